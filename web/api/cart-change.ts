import type { Cart, CartLine } from '#domain/cart.ts'
import { catalogueItem, grantsOf, money, type Grants } from '#domain/plans.ts'

/** Units of an item that come into the cart, or leave it where negative. */
export interface CartChange {
  item_id: number
  by: number
}

const cents = (price: string): number => Math.round(Number(price) * 100)

/** Only what costs something and is there counts. */
const counts = (line: CartLine): boolean => cents(line.price) > 0 && line.quantity > 0

const withSums = (lines: readonly CartLine[]): Cart => {
  const items = lines.filter(counts).map((line) => ({ ...line, total_price: money(cents(line.price) * line.quantity) }))
  return {
    items,
    total_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total_price: money(items.reduce((sum, { total_price }) => sum + cents(total_price), 0)),
  }
}

function changed(items: readonly CartLine[], { item_id, by }: CartChange): readonly CartLine[] {
  if (items.some((line) => line.item_id === item_id))
    return items.map((line) => (line.item_id === item_id ? { ...line, quantity: line.quantity + by } : line))
  const item = catalogueItem(item_id)
  if (item === undefined || by <= 0) return items
  const price = money(item.price_cents)
  return [...items, { item_id, item_name: item.name, price, quantity: by, total_price: price }]
}

/** The cart as it is after these changes, with its sums. */
export const afterChanges = (cart: Cart, changes: readonly CartChange[]): Cart =>
  withSums(changes.reduce<readonly CartLine[]>(changed, cart.items))

/** What the lines of a cart grant in all, once they are paid. */
export const grantsOfCart = ({ items }: Cart): Grants =>
  grantsOf(items.map(({ item_id, quantity }) => ({ grants: catalogueItem(item_id)?.grants ?? {}, quantity })))
