import { expect, it } from 'vitest'
import { isUuidV4, linesInWords, orderWords, type OrderStatus } from './order.ts'

it.each<[OrderStatus, string, string]>([
  ['DRAFT', '0.00', 'Waiting for payment'],
  ['OPEN', '0.00', 'Waiting for payment'],
  ['COMPLETED', '0.00', 'Paid'],
  ['COMPLETED', '149.00', 'Refunded $149.00'],
  ['COMPLETED', '0.01', 'Refunded $0.01'],
  ['CANCELED', '0.00', 'Cancelled'],
  ['FAILED', '0.00', 'Failed'],
])('an order that is %s with $%s given back: %s', (status, refunded, words) => {
  expect(orderWords({ status, refunded })).toBe(words)
})

it.each([
  ['', false],
  ['1', false],
  ['b9b6a4a2-5a5e-1c3e-9d5e-0c2d3f4a5b6c', false],
  ['b9b6a4a2-5a5e-4c3e-cd5e-0c2d3f4a5b6c', false],
  ['b9b6a4a2-5a5e-4c3e-9d5e-0c2d3f4a5b6c/', false],
  ['b9b6a4a2-5a5e-4c3e-9d5e-0c2d3f4a5b6c', true],
  ['B9B6A4A2-5A5E-4C3E-8D5E-0C2D3F4A5B6C', true],
])('%j is an order id: %s', (id, right) => {
  expect(isUuidV4(id)).toBe(right)
})

it('names the lines of an order', () => {
  const line = { item_id: 1, item_name: 'Full Package', price: '1049.00', quantity: 1000, total_price: '1049000.00' }
  expect(linesInWords([])).toBe('')
  expect(linesInWords([line, { ...line, item_name: 'Recommendation Letter', quantity: 2 }])).toBe(
    '1,000 × Full Package, 2 × Recommendation Letter',
  )
})
