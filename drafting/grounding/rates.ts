import type { Finding } from './claim.ts'
import type { SentenceReading } from './reading.ts'

/** A figure told of each, or by the month, where the case file tells it of all, or once. */
const AFTER =
  /^[\p{L}$ ]{0,24}?\b(?:each|apiece|per \p{L}+|every (?:month|year|week|day)|an? (?:month|year|week|day|piece))\b/iu
const BEFORE = /\b(?:each|every)(?: \p{L}+){0,5} (?:about |some |nearly |roughly |around )?\$?$/iu
const RATED =
  /\b(?:each|apiece|per|every|for an? \p{L}+|an? (?:month|year|week|day|piece|head|meter|hour|household|ton|tonne|liter|unit)|annual\w*|yearly|monthly|weekly|daily|rent\w*|respectively)\b|\//iu
const RATED_FIELDS = new Set(['annual_salary', 'working_hours_per_week', 'reckoned', 'entry'])

export const misrated = ({ clauses, index, text }: SentenceReading): Finding[] =>
  clauses.flatMap(({ anchors }) =>
    anchors.flatMap(({ claim, at, free }): Finding[] => {
      if (claim.kind !== 'number' || free || at.size === 0 || claim.quantity.value < LEAST) return []
      const after = AFTER.exec(text.slice(claim.end, claim.end + 60))
      if (after === null && !BEFORE.test(text.slice(Math.max(0, claim.start - 60), claim.start))) return []
      const isRated = [...at.keys()].some((place) => {
        const one = index.propositions[place]
        return one === undefined || RATED_FIELDS.has(one.field) || RATED.test(one.text)
      })
      if (isRated) return []
      const end = claim.end + (after?.[0].length ?? 0)
      return [
        {
          kind: 'number',
          start: claim.start,
          end,
          text: text.slice(claim.start, end),
          reason: 'no entry tells this figure of each or by the period',
        },
      ]
    }),
  )

/** Small counts are said of each in many ways. */
const LEAST = 100
