import { expect, test } from 'vitest'
import { isLiving, stateOf } from './link-state.ts'

const at = (day: number) => `2030-01-${String(day).padStart(2, '0')}T12:00:00.000Z`
const NONE = { expires_at: at(20), revoked_at: null, opened_at: null, edited_at: null, signed_at: null }

test.each([
  [{ revoked_at: at(9), opened_at: at(2), edited_at: at(3) }, 10, 'revoked', false],
  [{ opened_at: at(2), edited_at: at(3) }, 20, 'expired', false],
  // It had run out before another took its place.
  [{ revoked_at: at(21) }, 25, 'expired', false],
  [{ signed_at: at(4) }, 25, 'signed', false],
  [{ signed_at: at(4), revoked_at: at(5) }, 6, 'signed', false],
  [{ opened_at: at(2), edited_at: at(3), signed_at: at(4) }, 10, 'signed', true],
  [{ opened_at: at(2), edited_at: at(3) }, 10, 'edited', true],
  [{ opened_at: at(2) }, 10, 'opened', true],
  [{}, 10, 'sent', true],
])('%j on day %i is %s', (dates, day, state, living) => {
  const link = { ...NONE, ...dates }
  expect(stateOf(link, new Date(at(day)))).toBe(state)
  expect(isLiving(link, new Date(at(day)))).toBe(living)
})
