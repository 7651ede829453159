import { z } from 'zod'
import type { PaymentEvent } from '../commerce/payments.ts'

const id = z.uuidv4()
/** A session bears the order's id twice, a charge in its metadata alone. */
const ours = z.union([
  z.object({ metadata: z.object({ order_id: id }) }).transform(({ metadata }) => metadata.order_id),
  z.object({ client_reference_id: id }).transform(({ client_reference_id }) => client_reference_id),
])

const intent = z.object({ id: z.string(), status: z.string() })
const session = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.int().nonnegative(),
  currency: z.string(),
  /** Its id alone, unless more was asked for. */
  payment_intent: z.union([z.string(), intent]).nullish(),
})
type Session = z.infer<typeof session>

const charge = z.object({ amount_refunded: z.int().nonnegative(), currency: z.string() })
const event = z.object({ id: z.string().min(1), type: z.string(), data: z.object({ object: z.unknown() }) })

/** Payments that did not succeed: nobody can go on with them on a page that is done. */
const LOST_INTENTS = ['canceled', 'requires_payment_method']

/** What a signed event means for an order; nothing where it is of another kind or of somebody else's session. */
export function readStripeEvent(told: unknown): PaymentEvent | undefined {
  const { id: event_id, type, data } = event.parse(told)
  const order_id = ours.safeParse(data.object).data
  if (order_id === undefined) return undefined
  const about = { event_id, order_id }
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const done = session.parse(data.object)
      // Of a payment that takes days, the first of the two only says that it was begun.
      return done.payment_status === 'paid' ? { ...about, ...paid(done) } : undefined
    }
    case 'checkout.session.async_payment_failed':
      return { ...about, outcome: 'FAILED' }
    case 'checkout.session.expired':
      return { ...about, outcome: 'CANCELED' }
    case 'charge.refunded': {
      const { amount_refunded, currency } = charge.parse(data.object)
      return { ...about, outcome: 'REFUNDED', amount_cents: amount_refunded, currency }
    }
    default:
      return undefined
  }
}

/** How an order stands by its session; nothing where that is not decided. Its id is not that of any event of Stripe's. */
export function outcomeOf(answer: unknown, order_id: string): PaymentEvent | undefined {
  const seen = session.parse(answer)
  const told = <Outcome extends string>(outcome: Outcome) => ({ event_id: `${seen.id}-${outcome}`, order_id, outcome })
  if (seen.status === 'expired') return told('CANCELED')
  if (seen.status !== 'complete') return undefined
  if (seen.payment_status === 'paid') return { ...told('COMPLETED'), ...paid(seen) }
  const { payment_intent } = seen
  const isLost = typeof payment_intent === 'object' && LOST_INTENTS.includes(payment_intent?.status ?? '')
  return isLost ? told('FAILED') : undefined
}

const paid = ({ amount_total, currency, payment_intent }: Session) => ({
  outcome: 'COMPLETED' as const,
  amount_cents: amount_total,
  currency,
  payment_ref: (typeof payment_intent === 'object' ? payment_intent?.id : payment_intent) ?? undefined,
})
