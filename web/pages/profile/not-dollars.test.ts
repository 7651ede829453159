import { expect, test } from 'vitest'
import { isOtherMoney } from './not-dollars.tsx'

test.each(['R780 000', '780 000 rand', '€60,000', '¥9,000,000', 'CHF 90k'])('%s is in another currency', (typed) =>
  expect(isOtherMoney(typed)).toBe(true),
)
test.each(['', '85000', '85k', '$85,000', 'USD 85,000 per year', '12.345', '85 000', 'soon'])('“%s” is not', (typed) =>
  expect(isOtherMoney(typed)).toBe(false),
)
