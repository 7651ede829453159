import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { insertTask } from '../jobs/tasks.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import type { Client } from '../testing/client.ts'
import { REFEREE } from '../testing/entries.ts'
import { addReferee, fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { form, pdf, png } from '../testing/papers.ts'
import { addReadyReferee, selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { LETTER, letterKey } from './generate-letter.ts'

let app: TestApp
let client: Client
let other: Client
beforeAll(async () => {
  app = await startTestApp()
  other = (await apply(app)).client
})
afterAll(() => app.close())
beforeEach(async () => {
  client = (await apply(app)).client
})

describe('a recommender', () => {
  it('needs the fields of the form', async () => {
    const reply = await client.post<object>('/api/referee/', form({}))
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body).toSorted()).toEqual(
      [
        'category',
        'email',
        'first_name',
        'frequency',
        'gender',
        'last_name',
        'organization',
        'phone',
        'pronoun',
        'relationship',
        'title',
        'years_of_known',
      ].toSorted(),
    )
  })

  test.each([
    ['email', 'nonsense', 'Please enter a valid email address'],
    ['phone', '12345', 'Please enter a valid 10-digit phone number'],
    ['years_of_known', '-1', 'Please enter a valid number of years'],
    ['category', 'friend', 'Please choose one of the options'],
  ])('%s may not be %s', async (field, value, message) => {
    const reply = await client.post('/api/referee/', form({ ...REFEREE, [field]: value }))
    expect(reply).toMatchObject({ status: 400, body: { [field]: [message] } })
  })

  it('has a resume in PDF or none', async () => {
    const resume = { resume: { name: 'cv.pdf', bytes: png() } }
    expect((await client.post('/api/referee/', form(REFEREE, resume))).body).toEqual({
      resume: ['Please upload a PDF file'],
    })
  })

  it('is saved, listed in short, shown, changed and deleted', async () => {
    const resume = { resume: { name: 'cv.pdf', bytes: pdf('CV') } }
    const saved = await client.post<{ id: number }[]>('/api/referee/', form(REFEREE, resume))
    expect(saved).toMatchObject({
      status: 201,
      body: [{ ...REFEREE, years_of_known: 6.5, linkedin: 'https://linkedin.com/in/fictional-oakhollow' }],
    })
    const id = saved.body[0]?.id
    const { first_name, last_name, title, organization } = REFEREE
    expect((await client.get('/api/referee/')).body).toEqual({
      count: 1,
      results: [
        { id, first_name, last_name, name: 'Marten Oakhollow', title, organization, tie: 'dependent', letter: 'none' },
      ],
    })
    const url = `/api/referee/${id}/`
    expect((await client.get(url)).body).toMatchObject({ id, resume: { name: 'cv.pdf' } })
    expect((await client.patch(url, form({ email: 'x' }))).body).toEqual({
      email: ['Please enter a valid email address'],
    })
    expect((await client.patch(url, form({ title: 'Dean' }))).body).toMatchObject({
      title: 'Dean',
      resume: { name: 'cv.pdf' },
    })
    expect((await client.delete(url)).status).toBe(204)
    for (const gone of [await client.get(url), await client.patch(url, form({})), await client.delete(url)])
      expect(gone).toMatchObject({ status: 404, body: { detail: 'Recommender is not found' } })
    expect((await client.get('/api/referee/')).body).toEqual({ count: 0, results: [] })
  })

  it('of somebody else does not exist', async () => {
    const id = await addReferee(other)
    const [conf, letter] = [`/api/product/rec/conf/${id}/`, `/api/product/rec/letter/${id}/`]
    const item = { item_category: 'goal', item_id: 'work_impact' }
    const replies = [
      await client.get(`/api/referee/${id}/`),
      await client.patch(`/api/referee/${id}/`, form(REFEREE)),
      await client.delete(`/api/referee/${id}/`),
      await client.get(conf),
      await client.post(conf, item),
      await client.delete(conf, item),
      await client.get(letter),
      await client.post(letter),
      await client.get(`${letter}url/1/`),
      await client.post(`${letter}signed/`, form({}, { file: { name: 'a.pdf', bytes: pdf() } })),
      await client.delete(`${letter}signed/`),
      await client.get('/api/referee/x/'),
    ]
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 404))
  })
})

