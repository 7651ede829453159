import { expect, test } from 'vitest'
import { phoneNumber } from './phone-number.ts'

test.each([
  ['', 'none', 'none'],
  ['+1', '', '+1'],
  ['', '2175550177', '2175550177'],
  ['+1', '2175550177', '+1 217 555 0177'],
  ['+44', '2079460018', '+44 20 7946 0018'],
  ['+81', '312345678', '+81 3 1234 5678'],
])('%s and %s are printed as %s', (code, national, printed) => {
  expect(phoneNumber(code, national)).toBe(printed)
})
