import type { CaseFile, Exhibit, Fact } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { DERIVED, type Derivation } from './derivation.ts'
import { derivations } from './derived.ts'
import { exhibitsOf } from './exhibits.ts'
import { FACT_SECTIONS, PERSON_FIELDS, type FactSection, type SectionName } from './fields.ts'
import { contradictionsIn } from './contradictions.ts'
import { signedLetters } from './letters.ts'
import { heldIn, kindOf } from './held.ts'
import { withFilingNames } from './names.ts'
import { ordered } from './order.ts'
import { draftsTold, withoutDrafts } from './own-drafts.ts'
import { pagesOf } from './pages.ts'
import { isSection, placeOf } from './places.ts'
import { sourcesOf } from './sources-of.ts'
import { recommenderResumes } from './recommender-resumes.ts'
import { readPage, stands } from './stands.ts'

type Unnumbered = Omit<Fact, 'id' | 'exhibits' | 'pages'>

const key = (section: string, entry: number, field = ''): string => `${section}/${entry}/${field}`

const personFacts = ({ application }: Profile): Unnumbered[] =>
  Object.entries(PERSON_FIELDS).flatMap(([field, label]): Unnumbered[] => {
    const value = heldIn({ ...application }, field)
    if (value === null) return []
    return [
      { kind: 'person', section: 'application', entry: application.id, field, place: `Personal Info, ${label}`, value },
    ]
  })

const sectionFacts = (profile: Profile, section: SectionName): Unnumbered[] => {
  const { kind, fields }: FactSection = FACT_SECTIONS[section]
  return ordered(profile, section).flatMap((entry) =>
    Object.entries(fields).flatMap(([field, label]): Unnumbered[] => {
      const value = heldIn({ ...entry }, field)
      if (value === null) return []
      const place = `${placeOf(profile, section, entry.id)}, ${label}`
      return [{ kind: kindOf(field, kind, entry), section, entry: entry.id, field, place, value }]
    }),
  )
}

function derivedPlace(profile: Profile, { section, entry, label }: Derivation): string {
  if (section === DERIVED) return `Computed, ${label}`
  return `${isSection(section) ? placeOf(profile, section, entry) : 'Personal Info'}, ${label} (computed)`
}

/** How much of a page is compared with the entries: more than a sheet holds, and most documents without sheets. */
const SEARCHED = 60_000

/** Numbers a profile's facts and papers, each once for the whole filing, in an order that the entries alone decide. */
export function buildCaseFile(given: Profile): CaseFile {
  const { profile: held, drafts } = withoutDrafts(withFilingNames(given))
  const profile = sourcesOf(held)
  const exhibits = exhibitsOf(profile)
  const pages = pagesOf(profile, exhibits)
  const searched = pages.map((page) => ({ ...page, text: page.text.slice(0, SEARCHED) }))
  const readPages = Map.groupBy(searched.map(readPage), ({ exhibit }) => exhibit)
  const papers = Map.groupBy(exhibits, ({ section, entry }) => key(section, entry))
  const exhibitsOfEntry = (section: string, entry: number): Exhibit[] => papers.get(key(section, entry)) ?? []
  const facts: Fact[] = []
  const byKey = new Map<string, Fact>()
  const add = (fact: Unnumbered, proof?: number[]): void => {
    const proving = proof ?? exhibitsOfEntry(fact.section, fact.entry).map(({ number }) => number)
    const numbered: Fact = {
      id: `F${facts.length + 1}`,
      ...fact,
      exhibits: proving,
      pages: proving
        .flatMap((number) => readPages.get(number) ?? [])
        .filter((page) => stands(fact, page))
        .map(({ exhibit, page }) => ({ exhibit, page })),
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
  for (const letter of signedLetters(exhibits, (entry) => placeOf(profile, 'referees', entry))) add(letter)
  for (const page of recommenderResumes(profile)) add(page, [])
  return {
    profile,
    facts,
    exhibits,
    pages,
    contradictions: [...draftsTold(held, drafts), ...contradictionsIn({ profile: held, exhibits, pages: searched })],
    fact: (section, entry, field) => byKey.get(key(section, entry, field)),
    exhibitsOf: exhibitsOfEntry,
  }
}
