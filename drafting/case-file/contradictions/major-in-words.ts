import { US_STATES } from '#domain/us-states.ts'
import { contentWords } from '../../builtin/passages.ts'
import type { Profile } from '../../profile.ts'
import { degreesIn, NAMED_DEGREES } from '../degree-names.ts'
import { fieldPlace, placeOf } from '../places.ts'
import type { Check } from './filing.ts'

/** How somebody tells in a sentence which degree he or she holds, and in what. */
const TOLD =
  /(?<whole>\b(?<degree>doctorate|doctoral degree|ph\.?\s?d\.?|master[’']s(?: degree)?|bachelor[’']s(?: degree)?)\s+in\s+(?<subject>\p{L}[\p{L}&’' -]{3,60}?))(?=\s+(?:from|at|with|by|on|and|which|that|was|is|for|of)\b|[.,;:()\n]|$)/giu

const roots = (text: string): Set<string> => new Set(contentWords(text).map((word) => word.slice(0, 5)))

export interface OtherField {
  /** `doctorate in snow physics`. */
  said: string
  entry: Profile['academichistory'][number]
}

/** A degree that a text tells in another field than the one entry of that degree has. */
export function otherFieldIn(
  text: string,
  { academichistory }: Pick<Profile, 'academichistory'>,
): OtherField | undefined {
  for (const { groups = {} } of text.replace(/\s+/gu, ' ').matchAll(TOLD)) {
    const [degree] = degreesIn(groups['degree'] ?? '').filter((one) => NAMED_DEGREES.has(one))
    const held = academichistory.filter((one) => one.degree === degree)
    const [entry] = held
    const [wanted, told] = [roots(entry?.major ?? ''), roots(groups['subject'] ?? '')]
    // Of two degrees of a kind nobody can say which is meant.
    if (entry === undefined || held.length > 1 || wanted.size === 0 || told.size === 0) continue
    const places = [
      entry.school_city,
      entry.school_state,
      entry.school_country,
      entry.school_name,
      ...Object.keys(US_STATES),
    ]
    // "A doctorate in Michigan" is one that was earned there.
    if (places.some((place) => place !== '' && (groups['subject'] ?? '').includes(place))) continue
    if ([...told].every((root) => !wanted.has(root))) return { said: groups['whole'] ?? '', entry }
  }
  return undefined
}

/** The applicant's own sentences, held against the major that was entered. */
export const majorInWords: Check = ({ profile }) =>
  profile.endeavors.flatMap((endeavor) =>
    Object.entries(endeavor).flatMap(([field, value]) => {
      const found = typeof value === 'string' ? otherFieldIn(value, profile) : undefined
      if (found === undefined) return []
      const { said, entry } = found
      const place = fieldPlace(profile, 'endeavors', endeavor.id, field)
      return [
        {
          kind: 'degree' as const,
          text: `${place.place} tells of a “${said}”, and ${placeOf(profile, 'academichistory', entry.id)} has the major as “${entry.major}”.`,
          places: [place, fieldPlace(profile, 'academichistory', entry.id, 'major')],
        },
      ]
    }),
  )
