import { afterAll, beforeAll, expect, test } from 'vitest'
import { readUpload } from '#documents/reading/read-upload.ts'
import type { LatinNameOffer } from '#domain/latin-name-offer.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { addNotice, NOTICE_PAGES, readNotice } from '../testing/notice.ts'
import { form, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await startTestApp({ readUpload })
  client = (await apply(app)).client
})
afterAll(() => app.close())

const offers = async (who = client) => (await who.get<{ results: LatinNameOffer[] }>('/api/latin-names/')).body.results
const bring = (name: string, text: string) =>
  client.post<{ found: unknown[] }>('/api/import/', form({}, { file: { name, bytes: Buffer.from(text) } }))
const noticeOf = (name: string) => pdf(...NOTICE_PAGES.map((page) => page.replace('ILONA KOSZEGI', name)))

test('nobody is offered a name before a paper prints one', async () => {
  expect(await offers()).toEqual([])
  expect((await app.visitor().get('/api/latin-names/')).status).toBe(403)
})

test('the names of an imported file and of a notice are offered, each with its source, and nothing is set', async () => {
  await bring('cv.json', '{"basics": {"name": "Mingxuan Ada Li (李明轩)"}, "work": [{"name": "Lumen Cells"}]}')
  const file = { name: 'cv.json', url: expect.stringMatching(/^\/api\/files\/.*cv\.json$/) as unknown }
  const imported = { given: 'Mingxuan Ada', surname: 'Li', source: 'import', file }
  expect(await offers()).toEqual([imported])

  await addNotice(client, noticeOf('MINGXUAN LI'))
  await readNotice(app, client)
  const notice = { name: 'rfe.pdf', url: expect.stringMatching(/rfe\.pdf$/) as unknown }
  expect(await offers()).toEqual([{ given: 'MINGXUAN', surname: 'LI', source: 'notice', file: notice }, imported])

  const [stored] = (await client.get<{ results: { latin_first_name: string }[] }>('/api/application/')).body.results
  expect(stored).toMatchObject({ latin_first_name: '', latin_last_name: '' })
})

test('a file that gives the same name again, or none, adds no offer', async () => {
  const before = await offers()
  await bring('orcid.json', '{"orcid-identifier": {}, "person": {"name": {"credit-name": {"value": "Mingxuan Li"}}}}')
  await bring('works.bib', '@article{a, title = {Cells}, author = {Li, M.}, journal = {J}}')
  expect(await offers()).toEqual(before)
})

test('another applicant is offered nothing of these', async () => {
  expect(await offers((await apply(app)).client)).toEqual([])
})
