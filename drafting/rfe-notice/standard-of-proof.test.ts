import { expect, test } from 'vitest'
import { readNotice } from './index.ts'

const whyIn = (sentence: string) =>
  readNotice([
    `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
NATIONAL INTEREST WAIVER
${sentence}
PLAN
You did not submit a plan for the proposed endeavor. Submit a detailed plan.`,
  ]).wrong_standard.map(({ why, quote }) => [why, quote])

test.each([
  'USCIS may grant the waiver if the petitioner demonstrates by clear and convincing evidence each of the three prongs.',
  'The standard of proof in these proceedings is clear and convincing evidence.',
  'The petitioner must prove each prong beyond a reasonable doubt.',
  'The record does not show beyond doubt that the endeavor has national importance.',
  'The evidence does not conclusively establish that you are well positioned to advance the endeavor.',
  'You have not shown by clear and convincing evidence that the endeavor has national importance.',
  'It has to be shown to a certainty that the endeavor has national importance.',
])('more than the preponderance is asked for: %s', (sentence) =>
  expect(whyIn(sentence)).toEqual([['standard_of_proof', sentence]]),
)

test.each([
  'The standard of proof is the preponderance of the evidence, and not clear and convincing evidence.',
  'You need not prove this beyond a reasonable doubt.',
  'The standard is lower than clear and convincing evidence.',
  'The petitioner is not required to show each prong by clear and convincing evidence.',
  'The petitioner must show that each claim is probably true, rather than by clear and convincing evidence.',
  'The letters are clear and the plan is convincing, but the record does not show who will pay for it.',
])('but not where it is said to be none: %s', (sentence) =>
  expect(whyIn(sentence).filter(([why]) => why === 'standard_of_proof')).toEqual([]),
)

test.each([
  ['nysdot', 'The leading decision is Matter of New York State Department of Transportation, 22 I&N Dec. 215.'],
  ['nysdot', 'The petitioner’s past record must justify projections of future benefit.'],
  [
    'comparison_with_workers',
    'You have also not shown how your skills exceed those of the founders who already work here.',
  ],
  ['harm_required', 'You did not show that harm would come to the national interest without your services.'],
])('a test that is none, %s, is applied: %s', (why, sentence) => expect(whyIn(sentence)).toEqual([[why, sentence]]))

test.each([
  'You are not asked to show that the country would be harmed without you, nor to compare yourself with others.',
  'We do not ask for proof that the endeavor will succeed.',
  'A shortage of qualified workers does not constitute grounds for a waiver.',
  'Neither harm to the national interest nor superiority over U.S. workers need be shown.',
  'Matter of New York State Department of Transportation was replaced by Dhanasar.',
])('no such test is applied: %s', (sentence) => expect(whyIn(sentence)).toEqual([]))
