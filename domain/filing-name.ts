import type { PersonName } from './same-person.ts'

/** A person's name as the forms hold it: as the person writes it, and in Latin letters as the passport prints it. */
export interface NameFields extends PersonName {
  latin_first_name?: string
  latin_last_name?: string
  /** A person with one name only has it in the first name; the other fields say nothing then. */
  has_one_name?: boolean
}

/** The name that every English document uses. */
export interface FilingName {
  /** Empty for a person with one name only. */
  given: string
  middle: string
  /** Whole, with its particles: "van der Berg", "García Márquez". A single name is a surname here. */
  surname: string
  full: string
  /** The name in its own script; undefined where it is written in Latin letters. */
  native: string | undefined
  /** True where the name is not written in Latin letters and was not given in them: the other parts are empty then. */
  isMissing: boolean
}

/** A letter of another script. Marks and apostrophes belong to several scripts, and to Latin too. */
const OTHER_LETTER = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u
/** What a name in Latin letters consists of. */
const LATIN_NAME = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M}\p{Lm}\p{Zs}'’‘`´.,-]*$/u

/** True of a name that holds no letter of another script. */
export const isInLatinLetters = (text: string): boolean => !OTHER_LETTER.test(text)

/** True of what a passport may print as a name: Latin letters with their marks, hyphens, apostrophes, stops and spaces. */
export const isLatinName = (text: string): boolean => LATIN_NAME.test(text)

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const joined = (parts: readonly string[], by = ' '): string => parts.filter((part) => part !== '').join(by)

/** The parts of a name as typed; of a single name, the one that is filled in. */
function partsOf({ first_name, middle_name, last_name, has_one_name }: NameFields): PersonName {
  const [first, middle, last] = [first_name, middle_name, last_name].map(text) as [string, string, string]
  return has_one_name === true
    ? { first_name: '', middle_name: '', last_name: first || last }
    : { first_name: first, middle_name: middle, last_name: last }
}

/** True where the form asks for the name in Latin letters. It reads raw values, since a form asks while one types. */
export function asksForLatinName(values: Readonly<Record<string, unknown>>): boolean {
  const { first_name, middle_name, last_name } = partsOf({
    first_name: text(values.first_name),
    middle_name: text(values.middle_name),
    last_name: text(values.last_name),
    has_one_name: isTicked(values.has_one_name),
  })
  return ![first_name, middle_name, last_name].every(isInLatinLetters)
}

/** A box as a form or a call sends it. */
export const isTicked = (value: unknown): boolean => value === true || value === 'true'

/** Scripts whose names begin with the family name and put no space behind it. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** A typed name as one reads it in its own script. */
function nativeName({ first_name, middle_name, last_name }: PersonName): string {
  const isFamilyFirst = [first_name, last_name].every((part) => FAMILY_FIRST.test(part))
  return isFamilyFirst ? joined([last_name, middle_name, first_name], '') : joined([first_name, middle_name, last_name])
}

