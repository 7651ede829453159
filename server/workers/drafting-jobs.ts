import { redraftJob } from '../drafts/redraft.ts'
import { generationJob } from '../endeavors/generate.ts'
import { factReadingJob } from '../facts/read-by-model.ts'
import type { Job } from '../jobs/job.ts'
import { petitionJob } from '../petition/generate-letter.ts'
import { letterJob } from '../recommenders/generate-letter.ts'
import { analysisJob } from '../rfe/generate-analysis.ts'
import { responseJob } from '../rfe/generate-response.ts'

/** The jobs that workers run. */
export const DRAFTING_JOBS: readonly Job[] = [
  generationJob,
  letterJob,
  petitionJob,
  analysisJob,
  responseJob,
  redraftJob,
  factReadingJob,
]
