import { MAX_CHARACTERS, MAX_PAGES } from '#documents/reading/reading.ts'
import type { CaseFileView } from '#domain/case-file.ts'
import type { DocumentView } from '#domain/drafted-document.ts'
import { paragraphOf } from '#server/drafts/testing/with-documents.ts'
import type { Client } from '#server/testing/client.ts'
import { ENTRIES } from '#server/testing/entries.ts'
import { NOTICE_DATES, NOTICE_PAGES } from '#server/testing/notice.ts'
import { form, inJson, pdf } from '#server/testing/papers.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { buyItems, expectWell, makeReady, PETITION, runJob } from '../product/account.ts'
import { READS } from '../product/reads.ts'
import { PASSWORD } from '../product/seed.ts'
import { tellingText } from '../profiles/telling-text.ts'

/** What an account does, and whether it can be done again and again. */
export interface Step {
  name: string
  isJob: boolean
  run(): Promise<unknown>
}

const RFE_READS = ['analysis/', 'response/', 'papers/', 'background/', 'calendar/'].map(
  (name) => `/api/product/rfe/${name}`,
)

/** The papers that were saved before are read first. */
const PATIENCE_MS = 300_000

const FULL_RFE_PACKAGE = 2
const UPLOAD_BYTES = 20 * 1024 * 1024 - 1024
const PAGES = 60
const COLUMNS = 90

/** A paper of nearly as many bytes as are taken. */
const largePaper = (): Buffer => Buffer.concat([pdf('A large paper.'), Buffer.alloc(UPLOAD_BYTES, 0x20)])

const lines = (text: string): string => text.replace(new RegExp(`(.{1,${COLUMNS}})(\\s|$)`, 'g'), '$1\n')

/** A notice of many pages. */
const longNotice = (): Buffer =>
  pdf(...NOTICE_PAGES, ...Array.from({ length: PAGES - NOTICE_PAGES.length }, (_, at) => lines(tellingText(at, 2_000))))

const read = (client: Client, path: string): Step => ({
  name: `GET ${path}`,
  isJob: false,
  run: async () => expectWell(await client.get(path), path),
})

/** All that is asked of the product about a profile that lies there, each with what it needs. */
export async function* stepsOf(client: Client, drafts: boolean): AsyncGenerator<Step> {
  const referee = await makeReady(client)
  await buyItems(client, { [FULL_RFE_PACKAGE]: 2 })
  for (const path of READS) yield read(client, path)
  yield* changes(client)
  yield* uploads(client)
  yield {
    name: 'data export',
    isJob: true,
    run: () => runJob(client, '/api/account/export/', { password: PASSWORD }),
  }
  if (!drafts) return
  yield longestPaper(client)
  yield job(client, 'endeavors', '/api/product/proposed-endeavor/generate/')
  yield* drafting(client, 'letter', `/api/product/rec/letter/${referee}/`)
  yield* drafting(client, 'petition', PETITION)
  yield job(client, 'analysis', '/api/product/rfe/analysis/')
  yield* drafting(client, 'response', '/api/product/rfe/response/')
  for (const path of RFE_READS) yield read(client, path)
}

/** A paper of as many pages and nearly as many letters as are read: until its words are there. */
function longestPaper(client: Client): Step {
  const pages = Array.from({ length: MAX_PAGES }, (_, at) => lines(tellingText(at, 0.9 * (MAX_CHARACTERS / MAX_PAGES))))
  const bytes = pdf(...pages)
  const sent = [{ ...ENTRIES.evidence(), name: 'The longest paper', supporting_doc: inJson('longest.pdf', bytes) }]
  return {
    name: `a paper of ${MAX_PAGES} pages`,
    isJob: true,
    run: async () => {
      const [{ id } = { id: 0 }] = expectWell(await client.post<{ id: number }[]>('/api/evidence/', sent), 'the paper')
      await waitFor(
        'the words of the longest paper',
        async () => {
          const { exhibits } = expectWell(await client.get<CaseFileView>('/api/case-file/'), 'case file')
          return exhibits.find(({ name, read_by }) => name === 'longest.pdf' && read_by !== null)
        },
        PATIENCE_MS,
        1_000,
      )
      expectWell(await client.delete(`/api/evidence/${id}/`), 'removing the paper')
    },
  }
}

const job = (client: Client, name: string, path: string): Step => ({
  name: `drafting: ${name}`,
  isJob: true,
  run: () => runJob(client, path),
})

async function* changes(client: Client): AsyncGenerator<Step> {
  const { results } = expectWell(await client.get<{ results: { id: number }[] }>('/api/evidence/'), 'evidence')
  const [entry] = results
  yield {
    name: 'saving an entry',
    isJob: false,
    run: async () => expectWell(await client.patch('/api/evidence/', [entry]), 'saving'),
  }
}

async function* uploads(client: Client): AsyncGenerator<Step> {
  const sent = [{ ...ENTRIES.evidence(), name: 'A large paper', supporting_doc: inJson('large.pdf', largePaper()) }]
  const bytes = JSON.stringify(sent)
  yield {
    name: '20 MB as base64 in JSON',
    isJob: false,
    run: async () => {
      const headers = { 'content-type': 'application/json' }
      const [{ id } = { id: 0 }] = expectWell(
        await client.post<{ id: number }[]>('/api/evidence/', bytes, { headers }),
        'base64',
      )
      expectWell(await client.delete(`/api/evidence/${id}/`), 'removing')
    },
  }
  const large = largePaper()
  yield {
    name: '20 MB as a form',
    isJob: false,
    run: async () =>
      expectWell(await client.post('/api/files/', form({}, { file: { name: 'large.pdf', bytes: large } })), 'form'),
  }
  const notice = longNotice()
  yield {
    name: `a notice of ${PAGES} pages`,
    isJob: false,
    run: async () =>
      expectWell(
        await client.post('/api/files/', form({ as: 'notice' }, { file: { name: 'rfe.pdf', bytes: notice } })),
        'notice',
      ),
  }
  const fields = { description: 'More is asked.', ...NOTICE_DATES }
  const kept = await client.post('/api/rfenotice/', form(fields, { file: { name: 'rfe.pdf', bytes: notice } }))
  expectWell(kept, 'keeping the notice')
}

/** A document is drafted, opened, checked as one types, and changed. */
async function* drafting(client: Client, name: string, path: string): AsyncGenerator<Step> {
  let page = ''
  yield {
    name: `drafting: ${name}`,
    isJob: true,
    run: async () => {
      const made = await runJob<{ letter_id: number }>(client, path)
      page = `/api/product/documents/${made.letter_id}/`
    },
  }
  const view = expectWell(await client.get<DocumentView>(page), page)
  const { id, text } = paragraphOf(view)
  yield { ...read(client, page), name: `${name}: its page` }
  yield {
    name: `${name}: check as one types`,
    isJob: false,
    run: async () => expectWell(await client.post(`${page}check/`, { block: id, text: `${text} More.` }), 'check'),
  }
}
