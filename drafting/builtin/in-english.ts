import { isInAnotherScript } from '#domain/script.ts'
import { FACT_SECTIONS, type FactSection } from '../case-file/fields.ts'
import { isPassage } from '../case-file/passage-fields.ts'
import { isSection } from '../case-file/places.ts'
import type { CaseFile } from '../case-file.ts'
import { entryCalled } from './entry-called.ts'
import { sentencesOf } from './passages.ts'
import { titleOf } from './typed-title.ts'

/** The full stops of other scripts, behind which no space need stand, and those before a script that has no capitals. */
const STOPS = /(?<=[。！？｡।])|(?<=[.!?]["”’)]?\s)(?=["“]?\p{Lo})/u

/** The sentences of a passage in whatever script. */
export const sentencesIn = (passage: string): string[] => sentencesOf(passage.split(STOPS).join('\n'))

/** A passage without the sentences that were typed in another script: documents are English, and none is told or quoted there. */
export function inEnglish(passage: string): string {
  const sentences = sentencesIn(passage)
  const told = sentences.filter((sentence) => !isInAnotherScript(sentence))
  return told.length === sentences.length ? passage : told.join('\n')
}

/** What a field holds for a document to tell: names stand in whatever script they have. */
export const tellable = (field: string, value: string): string =>
  isPassage(field) || field === 'relationship' ? inEnglish(value) : titleOf(field, value)

const inRow = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** What of an entry was typed in another script, as it is asked for, with the first field that holds it. */
export function askedInEnglish(
  caseFile: CaseFile,
  section: string,
  entry: number,
  only?: readonly string[],
): { what: string; path: string } | undefined {
  const facts = caseFile.facts.filter(
    (fact) =>
      fact.section === section &&
      fact.entry === entry &&
      isPassage(fact.field) &&
      (only?.includes(fact.field) ?? true) &&
      inEnglish(fact.value) !== fact.value,
  )
  const [first] = facts
  if (first === undefined || !isSection(section)) return undefined
  const { fields }: FactSection = FACT_SECTIONS[section]
  const labels = facts.map(({ field }) => (fields[field] ?? field).toLowerCase())
  const called = entryCalled(caseFile, section, entry) ?? `this ${FACT_SECTIONS[section].label.toLowerCase()}`
  // The parts of an endeavor have commas in their names.
  const told = section === 'endeavors' ? inRow(labels.map((label) => `“${label}”`)) : inRow(labels)
  return { what: `the ${told} of ${called} in English`, path: `${section}.${entry}.${first.field}` }
}
