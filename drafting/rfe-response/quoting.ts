import type { Block, Sentence } from '#domain/document.ts'
import type { Quoted } from '#domain/rfe.ts'
import { words, type Phrase } from '../builtin/phrase.ts'
import { NOTICE_WORDS } from './phrasing/issue.ts'

/** Words of another inside quotation marks: their own marks become single ones, as print has it. */
export const quotedWords = (text: string): string =>
  `“${text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[“”„]/gu, (mark) => (mark === '“' || mark === '„' ? '‘' : '’'))
    .replace(/"([^"]*)"/gu, '‘$1’')
    .replace(/"/gu, '’')}”`

/** A sentence of a filed paper; the mark says where its end was left out, as the number of an exhibit in brackets. */
export const quotedSentence = (text: string): string =>
  quotedWords(/^\p{Lu}.*[^.!?…’”)\s]\s*$/su.test(text) ? `${text.trim()} …` : text)

export const pageWord = (page: number): string => `page ${page}`

/** Without what joins one point of a list to the next. */
export const withoutJoint = (quote: string): string => quote.replace(/\s*[;,]\s*(?:and\/or|and|or)?\s*$/iu, '')

/** The page of the notice, as a part of a sentence. */
export const pageOf = ({ page }: Pick<Quoted, 'page'>): Phrase => words(pageWord(page), [`N${page}`])

/** Words of the notice, each with its page. */
export function noticeQuote({ quote, page }: Quoted): Sentence {
  const [text, sources] = [quotedWords(withoutJoint(quote)), [`N${page}`]]
  return {
    inlines: [{ kind: 'text', text: `${text} (notice, ${pageWord(page)})` }],
    sources,
    made: { frame: NOTICE_WORDS, slots: { quoted: { text, sources }, page: { text: pageWord(page), sources } } },
  }
}

/** The same as a part of a sentence. */
export const noticeWords = ({ quote, page }: Quoted): Phrase =>
  words(quotedWords(withoutJoint(quote).replace(/[.]$/u, '')), [`N${page}`])

/** Each of them by itself: a reader compares them with the notice one by one. */
export const quoteBlocks = (nextId: () => string, quotes: readonly Quoted[]): Block[] =>
  quotes.map((one) => ({ kind: 'quote', id: nextId(), sentences: [noticeQuote(one)] }))

const LONGEST = 240

/** The beginning of long words, where they are named and not quoted. */
export const clipped = (text: string, most = LONGEST): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`

/** The beginning of a finding, by which a later answer names it. */
export const namedBy = ({ quote }: Pick<Quoted, 'quote'>): string => clipped(quote, 80)
