import { headed } from '../builtin/heads-and-ends.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { words, type Phrase } from '../builtin/phrase.ts'
import { asTitle, quotable } from '../builtin/quoted.ts'
import { faultsOf } from '../builtin/sanity.ts'
import { toldIn, type Told } from '../builtin/told.ts'
import type { CaseFile } from '../case-file.ts'

/** A statement as the applicant typed it; as it was settled where a person has worded it anew. */
function typed({ text, card }: Told): string {
  const [source] = card.sources
  const isSettled = card.origin === 'person' || card.confirmed_by !== null
  return isSettled || source === undefined || !('section' in source) ? text : source.words
}

/** The sentences of a field as an endeavor takes them: the applicant speaks there, so each stands as it was typed. */
export const inOwnWords = (caseFile: CaseFile, section: string, entry: number, field: string): Told[] =>
  toldIn(caseFile, section, entry, field).map((told) => ({ ...told, text: typed(told) }))

/** True of what is a sentence as it was typed. */
export const isSentence = ({ text }: Told): boolean => sentencesOf(text).length === 1 && faultsOf(text).length === 0

/** A sentence as it was typed; a note as a quotation. */
export const inPlace = (told: Told): Phrase =>
  words(isSentence(told) ? headed(told.text) : `In my own words: “${asNote(told.text)}”.`, told.sources)

const asNote = (text: string): string => asTitle(quotable(text.replace(/[.!\s]+$/u, '')))
