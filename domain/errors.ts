/** Messages per field, as the wire carries them: `{"field": ["message"]}`. A nested field is named by its dotted path. */
export type FieldErrors = Record<string, string[]>

/** One entry of an array call that was refused: its place in the array and its field errors. */
export interface EntryErrors {
  index: number
  errors: FieldErrors
}

/** Every way a call can be refused. The HTTP status of each stands once, in the server's status table. */
export type ErrorCode =
  | 'invalid'
  | 'email_not_verified'
  | 'invalid_credentials'
  | 'two_factor_required'
  | 'not_authenticated'
  | 'csrf_failed'
  | 'forbidden'
  | 'upgrade_required'
  | 'no_credits'
  | 'other_category'
  | 'not_found'
  | 'link_expired'
  | 'link_revoked'
  | 'method_not_allowed'
  | 'already_running'
  | 'conflict'
  | 'changed_elsewhere'
  | 'too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'timeout'
  | 'unavailable'

/**
 * A refusal to be told to the person who asked. `detail` is shown as it stands; `fields` puts messages at their fields,
 * `entries` at their entries of an array call; `extra` is merged into the body (a running job's `task_id`, say).
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly fields?: FieldErrors
  readonly entries?: EntryErrors[]
  readonly extra?: Record<string, unknown>

  constructor(
    code: ErrorCode,
    detail: string,
    more: { fields?: FieldErrors; entries?: EntryErrors[]; extra?: Record<string, unknown> } = {},
  ) {
    super(detail)
    this.code = code
    if (more.fields) this.fields = more.fields
    if (more.entries) this.entries = more.entries
    if (more.extra) this.extra = more.extra
  }
}

/** At which field a problem is told, and how. A list of words is one field: which of them is wrong stands in the message. */
export function placed(path: readonly PropertyKey[], message: string): { field: string; message: string } {
  const place = path.at(-1)
  if (typeof place !== 'number' || path.length === 1) return { field: path.map(String).join('.'), message }
  return { field: path.slice(0, -1).map(String).join('.'), message: `${message} (number ${place + 1})` }
}

/** A refusal with messages at fields. */
export const invalidFields = (fields: FieldErrors): AppError =>
  new AppError('invalid', Object.values(fields).flat()[0] ?? 'Invalid input', { fields })
