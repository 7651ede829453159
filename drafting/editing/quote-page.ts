import type { Block, Inline, Sentence } from '#domain/document.ts'
import { invalidFields } from '#domain/errors.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { fold } from '#domain/fold.ts'
import { contentWords } from '../builtin/passages.ts'
import { filled, tidied, words, type Phrase } from '../builtin/phrase.ts'
import { calledByOwner } from '../case-file/exhibits.ts'
import type { CaseFile, ExhibitPage } from '../case-file.ts'
import { PAPER_STATES } from '../petition-letter/phrasing/papers.ts'
import { wordsOf } from '../proof/words-of.ts'
import { pageQuoted, statementsOn } from '../petition-letter/quoted.ts'
import { idOf } from './edit-blocks.ts'
import { groupsOf, withSentences } from './inline-groups.ts'
import { openPointsOf, type OpenPoint } from './open-points.ts'

/** A sentence of a page that may answer a question. */
export interface Passage {
  /** The page: `E4p2`. */
  source: string
  exhibit: number
  page: number
  words: string
}

/** More than these are no help: one then reads the page. */
const MOST = 3
/** A sentence that shares less with the question and its entry says something else. */
const LEAST = 3
/** So few words are no statement of a paper. */
const FEWEST_WORDS = 3

/** Words that say something, and figures. */
const tellingIn = (text: string): string[] => [...contentWords(text), ...(text.match(/\d[\d.,]*\d|\d/gu) ?? [])]

/** How much each word counts that an answer shares with the question, or with what the entry tells that it is about. */
function wantedBy({ text, path }: OpenPoint, { facts }: CaseFile): ReadonlyMap<string, number> {
  const [section, entry] = (path ?? '').split('.')
  const told = facts.filter((fact) => fact.section === section && String(fact.entry) === entry)
  const figured = (word: string, weight: number): [string, number] => [word, /\d/u.test(word) ? 2 * weight : weight]
  return new Map([
    ...told.flatMap(({ value }) => tellingIn(value)).map((word) => figured(word, 1)),
    ...tellingIn(text).map((word) => figured(word, 2)),
  ])
}

const pagesOf = ({ papers }: OpenPoint, { pages }: CaseFile): ExhibitPage[] =>
  pages.filter(({ exhibit }) => papers?.exhibits.includes(exhibit))

/**
 * Sentences of the papers of a question that may answer it, the nearest first; none where the papers do not hold the answer.
 * What the document says already is no answer.
 */
export function passagesFor(blocks: readonly Block[], point: OpenPoint, caseFile: CaseFile): Passage[] {
  if (point.papers?.may_hold !== true) return []
  const said = fold(blocks.map((block) => groupsOf(block).map(wordsOf).join(' ')).join(' '))
  const wanted = wantedBy(point, caseFile)
  return (
    pagesOf(point, caseFile)
      // What was read off a picture may have letters wrong.
      .filter(({ by }) => by === 'text')
      .flatMap(({ id, exhibit, page, text }) =>
        statementsOn(text).map((sentence) => {
          const weight = [...new Set(tellingIn(sentence))].reduce((sum, word) => sum + (wanted.get(word) ?? 0), 0)
          return { passage: { source: id, exhibit, page, words: sentence }, weight }
        }),
      )
      .filter(({ weight, passage }) => weight >= LEAST && !said.includes(fold(passage.words)))
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST)
      .map(({ passage }) => passage)
  )
}

