import { describe, expect, test } from 'vitest'
import { requestedOf, titlesOf } from './naming.ts'
import { issueOf } from './testing/notice.ts'

const title = (heading: string | null) => titlesOf([issueOf('plan', 'The plan is silent.', { heading })])[0]
const own = title(null)

describe('what an issue is called', () => {
  test.each([
    ['2. FUNDING OF THE PLAN:', 'Funding of the plan'],
    ['Issue Two: Where the work is done', 'Where the work is done'],
    ['(b) Steps and dates', 'Steps and dates'],
    ['Second: national scope', 'National scope'],
    ['FORM I-140 AND EB-2', 'Form I-140 and EB-2'],
  ])('%s', (heading, expected) => expect(title(heading)).toBe(expected))

  test.each([
    null,
    '',
    'II.',
    'Prong Two',
    'The Second Prong',
    'EVIDENCE REQUESTED',
    `A heading ${'that runs on '.repeat(8)}`,
  ])('a heading that tells nothing: %s', (heading) => expect(title(heading)).toBe(own))

  test('a heading that two issues share names neither, and no two have one name', () => {
    const heading = 'Second element in detail'
    const issues = [
      issueOf('plan', 'One.', { heading }),
      issueOf('progress', 'Two.', { heading }),
      issueOf('plan', 'Three.'),
    ]
    expect(titlesOf(issues)).toEqual([own, 'Progress toward the endeavor', `${own} (2)`])
  })
})

describe('what is asked for, in a line', () => {
  test.each([
    [[], 'No paper is named: evidence that answers the finding.'],
    [['• a plan with dates;'], 'a plan with dates'],
    [['You may submit, among others:', 'a plan; and', 'a budget.'], 'a plan; a budget'],
    [['one', 'two', 'three', 'four', 'five'], 'one; two; three; and 2 more'],
    [['letters for which you asked, if any, for example'], 'letters for which you asked, if any'],
  ])('%j', (asked, expected) => expect(requestedOf(issueOf('plan', 'x', { asked }))).toBe(expected))

  test('a long one is cut at a word', () => {
    const line = requestedOf(issueOf('plan', 'x', { asked: ['evidence '.repeat(60)] }))
    expect(line.length).toBeLessThanOrEqual(222)
    expect(line).toMatch(/evidence …$/)
  })
})
