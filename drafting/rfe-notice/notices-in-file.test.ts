import { expect, test } from 'vitest'
import { noticesIn } from './notices-in-file.ts'

const ONE = 'REQUEST FOR EVIDENCE\nReceipt Number: LIN2690012345\nForm I-140'
const OTHER = 'REQUEST FOR EVIDENCE\nReceipt Number: SRC2190067890\nForm I-140'

test('two notices in one file are told by their numbers, with the page of each', () => {
  expect(noticesIn([ONE, 'The record lacks a plan.', OTHER, 'Receipt Number: SRC2190067890'])).toEqual([
    { value: 'LIN2690012345', page: 1 },
    { value: 'SRC2190067890', page: 3 },
  ])
  expect(noticesIn(['LIN2690012345\nRequest for Evidence', 'SRC2190067890\nRequest for Evidence'])).toHaveLength(2)
  expect(noticesIn([ONE, 'USCIS\nCase Number: SRC2190067890'])).toHaveLength(2)
})

test.each([
  ['none', ['', 'REQUEST FOR EVIDENCE']],
  ['one on every page', [ONE, 'Receipt Number: LIN2690012345', 'LIN2690012345']],
  ['one that was misread on a page between', [ONE, 'Receipt Number: LIN2690012845', 'Receipt Number: LIN2690012345']],
  ['a number beside another on a page', [`${ONE}\nReceipt Number: SRC2190067890`, 'The record.']],
  ['a petition of before', [ONE, 'You filed a prior petition.\nIts prior Receipt Number: SRC2190067890']],
  ['a number in a sentence', [ONE, 'Your Form I-485 (receipt number MSC2190067890) is pending.']],
  ['the same in capitals', [ONE, 'Your Form I-485 (Receipt Number MSC2190067890) is pending.']],
])('one notice is not taken for two: %s', (_, pages) => {
  expect(noticesIn(pages)).toEqual([])
})
