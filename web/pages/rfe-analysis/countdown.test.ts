import { expect, test } from 'vitest'
import { askBy, countdown } from './countdown.ts'

test.each([
  ['2026-12-07', '2026-11-22', 15, 'ample'],
  ['2026-12-07', '2026-11-30', 7, 'ample'],
  ['2026-12-07', '2026-12-01', 6, 'post'],
  ['2026-12-07', '2026-12-07', 0, 'today'],
  ['2026-12-07', '2026-12-08', -1, 'past'],
  // Over the end of a year, and over the day on which the clocks change.
  ['2027-01-03', '2026-12-20', 14, 'ample'],
  ['2026-03-10', '2026-03-05', 5, 'post'],
])('a response due %s is, on %s, %i days away: %s', (due, today, left, state) => {
  expect(countdown(due, today)).toMatchObject({ due, left, state })
})

test.each([
  ['2026-12-07', '2026-11-30'],
  ['2027-01-03', '2026-12-27'],
  ['2028-03-03', '2028-02-25'],
])('one due %s is in the post by %s', (due, post) => {
  expect(countdown(due, '2026-11-22').post).toBe(post)
})

test('what takes time is asked for so early that it can still be posted, or it is too late', () => {
  const to = countdown('2026-12-07', '2026-11-22')
  expect(askBy(0, to, '2026-11-22')).toBe('2026-11-30')
  expect(askBy(8, to, '2026-11-22')).toBe('2026-11-22')
  expect(askBy(9, to, '2026-11-22')).toBeNull()
})
