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

/** A sentence that the reader does not vouch for, by its place among those read, with the reason. */
export interface Doubt {
  at: number
  reason: string
  /** True where the reader gave no verdict: nothing is known against the sentence, and nothing for it. */
  isUnread?: true
}

/** What is said of a sentence on which no verdict came, however often it was asked for. */
export const UNREAD = 'the second reading gave no verdict on it'

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

/**
 * Asks, with nothing but the sentences and the words of their sources, which sentences these do not entail. A sentence without a
 * verdict is doubted like one with a bad verdict.
 */
export async function secondReading(
  sentences: readonly Sentence[],
  caseFile: CaseFile,
  ask: Correspondence,
): Promise<Doubt[]> {
  const read = sentences.flatMap((sentence, at) => (states(sentence) ? [{ sentence, at }] : []))
  if (read.length === 0) return []
  const lines = read.flatMap(({ sentence }, index) => [
    `${index + 1}. ${fenced(sentenceText(sentence))}`,
    ...sentence.sources.flatMap((source) => {
      const words = wordsOf(source, caseFile)
      return words === '' ? [] : [`   ${source}: ${fenced(words)}`]
    }),
  ])
  const question: Question<{ doubts: Doubt[]; unread: number[] }> = {
    name: 'verdicts',
    prompt: ['<sentences>', ...lines, '</sentences>'].join('\n'),
    schema: shape,
    read(answer) {
      const parsed = tolerant.safeParse(answer)
      if (!parsed.success)
        return { fault: 'it did not have the shape {"verdicts":[{"sentence":1,"entailed":true,"reason":""}]}.' }
      const { verdicts } = parsed.data
      const doubts = verdicts.flatMap(({ sentence, entailed, reason }) => {
        const at = read[sentence - 1]?.at
        return at === undefined || entailed ? [] : [{ at, reason: reason?.trim() || 'its sources do not say so' }]
      })
      const told = new Set(verdicts.map(({ sentence }) => sentence))
      const untold = read.map((_, index) => index + 1).filter((sentence) => !told.has(sentence))
      const unread = untold.flatMap((sentence) => read[sentence - 1]?.at ?? [])
      return {
        value: { doubts, unread },
        ...(untold.length > 0 && { but: `has no verdict on ${untold.slice(0, 20).join(', ')}.` }),
      }
    },
  }
  const { doubts, unread } = await ask.ask(question)
  return [...doubts, ...unread.map((at): Doubt => ({ at, reason: UNREAD, isUnread: true }))]
}
