import { ENDEAVOR_PARTS, type EndeavorFields, ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { AppError } from '#domain/errors.ts'
import type { Trx } from '../../db/client.ts'
import { generationJob } from '../../endeavors/generate.ts'
import { insertEndeavors } from '../../endeavors/store.ts'
import type { Finish, Job, TaskRow } from '../../jobs/job.ts'
import { petitionJob } from '../../petition/generate-letter.ts'
import { letterJob } from '../../recommenders/generate-letter.ts'
import { lockAccount } from '../credits.ts'
import { hasCompletedOrder } from '../order-store.ts'

/** The product's own jobs of the paid kinds, by kind. */
export const JOBS = new Map<string, Job>([letterJob, petitionJob, generationJob].map((job) => [job.kind, job]))

export class Stumbled extends Error {}

const ENDEAVOR = {
  title: 'An open protocol',
  ...Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, 'It makes cells comparable.'])),
} as EndeavorFields

async function writeLetter(trx: Trx, task: TaskRow, paper: string): Promise<object> {
  const kind = task.kind === petitionJob.kind ? 'petition_letter' : 'recommendation_letter'
  const application_id = task.application_id ?? 0
  await trx
    .insertInto('documents')
    .values({ application_id, kind, task_id: task.task_id, pdf: paper, docx: paper })
    .execute()
  return {}
}

async function writeEndeavors(trx: Trx, task: TaskRow): Promise<object> {
  await lockAccount(trx, task.user_id)
  const is_locked = !(await hasCompletedOrder(trx, task.user_id))
  const ten = Array.from({ length: ENDEAVORS_PER_RUN }, () => ({ ...ENDEAVOR, is_locked }))
  return { endeavor_ids: await insertEndeavors(trx, task.application_id ?? 0, ten) }
}

export type WorkEnds = 'success' | 'failure' | 'stumble'

/** A job as it is, but for the drafting, whose outcome is given. */
export function jobThat(kind: string, ends: WorkEnds, paper: string): Job {
  const job = JOBS.get(kind)
  if (!job?.task) throw new Error(`No paid job of kind ${kind}`)
  const run = ({ task }: { task: TaskRow }): Promise<Finish> => {
    if (ends === 'failure') throw new AppError('invalid', 'It cannot be drafted')
    if (ends === 'stumble') throw new Stumbled('It went wrong this once')
    return Promise.resolve((trx) =>
      kind === generationJob.kind ? writeEndeavors(trx, task) : writeLetter(trx, task, paper),
    )
  }
  return { ...job, task: { ...job.task, apart: undefined, here: async (context) => run(context) } }
}
