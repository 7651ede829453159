import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { ALL_ASIDE } from '#domain/rfe.ts'
import type { Usage } from '#domain/credits.ts'
import { lockAccount, spend } from '../commerce/credits.ts'
import { type PaidKind, PRICES } from '../commerce/prices.ts'
import type { Job } from '../jobs/job.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addNotice, NOTICE_PAGES } from '../testing/notice.ts'
import { form, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { analysisJob } from './generate-analysis.ts'
import { responseJob } from './generate-response.ts'
import { rfeKey } from './asked.ts'
import { ANALYSIS, RFE_PACKAGE } from './testing/with-analysis.ts'

type Step = { kind: string; like: Job; paid: PaidKind; payload: object }
const STEPS: readonly Step[] = [
  { kind: 'test-analysis', like: analysisJob, paid: 'rfe-analysis', payload: {} },
  { kind: 'test-response', like: responseJob, paid: 'rfe-response', payload: { endeavor_id: null } },
]

let happens = (): Promise<void> => Promise.resolve()
/** The job with something happening between what it made and the moment at which that is kept. */
const jobOf = ({ kind, like: { task, ...job } }: Step): Job => ({
  ...job,
  kind,
  ...(task && {
    task: {
      ...task,
      apart: undefined,
      async here(context, payload) {
        const finish = await task.apart?.(context, payload)
        if (finish === undefined) throw new Error(`${kind} is no job for workers`)
        await happens()
        return finish
      },
    },
  }),
})

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ jobs: STEPS.map(jobOf) })
})
afterAll(() => app.close())

/** As the product begins one: the credit and the task in one transaction. */
const begin = ({ kind, paid, payload }: Step, user_id: number, application_id: number, notice_id: number) =>
  app.parts.db.transaction().execute(async (trx) => {
    const about = { user_id, application_id, payload: { application_id, notice_id, ...payload } }
    const task_id = await app.parts.jobs.startTask(trx, { kind, key: rfeKey({ ids: [notice_id] }), ...about })
    await lockAccount(trx, user_id)
    await spend(trx, user_id, PRICES[paid], task_id)
    return task_id
  })

test.each(STEPS)('$paid of a file that was replaced meanwhile is not kept, and its credit comes back', async (step) => {
  const { client, id, application_id } = await apply(app)
  const notice_id = await addNotice(client)
  await buy(app, client, { [RFE_PACKAGE]: 1 })
  const credits = async () => (await client.get<Usage[]>('/api/payments/usage/')).body
  const before = await credits()
  happens = async () => {
    expect(await credits()).not.toEqual(before)
    const file = { name: 'other.pdf', bytes: pdf(...NOTICE_PAGES, 'A third page.') }
    expect((await client.patch(`/api/rfenotice/${notice_id}/`, form({}, { file }))).status).toBe(200)
  }
  expect(await finishedTask(client, await begin(step, id, application_id, notice_id))).toMatchObject({
    status: 'FAILURE',
    error:
      'The notice was replaced by another file meanwhile. Nothing was generated. Please generate again with the new file.',
  })
  expect(await credits()).toEqual(before)
  expect((await client.get<RfeAnalysisReply>(ANALYSIS)).body).toMatchObject({ created_at: null, issues: [] })
  expect(await app.parts.db.selectFrom('documents').select('id').execute()).toEqual([])
})

test('a response whose last issue was put aside while it waited is not drafted, and its credit comes back', async () => {
  const { client, id, application_id } = await apply(app)
  const notice_id = await addNotice(client)
  await buy(app, client, { [RFE_PACKAGE]: 1 })
  happens = () => Promise.resolve()
  const [analysis, response] = STEPS
  if (analysis === undefined || response === undefined) throw new Error('There are two steps')
  await finishedTask(client, await begin(analysis, id, application_id, notice_id))
  const before = (await client.get<Usage[]>('/api/payments/usage/')).body
  const { issues } = (await client.get<RfeAnalysisReply>(ANALYSIS)).body
  expect(issues.length).toBeGreaterThan(0)
  for (const issue of issues) await client.patch(`/api/product/rfe/issues/${issue.id}/`, { state: 'none' })
  expect(await finishedTask(client, await begin(response, id, application_id, notice_id))).toMatchObject({
    status: 'FAILURE',
    error: ALL_ASIDE,
  })
  expect((await client.get<Usage[]>('/api/payments/usage/')).body).toEqual(before)
})
