import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp, type Product } from '../app.ts'
import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { Client } from './client.ts'
import { outboxOf, type Outbox } from './outbox.ts'
import { readOnce } from './read-once.ts'
import { sharedPool } from './shared-pool.ts'
import { makeTestDatabase } from './test-database.ts'

export interface TestApp extends Product, Outbox {
  url: string
  /** A visitor with cookies of their own. */
  visitor(): Client
}

/**
 * The whole app on a fresh database and a free port. Settings are those of the environment (`ROLE`, say); rate limits are
 * out of the way unless asked for. A paper that many tests add is read at the first.
 */
export const startTestApp = async (
  options: { env?: Record<string, string> } & Parameters<typeof createApp>[1] = {},
): Promise<TestApp> => {
  const { env, ...overrides } = options
  const database = await makeTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'waiverly-app-'))
  const settings = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    ...env,
  })
  const pool = await sharedPool()
  const app = await createApp(settings, { readUpload: readOnce, log: openLog('test'), pool, ...overrides })
  const url = (await app.listen()) ?? ''
  return {
    ...app,
    url,
    visitor: () => new Client(url),
    ...outboxOf(dataDir),
    async close() {
      await app.close()
      await database.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}
