import { isUnnumbered } from '#domain/exhibit-number.ts'
import type { CaseFile } from '../case-file.ts'
import type { Place } from './claim.ts'
import { foldText } from './fold.ts'
import { quoterOf } from './quotations.ts'

interface Letter {
  id: string
  folded: readonly string[]
  tight: readonly string[]
  /** How much of the first of them is the page itself. */
  own: number
}

/** Letters and digits alone: a page breaks words and doubles blanks where it likes, and a scan sets other dashes. */
const tightOf = (text: string): string => foldText(text).replace(/[\s\u00ad'"-]+/gu, '')

const letters = new WeakMap<CaseFile, readonly Letter[]>()

interface Page {
  id: string
  paper: string
  page: number
  text: string
  quotes: readonly string[]
}

/** Pages that a sentence names in words: those of the record, and of papers of the filing that have no number here. */
const quotedPages = ({ rfe, pages }: CaseFile): Page[] =>
  rfe === undefined
    ? []
    : [
        ...rfe.pages,
        ...pages
          .filter(({ exhibit }) => isUnnumbered(exhibit))
          .map(({ id, exhibit, page, text }) => ({ id, paper: `E${exhibit}`, page, text, quotes: [] })),
      ]

function lettersOf(caseFile: CaseFile): readonly Letter[] {
  const known = letters.get(caseFile)
  if (known !== undefined) return known
  const pages = quotedPages(caseFile)
  const read = pages.map(({ id, text, quotes }, at): Letter => {
    const next = pages[at + 1]
    // What begins on a page may end on the next.
    const whole = next !== undefined && next.paper === pages[at]?.paper ? `${text}\n${next.text}` : text
    return {
      id,
      folded: [whole, ...quotes].map(foldText),
      tight: [whole, ...quotes].map(tightOf),
      own: tightOf(text).length,
    }
  })
  letters.set(caseFile, read)
  return read
}

const ELLIPSIS = /\s*(?:\.\s?\.\s?\.\s?\.?|…)\s*/u
/** The stop of the sentence around the quotation, which is none of an ellipsis. */
const STOP = /(?<![.…]\s?)[,.;]$/u
/** More letters than these left out, and two statements become one that nobody made. */
const LEFT_OUT = 300

function hasInOrder(text: string, parts: readonly string[], before: number): boolean {
  const [first = '', ...rest] = parts
  for (let at = text.indexOf(first); at !== -1 && at < before; at = text.indexOf(first, at + 1)) {
    let end = at + first.length
    const follow = rest.every((part) => {
      const next = text.indexOf(part, end)
      const isNear = next !== -1 && next - end <= LEFT_OUT
      end = next + part.length
      return isNear
    })
    if (follow) return true
  }
  return false
}

/** Pages of the notice and of filed papers that have these words, one after the other, whatever the breaks of their lines. */
export function recordQuoting(words: string, caseFile: CaseFile): string[] {
  const parts = words
    .replace(STOP, '')
    .split(ELLIPSIS)
    .map(tightOf)
    .filter((part) => part !== '')
  if (parts.length === 0) return []
  const all = lettersOf(caseFile)
  const exact = all.filter(({ tight, own }) =>
    tight.some((text, at) => hasInOrder(text, parts, at === 0 ? own : text.length)),
  )
  if (exact.length > 0 || !words.includes('[')) return exact.map(({ id }) => id)
  // Brackets stand for what was altered, as a letter that was made small.
  const altered = quoterOf(words)
  return all.filter(({ folded }) => folded.some(altered)).map(({ id }) => id)
}

const QUOTED = /“[^“”]*”|"[^"]*"/gu

const PAGE = /(?<=\bpages? )\d+/gu

export interface Unquoted {
  /** The sentence's words without those that it quotes of the notice or a filed paper, which are told as that paper's. */
  text: string
  /** The pages that have them. */
  pages: string[]
  /** Pages that it names and on which they do not stand. */
  elsewhere: Place[]
}

/** Takes a sentence apart into what it quotes of the record and what it says itself. */
export function unquoted(text: string, caseFile: CaseFile): Unquoted {
  if (caseFile.rfe === undefined) return { text, pages: [], elsewhere: [] }
  const pages: string[] = []
  const standsOn = new Set<string>()
  const left = text.replace(QUOTED, (whole) => {
    const words = foldText(whole.slice(1, -1).replace(STOP, ''))
    const found = recordQuoting(words, caseFile)
    pages.push(...found.slice(0, 1))
    for (const id of found) standsOn.add(id)
    return found.length === 0 ? whole : `“${' '.repeat(whole.length - 2)}”`
  })
  if (pages.length === 0) return { text, pages, elsewhere: [] }
  const numbers = new Set(
    quotedPages(caseFile)
      .filter(({ id }) => standsOn.has(id))
      .map(({ page }) => String(page)),
  )
  const elsewhere = [...left.matchAll(PAGE)].flatMap(({ 0: page, index: start }): Place[] =>
    numbers.has(page) ? [] : [{ start, end: start + page.length, text: page }],
  )
  // The page of a quotation is no figure of the case.
  return { text: left.replace(PAGE, (page) => ' '.repeat(page.length)), pages: [...new Set(pages)], elsewhere }
}
