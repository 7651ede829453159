import { type CrossRule, isBlank, optionalAnswer, optionalText, REQUIRED } from './field.ts'
import { asksForLatinName, isLatinName, isTicked } from './filing-name.ts'

export const NOT_LATIN = 'Please use Latin letters, as printed in the passport'

/** The fields by which a person's name is given in Latin letters; each may be left out. */
export const latinNameFields = {
  latin_first_name: optionalText(),
  latin_last_name: optionalText(),
  has_one_name: optionalAnswer().transform((answer) => answer === true),
}

type Values = Readonly<Record<string, unknown>>
type LatinField = 'latin_first_name' | 'latin_last_name'

const isOdd = (entry: Values, field: LatinField): boolean => {
  const value = entry[field]
  return typeof value === 'string' && !isBlank(value) && !isLatinName(value.trim())
}

/** A name is given whole or not at all: what was left blank beside the other field. */
const isHalf = (entry: Values, blank: LatinField, other: LatinField): boolean =>
  !isTicked(entry.has_one_name) && isBlank(entry[blank]) && !isBlank(entry[other])

/** What is asked of a name. `lastNameMissing`: the form's words for a last name left empty. */
export const nameRules = (lastNameMissing: string): CrossRule[] => [
  {
    path: 'last_name',
    message: lastNameMissing,
    broken: (entry) => !isTicked(entry.has_one_name) && isBlank(entry.last_name),
  },
  ...(['latin_first_name', 'latin_last_name'] as const).flatMap((field, at): CrossRule[] => {
    const other = at === 0 ? 'latin_last_name' : 'latin_first_name'
    const shown = (entry: Values): boolean => asksForLatinName(entry) && !(at === 1 && isTicked(entry.has_one_name))
    return [
      { path: field, message: NOT_LATIN, broken: (entry) => shown(entry) && isOdd(entry, field) },
      { path: field, message: REQUIRED, broken: (entry) => shown(entry) && isHalf(entry, field, other) },
    ]
  }),
]
