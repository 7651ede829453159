import { z } from 'zod'
import { DRAFTED_MEANWHILE, ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { AppError } from '#domain/errors.ts'
import { marksIn, type Warning } from '#domain/task.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import { draftEndeavors } from '#drafting/endeavors/draft.ts'
import { loadWithPapers } from '../case-file/load-with-papers.ts'
import { giveBack, lockAccount, spend } from '../commerce/credits.ts'
import { hasCompletedOrder } from '../commerce/order-store.ts'
import { PRICES } from '../commerce/prices.ts'
import { withEngine } from '../drafts/with-engine.ts'
import { draftingJob } from '../jobs/job.ts'
import { lastTaskId } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { hasUsedFreeRun } from './free-run.ts'
import { GENERATION, insertEndeavors, listEndeavors } from './store.ts'

export const generationKey = (application_id: number): string => `application:${application_id}`

/**
 * Queues a run. The first that succeeds is free for an account; every other takes a credit for each endeavor. `after`
 * names the run that the asker saw last, so that two windows that ask one after the other start one and not two.
 */
export const startGeneration = (parts: Parts, owner: Owner, after?: string | null): Promise<string> =>
  parts.db.transaction().execute(async (trx) => {
    const { user_id, application_id } = owner
    const key = generationKey(application_id)
    const task_id = await parts.jobs.startTask(trx, { kind: GENERATION, key, ...owner, payload: { application_id } })
    if (after !== undefined && (await lastTaskId(trx, GENERATION, key, task_id)) !== after)
      throw new AppError('changed_elsewhere', DRAFTED_MEANWHILE)
    await lockAccount(trx, user_id)
    if (await hasUsedFreeRun(trx, user_id, task_id)) await spend(trx, user_id, PRICES[GENERATION], task_id)
    return task_id
  })

export const generationJob = draftingJob({
  kind: GENERATION,
  payload: z.object({ application_id: z.int() }),

  async run(context, { application_id }) {
    const { parts, task } = context
    const caseFile = buildCaseFile(await loadWithPapers(context, application_id))
    const existing = await listEndeavors(parts.db, application_id)
    const drafted = await withEngine(context, (run, engine) => draftEndeavors(caseFile, existing, run, engine))
    return async (trx) => {
      // An order that completes at this very moment either finds these endeavors or is found here.
      await lockAccount(trx, task.user_id)
      const isPaid = await hasCompletedOrder(trx, task.user_id)
      const added = drafted.map((endeavor, index) => ({ ...endeavor, is_locked: !isPaid && index > 0 }))
      const shown = added.filter((endeavor) => !endeavor.is_locked)
      return {
        endeavor_ids: await insertEndeavors(
          trx,
          application_id,
          added.map(({ leftOut: _, ...endeavor }) => endeavor),
        ),
        warnings: shown.flatMap((endeavor): Warning[] => [
          ...ENDEAVOR_PARTS.flatMap((part) => marksIn(endeavor[part])),
          ...(endeavor.leftOut ?? []).map((text): Warning => ({ kind: 'left_out', text })),
        ]),
      }
    }
  },

  onFailure: (trx, task) => giveBack(trx, task.task_id),
})
