import { expect, test } from 'vitest'
import { dueOf } from './time.ts'
import { READING, rfeOf } from './testing/notice.ts'

const due = (printed: string | null, entered: string, today = '2026-11-21') =>
  dueOf(
    { ...READING, response_date: printed === null ? null : { value: printed, page: 1 } },
    rfeOf({ deadline: entered }),
    today,
  )

test.each([
  [
    'the printed date governs',
    '2026-12-28',
    '2026-12-30',
    { date: '2026-12-28', by: 'notice', entered: '2026-12-30', post: '2026-12-21', daysLeft: 30 },
  ],
  ['and agrees with the entered one', '2026-12-28', '2026-12-28', { date: '2026-12-28', by: 'notice', entered: null }],
  ['none is printed', null, '2026-12-30', { date: '2026-12-30', by: 'applicant', entered: null, page: null }],
  ['what is printed is no day', '2026-13-40', '2026-12-30', { date: '2026-12-30', by: 'applicant' }],
  ['none at all', null, '', { date: null, by: null, daysLeft: null }],
  ['the day for posting has passed', '2026-11-25', '', { daysLeft: -3 }],
])('%s', (_, printed, entered, expected) => expect(due(printed, entered)).toMatchObject(expected))

test.each([
  [
    '2027-01-20',
    { date: '2027-01-15', by: 'count', counted: { days: 87, from: '2026-10-20' }, page: 2, entered: '2027-01-20' },
  ],
  ['2027-01-15', { date: '2027-01-15', by: 'count', entered: null, post: '2027-01-08' }],
])('printed days run from the printed date, whatever was entered: %s', (deadline, expected) =>
  expect(
    dueOf(
      {
        ...READING,
        response_date: null,
        notice_date: { value: '2026-10-20', page: 1 },
        response_days: { value: 87, page: 2 },
      },
      rfeOf({ deadline }),
      '2026-11-21',
    ),
  ).toMatchObject(expected),
)

test('a day whose date nobody knows leaves no number of days', () =>
  expect(due('2026-12-28', '', 'today').daysLeft).toBeNull())
