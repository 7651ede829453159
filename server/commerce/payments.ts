import type { IncomingHttpHeaders } from 'node:http'

/** What was in the cart at checkout, as an order keeps it. */
export interface OrderLine {
  item_id: number
  item_name: string
  price_cents: number
  quantity: number
}

export interface OrderToPay {
  id: string
  items: OrderLine[]
  total_cents: number
  redirect_url: string
}

export const OUTCOMES = ['COMPLETED', 'CANCELED', 'FAILED'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What a provider tells about an order; told again it has the same `event_id`. */
export interface PaymentEvent {
  event_id: string
  order_id: string
  outcome: Outcome
}

/** A payment provider. */
export interface Payments {
  /** Its name in the address of its webhook. */
  provider: string
  /** Announces an order to the provider. `site` is the address under which the applicant uses the product. */
  start(order: OrderToPay, site: string): Promise<{ payment_url: string; provider_ref: string }>
  /** The event of a webhook. Throws where the provider has not signed it. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent
}
