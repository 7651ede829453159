import { DAY_FIRST, LOCALE } from './locale.ts'

const facts = new Intl.ListFormat(LOCALE, { style: 'narrow' })
const choices = new Intl.ListFormat(DAY_FIRST, { type: 'disjunction' })

/** `PDF, 1.4 MB`: facts beside one another. */
export const listed = (words: readonly string[]): string => facts.format(words)

/** `PDF, JPG or PNG`. Latin letters keep their distance from a Chinese word. */
export const eitherOf = (words: readonly string[]): string =>
  choices
    .formatToParts(words)
    .map(({ value }) => (value === '或' ? ' 或 ' : value))
    .join('')
