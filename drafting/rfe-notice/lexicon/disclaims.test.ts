import { describe, expect, it } from 'vitest'
import { readNotice } from '../index.ts'
import { DISCLAIMS, DISCLAIMS_LAST } from './disclaims.ts'

describe('that something is no complaint', () => {
  it.each([
    '',
    'no explanation of the gap is in the record.',
    'no letter from a customer is required by the plan, but nothing else shows interest.',
    'you are not shown to be the author.',
    'nothing in the record shows who cast the bell.',
    'the plan says nothing about its funding.',
    'there is no reason to think that other founders would follow.',
    'the second letter is not weighed.',
    'this is not enough.',
    'that is no small fault of the plan.',
  ])('is not said by %j', (own) => {
    expect(DISCLAIMS.test(own)).toBe(false)
  })
  it.each([
    'the bell cracked in may, and no explanation of it is needed.',
    'for this reason no evidence of a shortage is asked for.',
    'one page spells your name otherwise, and nothing turns on it.',
    'three parishes have not answered; the point is not held against her.',
    'urgency is neither claimed nor apparent, and the petitioner is not asked to claim it.',
    'whether the record as a whole would suffice is neither decided nor prejudged here.',
    'the letter calls you "he" once, which we take to be the work of a typist.',
    'she has no other employer, and the first consideration is resolved in her favor.',
    'you listed your posts, and nothing in the record contradicts them.',
    'success abroad does not always carry over, but there is no reason to think the less of it here.',
    'the petitioner need not compare herself with others.',
    'it is short, but that is no fault.',
    'no national acclaim is needed for any of the six.',
    'there is no letter from a lender; one kind of entity may suffice, and here it does.',
  ])('is said by %j', (own) => {
    expect(DISCLAIMS.test(own)).toBe(true)
  })
  it.each([
    ['uscis asks nothing about it.', true],
    ['none of this calls for an answer.', true],
    ['i say nothing about them.', true],
    ['this is not shown.', false],
    ['it does not explain why no evidence is needed and the plan lacks a budget.', false],
  ])('of the sentence before it, by %j: %s', (own, is) => {
    expect(DISCLAIMS_LAST.test(own)).toBe(is)
  })
  it('raises no point, neither in its own words nor in those before it', () => {
    const head = 'REQUEST FOR EVIDENCE\nForm I-140, national interest waiver\nYou mend bells.\n'
    const found = (text: string) => readNotice([`${head}Record of Success\n${text}`]).issues.map(({ quote }) => quote)
    const lacking = 'The letters do not show that any bell was mended.'
    expect(found(lacking)).toEqual([lacking])
    expect(found(`${lacking} USCIS asks nothing about it.`)).toEqual([])
    expect(found('The letters do not name the bell, and nothing turns on it.')).toEqual([])
  })
})

describe('papers that contradict one another', () => {
  const found = (text: string) =>
    readNotice([`REQUEST FOR EVIDENCE\nForm I-140, national interest waiver\nRecord of Success\n${text}`]).issues.length
  it.each([
    ['The letters contradict each other as to who cast the bell, and you must explain the contradiction.', 1],
    ['The letters contradicted each other; the difference has been explained.', 0],
  ])('%s: %s', (text, count) => {
    expect(found(text)).toBe(count)
  })
})
