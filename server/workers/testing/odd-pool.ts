import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { Reading } from '#documents/reading/read-upload.ts'
import type { WorkParts } from '../../parts.ts'
import { ownPoolSettings } from '../../testing/shared-pool.ts'
import { Pool } from '../pool.ts'
import type { RunOptions } from '../run.ts'

const ENTRY = fileURLToPath(new URL('./odd-process.ts', import.meta.url))
/** Little, so that tests need not wait. */
const BOUNDS = { heapMegabytes: 64, megabytes: 2_048, blockSeconds: 0.5 }

/** Workers with operations that burn, eat and hang, within narrow bounds. */
export async function oddPool(): Promise<Pool> {
  const settings = await ownPoolSettings()
  return new Pool({
    ...settings,
    entry: ENTRY,
    lanes: {
      requests: { workers: 2, each: 1, kept: 1, bounds: BOUNDS, behind: 1 },
      jobs: { workers: 1, each: 10, kept: 0, bounds: BOUNDS, behind: 3 },
      alone: { workers: 1, each: 1, kept: 0, bounds: BOUNDS, behind: 3 },
    },
  })
}

export interface OddWorkers {
  run(name: string, input?: unknown, options?: Partial<RunOptions>): Promise<unknown>
  json(name: string, input?: unknown): Promise<string>
  close(): Promise<void>
}

/** A product that is nothing but its workers. */
export function serveOdd(pool: Pool, readUpload: WorkParts['readUpload'] = unread): OddWorkers {
  const product = { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '/nowhere' }
  const workers = pool.serve(
    {
      ...product,
      config: { toolPath: '', llm: undefined, verifier: undefined },
      model: undefined,
      verifier: undefined,
      logLevel: 'silent',
    },
    {
      clock: { now: () => new Date(Date.now() + 365 * 24 * 3_600_000) },
      llm: undefined,
      verifier: undefined,
      readUpload,
      log: pino({ level: 'silent' }),
    },
  )
  // The names of the test's operations are not those of the product.
  const named = workers as unknown as Record<'run' | 'json', (...given: unknown[]) => Promise<unknown>>
  return {
    run: (name, input, options) => named.run(name, input, { account: 'a', ...options }),
    json: (name, input) => named.json(name, input, { account: 'a' }) as Promise<string>,
    close: () => workers.close(),
  }
}

const unread = (): Promise<Reading> => Promise.reject(new Error('Nothing is read here'))
