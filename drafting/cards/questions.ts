import type { CardKind } from '#domain/fact-card.ts'

/** What a note leaves open, as questions to the person who typed it. */

const HEDGES = /\b(maybe|perhaps|probably|roughly|i think|or so|approx(?:imately)?|(?:about|around|ca\.) (?=\d))/iu
/** A large round number, with the word behind it. */
const AMOUNT = /(?<![$€£¥\p{L}\d.,])(\d[\d.,]*\s?(?:million|billion|mln|mio|bn|k|m))(?![\p{L}\d])(?:\s+(\p{L}+))?/giu
/** Words that name nothing: an amount before one of them, or at the end, is of nobody knows what ("2 million per year"). */
const NAMES_NOTHING = new Set(
  'a an and as at by each every for from in less maybe more on or per so than to with'.split(' '),
)

const bareAmountIn = (note: string): string | undefined =>
  [...note.matchAll(AMOUNT)].find(([, , next = 'a']) => NAMES_NOTHING.has(next.toLowerCase()))?.[1]

const SAVED =
  /\b(?:sav(?:e|ed|es|ing)|reduc(?:e|ed|es|ing)|cut|increas(?:e|ed|es|ing)|improv(?:e|ed|es|ing)|faster|less|more)\b/iu
const OURS = /(?<![\p{L}’'-])(?:[Ww]e|[Oo]ur|us|Us|WE|OUR)(?![\p{L}-])/u
const SUBJECT = /(?<![\p{L}’'-])(?:i|we|he|she|it|they|my team|our team|the team)(?![\p{L}-])/iu

export const ASK_WHO = 'Who did this: you, your team, or both?'
export const ASK_WE = 'Who is “we” here?'
export const ASK_ENGLISH = 'Please say this in English. Documents that are filed are in English.'
export const ASK_SENTENCE = 'Please write it as one full sentence that names who did what.'
export const askPronoun = (word: string): string => `Who or what is “${word}” here?`
export const askInside = (word: string): string =>
  `Does this sentence itself say what “${word}” is? If not, please name it.`
export const ASK_SPEAKER = 'Who is “I” here: you, or the recommender?'

/** Figures that somebody must have measured. */
const FIGURE = /\d+(?:[.,]\d+)?\s?(?:%|percent|per cent|times|x\b)/iu

/** Of these somebody did something; a need or a background is nobody's deed. */
const DEEDS: ReadonlySet<CardKind> = new Set(['did', 'led', 'made', 'result', 'use'])

/** What has to be known before a note can be a statement, the most important first; the last asks for the sentence itself. */
export function questionsOf(note: string, kind: CardKind): string[] {
  const amount = bareAmountIn(note)
  const hedge = HEDGES.exec(note)?.[1]
  return [
    ...(OURS.test(note) ? [ASK_WE] : SUBJECT.test(note) || !DEEDS.has(kind) ? [] : [ASK_WHO]),
    ...(amount === undefined ? [] : [`${amount} of what: which currency, or which things?`]),
    ...(SAVED.test(note) && (FIGURE.test(note) || amount !== undefined)
      ? ['Who measured this, and compared with what?']
      : []),
    ...(hedge === undefined ? [] : [`How sure is “${hedge.trim()}”? Please give the figure that you can show.`]),
    ASK_SENTENCE,
  ]
}
