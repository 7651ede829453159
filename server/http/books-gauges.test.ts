import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const metrics = async () => (await app.visitor().get<string>('/metrics')).body

test('the books are checked by themselves, and whichever process is asked tells what was found last', async () => {
  await waitFor('the first check', async () =>
    (await metrics()).includes('waiverly_books_faults{check="negative_balance"} 0'),
  )
  const found = { faults: JSON.stringify({ order_total_differs: 3 }), checked_at: '2026-11-22T03:00:00Z' }
  await app.parts.db.insertInto('books_checks').values(found).execute()
  const after = await metrics()
  expect(after).toContain('waiverly_books_faults{check="order_total_differs"} 3')
  expect(after).not.toContain('check="negative_balance"')
  expect(after).toContain(`waiverly_books_checked_timestamp_seconds ${Date.parse('2026-11-22T03:00:00Z') / 1000}`)
})
