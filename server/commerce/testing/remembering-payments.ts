import type { OrderToPay, PaymentEvent, Payments } from '../payments.ts'

/** What the provider has of an order. */
export interface Session {
  order: OrderToPay
  state: 'open' | 'paid' | 'closed'
  refunded_cents: number
}

/** News that waits to be told, or was. */
export interface News {
  event: PaymentEvent
  /** Told only once nobody can have missed it by accident. */
  lost: boolean
  heard: boolean
}

/** A payment provider in memory: it knows what was paid and given back, whatever the product knows of it. */
export interface RememberingPayments extends Payments {
  sessions: Map<string, Session>
  news: News[]
  pay(order_id: string): void
  decline(order_id: string): void
  expire(order_id: string): void
  refund(order_id: string, cents: number): void
  forget(): void
}

export const PROVIDER = 'in-memory'

export function rememberingPayments(): RememberingPayments {
  const sessions = new Map<string, Session>()
  const news: News[] = []
  let told = 0
  const paid = ({ order }: Session, event_id: string): PaymentEvent => ({
    event_id,
    order_id: order.id,
    outcome: 'COMPLETED',
    amount_cents: order.total_cents,
    currency: order.currency,
  })
  const canceled = ({ order }: Session, event_id: string): PaymentEvent => ({
    event_id,
    order_id: order.id,
    outcome: 'CANCELED',
  })
  const tell = (event: (event_id: string) => PaymentEvent) =>
    void news.push({ event: event(`e${++told}`), lost: false, heard: false })
  const inState = (order_id: string, state: Session['state']) => {
    const session = sessions.get(order_id)
    return session?.state === state ? session : undefined
  }

  return {
    provider: PROVIDER,
    sessions,
    news,

    start(order) {
      if (!sessions.has(order.id)) sessions.set(order.id, { order, state: 'open', refunded_cents: 0 })
      return Promise.resolve({ payment_url: `https://pay.example/${order.id}`, provider_ref: `ref-${order.id}` })
    },
    readEvent: () => Promise.resolve(undefined),
    look({ id }) {
      const session = sessions.get(id)
      if (session?.state === 'paid') return Promise.resolve(paid(session, `look-${id}-paid`))
      return Promise.resolve(session?.state === 'closed' ? canceled(session, `look-${id}-closed`) : undefined)
    },
    cancel(order) {
      const session = inState(order.id, 'open')
      if (session) session.state = 'closed'
      return this.look(order)
    },

    pay(order_id) {
      const session = inState(order_id, 'open')
      if (!session) return
      session.state = 'paid'
      tell((event_id) => paid(session, event_id))
    },
    decline(order_id) {
      if (inState(order_id, 'open')) tell((event_id) => ({ event_id, order_id, outcome: 'FAILED' }))
    },
    expire(order_id) {
      const session = inState(order_id, 'open')
      if (!session) return
      session.state = 'closed'
      tell((event_id) => canceled(session, event_id))
    },
    refund(order_id, cents) {
      const session = inState(order_id, 'paid')
      const given = Math.min(cents, session ? session.order.total_cents - session.refunded_cents : 0)
      if (!session || given <= 0) return
      session.refunded_cents += given
      const amount_cents = session.refunded_cents
      const { currency } = session.order
      tell((event_id) => ({ event_id, order_id, outcome: 'REFUNDED', amount_cents, currency }))
    },
    forget() {
      sessions.clear()
      news.length = 0
    },
  }
}
