import { z } from 'zod'
import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { findAuthority, pinOf } from '../authorities/library.ts'
import type { CaseFile } from '../case-file.ts'
import type { Correspondence, Question } from './correspondence.ts'
import { fenced } from './fenced.ts'
import { secondReadingPrompt } from './prompts/second-reading.ts'

export const secondReadingSystem: string = secondReadingPrompt.task.join('\n')

const shape = z.object({
  verdicts: z.array(z.object({ sentence: z.number(), entailed: z.boolean(), reason: z.string() })),
})
const tolerant = z.object({
  verdicts: z.array(
    z.object({ sentence: z.coerce.number().int(), entailed: z.boolean(), reason: z.string().nullish() }),
  ),
})

/** A sentence that its sources do not entail, by its place among those read, with the reason. */
export interface Doubt {
  at: number
  reason: string
}

function wordsOf(source: string, caseFile: CaseFile): string {
  const fact = caseFile.facts.find(({ id }) => id === source)
  if (fact !== undefined) return `${fact.place}: ${fact.value}`
  const page = caseFile.pages.find(({ id }) => id === source)
  if (page !== undefined) return `Exhibit ${exhibitLabel(page.exhibit)}, page ${page.page}: ${page.text}`
  const letter = caseFile.rfe?.pages.find(({ id }) => id === source)
  if (letter !== undefined) return `${letter.place}: ${letter.text}`
  const exhibit = caseFile.exhibits.find(({ number }) => `E${number}` === source)
  if (exhibit !== undefined) return `Exhibit ${exhibitLabel(exhibit.number)} (${exhibit.type}): ${exhibit.title}`
  const authority = findAuthority(source)
  const pin = pinOf(source)
  const quoted = pin?.quotations.map((words) => `“${words}”`).join(' ') ?? ''
  return authority === undefined ? '' : `${authority.name}: ${pin?.holds ?? authority.holds} ${quoted}`
}

/** A sentence of nothing but marks and papers asserts nothing. */
const states = ({ inlines }: Sentence): boolean =>
  inlines.some((inline) => inline.kind === 'text' && /\p{L}{2}/u.test(inline.text))

/** Asks, with nothing but the sentences and the words of their sources, which sentences these do not entail. */
export async function secondReading(
  sentences: readonly Sentence[],
  caseFile: CaseFile,
  ask: Correspondence,
): Promise<Doubt[]> {
  const read = sentences.flatMap((sentence, at) => (states(sentence) ? [{ sentence, at }] : []))
  if (read.length === 0) return []
  const lines = read.flatMap(({ sentence }, index) => [
    `${index + 1}. ${fenced(sentenceText(sentence))}`,
    ...sentence.sources.map((source) => `   ${source}: ${fenced(wordsOf(source, caseFile))}`),
  ])
  const question: Question<Doubt[]> = {
    name: 'verdicts',
    prompt: ['<sentences>', ...lines, '</sentences>'].join('\n'),
    schema: shape,
    read(answer) {
      const parsed = tolerant.safeParse(answer)
      if (!parsed.success)
        return { fault: 'it did not have the shape {"verdicts":[{"sentence":1,"entailed":true,"reason":""}]}.' }
      const { verdicts } = parsed.data
      const value = verdicts.flatMap(({ sentence, entailed, reason }) => {
        const at = read[sentence - 1]?.at
        return at === undefined || entailed ? [] : [{ at, reason: reason?.trim() || 'its sources do not say so' }]
      })
      const told = new Set(verdicts.map(({ sentence }) => sentence))
      const untold = read.map((_, index) => index + 1).filter((sentence) => !told.has(sentence))
      return { value, ...(untold.length > 0 && { but: `has no verdict on ${untold.slice(0, 20).join(', ')}.` }) }
    },
  }
  return ask.ask(question)
}
