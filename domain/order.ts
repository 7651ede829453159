import type { Cart } from './cart.ts'

export const ORDER_STATUSES = ['DRAFT', 'OPEN', 'COMPLETED', 'CANCELED', 'FAILED'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** An order in the history of an account: what was in it, at the prices of its day. */
export interface Order extends Cart {
  order_id: string
  status: OrderStatus
  created_at: string
  /** Null unless it was paid. */
  paid_at: string | null
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
