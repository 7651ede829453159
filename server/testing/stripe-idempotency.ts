import { StripeRefusal } from './stripe-params.ts'

interface Answer {
  status: number
  body: unknown
  /** Of a call that was begun: the same answer for the same key from then on. */
  kept: boolean
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

/** Stripe's rule of keys: what was done once is answered and not done again; another call under the same key is refused. */
export function answerOnce(kept: KeptAnswers, asked: Asked, perform: () => Answer): Answer & { replayed: boolean } {
  const { method, path, search, body, idempotency_key: key } = asked
  const call = `${method} ${path}${search} ${body}`
  const before = key === undefined || method !== 'POST' ? undefined : kept.get(key)
  if (before?.call === call) return { ...before.answer, replayed: true }
  try {
    if (before !== undefined) throw otherCall(key ?? '')
    const answer = perform()
    if (answer.kept && key !== undefined) kept.set(key, { call, answer: structuredClone(answer) })
    return { ...answer, replayed: false }
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    return { status: error.status, body: { error: error.error }, kept: false, replayed: false }
  }
}

const otherCall = (key: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
