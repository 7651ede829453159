import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, startApplication } from '../testing/apply.ts'
import { form, pdf, png } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

type Applied = Awaited<ReturnType<typeof apply>>
interface Notice {
  id: number
  file: { name: string; url: string }
}

let app: TestApp
let me: Applied
let other: Applied
beforeAll(async () => {
  app = await startTestApp()
  me = await apply(app)
  other = await apply(app)
})
afterAll(() => app.close())

const FIELDS = { description: 'More is asked about prong two.', sent_date: '2026-02-03', deadline: '2026-04-28' }
const file = { file: { name: 'notice.pdf', bytes: pdf('Notice') } }
const add = async ({ client }: Applied) => (await client.post<Notice>('/api/rfenotice/', form(FIELDS, file))).body

test('an incomplete notice is refused at its fields', async () => {
  expect(await me.client.post('/api/rfenotice/', form({}))).toMatchObject({
    status: 400,
    body: {
      description: ['This field is required'],
      sent_date: ['This field is required'],
      deadline: ['This field is required'],
      file: ['Supporting document is required'],
    },
  })
  expect((await me.client.post('/api/rfenotice/', form({ ...FIELDS, deadline: '2026-02-01' }, file))).body).toEqual({
    deadline: ['Deadline cannot be before the sent date'],
  })
  const picture = { file: { name: 'notice.pdf', bytes: png() } }
  expect((await me.client.post('/api/rfenotice/', form(FIELDS, picture))).body).toEqual({
    file: ['Please upload a PDF file'],
  })
})

test('a notice is saved, changed with and without a new file, listed and deleted', async () => {
  const saved = await add(me)
  expect(saved).toMatchObject({ ...FIELDS, application: me.application_id, file: { name: 'notice.pdf' } })
  const url = `/api/rfenotice/${saved.id}/`
  expect(await me.client.patch(url, form({ deadline: '2026-05-01' }))).toMatchObject({
    status: 200,
    body: { ...saved, version: 2, deadline: '2026-05-01' },
  })
  const renamed = { file: { name: 'second.pdf', bytes: pdf('Second') } }
  expect((await me.client.patch<Notice>(url, form({}, renamed))).body.file.name).toBe('second.pdf')
  expect((await me.client.patch(url, form({ sent_date: 'soon' }))).status).toBe(400)
  expect((await me.client.get<{ count: number }>('/api/rfenotice/')).body.count).toBe(1)
  expect((await me.client.delete(url)).status).toBe(204)
  expect((await me.client.delete(url)).status).toBe(404)
})

test('a notice may name its application; that of another does not exist', async () => {
  const newer = await startApplication(me)
  const named = form({ ...FIELDS, application: String(newer) }, file)
  expect((await me.client.post('/api/rfenotice/', named)).body).toMatchObject({ application: newer })
  for (const application of [String(other.application_id), 'x'])
    expect(await me.client.post('/api/rfenotice/', form({ ...FIELDS, application }, file))).toMatchObject({
      status: 404,
      body: { detail: 'Application does not exist' },
    })
})

test("somebody else's notice does not exist", async () => {
  const { id } = await add(other)
  expect((await me.client.patch(`/api/rfenotice/${id}/`, form(FIELDS))).status).toBe(404)
  expect((await me.client.delete(`/api/rfenotice/${id}/`)).status).toBe(404)
})
