import { describe, expect, test } from 'vitest'
import {
  areAllAside,
  issueChange,
  likenessOf,
  type Likeness,
  type NoticeIssue,
  type NoticeReading,
  partsLacking,
  isToAnswer,
  ISSUE_STATES,
  type IssueState,
} from './rfe.ts'

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

describe('a file that was added as a notice', () => {
  const none: NoticeReading = {
    kind: 'other',
    category: 'unknown',
    receipt_number: null,
    form: null,
    service_center: null,
    notice_date: null,
    response_date: null,
    response_days: null,
    filed_date: null,
    address: null,
    pages: 300,
    unread: [],
    issues: [],
    conceded: [{ quote: 'Her work has substantial merit.', page: 1, prong: 'prong_1', factor: 'substantial_merit' }],
    wrong_standard: [],
  }
  const on1 = (value: string) => ({ value, page: 1 })
  const issue: NoticeIssue = {
    heading: null,
    prong: 'prong_1',
    factor: 'urgency',
    quote: 'It was not shown.',
    page: 1,
    further: [],
    requests: [],
  }
  const [receipt_number, form, notice_date] = [on1('LIN2690012345'), on1('I-140'), on1('2026-02-03')]
  const read = { kind: 'rfe' as const, issues: [issue] }
  test.each([
    ['a menu', {}, 'none', ['receipt_number', 'form', 'date', 'points']],
    ['a book', {}, 'none', undefined],
    ['a page that calls itself a request for evidence', { kind: 'rfe' }, 'doubtful', undefined],
    ['a letter', { notice_date }, 'doubtful', ['receipt_number', 'form', 'points']],
    ['days alone', { response_days: { value: 30, page: 1 } }, 'doubtful', ['receipt_number', 'form', 'points']],
    ['a paper that finds something wanting', read, 'doubtful', ['receipt_number', 'form', 'date']],
    ['a receipt', { receipt_number, form, notice_date }, 'doubtful', ['points']],
    ['a notice in which no point was read', { kind: 'rfe', receipt_number, form, notice_date }, 'doubtful', ['points']],
    ['another kind of notice', { ...read, kind: 'other', receipt_number }, 'doubtful', ['form', 'date']],
    ['a notice', { ...read, receipt_number }, 'notice', ['form', 'date']],
    ['a notice whose number could not be read', { ...read, form, notice_date }, 'notice', ['receipt_number']],
  ] satisfies [string, Partial<NoticeReading>, Likeness, string[] | undefined][])(
    '%s: taken for what it is',
    (_, of, likeness, lacking = ['receipt_number', 'form', 'date', 'points']) => {
      const reading = { ...none, ...of }
      expect([likenessOf(reading), partsLacking(reading)]).toEqual([likeness, lacking])
    },
  )
})
