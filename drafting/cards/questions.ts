import type { CardKind } from '#domain/fact-card.ts'

/** What a note leaves open, as questions to the person who typed it. */

/** Words that leave a figure open. */
const HEDGES = /\b(maybe|perhaps|probably|roughly|i think)(?=[^.;]{0,20}\d)|(?<=\d[^.;]{0,20})\b(or so|maybe)\b/iu
const CURRENCIES = 'usd eur gbp cad aud chf jpy cny inr brl zar nok sek dkk pln mxn pen egp krw vnd rs r'
/** A large round number of no currency, with the word behind it. A letter that stands apart is a unit: 1.2 M of an acid. */
const AMOUNT = new RegExp(
  String.raw`(?<!\p{Sc}\s?|[\p{L}\d.,]|(?<!\p{L})(?:${CURRENCIES.replaceAll(' ', '|')})\s?)` +
    String.raw`(\d[\d.,]*(?:\s?(?:million|billion|mln|mio|bn)|k|m))(?![\p{L}\d])\+?(?:\s+(\p{L}+))?`,
  'giu',
)
/** Words that name nothing: an amount before one of them, or at the end, is of nobody knows what ("2 million per year"). */
const NAMES_NOTHING = new Set(
  'a an and as at by each every for from in less maybe more on or per so than to with'.split(' '),
)

const bareAmountIn = (note: string): string | undefined =>
  [...note.matchAll(AMOUNT)].find(([, , next = 'a']) => NAMES_NOTHING.has(next.toLowerCase()))?.[1]

const SAVED = /\b(?:sav(?:e|ed|es|ing)|reduc(?:e|ed|es|ing)|cut|increas(?:e|ed|es|ing)|improv(?:e|ed|es|ing))\b/iu
/** Before the notes that a document asks about, as they were typed. */
export const FROM_NOTES = ' in full sentences, from your notes: '
export const ASK_WHO = 'Who did this: you, your team, or both?'
export const ASK_ENGLISH = 'Please say this in English. Documents that are filed are in English.'
export const ASK_SENTENCE = 'Please write this as one or two full sentences that name who did what.'
export const ASK_SPEAKER = 'Who is “I” here: you, or the recommender?'

/** Figures that somebody must have measured. */
const FIGURE = /\d+(?:[.,]\d+)?\s?(?:%|percent|per cent|times|x\b)/iu

/** What was done and what came of it may have been measured; an aim, a need or a plan was not. */
const WAS_MEASURED: ReadonlySet<CardKind> = new Set(['did', 'led', 'made', 'result', 'use'])

/** The figure of which a clause says that it is better than another. */
const measuredIn = (note: string, amount: string | undefined): string | undefined =>
  note
    .split(/[.;](?:\s|$)|\n/u)
    .filter((clause) => SAVED.test(clause))
    .map((clause) => FIGURE.exec(clause)?.[0] ?? (amount !== undefined && clause.includes(amount) ? amount : undefined))
    .find((figure) => figure !== undefined)

/** What has to be known before a note can be a statement, the most important first; the last asks for the sentence itself. */
export function questionsOf(note: string, kind: CardKind = 'did'): string[] {
  const amount = bareAmountIn(note)
  const measured = measuredIn(note, amount)
  const hedge = HEDGES.exec(note)?.[0]
  return [
    ...(amount === undefined ? [] : [`${amount} of what: which currency, or which things?`]),
    ...(measured === undefined || !WAS_MEASURED.has(kind)
      ? []
      : [`Who measured “${measured}”, and compared with what?`]),
    ...(hedge === undefined || !WAS_MEASURED.has(kind)
      ? []
      : [`How sure is “${hedge.trim()}”? Please give the figure that you can show.`]),
    ASK_SENTENCE,
  ]
}
