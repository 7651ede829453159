import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { Inline } from '#domain/document.ts'

type Of<K extends Inline['kind']> = Extract<Inline, { kind: K }>

/** A sentence as the page shows it: words, chips of sources, marks of what is open. */
export type Part =
  | { kind: 'words'; text: string; style?: 'italic' | 'bold' }
  /**
   * `tied`: a no-break space stands before it, so that it starts no line. `stop`: what paper sets after it and the page
   * leaves out.
   */
  | { kind: 'chip'; of: Of<'exhibit'> | Of<'authority'>; tied: boolean; stop: string }
  | { kind: 'mark'; of: Of<'missing'> | Of<'verify'> }

/** More chips than these in a row may break over lines, or a narrow screen could not hold them. */
const TIED_AT_MOST = 3

const NBSP = /[\s\u00a0]+$/u
const STOP = /^[.,;:]+/
const ENDS_SENTENCE = /[.?!…]["”’)\]]*$/
/** What stands between citations on paper, where brackets hold them together. */
const BETWEEN_CITATIONS = /^\s*[;,]?\s*$/

type Words = Extract<Part, { kind: 'words' }>

/**
 * The parts of a sentence in the order of the page. On paper a citation stands before the full stop, in parentheses or as
 * a sentence of its own; a chip stands after it.
 */
export function partsOf(inlines: readonly Inline[]): Part[] {
  const parts: Part[] = []
  let chips = 0
  const leaveOut = (stop: string) => {
    const chip = parts.findLast((part) => part.kind === 'chip')
    if (chip?.of.kind === 'authority') chip.stop = stop.trim()
  }
  const lastWords = (): Words | undefined => parts.findLast((part) => part.kind === 'words')
  inlines.forEach((inline, index) => {
    if (inline.kind === 'missing' || inline.kind === 'verify') {
      const before = parts.at(-1)
      if (before !== undefined && before.kind !== 'words') parts.push({ kind: 'words', text: ' ' })
      parts.push({ kind: 'mark', of: inline })
      chips = 0
      return
    }
    if (inline.kind === 'exhibit' || inline.kind === 'authority') {
      const before = parts.at(-1)
      if (before?.kind === 'words') before.text = before.text.replace(NBSP, '')
      if (before?.kind === 'words' && before.text === '') parts.pop()
      chips++
      parts.push({ kind: 'chip', of: inline, tied: parts.length > 0 && chips <= TIED_AT_MOST, stop: '' })
      return
    }
    let { text } = inline
    if (chips > 0) {
      const next = inlines[index + 1]
      const chipFollows = next?.kind === 'exhibit' || next?.kind === 'authority'
      const words = lastWords()
      if (chipFollows && BETWEEN_CITATIONS.test(text) && words !== undefined) return leaveOut(text)
      const stop = STOP.exec(text)?.[0]
      if (stop !== undefined && words !== undefined && isNote(parts, words)) {
        text = text.slice(stop.length)
        if (ENDS_SENTENCE.test(words.text)) leaveOut(stop)
        else words.text += stop
      }
      chips = 0
      if (text !== '' && !/^[\s\u00a0]/u.test(text) && !/^[.,;:)\]”’]/.test(text)) text = ` ${text}`
    }
    if (text !== '') parts.push({ kind: 'words', text, ...(inline.style && { style: inline.style }) })
  })
  return parts
}

/** Chips that only point away: exhibits, and citations after a sentence's end. One within a clause is part of it. */
function isNote(parts: readonly Part[], words: Words): boolean {
  const chips = parts.slice(parts.indexOf(words) + 1)
  return (
    chips.every((part) => part.kind === 'chip') &&
    (ENDS_SENTENCE.test(words.text) || chips.every((part) => part.kind === 'chip' && part.of.kind === 'exhibit'))
  )
}

/** What a chip says: as it is printed, whatever the reader's language. */
export const chipText = (of: Of<'exhibit'> | Of<'authority'>): string =>
  of.kind === 'authority' ? of.short : `Ex. ${exhibitLabel(of.number)}${of.page === undefined ? '' : `, p. ${of.page}`}`

/** What a chip is on paper. */
export const paperText = ({ of, stop }: Pick<Extract<Part, { kind: 'chip' }>, 'of' | 'stop'>): string =>
  (of.kind === 'authority' ? of.runs.map(({ text }) => text).join('') : `(${chipText(of)})`) + stop
