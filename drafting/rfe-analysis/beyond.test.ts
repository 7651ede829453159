import { expect, test } from 'vitest'
import { beyondIn } from './beyond.ts'
import { issueOf, READING } from './testing/notice.ts'

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