/** Letters as they are compared: a person copies lines as they broke, and marks of quotation as the keyboard has them. */
const letters = (text: string): string =>
  text
    .replace(/[“”"„‘’'`]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Copied words in the form of a sentence: one pair of marks stands around them, others stand inside of it. */
const asSentence = (text: string): string =>
  text
    .trim()
    .replace(/^[“"](?=[^“”"]*[”"]$)|(?<=^[“"][^“”"]*)[”"]$/gu, '')
    .replace(/“|(?<=^|\s|\()"/gu, '‘')
    .replace(/[”"]/gu, '’')
    .replace(/\s+/gu, ' ')

const namesOf = (exhibits: readonly number[]): string => exhibits.map((number) => exhibitLabel(number)).join(', ')

/** Whether words stand on a page without a word or a figure that goes on before or behind them: 180 is no part of 2,180. */
function holdsWhole(page: string, wanted: string): boolean {
  for (let at = page.indexOf(wanted); at >= 0; at = page.indexOf(wanted, at + 1)) {
    const [before, after] = [
      page.slice(Math.max(0, at - 2), at),
      page.slice(at + wanted.length, at + wanted.length + 2),
    ]
    const isCut =
      (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(wanted)) ||
      (/\p{N}[.,]$/u.test(before) && /^\p{N}/u.test(wanted)) ||
      (/^[\p{L}\p{N}]/u.test(after) && /[\p{L}\p{N}]$/u.test(wanted)) ||
      (/^[.,]\p{N}/u.test(after) && /\p{N}$/u.test(wanted))
    if (!isCut) return true
  }
  return false
}

function pageWith(copied: string, point: OpenPoint, caseFile: CaseFile): ExhibitPage {
  const wanted = letters(copied)
  if (wanted.split(' ').length < FEWEST_WORDS)
    throw invalidFields({ words: ['Please copy at least a few words in a row'] })
  const page = pagesOf(point, caseFile).find(({ text }) => holdsWhole(letters(text), wanted))
  if (page === undefined)
    throw invalidFields({
      words: [
        `These words are not on a page of Exhibit ${namesOf(point.papers?.exhibits ?? [])}. Copy them exactly as they are printed there.`,
      ],
    })
  return page
}

/** A sentence that quotes a page, in the frame by which the built-in drafter quotes papers. */
function quotation(copied: string, page: ExhibitPage, { exhibits }: CaseFile): Phrase {
  const exhibit = exhibits.find(({ number }) => number === page.exhibit)
  const called = exhibit && calledByOwner(exhibit.file)
  const slots = {
    paper: called === undefined ? undefined : words(`“${called}”`, [`E${page.exhibit}`]),
    quoted: pageQuoted(page, asSentence(copied)),
  }
  const sentence = PAPER_STATES.map((frame) => filled(frame, slots)).find((one) => one !== undefined)
  if (sentence === undefined) throw new Error('No frame quotes a paper')
  return { ...sentence, inlines: tidied(sentence.inlines) }
}

/** True of a sentence that is nothing but its question. */
const isOnlyQuestion = ({ inlines }: Sentence): boolean =>
  inlines.filter(({ kind }) => kind === 'missing').length === 1 && inlines.every(isQuestionOrStop)
const isQuestionOrStop = (inline: Inline): boolean =>
  inline.kind === 'missing' || (inline.kind === 'text' && !/[\p{L}\p{N}]/u.test(inline.text))

/**
 * Puts words of a page in the place of a question about papers. They are compared with the page letter by letter, so that
 * the sentence earns its state as every quotation does.
 */
export function quotePage(blocks: readonly Block[], point: OpenPoint, copied: string, caseFile: CaseFile): Block[] {
  if (point.papers?.may_hold !== true) throw invalidFields({ words: ['This question is not answered by a page'] })
  const anew = quotation(copied, pageWith(copied, point, caseFile), caseFile)
  return blocks.map((block) => {
    if (idOf(block) !== point.block) return block
    return withSentences(block, (sentence, at) => {
      if (at !== point.sentence) return sentence
      if (isOnlyQuestion(sentence)) return anew
      throw invalidFields({ words: ['This question stands inside a sentence. Please edit the paragraph'] })
    })
  })
}

/** The question of a name, where it still stands. */
export const questionOf = (blocks: readonly Block[], id: string): OpenPoint | undefined =>
  openPointsOf(blocks).find((point) => point.id === id && point.kind === 'missing')