/** Parts of a surname that every country with such surnames writes small. */
const SMALL_PARTICLES = new Set('bin bint das dos ibn von zu zur'.split(' '))
/** Parts that one country writes small and another does not: "de Wit" and "De Wit", "de la Cruz" and "De La Cruz". */
const EITHER_PARTICLES = new Set('da de del della den der di du la las le los ter van'.split(' '))
/** Behind one of these comes "McDonald" or "Mcdonald", "D'Angelo" or "d'Angelo", and "Ma'ruf" beside "Dell'Acqua". */
const UNSURE_WORD = /^Mc\p{L}|^Mac[^aeiouhy]\p{L}{3}|^(?!O['’]).*['’]\p{L}/iu
const INITIALS = /^[^aeiouy\s]{2,3}$/i
/** "Jo", "Li", "Yu": two letters that are read as a name, where "AJ" and "JP" are initials. */
const SYLLABLE = /^[^aeiou][aeiouy]$/i
const NUMERAL = /^I{2,3}$|^IV$/

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')
const isCapitals = (name: string): boolean =>
  (name.match(/\p{L}/gu) ?? []).length > 1 && name === name.toUpperCase() && name !== name.toLowerCase()

/** "O'BRIEN-SMITH" as "O'Brien-Smith". The first letter stays as it is: "İ" has no other way back. */
const capitalized = (word: string): string =>
  word.replace(
    /(\p{L}\p{M}*)([\p{L}\p{M}]*)/gu,
    (_all, first: string, rest: string) => first + rest.replaceAll('İ', 'i').toLowerCase(),
  )

const isUnsure = (word: string): boolean => word.split('-').some((part) => UNSURE_WORD.test(plain(part)))

/** A surname that a passport prints in capitals, as prose writes it. It keeps them where its small letters are not certain. */
function surnameInProse(part: string): string {
  const words = part.split(/\s+/u)
  const before = words.slice(0, -1).map((word) => word.toLowerCase())
  if (before.some((word) => EITHER_PARTICLES.has(word)) || words.some(isUnsure)) return part
  return words
    .map((word, at) => {
      if (at < before.length && SMALL_PARTICLES.has(word.toLowerCase())) return word.toLowerCase()
      return NUMERAL.test(word) ? word : capitalized(word)
    })
    .join(' ')
}

/** The same of given names: what may be initials stays ("TJ", "AJ"). */
function givenInProse(part: string): string {
  const words = part.split(/\s+/u)
  const isKept = (word: string): boolean =>
    INITIALS.test(word) || (words.length === 1 && /^\p{L}{2}$/u.test(word) && !SYLLABLE.test(word))
  return words.map((word) => (isKept(plain(word)) || isUnsure(word) ? word : capitalized(word))).join(' ')
}

/**
 * Only a name that is in capitals from end to end is copied from a passport. Capitals in one part of a name are what
 * the person means: "AJ Smith", "Ann MCDONALD".
 */
function inProse(name: PersonName): PersonName {
  const { first_name, middle_name, last_name } = name
  return last_name !== '' && isCapitals(joined([first_name, middle_name, last_name]))
    ? {
        first_name: givenInProse(first_name),
        middle_name: givenInProse(middle_name),
        last_name: surnameInProse(last_name),
      }
    : name
}

/** The name of a person for a filing. This is the only rule for which name a document uses. */
export function filingName(person: NameFields): FilingName {
  const typed = partsOf(person)
  const isLatin = [typed.first_name, typed.middle_name, typed.last_name].every(isInLatinLetters)
  const latin = partsOf({
    first_name: text(person.latin_first_name),
    middle_name: '',
    last_name: text(person.latin_last_name),
    has_one_name: person.has_one_name,
  })
  const isGiven = latin.last_name !== '' && (person.has_one_name === true || latin.first_name !== '')
  const used = isLatin ? typed : isGiven ? latin : { first_name: '', middle_name: '', last_name: '' }
  const { first_name: given, middle_name: middle, last_name: surname } = inProse(used)
  return {
    given,
    middle,
    surname,
    full: joined([given, middle, surname]),
    native: isLatin ? undefined : nativeName(typed),
    isMissing: !isLatin && !isGiven,
  }
}

/** The name where a person has to be called something: the filing name, or the typed one while that is missing. */
export function calledName(person: NameFields): string {
  const { full, native } = filingName(person)
  return full === '' ? (native ?? '') : full
}

/** The name with the native one behind it: "Mingxuan Li (李明轩)". */
export function nameWithNative(person: NameFields): string {
  const { full, native } = filingName(person)
  return full === '' || native === undefined ? calledName(person) : `${full} (${native})`
}

/** What a filing knows of a person's name beside the one that it uses. */
export interface FiledName {
  /** The title that the record gives in place of the one of the form, which offers none without a gender; absent elsewhere. */
  recorded_title?: string
  /** The name in its own script, in one piece; absent where it is written in Latin letters. */
  native_name?: string
  /** The same in its parts, for comparisons. */
  native_parts?: PersonName
}

const isFiled = <P extends object>(person: P): person is P & FiledName => 'native_name' in person

/** A person with the filing name in place of the typed one. Twice applied, it changes nothing. */
export function asFiled<P extends NameFields>(person: P): P & FiledName {
  if (isFiled(person)) return person
  const { given, middle, surname, native } = filingName(person)
  const filed = { ...person, first_name: given, middle_name: middle, last_name: surname, has_one_name: false }
  return native === undefined ? filed : { ...filed, native_name: native, native_parts: partsOf(person) }
}
