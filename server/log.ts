import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'

const LEVELS = { production: 'info', development: 'warn', test: 'silent' } as const

/** JSON lines on the standard output. Nothing that says who somebody is belongs in them. */
export const openLog = (environment: Config['environment']): FastifyBaseLogger =>
  pino({ level: LEVELS[environment], base: null })
