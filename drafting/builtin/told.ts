import type { FactCard } from '#domain/fact-card.ts'
import { cardsOfField } from '../cards/cards.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import { completed } from './complete.ts'
import { tellable } from './in-english.ts'
import { withTypedNames } from './kept-names.ts'
import { sentencesOf } from './passages.ts'
import { loneNames } from './proper.ts'
import type { Seat } from './seat.ts'

/** One sentence of the applicant's own, whole and in the first person, with the fact that holds it and the papers that prove its entry. */
export interface Told {
  text: string
  /** The fact card whose statement it is; absent of an endeavor’s sentence. */
  card?: FactCard
  sources: string[]
  exhibits: number[]
  section: string
  entry: number
  field: string
  /** The passage of the record that an endeavor's sentence repeats: word for word where `exact`, else in nearly its words. */
  proof?: { section: string; entry: number; field: string; exact: boolean }
}

const ITEMS: [RegExp, string][] = [
  [/letter/i, 'the letter'],
  [/patent/i, 'the patent'],
  [/grant|funding/i, 'the grant'],
  [/licen[sc]e/i, 'the license'],
  [/fellowship/i, 'the fellowship'],
  [/membership|member|fellow/i, 'the membership'],
  [/prize/i, 'the prize'],
  [/award/i, 'the award'],
  [/certificat/i, 'the certificate'],
]
const KINDS: Record<string, string> = {
  Award: 'the award',
  'Academic Award': 'the award',
  Recognition: 'the recognition',
  Competition: 'the competition',
  Certification: 'the certification',
  License: 'the license',
  'Training Certificate': 'the certificate',
  'Course Certificate': 'the certificate',
  Degree: 'the degree',
}

/** What a paper of the evidence is called in a sentence of its own. */
function itemOf(caseFile: CaseFile, entry: number): string {
  const row = caseFile.profile.evidence.find(({ id }) => id === entry)
  if (row === undefined) return 'the document'
  return ITEMS.find(([form]) => form.test(row.name))?.[1] ?? KINDS[row.sub_category] ?? 'the document'
}

function seatOf(caseFile: CaseFile, section: string, entry: number, field: string): Seat {
  const job =
    section === 'professionalhistory' ? caseFile.profile.professionalhistory.find(({ id }) => id === entry) : undefined
  return {
    section,
    entry,
    field,
    item: section === 'evidence' ? itemOf(caseFile, entry) : '',
    past: job !== undefined && !job.is_current,
  }
}

/** A paper is called by what its name says it is: "The license was renewed" rests on that name as well. */
function namedIn(caseFile: CaseFile, fact: Fact, text: string): string[] {
  if (fact.section !== 'evidence') return []
  const item = itemOf(caseFile, fact.entry)
  const isCalled = text.toLowerCase().includes(item) && !fact.value.toLowerCase().includes(item)
  return isCalled ? [caseFile.fact('evidence', fact.entry, 'name')?.id ?? fact.id].filter((id) => id !== fact.id) : []
}

const read = new WeakMap<CaseFile, Map<string, Told[]>>()

/** The sentences of a field of an entry, each fit to stand alone; none where the case file has no fact there. */
export function toldIn(caseFile: CaseFile, section: string, entry: number, field: string): Told[] {
  const fact = caseFile.fact(section, entry, field)
  if (fact === undefined) return []
  const known = read.get(caseFile) ?? new Map<string, Told[]>()
  read.set(caseFile, known)
  const held = known.get(fact.id)
  if (held !== undefined) return held
  const exhibits = caseFile.exhibitsOf(section, entry).map((exhibit) => exhibit.number)
  if (section !== 'endeavors') {
    const cards = cardsOfField(caseFile, section, entry, field).map((card) => ({
      text: card.text,
      card,
      sources: [fact.id],
      exhibits,
      section,
      entry,
      field,
    }))
    known.set(fact.id, cards)
    return cards
  }
  const typed = completed(
    sentencesOf(tellable(field, fact.value)),
    fact.value,
    seatOf(caseFile, section, entry, field),
  ).map((text) => withTypedNames(text, fact.value, (word) => loneNames(caseFile).has(word)))
  const told = typed.map((text) => ({
    text,
    sources: [...new Set([fact.id, ...namedIn(caseFile, fact, text)])],
    exhibits,
    section,
    entry,
    field,
  }))
  known.set(fact.id, told)
  return told
}
