import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import type { Applicant } from '../testing/sign-up.ts'
import { apply, startApplication } from '../testing/apply.ts'
import { APPLICATION } from '../testing/entries.ts'
import { form, pdf, png } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let me: Applicant
beforeAll(async () => {
  app = await startTestApp()
  me = await enter(app)
})
afterAll(() => app.close())

const resume = { resume: { name: 'Résumé.pdf', bytes: pdf('Resume') } }
type Listed = { count: number; results: { id: number }[] }

test('before there is an application, calls about one say so', async () => {
  expect(await me.client.get('/api/evidence/')).toMatchObject({
    status: 404,
    body: { detail: 'No active application' },
  })
  expect((await me.client.get<Listed>('/api/application/')).body).toEqual({ count: 0, results: [] })
})

test.each([
  ['nothing', {}, {}, ['first_name', 'last_name', 'email', 'phone_number', 'gender', 'pronoun', 'resume']],
  ['no resume', APPLICATION, {}, ['resume']],
  ['a bad phone', { ...APPLICATION, phone_number: 'call me' }, resume, ['phone_number']],
  ['a bad filing type', { ...APPLICATION, filing_type: 'asylum' }, resume, ['filing_type']],
])('%s is refused at its fields, and nothing is kept', async (_name, fields, files, at) => {
  const reply = await me.client.post<object>('/api/application/', form(fields, files))
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body).toSorted()).toEqual(at.toSorted())
  expect(await app.parts.db.selectFrom('files').selectAll().execute()).toEqual([])
})

test('what is missing is said in the words of the form', async () => {
  expect((await me.client.post('/api/application/', form({}))).body).toEqual({
    first_name: ['First name is required'],
    last_name: ['Last name is required'],
    email: ['Email is required'],
    phone_number: ['Phone Number is required'],
    gender: ['Gender is required'],
    pronoun: ['Prefix is required'],
    resume: ['Resume is required. Please upload a PDF file.'],
  })
})

test('a resume that is no PDF is refused', async () => {
  const picture = form(APPLICATION, { resume: { name: 'resume.pdf', bytes: png() } })
  expect(await me.client.post('/api/application/', picture)).toMatchObject({
    status: 400,
    body: { resume: ['Please upload a PDF file'] },
  })
  expect(await app.parts.db.selectFrom('files').selectAll().execute()).toEqual([])
})

test('an application is saved, and the resume can be opened', async () => {
  const reply = await me.client.post<{ id: number; resume: string }>('/api/application/', form(APPLICATION, resume))
  expect(reply).toMatchObject({
    status: 201,
    body: { ...APPLICATION, phone_number: '+12025550143', filing_type: 'initial', resume__filename__: 'Résumé.pdf' },
  })
  expect((await me.client.fetch('GET', reply.body.resume)).headers.get('content-type')).toBe('application/pdf')
  expect((await me.client.get<{ results: object[] }>(`/api/progress/${reply.body.id}/`)).body.results[0]).toEqual({
    section: 'Personal Info',
    status: 'completed',
  })
})

test('saving again keeps the resume and the filing type that are not sent', async () => {
  const rfe = form({ ...APPLICATION, filing_type: 'rfe' }, resume)
  const { body } = await me.client.post<{ id: number; resume: string }>('/api/application/', rfe)
  const saved = await me.client.put(`/api/application/${body.id}/`, form({ ...APPLICATION, last_name: 'Other' }))
  expect(saved).toMatchObject({ status: 200, body: { ...body, version: 2, last_name: 'Other' } })
  expect((await me.client.put(`/api/application/${body.id}/`, { ...APPLICATION, resume: body.resume })).status).toBe(
    200,
  )
  const replaced = form(APPLICATION, { resume: { name: 'new.pdf', bytes: pdf('new') } })
  expect((await me.client.put(`/api/application/${body.id}/`, replaced)).body).toMatchObject({
    resume__filename__: 'new.pdf',
  })
  expect((await me.client.put(`/api/application/${body.id}/`, form({}))).status).toBe(400)
})

test('the newest application comes first and is meant where none is named', async () => {
  const newest = await startApplication(me)
  const { results } = (await me.client.get<Listed>('/api/application/')).body
  expect(results[0]?.id).toBe(newest)
  expect(results.map((row) => row.id)).toEqual(results.map((row) => row.id).toSorted((a, b) => b - a))
})

test("somebody else's application does not exist", async () => {
  const other = await apply(app)
  const gone = { status: 404, body: { detail: 'Application does not exist' } }
  expect(await me.client.put(`/api/application/${other.application_id}/`, form(APPLICATION, resume))).toMatchObject(
    gone,
  )
  expect(await me.client.get(`/api/progress/${other.application_id}/`)).toMatchObject(gone)
  const done = { section: 'Education', status: 'completed' }
  expect(await me.client.patch(`/api/progress/${other.application_id}/`, done)).toMatchObject(gone)
  expect((await me.client.put('/api/application/x/', form(APPLICATION))).status).toBe(404)
})

test('progress takes known sections and states only', async () => {
  const { client, application_id } = await apply(app)
  const url = `/api/progress/${application_id}/`
  expect((await client.patch(url, { section: 'Education', status: 'done' })).status).toBe(400)
  expect((await client.patch(url, { section: 'Cooking', status: 'completed' })).status).toBe(400)
  expect((await client.patch(url, 7)).status).toBe(400)
  const change = { section: 'Education', status: 'completed' }
  expect(await client.patch(url, change)).toMatchObject({ status: 200, body: change })
  expect((await client.get<{ results: object[] }>(url)).body.results).toContainEqual(change)
})

describe('an application that is sent twice', () => {
  const send = (who: Applicant, fields: object = {}, words = 'Resume') =>
    who.client.post<{ id: number }>(
      '/api/application/',
      form({ ...APPLICATION, ...fields }, { resume: { name: 'cv.pdf', bytes: pdf(words) } }),
    )
  const idsOf = async (all: ReturnType<typeof send>[]) => {
    const replies = await Promise.all(all)
    expect(replies.map(({ status }) => status)).toEqual(all.map(() => 201))
    return new Set(replies.map(({ body }) => body.id))
  }

  test('at once is one', async () => {
    const who = await enter(app)
    expect((await idsOf([send(who), send(who), send(who)])).size).toBe(1)
    expect((await who.client.get<Listed>('/api/application/')).body.count).toBe(1)
  })

  test('with something else in it is two', async () => {
    const who = await enter(app)
    expect((await idsOf([send(who), send(who, { first_name: 'Other' }), send(who, {}, 'Another')])).size).toBe(3)
  })

  test('one after the other is two: that is how another is started', async () => {
    const who = await enter(app)
    const [first, second] = [await send(who), await send(who)]
    expect(second.body.id).not.toBe(first.body.id)
  })
})
