import { z } from 'zod'
import { plainJob } from '../jobs/job.ts'
import { purgeDeleted } from './purge.ts'

export const purgeDeletedJob = plainJob({
  kind: 'purge-deleted',
  payload: z.object({}),
  concurrency: 1,
  run: async ({ parts, signal }) => {
    const purged = await purgeDeleted(parts, signal)
    if (purged > 0) parts.log.info({ purged }, 'records and files deleted 30 days ago are purged')
  },
})
