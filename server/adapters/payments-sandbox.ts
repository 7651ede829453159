import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { PaymentEvent, Payments } from '../commerce/payments.ts'
import type { Clock } from '../parts.ts'

export const SIGNATURE_HEADER = 'x-sandbox-signature'
const TOLERANCE_MS = 300_000

/** As long as a session of a real provider lives that nobody pays. */
const OPEN_FOR_MS = 24 * 3_600_000

const about = { event_id: z.string().min(1).max(200), order_id: z.uuidv4() }
const amount = { amount_cents: z.int().nonnegative(), currency: z.string() }
const event = z.discriminatedUnion('outcome', [
  z.object({ ...about, ...amount, outcome: z.literal('COMPLETED') }),
  z.object({ ...about, outcome: z.enum(['CANCELED', 'FAILED']) }),
  z.object({ ...about, ...amount, outcome: z.literal('REFUNDED') }),
])
const canceled = (order_id: string): PaymentEvent => ({
  event_id: `${order_id}-CANCELED`,
  order_id,
  outcome: 'CANCELED',
})

/** Signs and reads the events of the sandbox, as a provider at the other end of the net would. */
export interface SandboxPayments extends Payments {
  sign(event: PaymentEvent): { body: Buffer; headers: Record<string, string> }
}

/** Pays with buttons on a page of our own. Events are signed with a key that only this product's own processes have. */
export function sandboxPayments(sessionSecret: string, clock: Clock): SandboxPayments {
  const key = createHmac('sha256', sessionSecret).update('sandbox payments').digest()
  const signature = (time: string, body: Buffer) => createHmac('sha256', key).update(`${time}.`).update(body).digest()

  return {
    provider: 'sandbox',

    start: (order, site) =>
      Promise.resolve({ payment_url: `${site}/sandbox/pay/${order.id}`, provider_ref: `sandbox-${order.id}` }),

    sign(told) {
      const body = Buffer.from(JSON.stringify(told))
      const time = String(clock.now().valueOf())
      return { body, headers: { [SIGNATURE_HEADER]: `t=${time},v1=${signature(time, body).toString('hex')}` } }
    },

    // It keeps nothing: what its page was told has been told on at once.
    look: ({ id, created_at }) =>
      Promise.resolve(clock.now().valueOf() - Date.parse(created_at) > OPEN_FOR_MS ? canceled(id) : undefined),
    cancel: ({ id }) => Promise.resolve(canceled(id)),

    async readEvent(body, headers) {
      const given = /^t=(?<time>\d{1,15}),v1=(?<hex>[0-9a-f]{64})$/.exec(String(headers[SIGNATURE_HEADER]))?.groups
      const time = given?.time ?? ''
      const genuine = given !== undefined && timingSafeEqual(signature(time, body), Buffer.from(given.hex ?? '', 'hex'))
      if (!genuine) throw new AppError('invalid', 'The signature is missing or wrong')
      if (Math.abs(clock.now().valueOf() - Number(time)) > TOLERANCE_MS)
        throw new AppError('invalid', 'The signature is too old')
      return event.parse(JSON.parse(body.toString('utf8')))
    },
  }
}
