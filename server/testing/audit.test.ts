import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMailJob } from '../mail/send-mail.ts'
import { audit, usageDue } from './audit.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
let user_id: number
beforeAll(async () => {
  // Nobody runs what is queued.
  app = await startTestApp({ env: { ROLE: 'api' } })
  const user = await app.parts.db
    .insertInto('users')
    .values({ email: 'a@example.test', username: 'a', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  user_id = user.id
})
afterAll(() => app.close())

const found = () => audit(app.parts.db, app.parts.files)

const addTask = async (kind: string, status: 'SUCCESS' | 'FAILURE' | 'STARTED', result: object | null = null) => {
  const row = await app.parts.db
    .insertInto('tasks')
    .values({ kind, key: 'k', user_id, status, result: JSON.stringify(result) })
    .returning('task_id')
    .executeTakeFirstOrThrow()
  return row.task_id
}

const addOrder = async (status: 'OPEN' | 'COMPLETED', quantity = 2) => {
  const { db } = app.parts
  const cart = await db
    .insertInto('carts')
    .values({ user_id, status: 'ordered' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const grants = { recommendation_letter: 1 }
  const items = [{ item_id: 4, grants, item_name: 'Recommendation Letter', price_cents: 14_900, quantity }]
  const order = { user_id, cart_id: cart.id, status, items: JSON.stringify(items), total_cents: 14_900 * quantity }
  const row = await db
    .insertInto('orders')
    .values({ ...order, redirect_url: '/', provider: 'sandbox' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

test('an audit finds each breach of the rules, and nothing where there is none', async () => {
  const { db, jobs } = app.parts
  expect(await found()).toEqual([])

  const product = 'recommendation_letter'
  const bought = { user_id, product, amount: 5, reason: 'purchase', order_id: await addOrder('COMPLETED', 5) } as const
  await db.insertInto('credit_entries').values(bought).execute()
  expect(await found()).toEqual([])

  const unpaid = await addTask('recommendation-letter', 'SUCCESS')
  expect(await found()).toEqual([
    `recommendation-letter ${unpaid} was not charged once`,
    `recommendation-letter ${unpaid} made nothing, or something though it failed`,
  ])
  const spend = { user_id, product, amount: -1, reason: 'spend' } as const
  await db
    .insertInto('credit_entries')
    .values({ ...spend, task_id: unpaid })
    .execute()
  expect(await found()).toHaveLength(1)

  const lost = await addTask('recommendation-letter', 'FAILURE')
  await db
    .insertInto('credit_entries')
    .values({ ...spend, task_id: lost })
    .execute()
  expect((await found()).at(-1)).toBe(`recommendation-letter ${lost} was given back wrongly`)
  await db
    .insertInto('credit_entries')
    .values({ ...spend, amount: 1, reason: 'refund', task_id: lost })
    .execute()
  expect(await found()).toHaveLength(1)

  const dear = await addTask('proposed-endeavors', 'STARTED')
  await db
    .insertInto('credit_entries')
    .values({ ...spend, task_id: dear })
    .execute()
  const ten = { endeavor_ids: Array.from({ length: 10 }, (_, id) => id) }
  await addTask('proposed-endeavors', 'SUCCESS', ten)
  await addTask('proposed-endeavors', 'SUCCESS', ten)
  expect((await found()).slice(1)).toEqual([
    `proposed-endeavors ${dear} is still STARTED`,
    `proposed-endeavors ${dear} was charged another price`,
    `2 free runs of user ${user_id}`,
  ])

  const paid = await addOrder('COMPLETED')
  const open = await addOrder('OPEN')
  await db
    .insertInto('credit_entries')
    .values({ user_id, product, amount: 1, reason: 'purchase', order_id: open })
    .execute()
  expect((await found()).slice(4).toSorted()).toEqual(
    [
      `order ${open} (OPEN) granted 1 times ${product}, not 0`,
      `order ${paid} (COMPLETED) granted 0 times ${product}, not 2`,
    ].toSorted(),
  )
  expect(await usageDue(db, user_id, product)).toEqual({ total_purchased: 7, remaining_usage: 6 })

  const mail = { to: 'a@example.test', subject: 's', text: 't' }
  await db.transaction().execute((trx) => jobs.enqueue(trx, sendMailJob.kind, mail))
  const file = { user_id, name: 'a.pdf', content_type: 'application/pdf', size: 1, sha256: '-' }
  const { id } = await db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()
  expect((await found()).slice(6)).toEqual(['a job of send-mail is still created', `file ${id} is not what was stored`])
})
