import { conferralOf } from '../case-file/conferral.ts'
import { written } from '../case-file/dates-in.ts'
import { isUnfinished } from '../case-file/unfinished-degree.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import { speaksOfItsEntry } from '../grounding/speaks-of.ts'
import { restatesEntry } from '../endeavors/restates.ts'
import { bodyCalled } from './bodies.ts'
import { unheaded } from './heads-and-ends.ts'
import { tellable } from './in-english.ts'
import { contentWords } from './passages.ts'
import { personOf, type Person } from './person.ts'
import { words, type Phrase } from './phrase.ts'
import { toldIn, type Told } from './told.ts'

/** An entry of the profile with the means to speak of it: its fields as phrases with their sources, its passages, its exhibits. */
export interface Entry {
  section: string
  id: number
  /** A field's value as a phrase; undefined where the case file has no such fact, or none that can be told in English. */
  say(field: string, as?: (value: string) => string): Phrase | undefined
  /** A field's value as entered, a passage as far as it is in English; the empty string where there is none. */
  value(field: string): string
  told(field: string): Told[]
  /** Ids of the facts of these fields. */
  sources(...fields: string[]): string[]
  /** When a degree was conferred, where its diploma tells another month than that in which the studies ended. */
  conferred(): Phrase | undefined
  /** Its papers, but for those that were read and tell of something else. */
  exhibits: number[]
}

/** A project, academic or of an employment, as one kind of thing. */
export interface Work extends Entry {
  academic: boolean
  published: boolean
}

/** The case file seen as a person with a record. Each list in the order of the case file. */
export interface Portrait {
  caseFile: CaseFile
  person: Person
  applicant: Entry
  degrees: Entry[]
  /** Studies that ended without a degree. */
  unfinished: Entry[]
  works: Work[]
  jobs: Entry[]
  evidence: Entry[]
  plans: Entry[]
  endeavors: Entry[]
  referees: Entry[]
}

/** Fields that a sentence names with an article where the name takes one. */
const HOUSES: ReadonlySet<string> = new Set(['organization', 'school_name'])

export function entryOf(caseFile: CaseFile, section: string, id: number): Entry {
  const fact = (field: string) => caseFile.fact(section, id, field)
  const say: Entry['say'] = (field, as = HOUSES.has(field) ? bodyCalled : (value) => value) => {
    const held = fact(field)
    const value = tellable(field, held?.value ?? '')
    return held === undefined || value === '' ? undefined : words(as(value), [held.id])
  }
  return {
    section,
    id,
    value: (field) => tellable(field, fact(field)?.value ?? ''),
    say,
    conferred: () => {
      const told = section === 'academichistory' ? conferralOf(caseFile, id) : undefined
      return told && words(written({ ...told.date, day: undefined }), [told.page.id])
    },
    told: (field) => toldIn(caseFile, section, id, field),
    sources: (...fields) => fields.flatMap((field) => fact(field)?.id ?? []),
    exhibits: caseFile
      .exhibitsOf(section, id)
      .filter((exhibit) => speaksOfItsEntry(exhibit, caseFile))
      .map((exhibit) => exhibit.number),
  }
}

const TITLES = /^(?:project_name|plan_title)$/

/** The passages of the record by the sentences they hold; kept with the case file. */
const passages = new WeakMap<CaseFile, Map<string, Told>>()

function passagesOf(caseFile: CaseFile): Map<string, Told> {
  const known = passages.get(caseFile)
  if (known !== undefined) return known
  const told = caseFile.facts
    .filter(({ section, kind, value }) => section !== 'endeavors' && kind !== 'derived' && /[.\s]/.test(value))
    .flatMap(({ section, entry, field }) => toldIn(caseFile, section, entry, field))
  const found = new Map(told.map((one) => [one.text, one] as const))
  passages.set(caseFile, found)
  return found
}

const figuresOf = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/g) ?? []

/** A passage with its subject words and figures, read once for each case file. */
interface Held {
  fact: Fact
  words: ReadonlySet<string>
  figures: readonly string[]
}

const held = new WeakMap<CaseFile, Held[]>()

