import type { CaseFile, Exhibit, Fact } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { DERIVED, derivations, type Derivation } from './derived.ts'
import { exhibitsOf } from './exhibits.ts'
import { FACT_SECTIONS, PERSON_FIELDS, type FactSection, type SectionName } from './fields.ts'
import { heldIn, kindOf } from './held.ts'
import { ordered } from './order.ts'

type Unnumbered = Omit<Fact, 'id' | 'exhibits'>

const key = (section: string, entry: number, field = ''): string => `${section}/${entry}/${field}`

const personFacts = ({ application }: Profile): Unnumbered[] =>
  Object.entries(PERSON_FIELDS).flatMap(([field, label]): Unnumbered[] => {
    const value = heldIn({ ...application }, field)
    if (value === null) return []
    return [
      { kind: 'person', section: 'application', entry: application.id, field, place: `Personal Info, ${label}`, value },
    ]
  })

/** The place by which the applicant finds an entry: its position in the form, which is the order of entry. */
const placeOf = (profile: Profile, section: SectionName, entry: number): string => {
  const position = profile[section].findIndex(({ id }) => id === entry) + 1
  return `${FACT_SECTIONS[section].label} ${position}`
}

const sectionFacts = (profile: Profile, section: SectionName): Unnumbered[] => {
  const { kind, fields }: FactSection = FACT_SECTIONS[section]
  return ordered(profile, section).flatMap((entry) =>
    Object.entries(fields).flatMap(([field, label]): Unnumbered[] => {
      const value = heldIn({ ...entry }, field)
      if (value === null) return []
      const place = `${placeOf(profile, section, entry.id)}, ${label}`
      return [{ kind: kindOf(field, kind), section, entry: entry.id, field, place, value }]
    }),
  )
}

const isSection = (section: string): section is SectionName => Object.hasOwn(FACT_SECTIONS, section)

function derivedPlace(profile: Profile, { section, entry, label }: Derivation): string {
  if (section === DERIVED) return `Computed, ${label}`
  return `${isSection(section) ? placeOf(profile, section, entry) : 'Personal Info'}, ${label} (computed)`
}

/** Numbers a profile's facts and papers, each once for the whole filing, in an order that the entries alone decide. */
export function buildCaseFile(profile: Profile): CaseFile {
  const exhibits = exhibitsOf(profile)
  const papers = Map.groupBy(exhibits, ({ section, entry }) => key(section, entry))
  const exhibitsOfEntry = (section: string, entry: number): Exhibit[] => papers.get(key(section, entry)) ?? []
  const facts: Fact[] = []
  const byKey = new Map<string, Fact>()
  const add = (fact: Unnumbered, proof?: number[]): void => {
    const numbered: Fact = {
      id: `F${facts.length + 1}`,
      ...fact,
      exhibits: proof ?? exhibitsOfEntry(fact.section, fact.entry).map(({ number }) => number),
    }
    facts.push(numbered)
    byKey.set(key(fact.section, fact.entry, fact.field), numbered)
  }
  for (const fact of personFacts(profile)) add(fact)
  for (const section of Object.keys(FACT_SECTIONS).filter(isSection))
    for (const fact of sectionFacts(profile, section)) add(fact)
  for (const derivation of derivations(profile)) {
    const { section, entry, field, value } = derivation
    const from = derivation.from.flatMap((source) =>
      source.fields.flatMap((name) => byKey.get(key(source.section, source.entry, name)) ?? []),
    )
    const proof = [...new Set(from.flatMap((fact) => fact.exhibits))].sort((a, b) => a - b)
    const place = derivedPlace(profile, derivation)
    add({ kind: 'derived', section, entry, field, place, value, from: from.map(({ id }) => id) }, proof)
  }
  return {
    profile,
    facts,
    exhibits,
    fact: (section, entry, field) => byKey.get(key(section, entry, field)),
    exhibitsOf: exhibitsOfEntry,
  }
}
