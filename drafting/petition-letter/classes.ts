import type { Eb2Basis } from '../case-file.ts'
import type { AbilityField } from '../case-file/exceptional-ability.ts'

const MEMBER = 'a member of the professions holding an advanced degree'
const OF_ABILITY = ['sciences', 'arts', 'business', 'sciences, arts, or business'] as const

/** The fields in which the regulation knows exceptional ability, as a letter names them. */
export type FieldName = (typeof OF_ABILITY)[number]

export const fieldName = (field: AbilityField | undefined): FieldName => field ?? 'sciences, arts, or business'

/** "in the sciences", "in business" */
const within = (field: FieldName): string => (field === 'business' ? field : `the ${field}`)

const ofAbility = (field: FieldName): string => `a person of exceptional ability in ${within(field)}`

const SECOND_PREFERENCE = 'an immigrant of the second employment-based preference'

/** As what the petitioner is to be classified; where no basis is shown, no more than the preference is named. */
export function classOf(kind: Eb2Basis, field: AbilityField | undefined): string {
  if (kind === 'exceptional_ability') return ofAbility(fieldName(field))
  return kind === 'undetermined' ? SECOND_PREFERENCE : MEMBER
}

/** Frames by what their own words name: a slot would have no source for it. */
type Banks = Readonly<Record<string, readonly string[]>>

/** A bank for each class that may be asked for. */
export const forEachClass = (bank: (asWhat: string) => readonly string[]): Banks =>
  Object.fromEntries([MEMBER, SECOND_PREFERENCE, ...OF_ABILITY.map(ofAbility)].map((one) => [one, bank(one)]))

/** A bank for each field of exceptional ability, as it stands after "in". */
export const forEachField = (bank: (field: string) => readonly string[]): Banks =>
  Object.fromEntries(OF_ABILITY.map((field) => [field, bank(within(field))]))
