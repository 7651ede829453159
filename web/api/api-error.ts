import type { EntryErrors, FieldErrors } from '#domain/errors.ts'
import { translated } from '../language/translated.ts'

/** A call that was refused (`status` of the answer) or never answered (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** A code of domain/errors.ts, `network`, `timeout`, or empty where the answer names none. */
  readonly code: string
  /** The server's sentence as it came, for comparing; `says` tells it. Empty where it gave none. */
  readonly detail: string
  readonly fields: FieldErrors
  readonly entries: EntryErrors[]
  /** The whole answer, for what a code carries besides (a running job's `task_id`). */
  readonly body: unknown

  constructor(status: number, body: unknown, code: string = '') {
    const read = readRefusal(body)
    super(read.detail || code || `HTTP ${status}`)
    this.status = status
    this.code = code || read.code
    this.detail = read.detail
    this.fields = read.fields
    this.entries = read.entries
    this.body = body
  }

  /** The server's words in the reader's language where there are any, otherwise `fallback`. */
  says(fallback: string): string {
    const first = Object.values(this.fields)[0]?.[0]
    return translated(this.detail || first || '') || fallback
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMessages = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const fieldErrors = (value: unknown): FieldErrors =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string[]] => isMessages(entry[1])))
    : {}

/** Reads the three shapes of a refusal: `{detail, code}`, `{field: [message]}`, `[{index, errors}]`. */
function readRefusal(body: unknown): { detail: string; code: string; fields: FieldErrors; entries: EntryErrors[] } {
  const nothing = { detail: '', code: '', fields: {}, entries: [] }
  if (Array.isArray(body)) {
    const entries = body.flatMap((entry) =>
      isRecord(entry) && typeof entry.index === 'number'
        ? [{ index: entry.index, errors: fieldErrors(entry.errors) }]
        : [],
    )
    return { ...nothing, entries }
  }
  if (!isRecord(body)) return nothing
  const word = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  return { ...nothing, detail: word('detail'), code: word('code'), fields: fieldErrors(body) }
}

/** The server's words of a failed call, otherwise `fallback`. */
export const saysOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.says(fallback) : fallback
