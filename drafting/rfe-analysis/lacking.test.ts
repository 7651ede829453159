import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { holdingsOf } from './holdings.ts'
import { lackingOn } from './lacking.ts'
import { lowered } from './lowered.ts'
import { issueOf, nobody, rfeOf } from './testing/notice.ts'

const lacking = (...given: Parameters<typeof issueOf>) =>
  lackingOn(issueOf(...given), [], holdingsOf(buildCaseFile(nobody), rfeOf()), new Set()).missing

test('one paper is listed once', () =>
  expect(
    lacking('form', 'The petition was filed without Form ETA-9089.', {
      asked: [
        'Submit the completed Form ETA-9089, Appendix A.',
        'Submit the Final Determination, with each page signed.',
      ],
    }),
  ).toEqual(['ETA-9089 Appendix A and the Final Determination, completed and signed']))

test('where the notice names another form, that is listed', () =>
  expect(lacking('form', 'Part 6 of the form is blank.', { asked: ['Submit a new page 5.'] })).toEqual([
    'The form or page that the notice names, in its current edition',
  ]))

test.each([
  ['Please explain why the two lists differ.', 'A statement that explains why the two lists differ'],
  ['You must clarify your own role.', 'A statement that clarifies your own role'],
  ['Please submit a list of the sites.', 'A list of the sites'],
])('what is to be said is listed as the paper that says it: %s', (asked, missing) =>
  expect(lacking('other', 'The record is silent.', { asked: [asked] })).toEqual([missing]),
)

test.each([
  'Submit signed originals on letterhead with contact details.',
  'Please have the writers put their signatures under the letters.',
])('where letters are to be signed, that is listed: %s', (asked) =>
  expect(lacking('letters', 'Two of the letters are undated.', { asked: [asked] })).toContain(
    'The same letters signed and dated, on letterhead, with the address of each writer',
  ),
)

test.each([
  ['English translation of the diploma', 'English translation of the diploma'],
  ['Full English translation', 'full English translation'],
  ['ETA-9089 Appendix A', 'ETA-9089 Appendix A'],
  ['A plan', 'a plan'],
])('within a sentence %s is %s', (text, small) => expect(lowered(text)).toBe(small))

test('where the finding applies another test, what is asked for under it alone is not gathered', () => {
  const quote = 'You have not risen to the very top of the field.'
  const issue = issueOf('record_of_success', quote, {
    asked: ['Submit evidence of sustained national acclaim.', 'Submit evidence that you judged the work of others.'],
  })
  const missing = (refused: ReadonlySet<string>) =>
    lackingOn(issue, [], holdingsOf(buildCaseFile(nobody), rfeOf()), refused).missing.join('; ')
  expect(missing(new Set([quote]))).not.toMatch(/acclaim|judged/)
  expect(missing(new Set())).toMatch(/acclaim.*judged/)
})
