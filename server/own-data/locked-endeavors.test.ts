import { afterAll, beforeAll, expect, test } from 'vitest'
import { unzip } from '#documents/testing/unzip.ts'
import { ENDPOINTS } from '#domain/api.ts'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import type { ExportView } from '#domain/own-data.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import type { Client } from '../testing/client.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { PASSWORD } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const ENDEAVORS = '/api/product/proposed-endeavor/'
const SECRET = 'zirconium kestrel lattice'

let app: TestApp
let me: Awaited<ReturnType<typeof apply>>
beforeAll(async () => {
  app = await startTestApp()
  me = await apply(app)
  await fillProfile(me.client)
  const { body } = await me.client.post<{ task_id: string }>(`${ENDEAVORS}generate/`)
  await finishedTask(me.client, body.task_id)
  const words = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, `The ${SECRET} of ${part}.`]))
  await app.parts.db.updateTable('proposed_endeavors').set(words).where('is_locked', '=', true).execute()
})
afterAll(() => app.close())

async function archive(client: Client): Promise<Map<string, string>> {
  const { body } = await client.post<{ task_id: string }>('/api/account/export/', { password: PASSWORD })
  expect((await finishedTask(client, body.task_id)).status).toBe('SUCCESS')
  const { export: made } = (await client.get<ExportView>('/api/account/export/')).body
  const answer = await client.fetch('GET', made?.url ?? '')
  return unzip(new Uint8Array(await answer.arrayBuffer()))
}
const endeavorsIn = (files: Map<string, string>) =>
  JSON.parse(files.get('endeavors.json') ?? '[]') as Record<string, unknown>[]

test('no call that needs no id shows the text of a locked endeavor', async () => {
  const calls = ENDPOINTS.filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  for (const { path } of calls) {
    const { body } = await me.client.get(path)
    expect([path, JSON.stringify(body).includes(SECRET)]).toEqual([path, false])
  }
})

test('the archive of a free account has the titles of locked endeavors and no more', async () => {
  const files = await archive(me.client)
  for (const [name, text] of files) expect([name, text.includes(SECRET)]).toEqual([name, false])
  const locked = endeavorsIn(files).filter(({ is_locked }) => is_locked)
  expect(locked).toHaveLength(9)
  for (const endeavor of locked) {
    expect(endeavor.title).toEqual(expect.stringMatching(/\S/))
    for (const part of ENDEAVOR_PARTS) expect(endeavor[part]).toBeNull()
  }
  expect(endeavorsIn(files).filter(({ is_locked }) => !is_locked)[0]?.[ENDEAVOR_PARTS[0]]).toEqual(expect.any(String))
})

test('a deleted locked endeavor shows its title and no more', async () => {
  const { results } = (await me.client.get<{ results: { id: number; is_locked: boolean; title: string }[] }>(ENDEAVORS))
    .body
  const locked = results.find(({ is_locked }) => is_locked)
  await me.client.delete(`${ENDEAVORS}${locked?.id}/`)
  const deleted = await me.client.get('/api/recently-deleted/')
  expect(deleted.body).toMatchObject({ results: [{ kind: 'endeavor', title: locked?.title }] })
  expect(JSON.stringify(deleted.body)).not.toContain(SECRET)
  for (const [, text] of await archive(me.client)) expect(text).not.toContain(SECRET)
  await me.client.post(`/api/recently-deleted/endeavor/${locked?.id}/restore/`)
  expect((await me.client.patch(`${ENDEAVORS}${locked?.id}/`, { title: 'Mine' })).status).toBe(403)
})

test('after an order the archive has all of it', async () => {
  await buy(app, me.client, { 4: 1 })
  for (const endeavor of endeavorsIn(await archive(me.client)))
    for (const part of ENDEAVOR_PARTS) expect(endeavor[part]).toEqual(expect.any(String))
})
