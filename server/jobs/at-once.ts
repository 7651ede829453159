import { BadSetting, type Config } from '../config.ts'
import type { Job } from './job.ts'

/** How many jobs of the kind run at once in this process: as set, or many where they wait for a model. */
export const atOnce = (job: Job, { jobsAtOnce, llm }: Pick<Config, 'jobsAtOnce' | 'llm'>): number =>
  jobsAtOnce[job.kind] ?? (llm === undefined ? job.concurrency : job.concurrencyWithModel)

/** Throws where the setting names a kind of job that does not exist. */
export function requireKinds(jobs: readonly Job[], { jobsAtOnce }: Pick<Config, 'jobsAtOnce'>): void {
  const kinds = jobs.map(({ kind }) => kind)
  const unknown = Object.keys(jobsAtOnce).find((kind) => !kinds.includes(kind))
  if (unknown === undefined) return
  throw new BadSetting(`JOBS_AT_ONCE names ${unknown}, which is no kind of job; the kinds are ${kinds.join(', ')}`)
}
