import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CaseFileView } from '#domain/case-file.ts'
import type { DocumentView } from '#domain/drafted-document.ts'
import { blockText } from '#domain/document-text.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { APPLICATION } from '../testing/entries.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { form, pdf } from '../testing/papers.ts'
import { readOnceHeld } from '../testing/read-once.ts'
import { selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'

let app: TestApp
/** What happens while the next paper is being read. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  app = await startTestApp({
    async readUpload(...read) {
      const first = meanwhile
      meanwhile = undefined
      await first?.()
      return readOnceHeld(...read)
    },
  })
})
afterAll(() => app.close())

type Applicant = Awaited<ReturnType<typeof apply>>

const replaceResume = async ({ client, application_id }: Applicant, words: string) => {
  const sent = form(APPLICATION, { resume: { name: `${words || 'scan'}.pdf`, bytes: pdf(words) } })
  const reply = await client.put(`/api/application/${application_id}/`, sent)
  expect(reply.status).toBe(200)
}

const ready = async (): Promise<Applicant> => {
  const applicant = await apply(app)
  await fillProfile(applicant.client)
  await selectEndeavor(applicant.client)
  await buy(app, applicant.client, { 1: 2 })
  return applicant
}

/** The rows of the list of exhibits, as words. */
async function exhibitsListed({ client }: Applicant): Promise<string[]> {
  const { task_id } = (await client.post<{ task_id: string }>('/api/product/petition/letter/')).body
  const { result } = await finishedTask<{ letter_id: number }>(client, task_id)
  const { blocks } = (await client.get<DocumentView>(`/api/product/documents/${result?.letter_id}/`)).body
  const list = blocks.find((block) => block.kind === 'table' && block.caption === 'Exhibits')
  return list === undefined ? [] : blockText(list).split('\n').slice(2)
}

const unread = () => app.parts.db.deleteFrom('upload_texts').execute()
const allRead = ({ client }: Applicant) =>
  waitFor('every paper to be read', async () => {
    const { exhibits } = (await client.get<CaseFileView>('/api/case-file/')).body
    return exhibits.every(({ read_by }) => read_by !== null)
  })

test('a petition started right after the resume was replaced lists the pages of the new one', async () => {
  const applicant = await ready()
  await replaceResume(applicant, 'The new resume')
  const listed = await exhibitsListed(applicant)
  expect(listed[0]).toMatch(/\t1\t/)
  expect(listed.filter((row) => row.includes('–'))).toEqual([])
})

test('a resume that is replaced while the papers are read is read too', async () => {
  const applicant = await ready()
  await allRead(applicant)
  await unread()
  meanwhile = () => replaceResume(applicant, 'Replaced meanwhile')
  const listed = await exhibitsListed(applicant)
  expect(meanwhile).toBeUndefined()
  expect(listed[0]).toMatch(/\t1\t/)
})

test('the pages of a paper without words are counted as well, also where it was read before they were', async () => {
  const applicant = await ready()
  await replaceResume(applicant, '')
  expect((await exhibitsListed(applicant))[0]).toMatch(/\t1\t/)
  await allRead(applicant)
  await app.parts.db.updateTable('upload_texts').set({ page_count: null }).execute()
  expect((await exhibitsListed(applicant))[0]).toMatch(/\t1\t/)
})
