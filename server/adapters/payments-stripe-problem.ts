/** What the log may tell of a call to Stripe that went wrong: enough to find it in Stripe's own log. */
export class StripeProblem extends Error {
  override readonly name = 'StripeProblem'
  /** The kind of the package's error: `StripeConnectionError`, say. */
  readonly type: string | undefined
  readonly code: string | undefined
  readonly status: number | undefined
  readonly request_id: string | undefined

  constructor(thrown: unknown) {
    const { type, code, statusCode, requestId, detail } = thrown as Record<string, unknown>
    // A connection that fails says why one level below.
    const cause = typeof detail === 'object' && detail !== null && 'code' in detail ? detail.code : undefined
    super(`Stripe: ${text(type) ?? 'unknown'}`)
    this.type = text(type)
    this.code = text(code) ?? text(cause)
    this.status = typeof statusCode === 'number' ? statusCode : undefined
    this.request_id = text(requestId)
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