function heldIn(caseFile: CaseFile): Held[] {
  const known = held.get(caseFile)
  if (known !== undefined) return known
  const found = caseFile.facts
    .filter(({ section, kind, value }) => section !== 'endeavors' && kind !== 'derived' && value.includes(' '))
    .map((fact) => ({ fact, words: new Set(contentWords(fact.value)), figures: figuresOf(fact.value) }))
  held.set(caseFile, found)
  return found
}

/** A passage of the record that holds nearly every word of a sentence, and each of its figures. */
function nearlyHeld(caseFile: CaseFile, text: string): Fact | undefined {
  if (text.startsWith('[Missing: ')) return undefined
  const own = [...new Set(contentWords(text))]
  const figures = figuresOf(text)
  return heldIn(caseFile).find(
    ({ words: there, figures: theirs }) =>
      there.size >= own.length / 2 &&
      figures.every((figure) => theirs.includes(figure)) &&
      own.filter((word) => there.has(word)).length >= NEARLY * own.length,
  )?.fact
}

const NEARLY = 0.75

/** What an endeavor takes from an entry of the record rests on that entry too: its sentences, and its title in quotation marks. */
function withProof(caseFile: CaseFile, told: Told): Told {
  const held = passagesOf(caseFile).get(told.text) ?? passagesOf(caseFile).get(unheaded(told.text))
  if (held !== undefined) {
    const { section, entry, field } = held
    return {
      ...told,
      text: held.text,
      ...(held.card && { card: held.card }),
      sources: [...told.sources, ...held.sources],
      exhibits: held.exhibits,
      proof: { section, entry, field, exact: true },
    }
  }
  const named = caseFile.facts.filter(({ field, value }) => TITLES.test(field) && told.text.includes(`“${value}`))
  const near = nearlyHeld(caseFile, told.text)
  const proof =
    near === undefined ? {} : { proof: { section: near.section, entry: near.entry, field: near.field, exact: false } }
  return {
    ...told,
    ...proof,
    sources: [...told.sources, ...[...named, ...(near === undefined ? [] : [near])].map(({ id }) => id)],
  }
}

/** An endeavor's own sentences, without those that only name an entry of the record. */
export function endeavorEntryOf(caseFile: CaseFile, id: number): Entry {
  const entry = entryOf(caseFile, 'endeavors', id)
  const told = (field: string): Told[] =>
    entry
      .told(field)
      .filter(({ text }) => !restatesEntry(text))
      .map((one) => withProof(caseFile, one))
  return { ...entry, told }
}

const byStart = (a: { start_date: string }, b: { start_date: string }) => b.start_date.localeCompare(a.start_date)

export function portraitOf(caseFile: CaseFile): Portrait {
  const { profile } = caseFile
  const entries = (section: string, rows: { id: number }[]) => rows.map((row) => entryOf(caseFile, section, row.id))
  const applicant = entryOf(caseFile, 'application', profile.application.id)
  const nameFacts = caseFile.facts
    .filter((fact) => fact.section === 'application' && /name|pronoun|gender/.test(fact.field))
    .map((fact) => fact.id)
  const works = (section: 'academicprojects' | 'professionalprojects'): Work[] =>
    [...profile[section]].sort(byStart).map((row) => ({
      ...entryOf(caseFile, section, row.id),
      academic: section === 'academicprojects',
      published: 'is_published' in row && row.is_published,
    }))
  return {
    caseFile,
    person: personOf(profile.application, nameFacts),
    applicant,
    // Studies that ended without the degree are no degree.
    degrees: entries(
      'academichistory',
      profile.academichistory.filter((degree) => !isUnfinished(degree, profile)).sort(byStart),
    ),
    unfinished: entries(
      'academichistory',
      profile.academichistory.filter((degree) => isUnfinished(degree, profile)),
    ),
    works: [...works('academicprojects'), ...works('professionalprojects')],
    jobs: entries('professionalhistory', [...profile.professionalhistory].sort(byStart)),
    evidence: entries('evidence', profile.evidence),
    plans: entries('futureplan', profile.futureplan),
    endeavors: profile.endeavors.map(({ id }) => endeavorEntryOf(caseFile, id)),
    referees: entries('referees', profile.referees),
  }
}
