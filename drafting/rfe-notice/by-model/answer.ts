import { z } from 'zod'
import { FACTORS, WRONG_STANDARDS, type Factor, type NoticeReading, type Quoted } from '#domain/rfe.ts'
import type { Question, Understood } from '../../model/correspondence.ts'
import { fenced } from '../../model/fenced.ts'
import { isVerbatim } from '../verbatim.ts'
import { readingPrompt, SHAPE } from './prompt.ts'

const quoted = z.object({ quote: z.string(), page: z.number() })
const shape = z.object({
  issues: z.array(
    z.object({
      heading: z.string().nullable(),
      factor: z.string(),
      quote: z.string(),
      page: z.number(),
      further: z.array(quoted),
      requests: z.array(quoted),
    }),
  ),
  conceded: z.array(quoted.extend({ factor: z.string() })),
  wrong_standard: z.array(quoted.extend({ why: z.string() })),
})

const anyQuoted = z.object({ quote: z.string(), page: z.coerce.number().int() })
const anyFactor = z.enum(Object.keys(FACTORS) as [Factor, ...Factor[]]).catch('other')
const tolerant = z.object({
  issues: z.array(
    anyQuoted.extend({
      heading: z.string().nullish(),
      factor: anyFactor,
      further: z.array(anyQuoted).nullish(),
      requests: z.array(anyQuoted).nullish(),
    }),
  ),
  conceded: z.array(anyQuoted.extend({ factor: anyFactor })).nullish(),
  wrong_standard: z.array(anyQuoted.extend({ why: z.string() })).nullish(),
})

export type Listed = Pick<NoticeReading, 'issues' | 'conceded' | 'wrong_standard'>

const TOLD = 12
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Where words stand, if they do, whatever page was named: a wrong number is no wrong quote. */
function placed({ quote, page }: Quoted, pages: readonly string[]): Quoted | undefined {
  const words = tidy(quote)
  const found = [page, ...pages.map((_, at) => at + 1)].find((one) => isVerbatim(words, one, pages))
  return found === undefined ? undefined : { quote: words, page: found }
}

/** The answer with nothing in it that does not stand in the notice word for word, and what was left out. */
function verified(answer: z.infer<typeof tolerant>, pages: readonly string[]): { listed: Listed; strange: string[] } {
  const strange: string[] = []
  const kept = <T extends Quoted>(all: readonly T[]): T[] =>
    all.flatMap((one) => {
      const place = placed(one, pages)
      if (place === undefined) strange.push(tidy(one.quote))
      return place === undefined ? [] : [{ ...one, ...place }]
    })
  const issues = kept(answer.issues).map(({ heading, factor, further, requests, quote, page }) => ({
    heading: heading != null && placed({ quote: heading, page }, pages) !== undefined ? tidy(heading) : null,
    prong: FACTORS[factor].prong,
    factor,
    quote,
    page,
    further: kept(further ?? []),
    requests: kept(requests ?? []),
  }))
  const conceded = kept(answer.conceded ?? []).map((one) => ({ ...one, prong: FACTORS[one.factor].prong }))
  const wrong_standard = kept(answer.wrong_standard ?? []).flatMap((one) => {
    const why = WRONG_STANDARDS.find((known) => known === one.why)
    return why === undefined ? [] : [{ ...one, why }]
  })
  return { listed: { issues, conceded, wrong_standard }, strange }
}

/** Asks for the points of a notice; quotes that are not its words are told once, and left out if they come again. */
export const pointsOf = (pages: readonly string[]): Question<Listed> => ({
  name: 'notice',
  prompt: readingPrompt(pages),
  schema: shape,
  read(answer): Understood<Listed> {
    const parsed = tolerant.safeParse(answer)
    if (!parsed.success) return { fault: `it did not have the shape ${SHAPE}.` }
    const { listed, strange } = verified(parsed.data, pages)
    if (strange.length === 0) return { value: listed }
    const told = strange.slice(0, TOLD).map((quote) => fenced(quote.slice(0, 200)))
    return { value: listed, but: `has quotes that do not stand in the notice word for word: ${told.join('; ')}.` }
  },
})
