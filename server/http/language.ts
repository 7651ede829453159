import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { isLanguage, type Language, LANGUAGE_COOKIE, languageFor } from '#domain/language.ts'

/** What the reader chose; else by what their browser asks for. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = cookies[LANGUAGE_COOKIE]
  return isLanguage(chosen) ? chosen : languageFor(new Negotiator({ headers }).languages())
}
