import { i18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from '#domain/language.ts'
import { setTold } from './translated.ts'

type Compiled = ReturnType<typeof compileMessage>
const compiled = new Map<string, Compiled>()

/** English stands in the code and is not compiled at build; most of it is plain words, and those need no parser. */
function compile(message: string): Compiled {
  const known = compiled.get(message)
  if (known) return known
  const made = /[{']/.test(message) ? compileMessage(message) : [message]
  compiled.set(message, made)
  return made
}

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
