import type { Sentence } from '#domain/document.ts'
import { printable } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'
import { hearings } from '../grounding/hearing.ts'
import type { Voice } from '../grounding.ts'
import type { Claim } from './claim.ts'
import { wordsOfSource } from './source-words.ts'

/** The words of a sentence with the law that it cites. Which exhibit is cited after it is looked up, and nothing to be entailed. */
const statementOf = ({ inlines }: Sentence): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'text' || inline.kind === 'verify') return inline.text
      return inline.kind === 'authority' ? inline.runs.map(({ text }) => text).join('') : ''
    })
    .map(printable)
    .join('')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,;])/gu, '')
    .trim()

/**
 * What a sentence states, with the words of its sources as far as it may draw on them. Undefined where nothing can bear it out: it
 * states nothing, asks for something, or has no source.
 */
export function claimOf(sentence: Sentence, caseFile: CaseFile, voice: Voice): Claim | undefined {
  const text = statementOf(sentence)
  if (!/\p{L}{2}/u.test(text) || sentence.inlines.some(({ kind }) => kind === 'missing')) return undefined
  const heard = hearings(text, sentence.sources, voice, caseFile).caseFile
  const spans = sentence.sources
    .map((id) => ({ id, words: wordsOfSource(id, heard) }))
    .filter(({ words }) => words !== '')
  return spans.length === 0 ? undefined : { text, spans }
}
