import { expect, test } from 'vitest'
import { dayIn, isTimeZone } from './time-zone.ts'

const EVENING = new Date('2026-03-01T02:30:00Z')

test.each([
  ['UTC', '2026-03-01'],
  ['America/New_York', '2026-02-28'],
  ['Asia/Shanghai', '2026-03-01'],
  ['Pacific/Kiritimati', '2026-03-01'],
])('the day in %s', (zone, day) => {
  expect(isTimeZone(zone)).toBe(true)
  expect(dayIn(EVENING, zone)).toBe(day)
})

test.each(['', 'Nowhere/Land', "UTC'; drop table users", 'A'.repeat(500), undefined, ['UTC'], '../etc/passwd'])(
  '%s is no time zone',
  (name) => expect(isTimeZone(name)).toBe(false),
)
