import type { LinkedLetter } from '#domain/letter-link.ts'
import type { Editable } from '#domain/editable.ts'
import { createContext, use } from 'react'
import type { LinkQuestion } from '../../api/linked-letter.ts'
import type { SentenceState } from '../../review/points.ts'
import { LOCALE } from '../../language/locale.ts'

/** A paragraph in other words, and what it read when they were begun. */
export interface Typed {
  text: string
  base: string
}

/** What the parts of a linked letter's page share. */
export interface Linked {
  token: string
  letter: LinkedLetter
  /** True once the signed letter is handed in: the text then stays as it is. */
  isClosed: boolean
  /** In what name the recommender answers; null until it was typed once. */
  name: string | null
  /** Opens a paragraph for typing, with words that were typed for it elsewhere. */
  edit: (block: string, typed?: Typed) => void
  showBlock: (block: string) => void
  showQuestion: (id: string) => void
  /** After a question was settled: on to the next. */
  goOn: () => void
  /** What became of each sentence that had something to settle, by its place. */
  states: ReadonlyMap<string, SentenceState>
  /** Words that stand in the place of a sentence until they are saved. */
  typed: ReadonlyMap<string, string>
  /** Walks through the sentences to look at. */
  startReview: () => void
}

export const LinkedContext = createContext<Linked | null>(null)

export function useLinked(): Linked {
  const linked = use(LinkedContext)
  if (linked === null) throw new Error('There is no letter around this part')
  return linked
}

export const questionElement = (id: string): string => `question-${id}`
export const isAsked = ({ confirmed }: LinkQuestion): boolean => confirmed === null

/** What is asked at once: a gap, or all words of one sentence that are to be confirmed. */
export interface Question {
  /** That of its first mark. */
  id: string
  points: readonly [LinkQuestion, ...LinkQuestion[]]
}

/** What is still asked, in the letter's order. Sentences that nobody has confirmed are looked at in their review. */
export function questionsOf({ open }: Pick<LinkedLetter, 'open'>): Question[] {
  const questions: { id: string; points: [LinkQuestion, ...LinkQuestion[]] }[] = []
  for (const point of open.filter((one) => isAsked(one) && one.kind !== 'open')) {
    const same = questions.find(
      ({ points: [first] }) =>
        first.kind === 'verify' &&
        point.kind === 'verify' &&
        first.block === point.block &&
        first.sentence === point.sentence,
    )
    if (same === undefined) questions.push({ id: point.id, points: [point] })
    else same.points.push(point)
  }
  return questions
}

/** The paragraph that a question stands in; null where it stands in a line that cannot be typed anew. */
export function blockOf({ blocks }: Pick<LinkedLetter, 'blocks'>, id: string): Editable | null {
  const found = blocks.find((block) => block.kind !== 'page-break' && block.id === id)
  return found?.kind === 'paragraph' || found?.kind === 'quote' || found?.kind === 'list' ? found : null
}

/** `22 December 2026`: in UTC, as the mail tells it. */
export const longDay = (iso: string): string =>
  new Date(iso).toLocaleDateString(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What was typed with a link is kept under its id; the token itself stays in the address alone. */
export const draftsOf = (token: string): string => `letter-link/${token.split('.')[0]}`
