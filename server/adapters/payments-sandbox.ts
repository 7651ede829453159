import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { OUTCOMES, type PaymentEvent, type Payments } from '../commerce/payments.ts'
import type { Clock } from '../parts.ts'

export const SIGNATURE_HEADER = 'x-sandbox-signature'
const TOLERANCE_MS = 300_000

const event = z.object({ event_id: z.string().min(1).max(200), order_id: z.uuidv4(), outcome: z.enum(OUTCOMES) })

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

    readEvent(body, headers) {
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
