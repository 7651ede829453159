import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '../testing/test-database.ts'
import { describeSchema } from './describe-schema.ts'

test('schema.ts is what the migrations make; otherwise run node server/db/generate-schema.ts', async () => {
  const database = await makeTestDatabase()
  const described = await describeSchema(database.url)
  await database.drop()
  expect(await readFile(new URL('./schema.ts', import.meta.url), 'utf8')).toBe(described)
})
