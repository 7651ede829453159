/** The languages of the interface, each by its own name. What is drafted for filing is English in all of them. */
export const LANGUAGES = { en: 'English', 'zh-Hans': '简体中文' } as const

export type Language = keyof typeof LANGUAGES

/** The cookie that keeps what a reader chose. */
export const LANGUAGE_COOKIE = 'language'

export const isLanguage = (code: string | null | undefined): code is Language =>
  code != null && Object.hasOwn(LANGUAGES, code)

/** Which of ours a reader is served with, by what they prefer (BCP 47 tags, best first). Any Chinese is, with Simplified. */
export function languageFor(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [language] = tag.toLowerCase().split('-')
    if (language === 'en') return 'en'
    if (language === 'zh') return 'zh-Hans'
  }
  return 'en'
}
