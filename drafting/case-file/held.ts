import { isBlank } from '#domain/field.ts'
import { isNoFunding, PUBLICATION_FIELDS, UNFUNDED } from '#domain/academic-project.ts'
import { NOT_APPLICABLE } from '#domain/options.ts'
import type { FactKind } from '../case-file.ts'
import { TIE_ANSWERS } from './ties.ts'

const FUNDING = new Set<string>(Object.keys(UNFUNDED))
const PUBLICATION = new Set<string>(['is_published', ...PUBLICATION_FIELDS])

/** What a list's items are joined with in a fact's value. */
export const BETWEEN_ITEMS = '; '

/** Fields that say where and when a work came out: left over from a box that was unticked, they say nothing. */
const OF_AN_ISSUE = new Set(['published_journal', 'published_date'])

const isUnfunded = ({ funding_source }: Readonly<Record<string, unknown>>): boolean =>
  typeof funding_source === 'string' && isNoFunding(funding_source)

const isPlaceholder = (field: string, value: string, entry: Readonly<Record<string, unknown>>): boolean => {
  if (value === '#') return true
  if (!PUBLICATION.has(field)) return false
  // Who had no funder had no money of one and none from a country; a count of 0 says something only of what was published.
  if (FUNDING.has(field)) return isNoFunding(value) || Number(value) === 0 || isUnfunded(entry)
  return entry.is_published !== true && (OF_AN_ISSUE.has(field) || value === '0' || value === NOT_APPLICABLE)
}

/** Questions whose no is an answer, and not a box that was left alone. */
const ANSWERED = new Set<string>(TIE_ANSWERS)

/** The words that a field holds; null where it is blank, a placeholder of the wire, or a box that is not ticked. */
export function heldIn(entry: Readonly<Record<string, unknown>>, field: string): string | null {
  const given = entry[field]
  if (given === false && ANSWERED.has(field)) return 'No'
  if (isBlank(given) || given === false) return null
  if (given === true) return 'Yes'
  const value = Array.isArray(given)
    ? given.map((item) => String(item).trim()).join(BETWEEN_ITEMS)
    : String(given).trim()
  return isPlaceholder(field, value, entry) ? null : value
}

/** Papers by which others speak for the applicant are told by what they are called. */
const LETTER = /\bletter\b/i
const CREDENTIALS = new Set(['Certification', 'License'])

function kindOfEvidence({ category, sub_category, name }: Readonly<Record<string, unknown>>): FactKind {
  if (LETTER.test(String(name))) return 'letter'
  if (category === 'Achievement' || sub_category === 'Academic Award') return 'award'
  return CREDENTIALS.has(String(sub_category)) ? 'credential' : 'evidence'
}

/** Of a project, what tells its publication and its funding are facts of their own kind; evidence is of the kind that it proves. */
export function kindOf(field: string, kind: FactKind, entry: object): FactKind {
  if (kind === 'evidence') return kindOfEvidence({ ...entry })
  if (kind !== 'academic_project') return kind
  if (FUNDING.has(field)) return 'funding'
  return PUBLICATION.has(field) ? 'publication' : kind
}
