import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Application } from '#domain/application.ts'
import type { CaseFileView } from '#domain/case-file.ts'
import type { Referee } from '#domain/recommender.ts'
import { linksOf } from '../letter-links/testing/with-links.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import type { Client } from '../testing/client.ts'
import { APPLICATION } from '../testing/entries.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { form } from '../testing/papers.ts'
import { addReadyReferee, selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const OWN = { latin_first_name: 'MINGXUAN', latin_last_name: 'LI' }
const THEIRS = { latin_first_name: 'Wei', latin_last_name: 'Wang' }

let app: TestApp
let client: Client
let application: string
let referee: number
beforeAll(async () => {
  app = await startTestApp()
  const applicant = await apply(app)
  client = applicant.client
  application = `/api/application/${applicant.application_id}/`
  const { evidence } = await fillProfile(client)
  referee = await addReadyReferee(
    client,
    { evidence, endeavor: await selectEndeavor(client) },
    { first_name: '伟', last_name: '王', email: 'wang@example.test' },
  )
})
afterAll(() => app.close())

const save = (fields: object) =>
  client.fetch('PUT', application, form({ ...APPLICATION, first_name: '明轩', last_name: '李', ...fields }))
const personal = async () => (await client.get<{ results: Application[] }>('/api/application/')).body.results[0]
/** What the applicant is told about names, with the page that each line leads to. */
const asked = async () =>
  (await client.get<CaseFileView>('/api/case-file/')).body.contradictions
    .filter(({ kind }) => kind === 'name')
    .map(({ text, places }) => [text.split(',')[0], ...places.map(({ path }) => path)])

test('a name of another script is saved, and asked for in Latin letters where a form takes it', async () => {
  expect((await save({})).status).toBe(200)
  expect(await personal()).toMatchObject({ first_name: '明轩', last_name: '李', latin_first_name: '' })
  expect(await asked()).toEqual([
    ['Your name', '/personal-info#f-latin_first_name'],
    ['The name of Recommender 1', `/recommender-config?ref=${referee}&tab=profile&field=latin_first_name`],
  ])
})

test('once given it stays beside the native name, also through a save that does not send it', async () => {
  expect((await save(OWN)).status).toBe(200)
  expect((await save({ occupation: 'Engineer' })).status).toBe(200)
  expect(await personal()).toMatchObject({ first_name: '明轩', last_name: '李', ...OWN, has_one_name: false })
  const changed = await client.patch<Referee>(`/api/referee/${referee}/`, THEIRS)
  expect(changed.body).toMatchObject({ first_name: '伟', last_name: '王', ...THEIRS })
  expect(await asked()).toEqual([])
  const list = await client.get<{ results: object[] }>('/api/referee/')
  expect(list.body.results).toMatchObject([{ first_name: '伟', last_name: '王', name: 'Wei Wang (王伟)' }])
})

test('letters, their files and mails use the name in Latin letters', async () => {
  await buy(app, client, { 1: 1 })
  const { task_id } = (await client.post<{ task_id: string }>(`/api/product/rec/letter/${referee}/`)).body
  const { result } = await finishedTask<{ url: string }>(client, task_id)
  expect(result?.url).toMatch(/\/recommendation-letter-wei-wang\.pdf$/)
  const letters = await client.get<{ results: object[] }>('/api/RecLetter/')
  expect(letters.body.results).toMatchObject([{ name: 'Wei Wang' }])
  expect((await client.post(linksOf(referee), { send: true })).status).toBe(201)
  const mail = await app.nextMailTo('wang@example.test')
  expect(mail.subject).toBe('Mingxuan Li asks you for a letter of recommendation')
  expect(mail.text).toContain('Hello Dr. Wei Wang,')
})
