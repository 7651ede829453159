import { delimiter } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standInTools } from '#documents/testing/stand-in-tools.ts'
import type { CaseFileView } from '#domain/case-file.ts'
import type { LetterPacketView } from '#domain/letter-packet.ts'
import type { LinkedLetter } from '#domain/letter-link.ts'
import type { LetterState } from '#domain/recommender.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES } from '../testing/entries.ts'
import { form, inJson, pdf } from '../testing/papers.ts'
import { makeTempFolder, type TempFolder } from '../testing/temp-folder.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { applyWithLetters, holderOf, makeLink, tokenOf, type Holder, type Letter } from './testing/with-links.ts'

const SCANNED = 'Letter of a Recommender\nI have known her since {Missing: the year in which you met}.'

let tools: TempFolder
let app: TestApp
let client: Client
let letter: Letter
let holder: Holder
beforeAll(async () => {
  tools = await makeTempFolder()
  const path = [await standInTools(tools.path, SCANNED), process.env['PATH']].join(delimiter)
  app = await startTestApp({ env: { PATH: path } })
  ;({ client, first: letter } = await applyWithLetters(app))
  holder = holderOf(app, tokenOf(await makeLink(client, letter.referee)))
})
afterAll(async () => {
  await app.close()
  await tools.remove()
})

const signed = (name: string, bytes: Buffer) => form({}, { file: { name, bytes } })
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer())
const linked = async (kind: 'pdf' | 'docx') => bytesOf(await holder.fetch(`${kind}/`))
const own = `/api/product/rec/letter/`
/** The applicant's own file of the draft, its sheet for the reader in front. */
async function withSheet(kind: 'url' | 'docx_url'): Promise<Buffer> {
  const { letters } = (await client.get<{ letters: Record<'url' | 'docx_url', string>[] }>(`${own}${letter.referee}/`))
    .body
  return bytesOf(await client.fetch('GET', letters[0]?.[kind] ?? ''))
}
const stored = async () => (await app.parts.db.selectFrom('files').select('id').execute()).length
const stateOf = async () =>
  (await client.get<{ results: { id: number; letter: LetterState }[] }>('/api/referee/')).body.results.find(
    ({ id }) => id === letter.referee,
  )?.letter
const caseFile = async () => (await client.get<CaseFileView>('/api/case-file/')).body
const packet = async () => (await client.get<LetterPacketView>('/api/product/rec/packet/')).body
const isSigned = async () => (await packet()).writers.find(({ id }) => id === letter.referee)?.is_signed

const REFUSED = /^Page \d+ of this file says “.+”, so it is a draft and not the signed letter\./

test('a draft that the recommender hands in is refused with its page, and nothing of it stays', async () => {
  const before = await stored()
  for (const kind of ['pdf', 'docx'] as const) {
    const reply = await holder.send<{ file: string[] }>('POST', 'signed/', signed(`letter.${kind}`, await linked(kind)))
    expect([kind, reply.status]).toEqual([kind, 400])
    expect(reply.body.file[0]).toMatch(REFUSED)
  }
  expect(await stored()).toBe(before)
  expect((await holder.send<LinkedLetter>('GET')).body.signed).toBeNull()
})

test('so is one with its cover sheet that the applicant uploads, also one uploaded before', async () => {
  for (const [name, kind] of [
    ['letter.pdf', 'url'],
    ['letter.docx', 'docx_url'],
  ] as const) {
    const bytes = await withSheet(kind)
    const reply = await client.post<{ file: string[] }>(`${own}${letter.referee}/signed/`, signed(name, bytes))
    expect([name, reply.status]).toEqual([name, 400])
    expect(reply.body.file[0]).toMatch(REFUSED)
    const file = (await client.post('/api/files/', signed(name, bytes))).body
    expect(await client.post(`${own}${letter.referee}/signed/`, { file })).toMatchObject({
      status: 400,
      body: { file: [expect.stringMatching(REFUSED)] },
    })
  }
  expect(await stateOf()).toBe('drafted')
})

test('a scanned draft is taken, and once it is read it is neither signed nor an exhibit', async () => {
  expect((await holder.send('POST', 'signed/', signed('scan.pdf', pdf('', '')))).status).toBe(201)
  const told = await waitFor('the reading of the scan', async () =>
    (await caseFile()).contradictions.find(({ kind, text }) => kind === 'draft' && text.includes('scan.pdf')),
  )
  expect(told?.text).toBe(
    '“scan.pdf” is a draft and no signed letter: its page 1 says “{Missing: the year in which you met}”. It does not count until the signed letter is uploaded in its place.',
  )
  expect(told?.places[0]?.url).toMatch(/\/scan\.pdf#page=1$/)
  expect((await caseFile()).exhibits.map(({ name }) => name)).not.toContain('scan.pdf')
  expect(await isSigned()).toBe(false)
  expect((await packet()).gaps.some(({ kind, severity }) => kind === 'open points' && severity === 'must')).toBe(true)
  expect(await stateOf()).toBe('drafted')
})

test('a draft that is added as evidence is no exhibit', async () => {
  const paper = inJson('proof.pdf', await withSheet('url'))
  const saved = await client.post('/api/evidence/', [{ ...ENTRIES.evidence(), supporting_doc: paper }])
  expect(saved.status).toBe(201)
  const told = await waitFor('the reading of the paper', async () =>
    (await caseFile()).contradictions.find(({ kind, text }) => kind === 'draft' && text.includes('proof.pdf')),
  )
  expect(told?.text).toMatch(
    /^“proof\.pdf” is a draft that was made here: its page 1 says “For you, not part of the filing”/,
  )
  expect((await caseFile()).exhibits.map(({ name }) => name)).not.toContain('proof.pdf')
})

test('a letter that was really signed is taken after all that', async () => {
  const bytes = pdf('Dear Officer:\nI support her petition.\nSincerely,\nDr. Marten Oakhollow')
  expect((await holder.send('POST', 'signed/', signed('signed.pdf', bytes))).status).toBe(201)
  await waitFor('it to count', isSigned)
  expect(await stateOf()).toBe('signed')
})
