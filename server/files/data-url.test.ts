import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../testing/apply.ts'
import { ENTRIES } from '../testing/entries.ts'
import { pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let me: Awaited<ReturnType<typeof apply>>
beforeAll(async () => {
  app = await startTestApp()
  me = await apply(app)
})
afterAll(() => app.close())

const base64 = pdf('A paper').toString('base64')
const send = (base64_content: string) =>
  me.client.post<object>('/api/evidence/', [
    { ...ENTRIES.evidence(), supporting_doc: { filename: 'a.pdf', content_type: 'application/pdf', base64_content } },
  ])

test.each([
  ['bare', base64],
  ['as a data URL', `data:application/pdf;base64,${base64}`],
  ['as a data URL with a name', `data:application/pdf;name=a.pdf;base64,${base64}`],
])('a file in JSON is taken %s', async (_, content) => {
  expect((await send(content)).status).toBe(201)
})

test.each([
  ['no end to its head', `data:${';'.repeat(3_000_000)}`],
  ['a head of nothing but separators', `data:${';'.repeat(3_000_000)};base64,${base64}`],
  ['two heads', `data:a;base64,data:a;base64,${base64}`],
  ['a head that is not base64', `data:application/pdf,${base64}`],
])('a file in JSON with %s is refused at its field', async (_, content) => {
  expect(await send(content)).toMatchObject({
    status: 400,
    body: [{ index: 0, errors: { supporting_doc: ['The file could not be read. Please choose it again.'] } }],
  })
})
