import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { ENDEAVOR_PARTS, type Endeavor, type NotedEndeavor } from '#domain/endeavor.ts'
import type { Usage } from '#domain/credits.ts'
import { apply, startApplication } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES } from '../testing/entries.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const URL = '/api/product/proposed-endeavor/'
type Applied = Awaited<ReturnType<typeof apply>>

let app: TestApp
let me: Applied
let client: Client
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  me = await apply(app)
  client = me.client
})

const OWN = {
  title: 'An open protocol for testing sodium cells',
  ...Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, `What ${part} says.`])),
}
const list = async () => (await client.get<{ count: number; results: NotedEndeavor[] }>(URL)).body.results
const add = async () => (await client.post<Endeavor>(URL, OWN)).body
const generate = async () => {
  const { body } = await client.post<{ task_id: string }>(`${URL}generate/`)
  return finishedTask(client, body.task_id)
}
const remaining = async () =>
  (await client.get<Usage[]>('/api/payments/usage/')).body.find((row) => row.code === 'proposed_endeavors')
    ?.remaining_usage
const isFree = async () => (await client.get<{ is_free: boolean }>(URL)).body.is_free

describe("one's own endeavors", () => {
  it('need every field', async () => {
    const reply = await client.post<object>(URL, {})
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body)).toEqual(['title', ...ENDEAVOR_PARTS])
    expect((await client.post(URL, { ...OWN, title: 7 })).body).toEqual({ title: ['Please enter text'] })
  })

  it('are added, changed, selected, deselected and deleted', async () => {
    const reply = await client.post<Endeavor>(URL, OWN)
    expect(reply).toMatchObject({ status: 201, body: { ...OWN, is_selected: false, is_locked: false } })
    const url = `${URL}${reply.body.id}/`
    expect((await client.patch(url, { title: '' })).body).toEqual({ title: ['This field is required'] })
    expect((await client.patch(url, { is_selected: 'yes' })).status).toBe(400)
    expect((await client.patch(url, { is_selected: true })).body).toMatchObject({ ...OWN, is_selected: true })
    expect((await client.patch(url, { title: 'Another', is_locked: true })).body).toMatchObject({
      title: 'Another',
      is_selected: true,
      is_locked: false,
    })
    expect((await client.patch(url, {})).status).toBe(200)
    expect((await client.delete(url)).status).toBe(204)
    expect((await client.delete(url)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('are read for what they hold and lack, when they are listed, added and changed', async () => {
    const gapOf = ({ notes }: NotedEndeavor, part: string) =>
      notes.find((note) => note.part === part && note.tone === 'gap')?.text
    const added = (await client.post<NotedEndeavor>(URL, { ...OWN, title: 'Data scientist' })).body
    expect(gapOf(added, 'title')).toMatch(/^Not specific yet: it names an occupation/)
    const url = `${URL}${added.id}/`
    const changed = (await client.patch<NotedEndeavor>(url, { title: OWN.title, exp_nation_impt_impact: 'Less.' })).body
    expect(gapOf(changed, 'title')).toBeUndefined()
    expect(gapOf(changed, 'exp_nation_impt_impact')).toMatch(/^It has only 1 word/)
    expect(await list()).toEqual([changed])
  })

  it('are measured by the profile: a post of one’s own is no undertaking', async () => {
    const titled = { ...OWN, title: 'Quench-line stewarding for mill towns' }
    const told = async () =>
      (await client.post<NotedEndeavor>(URL, titled)).body.notes.find(({ part }) => part === 'title')?.tone
    expect(await told()).toBe('good')
    await client.post('/api/professionalhistory/', [
      { ...ENTRIES.professionalhistory(), job_title: 'Quench line steward, mill towns' },
    ])
    expect(await told()).toBe('gap')
  })

  it('of somebody else do not exist', async () => {
    const other = await apply(app)
    const foreign = (await other.client.post<Endeavor>(URL, OWN)).body
    expect((await client.patch(`${URL}${foreign.id}/`, { is_selected: true })).status).toBe(404)
    expect((await client.delete(`${URL}${foreign.id}/`)).status).toBe(404)
  })
})

describe('generation', () => {
  it('is free once: ten endeavors, nine of them locked', async () => {
    expect(await isFree()).toBe(true)
    const { result, progress, ...task } = await generate()
    expect(task).toMatchObject({ status: 'SUCCESS', error: null })
    expect(progress.done).toBe(progress.total)
    expect(result).toMatchObject({ warnings: expect.any(Array) as unknown })
    const endeavors = await list()
    expect(endeavors.map((endeavor) => endeavor.is_locked)).toEqual([false, ...Array<boolean>(9).fill(true)])
    expect(await isFree()).toBe(false)
    const [first, second] = endeavors
    for (const part of ENDEAVOR_PARTS) {
      expect(first?.[part]).toEqual(expect.any(String))
      expect(second?.[part]).toBeNull()
    }
    expect(second?.title).toEqual(expect.any(String))
    expect(second?.notes).toEqual([])
    expect(first?.notes.length).toBeGreaterThan(ENDEAVOR_PARTS.length)
    const locked = `${URL}${second?.id}/`
    for (const change of [{ is_selected: true }, { title: 'Mine' }])
      expect(await client.patch(locked, change)).toMatchObject({ status: 403, body: { code: 'upgrade_required' } })
    expect(await client.post(`${URL}generate/`)).toMatchObject({ status: 402, body: { code: 'no_credits' } })
    expect((await add()).is_locked).toBe(false)
    expect((await client.delete(locked)).status).toBe(204)
  })

  it('runs once at a time for an application, and once for free for an account', async () => {
    const newer = await startApplication(me)
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        client.post<{ task_id: string }>(`${URL}generate/`, undefined, {
          headers: { 'x-application-id': String(index % 2 === 0 ? newer : me.application_id) },
        }),
      ),
    )
    const started = replies.filter((reply) => reply.status === 201)
    expect(started).toHaveLength(1)
    const refused = replies.filter((reply) => reply.status === 409)
    for (const reply of refused) expect(reply.body.task_id).toBe(started[0]?.body.task_id)
    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => ![201, 402, 409].includes(status))).toEqual([])
    await finishedTask(client, started[0]?.body.task_id ?? '')
  })

  it('costs ten credits later, appends, and is all unlocked after an order', async () => {
    await fillProfile(client)
    await generate()
    expect((await client.post(`${URL}unlock/all/`)).body).toMatchObject({ code: 'upgrade_required' })
    await buy(app, client, { 1: 1 })
    expect((await list()).map((endeavor) => endeavor.is_locked)).toEqual(Array<boolean>(10).fill(false))
    expect(await remaining()).toBe(10)
    expect(await generate()).toMatchObject({ status: 'SUCCESS' })
    expect(await remaining()).toBe(0)
    const endeavors = await list()
    expect(endeavors.map((endeavor) => endeavor.is_locked)).toEqual(Array<boolean>(20).fill(false))
    expect(new Set(endeavors.map((endeavor) => endeavor.title)).size).toBe(20)
    expect((await client.post(`${URL}generate/`)).status).toBe(402)
  })

  it('starts once for two windows that ask one after the other, and for one that asks again', async () => {
    await fillProfile(client)
    const ask = (after: unknown) => client.post<{ task_id: string }>(`${URL}generate/`, { after })
    const last = async () => (await client.get<{ last_task_id: string | null }>(URL)).body.last_task_id
    expect((await ask('no id')).status).toBe(400)
    expect(await last()).toBeNull()
    const first = (await ask(null)).body.task_id
    await finishedTask(client, first)
    expect(await last()).toBe(first)
    await buy(app, client, { 1: 2 })
    expect(await ask(null)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } })
    expect(await remaining()).toBe(20)
    const second = (await ask(first)).body.task_id
    await finishedTask(client, second)
    expect(await ask(first)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } })
    expect(await remaining()).toBe(10)
    expect(await list()).toHaveLength(20)
    expect(await last()).toBe(second)
  })

  test.each([`${URL}unlock/all/`, '/api/proposed-endeavor/unlock/all/'])(
    '%s opens all after an order',
    async (path) => {
      expect((await client.post(path)).status).toBe(403)
      await buy(app, client, { 4: 1 })
      expect((await client.post(path)).status).toBe(200)
      await generate()
      expect((await list()).some((endeavor) => endeavor.is_locked)).toBe(false)
    },
  )
})
