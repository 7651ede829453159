import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { addNotice, readNotice } from '../testing/notice.ts'
import { form, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { stepCalls } from './testing/step-calls.ts'
import { ANALYSIS, ONE_ANALYSIS, RFE_PACKAGE } from './testing/with-analysis.ts'

const EB1A = pdf(`U.S. Citizenship and Immigration Services
REQUEST FOR EVIDENCE
Notice Date: February 3, 2026
Receipt Number: LIN2690012345
Form: I-140, Immigrant Petition for Alien Workers

You seek classification as an individual of extraordinary ability under
section 203(b)(1)(A) of the Act and 8 CFR 204.5(h).

Judging the work of others

The record does not establish that you have judged the work of others.
Please submit evidence that you did. Individuals of extraordinary ability
have sustained national or international acclaim.`)
const I485 = pdf(`U.S. Citizenship and Immigration Services
REQUEST FOR EVIDENCE
Notice Date: February 3, 2026
Receipt Number: MSC2690012345
Form I-485, Application to Register Permanent Residence or Adjust Status

The record does not include a completed Form I-693, Report of Medical
Examination. Please submit Form I-693.`)
const OTHER = pdf('In support of the petition of Ilona Koszegi as an individual of extraordinary ability.')
const WAIVER = pdf(
  'In support of the petition of Ilona Koszegi for a national interest waiver under section 203(b)(2)(B).',
)

let app: TestApp
let me: Awaited<ReturnType<typeof apply>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  me = await apply(app)
  await buy(app, me.client, { [ONE_ANALYSIS]: 1, [RFE_PACKAGE]: 1 })
})

const steps = [
  ['analysis', stepCalls<RfeAnalysisReply, object>(ANALYSIS, 'rfe_notice_analysis')],
  ['response', stepCalls<object, object>('/api/product/rfe/response/', 'rfe_response')],
] as const

test.each(steps)('the %s of a notice of another category uses no credit before it is confirmed', async (_, step) => {
  for (const [bytes, about] of [
    [EB1A, 'extraordinary ability (EB-1A)'],
    [I485, 'another benefit'],
  ] as const) {
    await addNotice(me.client, bytes)
    await readNotice(app, me.client)
    const before = await step.credits(me)
    const refused = await step.start(me)
    expect(refused).toMatchObject({ status: 409, body: { code: 'other_category' } })
    expect(refused.body.detail).toContain(about)
    expect(await step.credits(me)).toBe(before)
  }
})

test('the credit comes back where only the job can read the petition letter, and it asks for no waiver', async () => {
  await addNotice(me.client, EB1A)
  await readNotice(app, me.client)
  const [[, analysis]] = steps
  const before = await analysis.credits(me)
  const task = await analysis.run(me, form({}, { petition_letter: { name: 'petition.pdf', bytes: OTHER } }))
  expect(task.status).toBe('FAILURE')
  expect(task.error).toContain('extraordinary ability (EB-1A)')
  expect(await analysis.credits(me)).toBe(before)
})

test('who confirms goes on, and so does who filed a petition for the waiver', async () => {
  await addNotice(me.client, EB1A)
  await readNotice(app, me.client)
  const [[, analysis]] = steps
  expect((await analysis.run(me, { confirm_category: true })).status).toBe('SUCCESS')
  const letter = form({}, { petition_letter: { name: 'petition.pdf', bytes: WAIVER } })
  expect((await analysis.run(me, letter)).status).toBe('SUCCESS')
})
