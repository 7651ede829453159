import { poolSettings } from '../workers/pool-settings.ts'
import { Pool, type PoolSettings } from '../workers/pool.ts'

let pool: Promise<Pool> | undefined

/** The product's workers, with what the test process knows of the machine. */
export const ownPoolSettings = (): Promise<PoolSettings> =>
  poolSettings({ toolPath: process.env['PATH'] ?? '', compileCache: process.env['NODE_COMPILE_CACHE'] })

const open = async (): Promise<Pool> => {
  const settings = await ownPoolSettings()
  const { requests, jobs, alone } = settings.lanes
  // Of a kind one: more would only be loaded beside the tests. None stands behind: the tests wait for what it does.
  const own = { workers: 1, behind: 0 }
  return new Pool({
    ...settings,
    lanes: { requests: { ...requests, ...own }, jobs: { ...jobs, ...own }, alone: { ...alone, ...own } },
  })
}

/** The workers that the apps of a test process share: what one has loaded, the next need not. They end with the process. */
export const sharedPool = (): Promise<Pool> => (pool ??= open())
