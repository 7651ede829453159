import { z } from 'zod'
import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { fenced } from './fenced.ts'
import type { WrittenSentence } from './passage.ts'
import type { Question } from './correspondence.ts'
import { isEnglish } from './language.ts'
import { REPAIR } from './prompts/kind-prompt.ts'

const shape = z.object({
  sentences: z.array(z.object({ sentence: z.number(), text: z.string(), sources: z.array(z.string()) })),
})
const tolerant = z.object({
  sentences: z.array(
    z.object({ sentence: z.coerce.number().int(), text: z.string(), sources: z.array(z.string()).nullish() }),
  ),
})

/** A sentence that does not hold, with the reasons. */
export interface Faulty {
  sentence: Sentence
  reasons: readonly string[]
}

/** Asks for sentences that do not hold in words that do; by their place among those asked about, an empty text for none. */
export const repairOf = (section: string, faulty: readonly Faulty[]): Question<Map<number, WrittenSentence>> => ({
  name: 'repair',
  prompt: [
    `These sentences of the section ${section} cannot stand as they are. ${REPAIR}`,
    '<sentences>',
    ...faulty.flatMap(({ sentence, reasons }, at) => [
      `${at + 1}. ${fenced(sentenceText(sentence))} (sources: ${sentence.sources.join(' ') || 'none'})`,
      ...reasons.map((reason) => `   The matter: ${fenced(reason)}`),
    ]),
    '</sentences>',
    'Answer in this shape: {"sentences":[{"sentence":1,"text":"…","sources":["F1"]}]}',
  ].join('\n'),
  schema: shape,
  read(answer) {
    const parsed = tolerant.safeParse(answer)
    if (!parsed.success)
      return { fault: 'it did not have the shape {"sentences":[{"sentence":1,"text":"…","sources":["F1"]}]}.' }
    const { sentences } = parsed.data
    if (!isEnglish(sentences.map(({ text }) => text).join(' '))) return { fault: 'it was not in English.' }
    return {
      value: new Map(
        sentences.map(({ sentence, text, sources }) => [
          sentence - 1,
          { text: text.replace(/\s+/g, ' ').trim(), sources: sources ?? [] },
        ]),
      ),
    }
  },
})
