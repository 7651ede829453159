import type { Sentence } from '#documents/document.ts'
import type { Authority } from '../authorities/authority.ts'
import { findAuthority, pinOf } from '../authorities/library.ts'
import type { CaseFile, Exhibit, Fact } from '../case-file.ts'
import type { Quantity } from './claim.ts'
import { searchable, wordsOf } from './fold.ts'
import { heldByFact, readText, type Held } from './held.ts'
import { COUNTED_AS } from './vocabulary.ts'

/** A person whom a sentence may name: by the whole name, a part of it, or initials. */
export interface Person {
  words: string[]
  surname: string[]
  honorific: string
  /** The words of the person's post, in which "Professor" may stand. */
  post: string
}

/** All that the sources of one sentence hold. */
export interface Support {
  facts: readonly Fact[]
  held: readonly Held[]
  /** What follows from the sources by counting or reckoning. */
  derived: readonly Quantity[]
  persons: readonly Person[]
  exhibits: ReadonlySet<number>
  /** Sources that neither the case file nor the library holds. */
  unknown: readonly string[]
  today: string
}

const authoritiesRead = new Map<string, readonly Held[]>()

/** With a pin only what stands there, and what the authority is called. */
function heldByAuthority(source: string, held: Authority): readonly Held[] {
  const known = authoritiesRead.get(source)
  if (known !== undefined) return known
  const pin = pinOf(source)
  const citation = held.full
    .map(({ text }) => text)
    .join('')
    .replace(/\{[^}]*\}/g, '')
  const pins = pin === undefined ? held.pins : [pin]
  const texts = [held.name, citation, held.holds, ...pins.flatMap(({ holds, quotations }) => [holds, ...quotations])]
  const read = texts.map(readText)
  // A pin that the library does not hold is told apart, not kept.
  if (pin !== undefined || !source.includes('@')) authoritiesRead.set(source, read)
  return read
}

const papersRead = new WeakMap<Exhibit, Held>()

function heldByPaper(exhibit: Exhibit): Held {
  const known = papersRead.get(exhibit) ?? readText(exhibit.title)
  papersRead.set(exhibit, known)
  return known
}

const factsById = new WeakMap<CaseFile, Map<string, Fact>>()

function factOf(caseFile: CaseFile, id: string): Fact | undefined {
  const known = factsById.get(caseFile) ?? new Map(caseFile.facts.map((fact) => [fact.id, fact]))
  factsById.set(caseFile, known)
  return known.get(id)
}

/** The facts themselves and those that derived ones were computed from. */
function withOrigins(caseFile: CaseFile, facts: readonly Fact[]): Fact[] {
  const found = new Map<string, Fact>()
  const add = (fact: Fact): void => {
    if (found.has(fact.id)) return
    found.set(fact.id, fact)
    for (const id of fact.from ?? []) {
      const origin = factOf(caseFile, id)
      if (origin !== undefined) add(origin)
    }
  }
  facts.forEach(add)
  return [...found.values()]
}

const exhibitOf = (caseFile: CaseFile, source: string): Exhibit | undefined => {
  const number = /^(?:E|Ex\.? ?)(\d+)$/.exec(source)?.[1]
  return number === undefined ? undefined : caseFile.exhibits.find((exhibit) => exhibit.number === Number(number))
}

const counted = (value: number, noun: string): Quantity => ({ value, unit: null, nearness: 'exactly', noun })

/** Counts of the entries that the sentence rests on, and how long those lasted whose dates it rests on. */
function reckoned(caseFile: CaseFile, facts: readonly Fact[]): Quantity[] {
  const quantities: Quantity[] = []
  for (const [section, nouns] of Object.entries(COUNTED_AS)) {
    const entries = new Set(facts.filter((fact) => fact.section === section).map(({ entry }) => entry))
    if (entries.size > 0) quantities.push(...nouns.map((noun) => counted(entries.size, noun)))
  }
  for (const { section, entry, field, value } of facts) {
    if (field === 'courses') quantities.push(counted(value.split('; ').length, 'courses'))
    const duration = field === 'start_date' ? caseFile.fact(section, entry, 'duration') : undefined
    if (duration !== undefined && duration.from?.every((id) => facts.some((fact) => fact.id === id)))
      quantities.push(...heldByFact(duration).quantities)
  }
  return quantities
}

function personOf(caseFile: CaseFile, section: string, entry: number): Person {
  const value = (field: string) => caseFile.fact(section, entry, field)?.value ?? ''
  const folded = (text: string) => wordsOf(text).map((word) => word.folded)
  return {
    words: folded([value('first_name'), value('middle_name'), value('last_name')].join(' ')),
    surname: folded(value('last_name')),
    honorific: folded(value('pronoun'))[0] ?? '',
    post: searchable(value('title')),
  }
}

export function supportOf(sentence: Sentence, caseFile: CaseFile): Support {
  const named = [
    ...new Set([
      ...sentence.sources,
      ...sentence.inlines.flatMap((inline) => (inline.kind === 'authority' ? [inline.id] : [])),
    ]),
  ]
  const direct = named.flatMap((id) => factOf(caseFile, id) ?? [])
  const papers = named.flatMap((id) => exhibitOf(caseFile, id) ?? [])
  const authorities = named.flatMap((id) => {
    const held = findAuthority(id)
    return held === undefined ? [] : [{ id, held }]
  })
  const facts = withOrigins(caseFile, direct)
  const { application, today } = caseFile.profile
  const referees = [...new Set(facts.filter(({ section }) => section === 'referees').map(({ entry }) => entry))]
  const resume = caseFile.exhibitsOf('application', application.id)
  return {
    facts,
    held: [
      ...facts.map(heldByFact),
      ...papers.map(heldByPaper),
      ...authorities.flatMap(({ id, held }) => heldByAuthority(id, held)),
    ],
    derived: reckoned(caseFile, facts),
    // The applicant is whom every document is about; anybody else must be among the sources.
    persons: [
      personOf(caseFile, 'application', application.id),
      ...referees.map((entry) => personOf(caseFile, 'referees', entry)),
    ],
    exhibits: new Set([
      ...facts.flatMap((fact) => [
        ...fact.exhibits,
        ...caseFile.exhibitsOf(fact.section, fact.entry).map(({ number }) => number),
      ]),
      ...papers.map(({ number }) => number),
      ...(facts.length > 0 ? resume.map(({ number }) => number) : []),
    ]),
    unknown: named.filter(
      (id) =>
        factOf(caseFile, id) === undefined && exhibitOf(caseFile, id) === undefined && findAuthority(id) === undefined,
    ),
    today,
  }
}
