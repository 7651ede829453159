import type { Contradiction } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { FACT_SECTIONS, PERSON_FIELDS, type SectionName } from './fields.ts'

export const isSection = (section: string): section is SectionName => Object.hasOwn(FACT_SECTIONS, section)

/** The position of each entry of a list by its number, built once for a list however often it is asked. */
const positions = new WeakMap<readonly { id: number }[], ReadonlyMap<number, number>>()

function positionIn(entries: readonly { id: number }[], entry: number): number {
  const known = positions.get(entries) ?? new Map(entries.map(({ id }, index) => [id, index + 1]))
  positions.set(entries, known)
  return known.get(entry) ?? 0
}

/** The place by which the applicant finds an entry: its position in the form, which is the order of entry. */
export const placeOf = (profile: Profile, section: SectionName, entry: number): string =>
  `${FACT_SECTIONS[section].label} ${positionIn(profile[section], entry)}`

type Place = Contradiction['places'][number]

/** A field of an entry as a place to go to. */
export function fieldPlace(profile: Profile, section: string, entry: number, field: string): Place {
  if (!isSection(section)) {
    const label = (PERSON_FIELDS as Readonly<Record<string, string>>)[field]
    return { section, entry, field, place: label === undefined ? 'Personal Info' : `Personal Info, ${label}` }
  }
  const fields: Readonly<Record<string, string>> = FACT_SECTIONS[section].fields
  const label = fields[field]
  const place = placeOf(profile, section, entry)
  return { section, entry, field, place: label === undefined ? place : `${place}, ${label}` }
}
