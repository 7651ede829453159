import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from './config.ts'

const LEVELS = { production: 'info', development: 'warn', test: 'silent' } as const

/** Where an exception came from, without its message: that may hold what a person typed. The system's own messages do not. */
export function traceOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code, constraint, table, syscall, type, status, request_id } = error as {
    code?: unknown
    constraint?: unknown
    table?: unknown
    syscall?: unknown
    /** Of a provider's refusal, by which its own log is searched. */
    type?: unknown
    status?: unknown
    request_id?: unknown
  }
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  const message = syscall === undefined ? undefined : error.message
  return {
    error: error.name,
    message,
    code,
    constraint,
    table,
    type,
    status,
    request_id,
    at: frames.slice(0, 12).map((frame) => frame.trim()),
  }
}

/** JSON lines on the standard output. Nothing that says who somebody is belongs in them. */
export const openLog = (environment: Config['environment'], to?: DestinationStream): FastifyBaseLogger =>
  pino({ level: LEVELS[environment], base: null, serializers: { err: traceOf } }, to)
