import type { Order } from '#domain/order.ts'
import { listed } from '../../language/lists.ts'
import { LOCALE } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'

/** `1 × Full Package, 2 × Recommendation Letter` */
export const boughtWords = (items: Order['items']): string =>
  listed(items.map(({ item_name, quantity }) => `${quantity.toLocaleString(LOCALE)} × ${translated(item_name)}`))
