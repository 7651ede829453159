import { DAY_FIRST, LOCALE } from './locale.ts'

const facts = new Intl.ListFormat(LOCALE, { style: 'narrow' })
const choices = new Intl.ListFormat(DAY_FIRST, { type: 'disjunction' })

/** `PDF, 1.4 MB`: facts beside one another. */
export const listed = (words: readonly string[]): string => facts.format(words)

/** `PDF, JPG or PNG`. */
export const eitherOf = (words: readonly string[]): string => choices.format(words)
