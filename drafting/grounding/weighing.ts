import type { Finding } from './claim.ts'
import type { Reading, SentenceReading } from './reading.ts'
import { tornNames } from './relations.ts'
import { untimely } from './standing.ts'
import { strangers, unclaimed } from './strangers.ts'
import { stretchesOf, tornPairs } from './stretches.ts'

/** What speaks against a clause: no one sign proves that it is made up, together they may. */
export interface Signs {
  claimNever: number
  claimApart: number
  never: number
  stretch: number
  beyond: number
  torn: number
  doer: number
  taker: number
  plan: number
  open: number
}

/** How much each sign weighs; fitted on the cases that the checker is tuned on. */
export const WEIGHTS: Readonly<Record<keyof Signs, number>> = {
  claimNever: 1.6,
  claimApart: 1.8,
  never: 0.4,
  stretch: 0.6,
  beyond: 1,
  torn: 0.05,
  doer: 2.5,
  taker: 2.5,
  plan: 0.4,
  open: 0.8,
}

/** From this weight on a sentence is marked. */
const LIMIT = 2.3
/** The same where nothing but words of one's own speaks against it: a paraphrase has those too. */
const WORDS_ALONE = 3.2

const MOSTLY = 0.5
const LESS = 0.6
/** Two words of one's own are common; a third is rare. */
const ENOUGH = 2

export interface Weighed {
  signs: Signs
  findings: Finding[]
}

const finding = (kind: Finding['kind'], start: number, end: number, text: string, reason: string): Finding => ({
  kind,
  start,
  end,
  text: text.slice(start, end),
  reason,
})

/** The signs against a clause, and how each would be told. */
export function signsIn(clause: Reading, all: SentenceReading): Weighed {
  const label = clause.entry?.label ?? 'the case file'
  const claims = unclaimed(clause, all)
  const strange = strangers(clause, all)
  const stretches = stretchesOf(clause, all)
  const worst = stretches.reduce<(typeof stretches)[number] | undefined>(
    (most, one) => (most === undefined || one.untold > most.untold ? one : most),
    undefined,
  )
  // A long stretch of which most is told may have a word of its own.
  const untold = worst === undefined ? 0 : worst.untold * (worst.untold / worst.tokens.length >= MOSTLY ? 1 : LESS)
  const names = tornNames(clause, all)
  const late = untimely(clause, all)
  const start = clause.tokens[0]?.start ?? 0
  const end = clause.tokens.at(-1)?.end ?? 0
  const findings = [
    ...claims.map(({ token }) =>
      finding('assertion', token.start, token.end, all.text, `No entry says “${token.text}” of this`),
    ),
    ...[...names.doer, ...names.other].map(({ claim }) =>
      finding('role', claim.start, claim.end, all.text, `No entry tells this of ${claim.text}`),
    ),
    ...(late === null
      ? []
      : [
          finding(
            'status',
            start,
            end,
            all.text,
            `${label} tells this as ${late.kind === 'plan' ? 'planned' : 'still open'}, not as done`,
          ),
        ]),
  ]
  const [first, last] = [worst?.tokens[0], worst?.tokens.at(-1)]
  if (findings.length === 0 && first !== undefined && last !== undefined)
    findings.push(
      finding('assertion', first.start, last.end, all.text, `${label} does not tell this, nor does any other entry`),
    )
  return {
    signs: {
      claimNever: claims.filter(({ degree }) => degree === 'never').length,
      claimApart: claims.filter(({ degree }) => degree === 'apart').length,
      never: strange.length,
      stretch: Math.min(ENOUGH, untold),
      beyond: Math.max(0, untold - ENOUGH),
      torn: tornPairs(clause, all),
      doer: names.doer.length,
      taker: names.other.length,
      plan: late?.kind === 'plan' ? late.share : 0,
      open: late?.kind === 'open' ? late.share : 0,
    },
    findings,
  }
}

/** Words at a clause's head that join it to the rest, or name the subject anew. */
const HEAD = 2
/** A shorter run proves nothing. */
const RUN = 4

/** True of a clause that stands in the case file word for word, but for its head. */
export function isVerbatim(clause: Reading, all: SentenceReading): boolean {
  const known = verbatim.get(clause) ?? standsVerbatim(clause, all)
  verbatim.set(clause, known)
  return known
}

const verbatim = new WeakMap<Reading, boolean>()

function standsVerbatim({ tokens }: Reading, { index }: SentenceReading): boolean {
  // Only what holds the rarest of the words that every run has need be searched.
  let rarest: readonly number[] | undefined
  for (let at = HEAD; at < tokens.length; at++) {
    const places = index.byWord.get(tokens[at]?.folded ?? '')
    if (places === undefined) return false
    if (rarest === undefined || places.length < rarest.length) rarest = places
  }
  for (let skip = 0; skip <= HEAD && tokens.length - skip >= RUN; skip++) {
    let run = ' '
    for (let at = skip; at < tokens.length; at++) run += `${tokens[at]?.folded ?? ''} `
    if (rarest?.some((at) => index.propositions[at]?.held.words.includes(run) === true) === true) return true
  }
  return false
}

const weightOf = (signs: Signs): number =>
  (Object.keys(WEIGHTS) as (keyof Signs)[]).reduce((sum, name) => sum + WEIGHTS[name] * signs[name], 0)

/** What argues from the law or the filing, and what only might be, asserts less of the world. */
const ARGUES =
  /\b(?:petition|petitioner[’']s|waiver|waive|classification|prongs?|Dhanasar|statut\w+|regulations?|certification|labor|national (?:interest|importance)|merit|the record|exhibits?|Part [IVX]+|Parts|vacanc\w+|job offer|Act)\b/u
const MIGHT =
  /\b(?:would|could|can|cannot|may|might|should|propose[sd]?|if|whether|nor|need not|does not|do not|is not|are not|rather than|depends?)\b/iu

/** True of a text that argues from the law or the filing. */
export const argues = (text: string): boolean => ARGUES.test(text)

function assertiveness({ tokens }: Reading, { text }: SentenceReading): number {
  const own = text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)
  return (argues(own) ? 0.4 : 1) * (MIGHT.test(own) ? 0.4 : 1)
}

const isOfWordsAlone = ({ claimNever, claimApart, doer, taker, plan, open }: Signs): boolean =>
  claimNever + claimApart + doer + taker + plan + open === 0

/** The findings of the clauses against which too much speaks. */
export function weigh(all: SentenceReading): { findings: Finding[]; worst: Signs | null; weight: number } {
  let worst: Signs | null = null
  let weight = 0
  const findings: Finding[] = []
  for (const clause of all.clauses) {
    if (isVerbatim(clause, all)) continue
    const weighed = signsIn(clause, all)
    const own = weightOf(weighed.signs) * assertiveness(clause, all)
    if (own > weight || worst === null) [weight, worst] = [own, weighed.signs]
    if (own >= (isOfWordsAlone(weighed.signs) ? WORDS_ALONE : LIMIT)) findings.push(...weighed.findings)
  }
  return { findings, worst, weight }
}
