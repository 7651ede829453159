import { expect, test } from 'vitest'
import { dueByNotice } from './rfe-due.ts'

const on = (value: string) => ({ value, page: 1 })
const notice_date = on('2026-10-20')
const response_days = { value: 87, page: 2 }

test.each([
  [
    'the printed date governs',
    { response_date: on('2027-01-12'), response_days, notice_date },
    { date: '2027-01-12', page: 1, counted: null },
  ],
  [
    'the printed days run from the date of the notice',
    { response_date: null, response_days, notice_date },
    { date: '2027-01-15', page: 2, counted: { days: 87, from: notice_date } },
  ],
  ['nothing to count from', { response_date: null, response_days, notice_date: null }, null],
  ['what is printed is no day', { response_date: null, response_days, notice_date: on('2026-13-40') }, null],
  ['nothing to count', { response_date: on('soon'), response_days: null, notice_date }, null],
])('%s', (_, printed, due) => expect(dueByNotice(printed)).toEqual(due))
