import { printable } from '#domain/document-text.ts'

/** Words as they will stand on paper, each letter with its place in what was typed. */
export interface Typed {
  text: string
  /** Where each letter of `text` stood; one more at the end. */
  at: readonly number[]
}

const OPENS_AFTER = /[\s([{“‘—–/-]/
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters composed, white space folded and nothing invisible, without losing the place of any letter. */
function cleaned(given: string): Typed {
  const raw = given.replaceAll('\u00a0', ' ')
  // Nearly always there is nothing to do, and a paragraph is checked at each stroke.
  if (printable(raw) === raw) return { text: raw, at: Array.from({ length: raw.length + 1 }, (_, index) => index) }
  let text = ''
  const at: number[] = []
  for (const { segment, index } of graphemes.segment(raw)) {
    const clean = printable(segment)
    if (clean === ' ' && (text === '' || text.endsWith(' '))) continue
    text += clean
    for (let unit = 0; unit < clean.length; unit++) at.push(index)
  }
  at.push(raw.length)
  return { text, at }
}

/** Straight quotation marks turned to where they stand; letter for letter, so that every place stays. */
export const curled = (text: string): string =>
  text
    .replace(/"/g, (_, at: number) => (at === 0 || OPENS_AFTER.test(text.charAt(at - 1)) ? '“' : '”'))
    .replace(/'/g, (_, at: number) => {
      const opens = at === 0 || /[\s([{“"—–]/.test(text.charAt(at - 1))
      // ’90s and ’tis leave letters out; what opens has its other half further on.
      return opens && /^\p{L}[^']*'/u.test(text.slice(at + 1, at + 400)) ? '‘' : '’'
    })

export function typed(raw: string): Typed {
  const { text, at } = cleaned(raw)
  return { text: curled(text), at }
}
