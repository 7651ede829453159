import { StripeRefusal } from './stripe-params.ts'

export interface Answer {
  status: number
  body: unknown
  replayed?: boolean
}

/** The answers by key, and of which call each is. */
export type KeptAnswers = Map<string, { call: string; answer: Answer }>

interface Asked {
  method: string
  path: string
  search: string
  body: string
  idempotency_key: string | undefined
}

/**
 * Stripe's rule of keys: what was done once, well or not, is answered and not done again; another call under the same key is
 * refused. What was refused was not done.
 */
export function answerOnce(kept: KeptAnswers, asked: Asked, perform: () => Answer): Answer {
  const { method, path, search, body, idempotency_key: key } = asked
  if (key === undefined || method !== 'POST') return perform()
  const call = `${method} ${path}${search} ${body}`
  const before = kept.get(key)
  if (before?.call === call) return { ...before.answer, replayed: true }
  if (before !== undefined) throw otherCall(key)
  const answer = structuredClone(perform())
  kept.set(key, { call, answer })
  return answer
}

const otherCall = (key: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
