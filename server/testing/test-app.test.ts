import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the whole app starts on a database of its own and is ready', async () => {
  expect(await app.visitor().get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
})
