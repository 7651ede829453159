import { i18n } from '@lingui/core'

/**
 * The `lang` of words that somebody entered or that were drafted, where the page is in Chinese: those in Latin letters are
 * English, so that they are read aloud and broken as such. None where they are of the page's own language, or of neither.
 */
export const langOf = (words: string): 'en' | undefined =>
  i18n.locale !== 'en' && /\p{Script=Latin}/u.test(words) && !/\p{Script=Han}/u.test(words) ? 'en' : undefined
