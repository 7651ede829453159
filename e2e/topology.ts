import { startEmbeddedDatabase } from '#server/db/embedded.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { makeTempFolder } from '#server/testing/temp-folder.ts'

/** One process with a database of its own, or an `api` and a `worker` on somebody else's PostgreSQL. */
export type Topology = 'one' | 'two'

export interface Running {
  url: string
  dataDir: string
  stop(): Promise<void>
}

const RATE_LIMIT_FACTOR = '100'

export const start: Record<Topology, () => Promise<Running>> = {
  one: () => startAlone(),
  two: () => startApart(),
}

/** One process with a database of its own, and with these further settings. */
export async function startAlone(settings: Record<string, string> = {}): Promise<Running> {
  const data = await makeTempFolder()
  const product = await startProduct({ DATA_DIR: data.path, RATE_LIMIT_FACTOR, ...settings })
  return {
    url: product.url,
    dataDir: data.path,
    async stop() {
      await product.kill()
      await data.remove()
    },
  }
}

/** `api` and `worker` apart; the worker can be stopped, and what is queued then waits. */
export async function startApart(): Promise<Running & { stopWorker: () => Promise<unknown> }> {
  const [data, elsewhere] = await Promise.all([makeTempFolder(), makeTempFolder()])
  const postgres = await startEmbeddedDatabase({ dataDir: elsewhere.path })
  const env = { DATA_DIR: data.path, DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR }
  const [api, worker] = await Promise.all([
    startProduct({ ...env, ROLE: 'api' }),
    startProduct({ ...env, ROLE: 'worker' }),
  ])
  return {
    url: api.url,
    dataDir: data.path,
    stopWorker: () => worker.kill(),
    async stop() {
      await Promise.all([api.kill(), worker.kill()])
      await postgres.stop()
      await Promise.all([data.remove(), elsewhere.remove()])
    },
  }
}
