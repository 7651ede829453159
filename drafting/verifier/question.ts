import { z } from 'zod'
import { readCitations } from '../grounding/citations.ts'
import { Unread } from '../grounding/claim.ts'
import { valuesIn } from '../grounding/values.ts'
import type { Question } from '../model/correspondence.ts'
import { fenced } from '../model/fenced.ts'
import type { Claim, Rest, Ruling, Span } from './claim.ts'
import { standsIn } from './letters.ts'
import { followsFrom, type Sum } from './sums.ts'

const VERDICTS = ['entailed', 'contradicted', 'not stated'] as const
const SUMS = ['sum', 'difference', 'product', 'quotient', 'percent', 'percent change'] as const

const shape = z.object({
  verdicts: z.array(
    z.object({
      claim: z.number(),
      verdict: z.enum(VERDICTS),
      rests: z.array(z.object({ source: z.string(), words: z.string() })),
      sum: z.object({ of: z.array(z.number()), by: z.enum(SUMS), gives: z.number() }).nullable(),
      sure: z.number(),
      reason: z.string(),
    }),
  ),
})
/** A small model leaves out what it has nothing to say for. */
const answered = z.object({
  claim: z.coerce.number().int(),
  verdict: z.enum(VERDICTS),
  rests: z.array(z.object({ source: z.string(), words: z.string() })).catch([]),
  sum: z
    .object({ of: z.array(z.number()).max(50), by: z.enum(SUMS), gives: z.number() })
    .nullable()
    .catch(null),
  sure: z.coerce.number().min(0).max(100).catch(0),
  reason: z.string().nullish(),
})
const tolerant = z.object({ verdicts: z.array(z.unknown()) })

const NO_VERDICT: Ruling = { verdict: 'unread', reason: 'the verifier gave no verdict on it' }
const NO_WORDS: Ruling = { verdict: 'unread', reason: 'the verifier named no words of the sources that bear it out' }
const NO_FIGURE: Ruling = { verdict: 'unread', reason: 'a figure of it is in no source and follows from none' }

const isThere = ({ source, words }: Rest, spans: readonly Span[]): boolean =>
  spans.some((span) => span.id === source && standsIn(words, span))

const figuresIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((figure) => Number(figure.replace(/,/gu, '')))

/** Without citations of the law, whose figures count nothing: a rule holds them to the library. */
function withoutCitations(text: string): string {
  const unread = new Unread(text)
  Array.from(readCitations(unread))
  return unread.text
}

/** Figures as a claim writes them, with what each comes to: "1.34 million" is 1,340,000. */
const readingsIn = (text: string): number[][] =>
  (text.match(/\d[\d,]*(?:\.\d+)?(?:[ -]?(?:hundred|thousand|million|billion|trillion)\b)?/gu) ?? []).map((figure) => [
    ...figuresIn(figure),
    ...valuesIn(figure).figures,
  ])

/** True where each figure of the claim is in its spans, however it is written there, or is what a calculation with figures of its spans gives. */
function hasItsFigures({ text, spans }: Claim, sum: Sum | null): boolean {
  const held = new Set(spans.flatMap(({ words }) => [...figuresIn(words), ...valuesIn(words).figures]))
  const derived = sum !== null && sum.of.every((figure) => held.has(figure)) && followsFrom(sum) ? sum.gives : undefined
  return readingsIn(withoutCitations(text)).every((figures) =>
    figures.some((figure) => held.has(figure) || figure === derived),
  )
}

function rulingOf(claim: Claim, { verdict, rests, sum, sure, reason }: z.infer<typeof answered>): Ruling {
  const there = rests.filter((rest) => isThere(rest, claim.spans))
  if (verdict === 'entailed') {
    if (there.length === 0 || there.length < rests.length) return NO_WORDS
    return hasItsFigures(claim, sum) ? { verdict, rests: there, sure } : NO_FIGURE
  }
  const why = reason?.trim() || 'its sources do not say so'
  return { verdict: there.length > 0 ? verdict : 'not stated', rests: there, reason: why }
}

/** Asks for a verdict on each claim; what comes back holds one ruling a claim, in their order. */
export function questionOn(claims: readonly Claim[]): Question<Ruling[]> {
  const lines = claims.flatMap(({ text, spans }, at) => [
    `${at + 1}. ${fenced(text)}`,
    ...spans.map(({ id, words }) => `   ${id}: ${fenced(words)}`),
  ])
  return {
    name: 'verify',
    prompt: ['<claims>', ...lines, '</claims>'].join('\n'),
    schema: shape,
    read(answer) {
      const parsed = tolerant.safeParse(answer)
      if (!parsed.success) return { fault: 'it did not have the shape {"verdicts":[…]}.' }
      const verdicts = parsed.data.verdicts.flatMap((one) => answered.safeParse(one).data ?? [])
      const rulings = claims.map((claim, at): Ruling => {
        const said = verdicts.filter((one) => one.claim === at + 1)
        const [only] = said
        // Two verdicts on one claim are none.
        return only === undefined || said.length > 1 ? NO_VERDICT : rulingOf(claim, only)
      })
      const lacking = rulings.flatMap((ruling, at) => (ruling === NO_VERDICT ? [at + 1] : []))
      return { value: rulings, ...(lacking.length > 0 && { but: `has no verdict on ${lacking.join(', ')}.` }) }
    },
  }
}
