import { z } from 'zod'
import type { Trx } from '../db/client.ts'
import { plainJob } from '../jobs/job.ts'
import type { Parts } from '../parts.ts'
import { readFile } from './read-file.ts'

/** Reads the words of an upload soon after it has become a record's. One at a time: a page's picture takes a whole core. */
export const readUploadJob = plainJob({
  kind: 'read-upload',
  payload: z.object({ file_id: z.uuid() }),
  concurrency: 1,
  run: ({ parts, signal }, { file_id }) => readFile(parts, file_id, signal),
})

/** Queues the reading in the transaction that makes the file a record's. */
export const readLater = (parts: Pick<Parts, 'jobs'>, trx: Trx, file_id: string): Promise<void> =>
  parts.jobs.enqueue(trx, readUploadJob.kind, { file_id })
