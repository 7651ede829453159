import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { noticeOf, respond } from './testing.ts'

const page = (due: string) => `REQUEST FOR EVIDENCE
October 20, 2026
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
${due}
PLAN
You did not submit a plan for the proposed endeavor. Submit a detailed plan.`

/** The applicant entered another day than any of these notices tells. */
const said = async (due: string) => {
  const rfe = noticeOf(page(due))
  const { document, drafted } = await respond({
    rfe: { ...rfe, notice: { ...rfe.notice, sent_date: '2026-10-20', deadline: '2027-01-20' } },
  })
  expect(drafted.warnings.filter(({ kind }) => kind === 'verify')).toEqual([])
  return document.blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ')
}

test.each([
  [
    'a printed date',
    'Your response must be received by January 12, 2027.',
    'The notice asks that the response be received by January 12, 2027.',
  ],
  [
    'printed days, in the words of the notice',
    'You must respond within 87 calendar days of the\ndate of this notice.',
    'At page 1 the notice gives this time for the response: “within 87 calendar days of the date of this notice.”',
  ],
  [
    'days with those for the mail',
    'You have thirty (30) days, plus three (3) days for service by mail, from the date of this notice to respond.',
    '“thirty (30) days, plus three (3) days for service by mail, from the date of this notice.”',
  ],
  ['neither', 'Your response must be complete.', '[Missing: the date printed on the notice by which'],
])('of the time to answer a response tells %s, and never what was typed', async (_, due, told) => {
  const whole = await said(due)
  expect(whole).toContain(told)
  expect(whole).not.toContain('January 20, 2027')
})
