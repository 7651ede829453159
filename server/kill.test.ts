import { join } from 'node:path'
import { setTimeout as passes } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Usage } from '#domain/credits.ts'
import { localFiles } from './adapters/files-local.ts'
import { type Db, openDatabase } from './db/client.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { audit, usageDue } from './testing/audit.ts'
import { Client } from './testing/client.ts'
import { findLost, unfinishedTasks } from './testing/kept.ts'
import { outboxOf } from './testing/outbox.ts'
import { type ProductProcess, startProduct } from './testing/product-process.ts'
import { type Chance, seeded } from './testing/seeded.ts'
import { makeTempFolder, type TempFolder } from './testing/temp-folder.ts'
import { waitFor } from './testing/wait-for.ts'
import { makeWriter, type Writer } from './testing/writer.ts'

const FULL = process.env['WAIVERLY_FULL'] === '1'
const ROUNDS = FULL ? 10 : 2
const WRITERS = 3
const SEED = Number(process.env['WAIVERLY_SEED'] ?? (FULL ? Date.now() % 1_000_000 : 1))

let folder: TempFolder
let product: ProductProcess
const start = () => startProduct({ DATA_DIR: folder.path, RATE_LIMIT_FACTOR: '1000' })
beforeEach(async () => {
  folder = await makeTempFolder()
  product = await start()
})
afterEach(async () => {
  await product.kill('SIGKILL')
  await folder.remove()
})

const makeWriters = (): Promise<Writer[]> => {
  const door = { visitor: () => new Client(product.url), ...outboxOf(folder.path) }
  return Promise.all(Array.from({ length: WRITERS }, () => makeWriter(door)))
}

/** All write at once; somewhere in the midst of it the process is killed, with its jobs. */
const writeUntilKilled = async (writers: Writer[], chance: Chance): Promise<void> => {
  const enough = Promise.withResolvers<void>()
  const wanted = chance.whole(15, 45)
  let acknowledged = 0
  const count = () => {
    acknowledged += 1
    if (acknowledged === wanted) enough.resolve()
  }
  const written = Promise.all(writers.map((writer) => writer.writeUntilGone(chance, count)))
  await Promise.race([enough.promise, written])
  await passes(chance.whole(0, 300))
  expect(await product.kill('SIGKILL')).toBeNull()
  await written
}

const withDatabase = async (look: (db: Db) => Promise<void>): Promise<void> => {
  const server = await startEmbeddedDatabase({ dataDir: folder.path })
  const db = openDatabase(server.url)
  try {
    await look(db)
  } finally {
    await db.destroy()
    await server.stop()
  }
}

test(
  `killed ${ROUNDS} times under writers, the product loses nothing that it acknowledged`,
  { timeout: ROUNDS * 60_000 },
  async () => {
    console.log(`WAIVERLY_SEED=${SEED}`)
    const chance = seeded(SEED)
    const writers = await makeWriters()
    let interrupted = 0
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writeUntilKilled(writers, chance)
      product = await start()
      const readyAt = performance.now()
      for (const { client } of writers) client.url = product.url
      const waiting = await unfinishedTasks(writers)
      const running = [...waiting.keys()].filter((id) => waiting.get(id) !== 'PENDING')
      for (const writer of writers) expect(await findLost(writer)).toEqual([])
      await waitFor(
        'the jobs that were running',
        async () => {
          const left = await unfinishedTasks(writers)
          return running.every((id) => !left.has(id))
        },
        60_000,
        200,
      )
      console.log(round, running.length, waiting.size, performance.now() - readyAt)
      expect(performance.now() - readyAt).toBeLessThan(15_000)
      interrupted += running.length
      await waitFor('every job', async () => (await unfinishedTasks(writers)).size === 0, 60_000, 200)
    }
    expect(interrupted).toBeGreaterThan(0)

    const shown = new Map<number, Usage[]>()
    for (const { id, client } of writers) shown.set(id, (await client.get<Usage[]>('/api/payments/usage/')).body)
    expect(await product.kill()).toBe(0)
    await withDatabase(async (db) => {
      expect(await audit(db, localFiles(join(folder.path, 'files')))).toEqual([])
      for (const [id, usage] of shown)
        for (const row of usage) expect(row).toMatchObject(await usageDue(db, id, row.code))
    })
  },
)