describe('what a recommender is asked to speak to', () => {
  it('is an entry of the application or a goal', async () => {
    const ids = await fillProfile(client)
    const foreign = await fillProfile(other)
    const conf = `/api/product/rec/conf/${await addReferee(client)}/`
    for (const item of [
      {},
      { item_category: 'hobby', item_id: 1 },
      { item_category: 'goal', item_id: 'fame' },
      { item_category: 'evidence', item_id: 'x' },
      { item_category: 'evidence', item_id: [1] },
    ])
      expect((await client.post(conf, item)).status).toBe(400)
    for (const item_id of [foreign.evidence, 999_999_999])
      expect((await client.post(conf, { item_category: 'evidence', item_id })).status).toBe(404)

    const added = await client.post(conf, { item_category: 'Evidence', item_id: String(ids.evidence) })
    expect(added).toMatchObject({ status: 201, body: { category: 'evidence', item_id: ids.evidence } })
    expect((await client.post(conf, { item_category: 'evidence', item_id: ids.evidence })).status).toBe(201)
    await client.post(conf, { item_category: 'academicproject', item_id: ids.academicprojects })
    await client.post(conf, { item_category: 'goal', item_id: 'work_impact' })
    expect((await client.get(conf)).body).toEqual([
      { category: 'evidence', item_id: ids.evidence },
      { category: 'academicproject', item_id: ids.academicprojects },
      { category: 'goal', item_id: 'work_impact' },
    ])

    expect((await client.delete(`/api/academicprojects/${ids.academicprojects}/`)).status).toBe(204)
    expect((await client.delete(conf, { item_category: 'goal', item_id: 'work_impact' })).status).toBe(204)
    expect((await client.delete(conf, { item_category: 'goal', item_id: 'work_impact' })).status).toBe(404)
    expect((await client.get(conf)).body).toEqual([{ category: 'evidence', item_id: ids.evidence }])
  })

  it('is never a locked endeavor', async () => {
    const conf = `/api/product/rec/conf/${await addReferee(client)}/`
    const parts = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, 'Words.']))
    const own = { title: 'An endeavor', ...parts }
    const { id } = (await client.post<{ id: number }>('/api/product/proposed-endeavor/', own)).body
    await app.parts.db.updateTable('proposed_endeavors').set({ is_locked: true }).where('id', '=', id).execute()
    expect(await client.post(conf, { item_category: 'proposedendeavor', item_id: id })).toMatchObject({
      status: 403,
      body: { code: 'upgrade_required' },
    })
  })
})

