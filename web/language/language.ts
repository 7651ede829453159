import { i18n } from '@lingui/core'
import type { Language } from '#domain/language.ts'
import { setTold } from './translated.ts'

/** Patterns are compiled as the web is built (`scripts/lighter.mjs`); what is left is plain words. */
const compile = (message: string) => [message]

/**
 * Makes a language the interface's. It comes before any module that shows words: many are given theirs as they are loaded,
 * and another language takes another load of the page.
 */
export async function speak(language: Language): Promise<void> {
  i18n.setMessagesCompiler(compile)
  if (language === 'en') return i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { messages, told } = await import('./zh-Hans/index.ts')
  setTold(told)
  i18n.loadAndActivate({ locale: language, messages })
}
