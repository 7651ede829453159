import type { Cart } from './cart.ts'
import { amountInWords } from './money.ts'
import type { Grants } from './plans.ts'

export const ORDER_STATUSES = ['DRAFT', 'OPEN', 'COMPLETED', 'CANCELED', 'FAILED'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** An order in the history of an account: what was in it, at the prices of its day. */
export interface Order extends Cart {
  order_id: string
  status: OrderStatus
  created_at: string
  /** Null unless it was paid. */
  paid_at: string | null
  /** What it grants once it is paid. */
  grants: Grants
  /** What of the total was given back: `"0.00"` as a rule. */
  refunded: string
  /** Where it can still be paid; null where it cannot. */
  payment_url: string | null
  /** A PDF; null unless it was paid. */
  receipt_url: string | null
}

/** True while nobody has said how the order ends. */
export const isPending = (status: OrderStatus): boolean => status === 'OPEN' || status === 'DRAFT'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
export const isUuidV4 = (value: string): boolean => UUID_V4.test(value)
export const WRONG_ORDER_ID = 'Invalid order ID format'

/** How an order stands, in words. What went back of the money is told, however much it was. */
export function orderWords({ status, refunded }: Pick<Order, 'status' | 'refunded'>): string {
  if (status === 'COMPLETED') return Number(refunded) > 0 ? `Refunded ${amountInWords(refunded)}` : 'Paid'
  return { DRAFT: 'Waiting for payment', OPEN: 'Waiting for payment', CANCELED: 'Cancelled', FAILED: 'Failed' }[status]
}

/** `1 × Full Package, 2 × Recommendation Letter` */
export const linesInWords = (items: Order['items']): string =>
  items.map(({ item_name, quantity }) => `${quantity.toLocaleString('en-US')} × ${item_name}`).join(', ')