describe('the letter', () => {
  it('needs an endorsed item, an endeavor and a goal, and says which lack', async () => {
    const ids = await fillProfile(client)
    const ref = await addReferee(client)
    const letter = `/api/product/rec/letter/${ref}/`
    const missing = async () => (await client.post<{ detail: string }>(letter)).body.detail
    const told = 'Please select at least one of each required item: '
    expect(await missing()).toBe(`${told}Endorsed Items, Proposed Endeavors, Endorsed Goals`)
    await client.post(`/api/product/rec/conf/${ref}/`, { item_category: 'evidence', item_id: ids.evidence })
    expect(await missing()).toBe(`${told}Proposed Endeavors, Endorsed Goals`)
    await client.post(`/api/product/rec/conf/${ref}/`, { item_category: 'goal', item_id: 'work_impact' })
    expect(await missing()).toBe(`${told}Proposed Endeavors`)
  })

  it('starts with nothing', async () => {
    const ref = await addReferee(client)
    expect((await client.get(`/api/product/rec/letter/${ref}/`)).body).toEqual({
      current_task_id: null,
      drafter: { provider: 'builtin', model: null },
      letters: [],
      rec_letter_url: null,
      recLetter_id: null,
      signed_letter_url: null,
    })
    expect((await client.get('/api/RecLetter/')).body).toEqual({ count: 0, results: [] })
  })

  it('comes back signed as PDF, DOC or DOCX', async () => {
    const letter = `/api/product/rec/letter/${await addReferee(client)}/`
    expect((await client.post(`${letter}signed/`, form({}))).body).toEqual({
      file: ['Please upload a signed letter before submitting'],
    })
    const wrong = form({}, { file: { name: 'signed.docx', bytes: png() } })
    expect((await client.post(`${letter}signed/`, wrong)).body).toEqual({
      file: ['Please upload a PDF, DOC, or DOCX file'],
    })
    const signed = form({}, { file: { name: 'signed.pdf', bytes: pdf('Signed') } })
    const reply = await client.post<{ signed_letter_url: string }>(`${letter}signed/`, signed)
    expect(reply.status).toBe(201)
    expect((await client.get(letter)).body).toMatchObject(reply.body)
    expect((await client.fetch('GET', reply.body.signed_letter_url)).status).toBe(200)
  })

  it('comes back signed as an upload of before, is the same when sent again, and can be taken away', async () => {
    const ref = await addReferee(client)
    const letter = `/api/product/rec/letter/${ref}/`
    const sent = form({}, { file: { name: 'Unterschrieben – 王.pdf', bytes: pdf('Signed') } })
    const upload = (await client.post<{ name: string; url: string }>('/api/files/', sent)).body
    const stolen = await other.post(
      `/api/product/rec/letter/${await addReferee(other)}/signed/`,
      form({ file: upload.url }),
    )
    expect(stolen).toMatchObject({ status: 400, body: { file: ['Please upload this file again'] } })

    const state = async () =>
      (await client.get<{ results: { letter: string }[] }>('/api/referee/')).body.results[0]?.letter
    expect(await state()).toBe('none')
    for (const file of [JSON.stringify(upload), upload.url])
      expect(await client.post(`${letter}signed/`, form({ file }))).toMatchObject({
        status: 201,
        body: { signed_letter_url: upload.url },
      })
    expect(await state()).toBe('signed')
    expect((await client.delete(`${letter}signed/`)).status).toBe(204)
    expect((await client.get(letter)).body).toMatchObject({ signed_letter_url: null })
    expect(await state()).toBe('none')
    expect((await client.delete(`${letter}signed/`)).status).toBe(404)
  })

  it('is told of in the list: being drafted, and then there', async () => {
    const { evidence } = await fillProfile(client)
    const referee = await addReadyReferee(client, { evidence, endeavor: await selectEndeavor(client) })
    await addReferee(client)
    await buy(app, client, { 1: 1 })
    const states = async () => (await client.get<{ results: unknown[] }>('/api/referee/')).body.results

    const me = (await client.get<{ id: number }>('/api/auth/me/')).body
    const about = {
      kind: LETTER,
      key: letterKey(referee),
      user_id: me.id,
      application_id: client.applicationId ?? null,
    }
    // One that nobody works on, so that it stays.
    const waiting = await app.parts.db.transaction().execute((trx) => insertTask(trx, { ...about, payload: {} }))
    expect(await states()).toMatchObject([{ letter: 'drafting' }, { letter: 'none' }])
    await app.parts.db.deleteFrom('tasks').where('task_id', '=', waiting).execute()

    const { task_id } = (await client.post<{ task_id: string }>(`/api/product/rec/letter/${referee}/`)).body
    expect(await finishedTask(client, task_id)).toMatchObject({ status: 'SUCCESS' })
    expect(await states()).toMatchObject([{ letter: 'drafted' }, { letter: 'none' }])
  })
})
