import { type Language, LANGUAGES } from '#domain/language.ts'
import { speak } from '../language/language.ts'

export const languages = Object.keys(LANGUAGES)

/** What renders the built pages in a language; once in a process, because words are given to modules as they are loaded. */
export async function rendererIn(language: Language) {
  await speak(language)
  return import('./rendering.tsx')
}
