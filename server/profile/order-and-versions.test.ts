import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_VERSION } from '#domain/version.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { APPLICATION, ENTRIES } from '../testing/entries.ts'
import { addReferee } from '../testing/fill-profile.ts'
import { form, pdf } from '../testing/papers.ts'
import { selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

type Row = Record<string, unknown> & { id: number; version: number }

let app: TestApp
let mine: Client
let theirs: Client
beforeAll(async () => {
  app = await startTestApp()
  mine = (await apply(app)).client
  theirs = (await apply(app)).client
})
afterAll(() => app.close())

const URL = '/api/evidence/'
const add = async (client: Client, names: string[]) =>
  (
    await client.post<Row[]>(
      URL,
      names.map((name) => ({ ...ENTRIES.evidence(), name })),
    )
  ).body
const namesOf = async (client: Client) =>
  (await client.get<{ results: { name: string }[] }>(URL)).body.results.map(({ name }) => name)

describe('the order of entries', () => {
  it('refuses what is no list of one’s own entries', async () => {
    const [foreign] = await add(theirs, ['Foreign'])
    const [own] = await add(mine, ['Own'])
    for (const wrong of [null, [], {}, { ids: null }, { ids: ['1'] }, { ids: [1.5] }, { ids: [own?.id, own?.id] }])
      expect((await mine.put(`${URL}order/`, wrong)).status).toBe(400)
    expect((await mine.put(`${URL}order/`, { ids: [own?.id, foreign?.id] })).status).toBe(404)
    expect((await mine.put(`${URL}order/`, { ids: [own?.id, 987_654] })).status).toBe(404)
    await mine.delete(`${URL}${own?.id}/`)
  })

  it('is kept, and what is added later stands last', async () => {
    const [a, b, c] = await add(mine, ['A', 'B', 'C'])
    expect((await mine.put(`${URL}order/`, { ids: [c?.id, a?.id, b?.id] })).status).toBe(204)
    expect(await namesOf(mine)).toEqual(['C', 'A', 'B'])
    await add(mine, ['D'])
    await mine.patch(URL, [{ id: b?.id, name: 'B2' }])
    expect(await namesOf(mine)).toEqual(['C', 'A', 'B2', 'D'])
    await mine.put(`${URL}order/`, { ids: [b?.id] })
    expect(await namesOf(mine)).toEqual(['B2', 'C', 'A', 'D'])
  })
})

describe('a save that rests on an older version', () => {
  it('changes nothing and names the entries', async () => {
    const [a, b] = await add(theirs, ['A', 'B'])
    expect(a?.version).toBe(1)
    const first = await theirs.patch<Row[]>(URL, [{ id: a?.id, if_version: 1, name: 'A in one window' }])
    expect(first.body[0]).toMatchObject({ name: 'A in one window', version: 2 })
    const second = await theirs.patch<unknown>(URL, [
      { id: a?.id, if_version: 1, name: 'A in another' },
      { id: b?.id, if_version: 1, name: 'B in another' },
    ])
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ code: 'changed_elsewhere', ids: [a?.id] })
    expect(await namesOf(theirs)).toEqual(expect.arrayContaining(['A in one window', 'B']))
  })

  it('goes through where it names none', async () => {
    const [a] = await add(theirs, ['Plain'])
    await theirs.patch(URL, [{ id: a?.id, name: 'Once' }])
    expect((await theirs.patch(URL, [{ id: a?.id, name: 'Twice' }])).status).toBe(200)
  })

  it('is told of personal info too, whose added fields stay when they are not sent', async () => {
    const { client, application_id } = await apply(app)
    const url = `/api/application/${application_id}/`
    const saved = await client.put<Row>(
      url,
      form({ ...APPLICATION, occupation: 'Chemist', eb2_basis: 'Advanced degree' }),
    )
    expect(saved.body).toMatchObject({ occupation: 'Chemist', eb2_basis: 'Advanced degree', version: 2 })
    const stale = await client.put<unknown>(url, form({ ...APPLICATION, if_version: '1' }))
    expect(stale.body).toMatchObject({ code: 'changed_elsewhere', ids: [application_id] })
    const again = await client.put<Row>(url, form({ ...APPLICATION, if_version: '2' }))
    expect(again.body).toMatchObject({ occupation: 'Chemist', version: 2 })
    expect((await client.put(url, form({ ...APPLICATION, eb2_basis: 'Luck' }))).body).toEqual({
      eb2_basis: ['Please choose one of the options'],
    })
  })

  it('is told as the wrong type where it names no version, not as a change elsewhere', async () => {
    const [a] = await add(theirs, ['Typed'])
    for (const if_version of ['one', true, [1], {}, 1.5, '0x1'])
      expect(await theirs.patch(URL, [{ id: a?.id, if_version, name: 'X' }])).toMatchObject({
        status: 400,
        body: [{ index: 0, errors: { if_version: [expect.any(String)] } }],
      })
    expect((await theirs.patch(URL, [{ id: a?.id, if_version: '1', name: 'Y' }])).status).toBe(200)
  })

  it('of personal info with another resume waits for the one before it', async () => {
    const { client, application_id } = await apply(app)
    const save = (text: string, more: Record<string, string> = {}) =>
      client.put<Row>(
        `/api/application/${application_id}/`,
        form({ ...APPLICATION, ...more }, { resume: { name: `${text}.pdf`, bytes: pdf(text) } }),
      )
    const both = await Promise.all([save('First'), save('Second'), save('Third')])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    const version = String(Math.max(...both.map(({ body }) => body.version)))
    const one = await Promise.all([save('Fourth', { if_version: version }), save('Fifth', { if_version: version })])
    expect(one.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is told of a notice', async () => {
    const { client } = await apply(app)
    const fields = { description: 'Prong two', sent_date: '2026-08-01', deadline: '2026-10-24' }
    const { body } = await client.post<Row>(
      '/api/rfenotice/',
      form(fields, { file: { name: 'notice.pdf', bytes: pdf('Notice') } }),
    )
    const url = `/api/rfenotice/${body.id}/`
    const change = (description: string) => client.patch(url, form({ ...fields, description, if_version: '1' }))
    expect((await change(fields.description)).status).toBe(200)
    expect((await change('Prong three')).status).toBe(200)
    expect((await change('Prong one')).status).toBe(409)
  })

  it('is told of a recommender, whose signed letter is no other version', async () => {
    const { client } = await apply(app)
    const id = await addReferee(client)
    const url = `/api/referee/${id}/`
    const signed = form({}, { file: { name: 'signed.pdf', bytes: pdf('Signed') } })
    await client.post(`/api/product/rec/letter/${id}/signed/`, signed)
    expect((await client.get<Row>(url)).body.version).toBe(1)
    const change = (more: Record<string, string>) => client.patch<Row>(url, form(more))
    expect((await change({ title: 'Dean', if_version: '1' })).body).toMatchObject({ title: 'Dean', version: 2 })
    const stale = await change({ title: 'Rector', if_version: '1' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_elsewhere', ids: [id] } })
    expect((await client.get<Row>(url)).body).toMatchObject({ title: 'Dean', version: 2 })
    expect((await change({ title: 'Dean', if_version: '2' })).body.version).toBe(2)
    expect(await change({ title: 'X', if_version: 'one' })).toMatchObject({
      status: 400,
      body: { if_version: [NO_VERSION] },
    })
    // Who names none overwrites, as before.
    expect((await change({ title: 'Provost' })).body).toMatchObject({ title: 'Provost', version: 3 })
  })

  it('is told of an endeavor, whose choice is no other version', async () => {
    const { client } = await apply(app)
    const id = await selectEndeavor(client)
    const url = `/api/product/proposed-endeavor/${id}/`
    const change = (more: object) => client.patch<Row>(url, more)
    expect((await change({ title: 'Here', if_version: 1 })).body).toMatchObject({ title: 'Here', version: 2 })
    const stale = await change({ title: 'There', if_version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_elsewhere', ids: [id] } })
    expect((await change({ is_selected: false, if_version: 2 })).body).toMatchObject({ title: 'Here', version: 2 })
    expect(await change({ title: 'X', if_version: 'one' })).toMatchObject({
      status: 400,
      body: { if_version: [NO_VERSION] },
    })
    expect((await change({ title: 'Elsewhere' })).body).toMatchObject({ title: 'Elsewhere', version: 3 })
  })
})
