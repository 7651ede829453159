/** Longer than any field takes; a hostile file gains nothing by more. */
const MAX_WORDS = 20_000
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g

/** Text as it is kept: in one spelling, without what no page shows. Anything but text and numbers is no text. */
export function words(value: unknown): string {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return ''
  return text
    .slice(0, 2 * MAX_WORDS)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .slice(0, MAX_WORDS)
    .toWellFormed()
}

/** The same on one line. */
export const line = (value: unknown): string => words(value).replace(/\s+/g, ' ')

const DOI = /\b10\.\d{4,9}\/[^\s"<>]+/

/** The bare DOI in an address or a text; empty where there is none. */
export const doiIn = (text: string): string => DOI.exec(text)?.[0].replace(/[.,;)}]+$/, '') ?? ''

/** A text of several parts, those that are there, a line each. */
export const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n')
