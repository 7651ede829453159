import { z } from 'zod'
import type { Quoted } from '#domain/rfe.ts'
import type { Correspondence, Question } from '../../model/correspondence.ts'
import { judgingPrompt, type Shown } from './prompt.ts'

const WORDS = ['finding', 'request', 'concession', 'law', 'standing', 'summary', 'petitioner', 'other'] as const
export type Judged = (typeof WORDS)[number]

const shape = z.object({
  sentences: z.array(z.object({ sentence: z.number(), is: z.enum(WORDS), reason: z.string() })),
})
const tolerant = z.object({
  sentences: z.array(
    z.object({ sentence: z.coerce.number().int(), is: z.enum(WORDS).catch('other'), reason: z.string().nullish() }),
  ),
})

const AROUND = 400

/** A sentence with what stands around it. */
function shown({ quote, page }: Quoted, pages: readonly string[]): Shown {
  const flat = (pages[page - 1] ?? '').replace(/\s+/g, ' ')
  const start = flat.indexOf(quote.slice(0, 40))
  if (start < 0) return { quote, before: '', after: '' }
  const end = start + quote.length
  return {
    quote,
    before: flat.slice(Math.max(0, start - AROUND), start).trim(),
    after: flat.slice(end, end + AROUND).trim(),
  }
}

/** What a reader who does not know who chose them calls each of these; undefined where no reason comes with it. */
export async function judged(
  quotes: readonly Quoted[],
  pages: readonly string[],
  ask: Correspondence,
): Promise<(Judged | undefined)[]> {
  if (quotes.length === 0) return []
  const question: Question<(Judged | undefined)[]> = {
    name: 'sentences',
    prompt: judgingPrompt(quotes.map((quote) => shown(quote, pages))),
    schema: shape,
    read(answer) {
      const parsed = tolerant.safeParse(answer)
      if (!parsed.success)
        return { fault: 'it did not have the shape {"sentences":[{"sentence":1,"is":"finding","reason":"…"}]}.' }
      const { sentences } = parsed.data
      const value = quotes.map((_, at) => {
        const verdict = sentences.find(({ sentence }) => sentence === at + 1)
        return verdict === undefined || (verdict.reason ?? '').trim() === '' ? undefined : verdict.is
      })
      const untold = value.flatMap((one, at) => (one === undefined ? [at + 1] : []))
      return {
        value,
        ...(untold.length > 0 && { but: `has no word and reason on ${untold.slice(0, 20).join(', ')}.` }),
      }
    },
  }
  return ask.ask(question)
}
