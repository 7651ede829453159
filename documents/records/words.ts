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
const CODED = /\b10\.\d{4,9}%2f/i

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/%2f/gi, '/')
  }
}

/** What follows a DOI in a text: marks, and a bracket that was not opened in it. */
function withoutEnd(doi: string): string {
  const bare = doi.replace(/[.,;}]+$/, '')
  const isOpen = bare.split('(').length < bare.split(')').length
  return bare.endsWith(')') && isOpen ? withoutEnd(bare.slice(0, -1)) : bare
}

/** The bare DOI in an address or a text; empty where there is none. */
export const doiIn = (text: string): string => withoutEnd(DOI.exec(CODED.test(text) ? decoded(text) : text)?.[0] ?? '')

/** A text of several parts, those that are there, a line each. */
export const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n')
