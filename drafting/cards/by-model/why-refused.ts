import { isInAnotherScript } from '#domain/script.ts'
import { MONTHS } from '../../builtin/dates.ts'
import { isInFirstPerson } from '../../builtin/first-person.ts'
import { holdsMark } from '../../case-file/drafting-marks.ts'
import type { Claim } from '../../grounding/claim.ts'
import { agrees } from '../../grounding/dates.ts'
import { foldText, searchable } from '../../grounding/fold.ts'
import { claimsIn } from '../../grounding/read.ts'
import { valuesIn } from '../../grounding/values.ts'
import { HONORIFICS } from '../../grounding/vocabulary.ts'
import { isLeaning } from '../sentence-form.ts'

/** Why a proposal of a model is not shown: its words are not in the record, it says more than they do, or it is no statement. */
export type Refusal = 'words' | 'figure' | 'name' | 'form'

/** A statement is one sentence. */
const LONGEST = 500
const FEWEST_WORDS = 4
const ENDS = /[.!?]["”’)]?$/u
const SEVERAL_LINES = /\p{Cc}/u

const isStatement = (text: string): boolean =>
  text.length <= LONGEST &&
  text.split(' ').length >= FEWEST_WORDS &&
  ENDS.test(text) &&
  !SEVERAL_LINES.test(text) &&
  !isInAnotherScript(text) &&
  !holdsMark(text) &&
  !isInFirstPerson(text) &&
  !isLeaning(text)

const isFigure = ({ kind }: Claim): boolean => kind === 'number' || kind === 'date'

/** What a figure measures, and parts that no figure tells: a statement that names one rests on words that name it too. */
const MEASURES: readonly RegExp[] = [
  /\$|\bUSD\b|\bdollars?\b/iu,
  /€|\bEUR\b|\beuros?\b/iu,
  /£|\bGBP\b|\bpounds? sterling\b/iu,
  /¥|\b(?:RMB|CNY)\b|\byuan\b|元/iu,
  /%|\bper ?cent\b|\bpercentage\b/iu,
  ...'half halves halved third thirds quarter quarters fifth fifths tenth tenths second fourth twice doubled tripled dozen'
    .split(' ')
    .map((part) => new RegExp(`\\b${part}\\b`, 'iu')),
]

/** A year that stands by itself. */
const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1900 && value < 2100

const CHINESE_DATE = /(\d{4})年(?:(\d{1,2})月)?(?:(\d{1,2})日)?/gu

/** Dates and figures as they are read, of a text that puts no spaces around them. */
const spaced = (text: string): string =>
  text
    .replace(CHINESE_DATE, (_, year: string, month?: string, day?: string) =>
      [' ', month && MONTHS[Number(month) - 1], ' ', day && `${day}, `, year, ' '].join(''),
    )
    .replace(/(?<=\p{Script=Han})(?=\d)|(?<=\d)(?=\p{Script=Han})/gu, ' ')

/** Words of a name without its title and without the "s" of a genitive. */
const nameWords = (words: readonly string[]): string =>
  searchable(words.filter((word) => !HONORIFICS.has(word)).join(' '))

interface Against {
  held: readonly Claim[]
  /** As the words write them: nothing is rounded. */
  figures: ReadonlySet<number>
  spans: string
  names: readonly string[]
}

/** Whether these words hold what the statement claims: each figure, date, name, degree and quotation of it. */
function isHeld(claim: Claim, { held, figures, spans, names }: Against): boolean {
  switch (claim.kind) {
    case 'number':
      return figures.has(claim.quantity.value)
    case 'date':
      return held.some((one) => one.kind === 'date' && agrees(claim.date, one.date))
    case 'degree':
      return held.some((one) => one.kind === 'degree' && one.degree === claim.degree)
    case 'name': {
      const words = nameWords(claim.words)
      return words.trim() === '' || [spans, ...names].some((text) => searchable(text).includes(words))
    }
    case 'quotation':
      return foldText(spans).includes(foldText(claim.words))
    case 'address':
      return foldText(spans).includes(foldText(claim.text))
    default:
      // A card cites no law and no exhibit.
      return false
  }
}

/**
 * Why a statement cannot be proposed from these words; undefined where it can. Every figure, date and name of it has to be in the
 * words that it rests on, or to be the name of the person whom it is about.
 */
export function whyRefused(statement: string, spans: readonly string[], names: readonly string[]): Refusal | undefined {
  if (!isStatement(statement)) return 'form'
  const words = spans.join('\n')
  const small = new Set(words.split(/[^\p{L}]+/u).filter((word) => /^\p{Ll}/u.test(word)))
  const read = spaced(words)
  if (MEASURES.some((form) => form.test(statement) && !form.test(read))) return 'figure'
  const { figures, values } = valuesIn(read)
  const against: Against = {
    held: claimsIn(read, undefined, true),
    figures: new Set([...figures, ...values.filter(isYear)]),
    spans: words,
    names,
  }
  const amiss = claimsIn(statement, (word) => (small.has(word) ? 'ordinary' : undefined)).find(
    (claim) => !isHeld(claim, against),
  )
  if (amiss === undefined) return undefined
  return isFigure(amiss) ? 'figure' : 'name'
}

const MOST_QUESTIONS = 3
const LONGEST_QUESTION = 200
/** A question asks for a fact. It sends nobody anywhere, and its marks do not end the place that it is printed in. */
const ODD_IN_QUESTION = /[[\]<>{}†]|:\/\/|www\.|\S@\S|\p{Cc}|\b(?:password|passcode|credit card)\b/iu

/** The questions of a proposal as they may be shown; none where they are no questions. */
export const questionsToAsk = (questions: readonly string[]): string[] =>
  [...new Set(questions.map((question) => question.trim()))]
    .filter(
      (question) =>
        question.endsWith('?') &&
        question.length <= LONGEST_QUESTION &&
        !ODD_IN_QUESTION.test(question) &&
        !isInAnotherScript(question),
    )
    .slice(0, MOST_QUESTIONS)
