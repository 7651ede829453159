import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../testing/apply.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { sweepOrphans } from './sweep-orphans.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await apply(app)
})
afterAll(() => app.close())

const HOUR = 3_600_000
const sweep = (hours: number) =>
  sweepOrphans({ ...app.parts, clock: { now: () => new Date(Date.now() + hours * HOUR) } })

const folder = () => join(app.parts.config.dataDir, 'files')
const stored = async (): Promise<string[]> =>
  (await readdir(folder(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted()

test('what a process left without a row goes after an hour, whole or half; what has a row and what is no file stays', async () => {
  const rows = await app.parts.db.selectFrom('files').select('id').execute()
  const [whole, half] = [randomUUID(), randomUUID()]
  await app.parts.files.put(whole, Readable.from([Buffer.from('whole')]))
  await mkdir(join(folder(), half.slice(0, 2)), { recursive: true })
  await new Promise((done) =>
    createWriteStream(join(folder(), half.slice(0, 2), `${half}.partial`)).end('half of it', () => done(null)),
  )
  await writeFile(join(folder(), half.slice(0, 2), 'notes.txt'), 'the operator’s')

  expect(await sweep(0)).toBe(0)
  expect(await sweep(0.9)).toBe(0)
  expect(await stored()).toContain(`${half}.partial`)
  expect(await sweep(1.1)).toBe(2)
  expect(await stored()).toEqual(['.waiverly-store', ...rows.map(({ id }) => id), 'notes.txt'].toSorted())
  expect(rows.length).toBeGreaterThan(0)
})
