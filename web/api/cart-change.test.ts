import { describe, expect, it } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import { afterChanges, grantsOfCart, type CartChange } from './cart-change.ts'

const line = (item_id: number, item_name: string, price: string, quantity: number) => ({
  item_id,
  item_name,
  price,
  quantity,
  total_price: (Number(price) * quantity).toFixed(2),
})
const cartOf = (...items: Cart['items']): Cart => ({ items, total_items: 0, total_price: '0.00' })
const full = (quantity: number) => line(1, 'Full Package', '1049.00', quantity)
const letters = (quantity: number) => line(4, 'Recommendation Letter', '149.00', quantity)

describe('a cart after what was pressed', () => {
  it.each<[string, Cart, CartChange[], [number, number][], number, string]>([
    ['nothing in it', cartOf(), [], [], 0, '0.00'],
    ['one less of what is not there', cartOf(), [{ item_id: 1, by: -1 }], [], 0, '0.00'],
    ['what is not sold', cartOf(), [{ item_id: 99, by: 1 }], [], 0, '0.00'],
    ['lines without units or without a price', cartOf(full(0), line(4, 'Gift', '0.00', 3)), [], [], 0, '0.00'],
    ['a line with fewer than none', cartOf(full(1), letters(-2)), [], [[1, 1]], 1, '1049.00'],
    ['the first of an item', cartOf(), [{ item_id: 4, by: 1 }], [[4, 1]], 1, '149.00'],
    [
      'one more of each',
      cartOf(full(1), letters(2)),
      [
        { item_id: 1, by: 1 },
        { item_id: 4, by: 1 },
      ],
      [
        [1, 2],
        [4, 3],
      ],
      5,
      '2545.00',
    ],
    [
      'three presses on one line',
      cartOf(letters(1)),
      [
        { item_id: 4, by: 1 },
        { item_id: 4, by: 1 },
        { item_id: 4, by: -1 },
      ],
      [[4, 2]],
      2,
      '298.00',
    ],
    ['a line removed', cartOf(full(2), letters(1)), [{ item_id: 1, by: -2 }], [[4, 1]], 1, '149.00'],
    ['cents that no fraction holds', cartOf(line(4, 'Letter', '0.29', 3)), [], [[4, 3]], 3, '0.87'],
  ])('%s', (_, cart, changes, lines, total_items, total_price) => {
    const after = afterChanges(cart, changes)
    expect(after.items.map(({ item_id, quantity }) => [item_id, quantity])).toEqual(lines)
    expect(after).toMatchObject({ total_items, total_price })
  })

  it('has the name, price and sum of the catalogue for an item that was not there', () => {
    expect(afterChanges(cartOf(), [{ item_id: 2, by: 2 }]).items).toEqual([
      { item_id: 2, item_name: 'Full & RFE Package', price: '1899.00', quantity: 2, total_price: '3798.00' },
    ])
  })
})

it.each([
  ['nothing', cartOf(), {}],
  ['what is not sold any more', cartOf(line(99, 'Old Package', '10.00', 1)), {}],
  [
    'packages and letters',
    cartOf(full(2), letters(3)),
    { proposed_endeavors: 20, recommendation_letter: 13, petition_letter: 2 },
  ],
])('grants in all: %s', (_, cart, grants) => {
  expect(grantsOfCart(cart)).toEqual(grants)
})
