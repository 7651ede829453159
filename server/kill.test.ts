import { join } from 'node:path'
import { setTimeout as passes } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Usage } from '#domain/credits.ts'
import type { Task } from '#domain/task.ts'
import { localFiles } from './adapters/files-local.ts'
import { type Db, openDatabase } from './db/client.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { audit, usageDue } from './testing/audit.ts'
import { Client } from './testing/client.ts'
import { findLost, taskWatch } from './testing/kept.ts'
import { outboxOf } from './testing/outbox.ts'
import { type ProductProcess, startProduct } from './testing/product-process.ts'
import { type Chance, seeded } from './testing/seeded.ts'
import { makeTempFolder, type TempFolder } from './testing/temp-folder.ts'
import { waitFor, waitWhileItMoves } from './testing/wait-for.ts'
import { makeWriter, type Writer } from './testing/writer.ts'

const FULL = process.env['WAIVERLY_FULL'] === '1'
const ROUNDS = FULL ? 10 : 1
const WRITERS = 3
/** Jobs let everything else go first: beside a busy machine one step of a draft has taken six minutes. */
const STILL_MS = 600_000
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

/** Kills the process in the midst of what the writers do: anywhere, or with a job that is not half done. */
const writeUntilKilled = async (writers: Writer[], chance: Chance, midJob: boolean): Promise<void> => {
  const enough = Promise.withResolvers<void>()
  const wanted = chance.whole(10, 40)
  let acknowledged = 0
  const count = () => {
    acknowledged += 1
    if (acknowledged === wanted) enough.resolve()
  }
  const written = Promise.all(writers.map((writer) => writer.writeUntilGone(chance, count)))
  const moment = async () => {
    await enough.promise
    if (midJob) await waitFor('a running job', runningEarly(writers))
    else await passes(chance.whole(0, 300))
  }
  await Promise.race([moment(), written])
  expect(await product.kill('SIGKILL')).toBeNull()
  await written
}

const runningEarly = (writers: Writer[]) => {
  const unfinished = taskWatch(writers)
  return async () =>
    (await unfinished()).some(({ status, progress }) => status === 'STARTED' && progress.done * 2 <= progress.total)
}

/** Starts again and waits until every job has ended; how many were running when the process was killed. */
const recover = async (writers: Writer[]): Promise<number> => {
  product = await start()
  for (const { client } of writers) client.url = product.url
  const unfinished = taskWatch(writers)
  const running = (await unfinished()).filter(({ status }) => status !== 'PENDING')
  for (const writer of writers) expect(await findLost(writer)).toEqual([])
  // How soon is proved in jobs/killed-worker.test.ts, on one job; here it depends on what else the machine does.
  await waitWhileItMoves('the jobs of all writers', async () => (await unfinished()).map(movesOf), STILL_MS)
  return running.length
}

/** What of a task changes as it goes on; its age does so too where nothing else does. */
const movesOf = ({ task_id, kind, status, progress }: Task) => ({ task_id, kind, status, done: progress.done })

const shownUsage = (writers: Writer[]) =>
  Promise.all(
    writers.map(async ({ id, client }) => ({ id, usage: (await client.get<Usage[]>('/api/payments/usage/')).body })),
  )

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
  `killed under writers (rounds: ${ROUNDS}), it loses nothing that it acknowledged`,
  { timeout: (ROUNDS + 1) * 2 * STILL_MS, tags: 'long' },
  async () => {
    console.log(`WAIVERLY_SEED=${SEED}`)
    const chance = seeded(SEED)
    const writers = await makeWriters()
    let interrupted = 0
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writeUntilKilled(writers, chance, round % 2 === 1)
      interrupted += await recover(writers)
    }
    expect(interrupted).toBeGreaterThan(0)

    const shown = await shownUsage(writers)
    expect(await product.kill()).toBe(0)
    await withDatabase(async (db) => {
      expect(await audit(db, localFiles(join(folder.path, 'files')))).toEqual([])
      for (const { id, usage } of shown)
        for (const row of usage) expect(row).toMatchObject(await usageDue(db, id, row.code))
    })
  },
)
