import { t } from '@lingui/core/macro'
import { LOCALE } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'

/** A span of days as a card's subtitle tells it: `2014 to 2019`, `since 2019`. */
export function years(start: unknown, end: unknown, current: unknown = false): string {
  const year = (day: unknown) => (typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day.slice(0, 4) : '')
  const [first, last] = [year(start), year(end)]
  if (first === '') return ''
  if (current === true) return t`since ${first}`
  return last === '' || last === first ? first : t`${first} to ${last}`
}

/** A day in full: `September 1, 2026`; empty where there is none. */
export const inFull = (day: unknown): string =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })
    : ''

/** The parts that are there, with commas between. */
export const joined = (...parts: unknown[]): string =>
  parts
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .reduce((before, part) => (before === '' ? part : t`${before}, ${part}`), '')

/** A word of one of the domain's lists, as an entry holds it, in the reader's language. */
export const chosenWord = (word: unknown): string => (typeof word === 'string' ? translated(word) : '')
