import { AppError } from '#domain/errors.ts'
import type { Failure } from './messages.ts'

/** An error as data, for the other process. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AppError) {
    const { code, message, fields, entries, extra } = error
    return { kind: 'refusal', code, detail: message, more: { fields, entries, extra } }
  }
  if (error instanceof Error) return { kind: 'error', name: error.name, message: error.message, stack: error.stack }
  return { kind: 'error', name: 'Error', message: String(error), stack: undefined }
}

/** The error that such data was made of. */
export function errorOf(failure: Failure): Error {
  if (failure.kind === 'refusal') return new AppError(failure.code, failure.detail, failure.more)
  const error = new Error(failure.message)
  error.name = failure.name
  if (failure.stack !== undefined) error.stack = failure.stack
  return error
}
