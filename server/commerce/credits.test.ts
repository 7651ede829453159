import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Usage } from '#domain/credits.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addReadyReferee, selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { giveBack, grant } from './credits.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const letters = async (client: { get: Awaited<ReturnType<typeof apply>>['client']['get'] }) =>
  (await client.get<Usage[]>('/api/payments/usage/')).body.find((row) => row.code === 'recommendation_letter')

const AT_ONCE = process.env['WAIVERLY_FULL'] === '1' ? 50 : 12

test('of many letters that are started at once with one credit, one is started', async () => {
  const { client, id: user_id } = await apply(app)
  const { evidence } = await fillProfile(client)
  const endeavor = await selectEndeavor(client)
  const refs = await Promise.all(Array.from({ length: AT_ONCE }, () => addReadyReferee(client, { evidence, endeavor })))
  const order_id = await buy(app, client, { 4: 1 })

  const replies = await Promise.all(
    refs.map((ref) => client.post<{ task_id: string }>(`/api/product/rec/letter/${ref}/`)),
  )
  const started = replies.filter((reply) => reply.status === 201)
  expect(started).toHaveLength(1)
  for (const reply of replies)
    if (reply.status !== 201) expect(reply).toMatchObject({ status: 402, body: { code: 'no_credits' } })
  expect(await letters(client)).toMatchObject({ remaining_usage: 0, total_purchased: 1 })
  const task_id = started[0]?.body.task_id ?? ''
  expect(await finishedTask(client, task_id)).toMatchObject({ status: 'SUCCESS' })

  const { db } = app.parts
  await db.transaction().execute(async (trx) => {
    await grant(trx, user_id, order_id, { recommendation_letter: 1 })
    await giveBack(trx, task_id)
    await giveBack(trx, task_id)
    await giveBack(trx, '00000000-0000-4000-8000-000000000000')
  })
  expect(await letters(client)).toMatchObject({ remaining_usage: 1, total_purchased: 1 })
})

test('the ledger only grows', async () => {
  const { db } = app.parts
  for (const change of [
    sql`update credit_entries set amount = 100`,
    sql`delete from credit_entries`,
    sql`truncate credit_entries`,
  ])
    await expect(change.execute(db)).rejects.toThrow('The ledger of credits only grows')
})

test('an entry that would create, take or give back credits out of nothing is refused', async () => {
  const { id: user_id } = await apply(app)
  const entry = { user_id, product: 'petition_letter' as const }
  for (const wrong of [
    { ...entry, amount: 1, reason: 'purchase' as const },
    { ...entry, amount: -1, reason: 'spend' as const },
    { ...entry, amount: 1, reason: 'refund' as const },
  ])
    await expect(app.parts.db.insertInto('credit_entries').values(wrong).execute()).rejects.toThrow(/check constraint/)
})
