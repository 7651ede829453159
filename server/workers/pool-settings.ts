import { fileURLToPath } from 'node:url'
import { BEHIND } from '#documents/child-priority.ts'
import { findTools } from '#documents/reading/tools.ts'
import type { Config } from '../config.ts'
import type { PoolSettings } from './pool.ts'

const ENTRY = fileURLToPath(new URL('./process.ts', import.meta.url))

/** What somebody waits for computes for less than a second in an honest profile. */
const REQUESTS = { heapMegabytes: 768, megabytes: 2_048, blockSeconds: 10 }
/** A model's answers to several jobs come in while one of them computes. */
const JOBS = { heapMegabytes: 1_536, megabytes: 3_072, blockSeconds: 60 }

/** How many jobs one worker has in hand. Most of them wait for a model; the queue decides how many there are. */
const JOBS_EACH = 100

/** The product's workers: two for what pages ask for, two for jobs, and one for jobs that ended a worker. */
export async function poolSettings({
  toolPath,
  compileCache,
}: Pick<Config, 'toolPath' | 'compileCache'>): Promise<PoolSettings> {
  const { prlimit } = await findTools(toolPath)
  return {
    entry: ENTRY,
    prlimit,
    path: toolPath,
    compileCache,
    lanes: {
      requests: { workers: 2, each: 1, kept: 1, bounds: REQUESTS, behind: BEHIND.request },
      jobs: { workers: 2, each: JOBS_EACH, kept: 0, bounds: JOBS, behind: BEHIND.job },
      alone: { workers: 1, each: 1, kept: 0, bounds: JOBS, behind: BEHIND.job },
    },
  }
}
