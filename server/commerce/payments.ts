import type { IncomingHttpHeaders } from 'node:http'
import type { Grants } from '#domain/plans.ts'

/** What was in the cart at checkout, as an order keeps it. */
export interface OrderLine {
  item_id: number
  item_name: string
  price_cents: number
  quantity: number
  /** What one unit grants. */
  grants: Grants
}

export interface OrderToPay {
  id: string
  items: OrderLine[]
  total_cents: number
  currency: string
  redirect_url: string
  /** Who pays. */
  email: string
}

/** An order that a provider has been told of. */
export interface StartedOrder {
  id: string
  provider_ref: string
  created_at: string
}

export const OUTCOMES = ['COMPLETED', 'CANCELED', 'FAILED'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What a provider tells about an order; told again it has the same `event_id`. */
export type PaymentEvent = { event_id: string; order_id: string } & (
  | {
      outcome: 'COMPLETED'
      amount_cents: number
      /** In lower case. */
      currency: string
      /** The provider's payment, where it has one of its own name. */
      payment_ref?: string | undefined
    }
  | { outcome: 'CANCELED' | 'FAILED' }
  /** The amount is all that was given back of the order by now. */
  | { outcome: 'REFUNDED'; amount_cents: number; currency: string }
)

/** A payment provider. Orders reach it once each: a start that is tried again makes no second one. */
export interface Payments {
  /** Its name in the address of its webhook. */
  provider: string
  /** Announces an order to the provider. `site` is the address under which the applicant uses the product. */
  start(order: OrderToPay, site: string): Promise<{ payment_url: string; provider_ref: string }>
  /** The event of a webhook; none where it is of no concern. Rejects with `invalid` what the provider has not signed. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | undefined>
  /** How an order stands with the provider, where that has decided. Heals what a lost event left open. */
  look(order: StartedOrder): Promise<PaymentEvent | undefined>
  /** Takes an order back that nobody has paid; answers how it stands then. After `CANCELED` it cannot be paid any more. */
  cancel(order: StartedOrder): Promise<PaymentEvent | undefined>
}
