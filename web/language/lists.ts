import { DAY_FIRST, LOCALE } from './locale.ts'

// Made when the first list is written: a browser takes as long for the two as for all else that the login is made of.
let facts: Intl.ListFormat | undefined
let choices: Intl.ListFormat | undefined

/** `PDF, 1.4 MB`: facts beside one another. */
export const listed = (words: readonly string[]): string =>
  (facts ??= new Intl.ListFormat(LOCALE, { style: 'narrow' })).format(words)

/** `PDF, JPG or PNG`. Latin letters keep their distance from a Chinese word. */
export const eitherOf = (words: readonly string[]): string =>
  (choices ??= new Intl.ListFormat(DAY_FIRST, { type: 'disjunction' }))
    .formatToParts(words)
    .map(({ value }) => (value === '或' ? ' 或 ' : value))
    .join('')
