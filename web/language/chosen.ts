import { isLanguage, type Language, LANGUAGE_COOKIE } from '#domain/language.ts'
import { cookie } from '../api/stored.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** What the reader chose; else what the server chose by their browser's languages. */
export function chosenLanguage(): Language {
  const chosen = cookie(LANGUAGE_COOKIE)
  if (isLanguage(chosen)) return chosen
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** Wherever a button of a page names a language in `data-language`, pressing it loads the page anew in that one. */
export function followLanguageButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null
    const language = button?.dataset['language']
    if (!isLanguage(language)) return
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
    location.reload()
  })
}
