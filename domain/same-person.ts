import { fold, foldSpelled } from './fold.ts'

/** A person as the profile holds the name. A person with one name only leaves the other part blank. */
export interface PersonName {
  first_name: string
  middle_name: string
  last_name: string
}

/** A name as another text gives it, in the parts that the text tells apart; a name in one piece is all `family`. */
export interface NameGiven {
  family: string
  given: string
}

/**
 * `same`: the family name and a given name agree, in any of the ways in which such names are written.
 * `unsure`: nothing speaks against it, but an initial or a part of the name is all there is to go by.
 */
export type NameMatch = 'same' | 'unsure' | 'other'

const NO_NAME = new Set('mr mrs ms miss mx dr prof professor jr sr ii iii iv phd md msc fnu lnu unknown na'.split(' '))
/** Parts of a family name that many names have. */
const PARTICLES = new Set(
  'al el ul bin ben bint ibn de da do dos das del della di du la le los las van von der den ten ter zu y e'.split(' '),
)

export const isParticle = (word: string): boolean => PARTICLES.has(word.toLowerCase())

type Words = readonly string[]
type Spelling = (text: string) => string

const wordsOf = (text: string, spelling: Spelling): string[] => {
  const words = spelling(text.replace(/(?<=\p{L})['’ʼʻ`](?=\p{L})/gu, ''))
    .split(' ')
    .filter((word) => word !== '' && !/^\p{N}+$/u.test(word))
  const names = words.filter((word) => !NO_NAME.has(word))
  return names.length > 0 ? names : words.filter((word) => word !== 'fnu' && word !== 'lnu')
}
const joined = (words: Words): string => words.join('')
const withoutParticles = (words: Words): Words => words.filter((word) => !PARTICLES.has(word))
const isNonempty = (text: string): boolean => text !== ''

/** "Al-Hassan" and "Alhassan" are equal, "de la Cruz" and "Cruz" too; of "García Márquez" many papers print one part. */
function familyMatch(theirs: Words, own: Words): NameMatch {
  if (joined(theirs) === joined(own)) return 'same'
  const [a, b] = [withoutParticles(theirs), withoutParticles(own)]
  if (a.length === 0 || b.length === 0) return 'other'
  if (joined(a) === joined(b)) return 'same'
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const isPart =
    long.length <= 3 && (joined(long.slice(0, short.length)) === joined(short) || long.at(-1) === joined(short))
  return isPart && joined(short).length > 1 ? 'unsure' : 'other'
}

/** Letters that may be the initials of these names: their first is the first name's, none speaks against another name. */
function initialsMatch(letters: string, first: Words, middle: Words): boolean {
  const [head = '', ...rest] = letters
  const own = joined(first)
  const others = [...first.slice(1), ...middle].map((word) => word[0])
  if (!own.startsWith(head)) return false
  // "Xiaoming" is "X." and "XM": a syllable of a name may have its own initial.
  return rest.every(
    (letter, at) => others[at] === letter || own.includes(letter, 1) || (middle.length === 0 && first.length === 1),
  )
}

/** The given names of a text against those of a person. */
function givenMatch(theirs: Words, first: Words, middle: Words): NameMatch {
  const text = joined(theirs)
  const whole = [first, [...first, ...middle], [...middle, ...first]].map(joined)
  if (whole.includes(text)) return 'same'
  if (text === '' || first.length === 0) return 'other'
  const [head = ''] = theirs
  const isAllShort = theirs.every((word) => word.length === 1)
  if (isAllShort) return initialsMatch(text, first, middle) ? 'unsure' : 'other'
  // "Jane Q." and "Xiaoming M." begin with the whole first name.
  const size = theirs.findIndex((_, at) => joined(theirs.slice(0, at + 1)) === joined(first)) + 1
  if (size === 0)
    return head.length > 1 && first.length > 1 && head === first[0] && theirs.length === 1 ? 'unsure' : 'other'
  const more = theirs.slice(size)
  const agree = more.every((word, at) => {
    const own = middle[at]
    return own === undefined
      ? word.length === 1
      : own === word || (own[0] === word[0] && Math.min(own.length, word.length) === 1)
  })
  if (agree) return 'same'
  return middle.length === 0 || more.length > middle.length ? 'unsure' : 'other'
}

const weaker = (one: NameMatch, other: NameMatch): NameMatch =>
  one === 'other' || other === 'other' ? 'other' : one === other ? one : 'unsure'
const best = (matches: readonly NameMatch[]): NameMatch =>
  matches.includes('same') ? 'same' : matches.includes('unsure') ? 'unsure' : 'other'

/** "XM" or "RKZ" without dots: letters that stand for names. */
const isBareInitials = (text: string): boolean => /^\p{Lu}{2,3}$/u.test(text.trim())

function matchIn(name: NameGiven, person: PersonName, spellings: readonly [Spelling, Spelling]): NameMatch {
  const [theirSpelling, ownSpelling] = spellings
  const [family, given] = [wordsOf(name.family, theirSpelling), wordsOf(name.given, theirSpelling)]
  const [first, middle, last] = [person.first_name, person.middle_name, person.last_name].map((part) =>
    wordsOf(part, ownSpelling),
  ) as [string[], string[], string[]]
  const all = [...given, ...family]
  // Names in characters have no space between their parts.
  if (all.length === 1 && first.length > 0 && joined(all) === joined([...last, ...first])) return 'same'
  if (first.length === 0 || last.length === 0 || joined(first) === joined(last)) {
    const own = joined(last.length > 0 ? last : first)
    const parts = [family, given].map(joined).filter(isNonempty)
    return own !== '' && parts.every((part) => part === own) ? 'same' : 'other'
  }
  const fits = (familyWords: Words, givenWords: Words, givenText: string): NameMatch => {
    const family_match = familyMatch(familyWords, last)
    if (family_match === 'other' || givenWords.length === 0) return 'other'
    const letters = isBareInitials(givenText) ? [...joined(givenWords)] : []
    const given_match = best([
      givenMatch(givenWords, first, middle),
      ...(letters.length > 0 ? [givenMatch(letters, first, middle)] : []),
    ])
    // A part of a family name is enough where all given names agree.
    return given_match === 'same' ? 'same' : weaker(family_match, given_match)
  }
  const written = [fits(family, given, name.given)]
  // A family name that comes first is often taken for a given name.
  if (given.length > 0) written.push(familyMatch(given, last) === 'same' ? fits(given, family, name.family) : 'other')
  const split = all.flatMap((_, at): NameMatch[] => {
    if (at === 0) return []
    const [head, tail] = [all.slice(0, at), all.slice(at)]
    const text = given.length > 0 ? '' : name.family.trim()
    return [
      ...(joined(tail) === joined(last) ? [fits(tail, head, text.split(/\s+/).slice(0, at).join(' '))] : []),
      ...(joined(head) === joined(last) ? [fits(head, tail, text.split(/\s+/).slice(at).join(' '))] : []),
    ]
  })
  // "Gabriel García Márquez" in one piece may be Gabriel García, or somebody of the family Márquez.
  const begins = all.length > first.length + last.length && joined(all).startsWith(joined([...first, ...last]))
  return best([...written, ...split, begins ? 'unsure' : 'other'])
}

/** A person with the name that papers in another script print. */
export interface KnownPerson extends PersonName {
  native_parts?: PersonName
}

/** Whether a name in a text is this person's: without regard to order, marks, hyphens, spaces and particles. */
export function matchNames(name: NameGiven, person: KnownPerson): NameMatch {
  const names = person.native_parts === undefined ? [person] : [person, person.native_parts]
  return best(names.map((one) => matchOne(name, one)))
}

function matchOne(name: NameGiven, person: PersonName): NameMatch {
  const whole = [name.family, name.given].filter(isNonempty).join(' ')
  if (whole === '') return 'other'
  const spellings: (readonly [Spelling, Spelling])[] = [
    [fold, fold],
    [foldSpelled, fold],
    [fold, foldSpelled],
    [foldSpelled, foldSpelled],
  ]
  return best(spellings.map((pair) => matchIn(name, person, pair)))
}

/** Whether a line of names, in their order, holds this person's. */
export function matchAmong(line: readonly string[], person: PersonName): NameMatch {
  const starts = [...wordsOf(person.last_name, fold), ...wordsOf(person.last_name, foldSpelled)].map((word) =>
    word.slice(0, 2),
  )
  // With an initial or a syllable more; what is longer holds other names too.
  const longest = wordsOf(`${person.first_name} ${person.middle_name} ${person.last_name}`, fold).length + 1
  const mayBegin = (word: string): boolean => starts.some((start) => fold(word).startsWith(start))
  return best(
    line.flatMap((_, at) =>
      Array.from({ length: longest - 1 }, (_none, more) => line.slice(at, at + more + 2))
        .filter((words, more) => words.length === more + 2 && words.some(mayBegin))
        .map((words) => matchNames({ family: words.join(' '), given: '' }, person)),
    ),
  )
}
