import { describe, expect, test } from 'vitest'
import type { NoticeIssue } from '#domain/rfe.ts'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { weighed } from './analyse.ts'
import { beyondIn } from './beyond.ts'
import { issueOf, READING, rfeOf } from './testing/notice.ts'

const beyond = (asked: string) =>
  beyondIn({ ...READING, issues: [issueOf('other', 'The record is silent.', { asked: [asked] })] }).map(
    ({ why }) => why,
  )

test.each([
  ['Submit evidence of your employer’s ability to pay the proffered wage.', /Ability to pay/],
  ['Submit an approved labor certification.', /labor certification/],
  ['Please provide a copy of your PERM approval.', /labor certification/],
  ['Submit a letter from your prospective U.S. employer.', /No employer/],
  ['evidence that a permanent job offer has been made', /job offer/],
  ['Evidence that you meet at least three of the ten criteria.', /first preference/],
  ['Evidence of memberships in associations that require outstanding achievements.', /first preference alone/],
  ['Provide the recruitment report of the employer.', /labor market/],
])('%s', (asked, why) => expect(beyond(asked)).toEqual([expect.stringMatching(why)]))

test.each([
  'Submit ETA-9089 Appendix A and a signed Final Determination.',
  'Explain why it would be impractical to obtain a labor certification.',
  'Evidence of urgency, for instance of deadlines that a labor certification would miss.',
  'Letters from current or former employers that show ten years of full-time experience.',
  'Copies of contracts, agreements, or job offers, if any.',
  'Evidence of membership in professional associations.',
  '',
])('but not: %s', (asked) => expect(beyond(asked)).toEqual([]))

test('an issue that asks for nothing is read itself', () => {
  const issues = [issueOf('other', 'No evidence of the ability to pay was submitted.')]
  expect(beyondIn({ ...READING, issues })).toHaveLength(1)
})

describe('an issue of which nothing belongs', () => {
  const papers = 'Annual reports or federal tax returns.'
  const wage = issueOf(
    'exceptional_ability',
    'The record does not show that the employer can pay the proffered wage.',
    {
      heading: 'Ability to Pay',
      asked: [papers],
    },
  )
  const analysed = (issue: NoticeIssue) =>
    weighed({ ...READING, issues: [issue] }, buildCaseFile(batteryResearcher), rfeOf())

  test('is told with all that it asks for, and is none of a factor', () => {
    const { issues, beyond: found } = analysed(wage)
    expect(found.map(({ quote }) => quote)).toEqual([wage.quote, papers])
    expect(issues).toMatchObject([{ issue: { factor: 'other', prong: 'other', risk: 'low', have: [], missing: [] } }])
    expect(issues[0]?.issue.advice).toMatch(/204\.5\(g\)\(2\).*204\.5\(k\)\(4\)\(ii\)/)
  })

  test('but another finding beside it keeps its factor', () => {
    const further = [{ quote: 'No county has written that it would use the protocol.', page: 1 }]
    const issue = issueOf('interest', 'You did not submit a job offer.', { asked: ['Submit a job offer.'] })
    const { issues, beyond: found } = analysed({ ...issue, further })
    expect(issues[0]?.issue.factor).toBe('interest')
    expect(found.map(({ quote }) => quote)).toEqual(['Submit a job offer.'])
  })

  test('what a plan costs is no wage', () =>
    expect(beyond('Submit evidence of your ability to pay for the first units.')).toEqual([]))
})

test('a test of another classification that is put right is no request', () => {
  const quote = 'You have not risen to the very top of the field.'
  const issues = [issueOf('letters', quote)]
  expect(beyondIn({ ...READING, wrong_standard: [{ quote, page: 1, why: 'eb1a' }], issues })).toEqual([])
})
