import type { FactCard } from '#domain/fact-card.ts'
import { isInAnotherScript } from '#domain/script.ts'
import { cardsIn, cardsOfField } from '../cards/cards.ts'
import { wordedEndeavor } from '../cards/propose.ts'
import { isQuoted } from '../cards/wordings.ts'
import type { CaseFile } from '../case-file.ts'
import { restatesEntry } from '../endeavors/restates.ts'
import { sentencesIn, tellable } from './in-english.ts'

/** One statement of the record, with the fact that holds it and the papers that prove its entry. */
export interface Told {
  text: string
  /** The fact card whose statement it is. */
  card: FactCard
  sources: string[]
  exhibits: number[]
  section: string
  entry: number
  field: string
  /** The passage of the record that an endeavor's sentence repeats: word for word where `exact`, else in nearly its words. */
  proof?: { section: string; entry: number; field: string; exact: boolean }
}

/** True of words that the applicant typed and that stand as a quotation, with their own introduction. */
export const isQuotation = ({ text }: Pick<Told, 'text'>): boolean => isQuoted(text)

/** The sentences of an endeavor's part: those that repeat the record or name an entry of it each for itself, whatever stands around them. */
function ofEndeavor(caseFile: CaseFile, entry: number, field: string, text: string): FactCard[] {
  const record = new Map(cardsIn(caseFile).map((card) => [card.text, card]))
  const runs: string[][] = []
  let isOpen = false
  for (const sentence of sentencesIn(text)) {
    const isOfRecord = record.has(sentence) || restatesEntry(sentence)
    if (isOpen && !isOfRecord) runs.at(-1)?.push(sentence)
    else runs.push([sentence])
    isOpen = !isOfRecord
  }
  return runs.flatMap((run) => {
    const [only] = run
    const held = run.length === 1 && only !== undefined ? record.get(only) : undefined
    return held === undefined ? wordedEndeavor(caseFile, entry, field, run.join('\n')) : [held]
  })
}

const read = new WeakMap<CaseFile, Map<string, Told[]>>()

/**
 * The statements of a field of an entry; none where the case file has no fact there. What was typed in another script is
 * asked for in English once an entry.
 */
export function toldIn(caseFile: CaseFile, section: string, entry: number, field: string): Told[] {
  const fact = caseFile.fact(section, entry, field)
  if (fact === undefined) return []
  const known = read.get(caseFile) ?? new Map<string, Told[]>()
  read.set(caseFile, known)
  const held = known.get(fact.id)
  if (held !== undefined) return held
  const exhibits = caseFile.exhibitsOf(section, entry).map((exhibit) => exhibit.number)
  const cards =
    section === 'endeavors'
      ? ofEndeavor(caseFile, entry, field, tellable(field, fact.value))
      : cardsOfField(caseFile, section, entry, field)
  const told = cards
    .filter(({ text }) => !isInAnotherScript(text))
    .map((card) => ({ text: card.text, card, sources: [fact.id], exhibits, section, entry, field }))
  known.set(fact.id, told)
  return told
}
