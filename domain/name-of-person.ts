import { asFiled, isInLatinLetters, isLatinName, type NameFields } from './filing-name.ts'
import { matchAmong, matchNames, type NameGiven, type PersonName } from './same-person.ts'

const inOnePiece = ({ first_name, middle_name, last_name }: PersonName): string =>
  [first_name, middle_name, last_name].join(' ').trim()

/** The ways in which a line of words may be a family name and given names. */
const readings = (words: readonly string[]): NameGiven[] =>
  words.flatMap((_, at) => {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    return [
      { family: tail, given: head },
      { family: head, given: tail },
    ]
  })

/**
 * Whether a name that somebody types in order to vouch for something is this person's. It is kind to every way of writing a name:
 * order, case, accents, titles, initials and middle names do not matter, and another script is believed where the record has none
 * to compare with.
 */
export function isNameOf(typed: string, person: NameFields): boolean {
  const filed = asFiled(person)
  const known = [filed, ...(filed.native_parts ? [filed.native_parts] : [])].filter((name) => inOnePiece(name) !== '')
  if (known.length === 0) return true
  if (isLatinName(typed) && known.every((name) => !isInLatinLetters(inOnePiece(name)))) return true
  const words = typed.split(/[\s,]+/u).filter((word) => word !== '')
  return known.some(
    (name) => readings(words).some((one) => matchNames(one, name) !== 'other') || matchAmong(words, name) !== 'other',
  )
}
