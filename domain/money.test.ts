import { expect, test } from 'vitest'
import { amountInWords, priceInWords } from './money.ts'

test.each([
  [14_900, '$149', '$149.00'],
  [104_900, '$1,049', '$1,049.00'],
  [104_950, '$1,049.50', '$1,049.50'],
  [123_456_700, '$1,234,567', '$1,234,567.00'],
  [0, '$0', '$0.00'],
])('%i cents are %j on a card and %j in a cart', (cents, price, amount) => {
  expect(priceInWords(cents)).toBe(price)
  expect(amountInWords((cents / 100).toFixed(2))).toBe(amount)
})
