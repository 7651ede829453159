import { describe, expect, test } from 'vitest'
import { areAllAside, issueChange, isToAnswer, ISSUE_STATES, type IssueState } from './rfe.ts'

describe('an issue', () => {
  test.each([
    ['open', true],
    ['settled', true],
    ['none', false],
  ] satisfies [IssueState, boolean][])('that is %s is to be answered: %s', (state, told) =>
    expect(isToAnswer({ state })).toBe(told),
  )

  test('about which nothing was done is to be answered', () => expect(isToAnswer(undefined)).toBe(true))

  test.each([
    [[], false],
    [['none'], true],
    [['none', 'none'], true],
    [['none', 'open'], false],
    [['settled', 'none'], false],
  ] satisfies [IssueState[], boolean][])('of %j all are put aside: %s', (states, told) =>
    expect(areAllAside(states.map((state) => ({ state })))).toBe(told),
  )

  test('takes each of the states, and no other', () => {
    for (const state of ISSUE_STATES) expect(issueChange.safeParse({ state }).success).toBe(true)
    for (const state of ['aside', '', null, 0, true]) expect(issueChange.safeParse({ state }).success).toBe(false)
  })
})
