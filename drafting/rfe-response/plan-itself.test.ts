import { describe, expect, test } from 'vitest'
import { civilEngineer, thinApplicant } from '../testing/profiles.ts'
import { noticeOf, respond } from './testing.ts'

const HEAD = 'REQUEST FOR EVIDENCE\nForm I-140, national interest waiver.\n\n'
const PLAN =
  'Plan\n\nYou have not submitted a model or plan for future activities. Please submit a detailed plan with its steps and their funding.'
const BEFORE =
  'Proposed Endeavor\n\nThe description of your endeavor is too vague. Please describe your endeavor in detail.\n\nProgress\n\nYou have not shown any progress toward the endeavor. Submit evidence of progress.\n\n'
const plan = civilEngineer.futureplan[0]

describe('where the officer asks for the plan', () => {
  test('the answer holds it in the applicant’s words, though earlier answers told of it', async () => {
    const { text } = await respond({ rfe: noticeOf(HEAD + BEFORE + PLAN) })
    expect(text(3)).toContain(`“${plan?.plans.replace(/\.$/, '')}`)
    expect(text(3)).toContain('3 to 5 years')
  })
  test('what pays for it is quoted from the record', async () => {
    const profile = {
      ...civilEngineer,
      futureplan: civilEngineer.futureplan.map((one) => ({
        ...one,
        comments: 'The county pays for the first forty units. Please not to mention my salary.',
      })),
    }
    const { text } = await respond({ profile, rfe: noticeOf(HEAD + PLAN) })
    expect(text(1)).toContain('“The county pays for the first forty units')
    expect(text(1)).not.toMatch(/my salary|where the money/)
  })
  test('it is asked for where there is none', async () => {
    const { text } = await respond({ profile: { ...thinApplicant, futureplan: [] }, rfe: noticeOf(HEAD + PLAN) }, null)
    expect(text(1)).toContain('[Missing: the plan itself: its steps')
  })
})

describe('urgency that stands only in the comments of a plan', () => {
  const URGENCY =
    'Urgency\n\nThe record does not show that the national interest in your contributions is sufficiently urgent. Submit evidence of urgency.'
  const noted = (comments: string) =>
    respond({
      profile: { ...civilEngineer, futureplan: civilEngineer.futureplan.map((one) => ({ ...one, comments })) },
      rfe: noticeOf(HEAD + URGENCY),
    })
  test.each(['The repairs cannot wait until the flood season of 2028.', 'Please do not say that it is urgent.'])(
    'is asked for, since a comment may be a note to the drafter: %s',
    async (comments) => {
      const { text } = await noted(comments)
      expect(text(1)).not.toMatch(/cannot wait until|do not say/u)
      expect(text(1)).toContain('[Missing: why the work cannot wait')
    },
  )
})
