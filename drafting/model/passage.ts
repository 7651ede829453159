import { z } from 'zod'
import type { Understood } from './correspondence.ts'
import { isEnglish } from './language.ts'

/** What a model writes: paragraphs of sentences, each with the ids it rests on. As plain as this, every provider keeps to it. */
export const passageShape = z.object({
  paragraphs: z.array(z.object({ sentences: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })) })),
})

export interface WrittenSentence {
  text: string
  sources: string[]
}

/** The same, as it is read: sources may lack. */
const tolerant = z.object({
  paragraphs: z.array(
    z.object({
      sentences: z.array(z.object({ text: z.string(), sources: z.array(z.string()).nullish() })),
    }),
  ),
})

/** Letters no prose holds so many of: keyboard noise and broken encodings. */
const LONGEST_WORD = 60

/** How far a passage may go beyond what was asked for before it is asked for again. */
const TOO_LONG = 1.5

/** The paragraphs of an answer, or what is the matter with it; `most` words were asked for. */
export function readPassage(answer: unknown, most?: number): Understood<WrittenSentence[][]> {
  const parsed = tolerant.safeParse(answer)
  if (!parsed.success)
    return { fault: 'it did not have the shape {"paragraphs":[{"sentences":[{"text":"…","sources":["F1"]}]}]}.' }
  const paragraphs = parsed.data.paragraphs
    .map(({ sentences }) =>
      sentences
        .map(({ text, sources }) => ({ text: text.replace(/\s+/g, ' ').trim(), sources: sources ?? [] }))
        .filter(({ text }) => /\p{L}/u.test(text)),
    )
    .filter((sentences) => sentences.length > 0)
  if (paragraphs.length === 0) return { fault: 'it held no sentence.' }
  const prose = paragraphs.flat().map(({ text }) => text)
  if (!isEnglish(prose.join(' '))) return { fault: 'it was not in English.' }
  if (prose.some((text) => text.split(/[\s/—–-]+/).some((word) => word.length > LONGEST_WORD && !/\.\w/.test(word))))
    return { fault: 'it held runs of letters that are no words.' }
  const words = prose.join(' ').split(' ').length
  if (most !== undefined && words > most * TOO_LONG)
    return { value: paragraphs, but: `has ${words} words where ${most} are the most.` }
  return { value: paragraphs }
}
