import { editsBetween } from './nearly-same.ts'

/** What the decomposition of Unicode leaves whole. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Spellings in which offices write one and the same sound, from the longest. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/dj|dzh|zh|ж/gu, 'j'],
  [/tsch|tch|cz|ch|ts|tz/gu, 'c'],
  [/sch|sh|sz/gu, 's'],
  [/kh/gu, 'h'],
  [/ph/gu, 'f'],
  [/ks/gu, 'x'],
  [/ae/gu, 'a'],
  [/oe|ou/gu, 'o'],
  [/ue/gu, 'u'],
  [/w/gu, 'v'],
  [/q/gu, 'k'],
  [/[jy]/gu, 'i'],
  [/(.)\1+/gu, '$1'],
]

/** Parts of a name that many names have; one of them alone tells nobody from another. */
const PARTICLES =
  /^(?:abd|abu|af|al|av|ben|bin|bint|da|das|de|del|della|den|der|di|do|dos|du|el|ibn|la|las|le|los|san|st|ten|ter|van|von|zu|zur|jr|sr|ii|iii)$/u

const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|esq)$/u

export const isParticle = (word: string): boolean => PARTICLES.test(word)

const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[łøđðþßæœı]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** Its words without titles and marks; an initial is none. An apostrophe parts nothing, a hyphen does. */
export const wordsOfName = (name: string): string[] =>
  folded(name.replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, ''))
    .split(/[^\p{Script=Latin}]+/u)
    .filter((word) => word.length > 1 && !TITLES.test(word))

const soundOf = (word: string): string => SOUNDS.reduce((text, [form, by]) => text.replace(form, by), word)

/** A short word is another name with one letter other: Chen and Shen, Wang and Yang. */
const [LEAST, SHORT] = [4, 5]

function isSpelling(a: string, b: string): boolean {
  if (a === b) return true
  const [one, other] = [soundOf(a), soundOf(b)]
  if (one === other) return one.length >= 2
  const [least, most] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  if (least < LEAST || most - least > 2) return false
  if (least <= SHORT) return one[0] === other[0] && editsBetween(one, other) === 1
  return editsBetween(one, other) <= 2
}

/** Words with each two and three that stand together: `Xiao Ming` is `Xiaoming`, and `Abd al-Rahman` `Abdulrahman`. */
const withJoined = (words: readonly string[]): string[] =>
  words.flatMap((_, at) =>
    [1, 2, 3]
      .map((count) => words.slice(at, at + count))
      .filter((some, more) => some.length === more + 1 && !some.every(isParticle))
      .map((some) => some.join('')),
  )

/**
 * Whether two names may be those of one person: they share a part, however it is spelled. A surname changes by marriage,
 * a given name by the alphabet it was written in.
 */
export const maySameName = (a: string, b: string): boolean => {
  const [ours, theirs] = [withJoined(wordsOfName(a)), withJoined(wordsOfName(b))]
  return ours.some((one) => theirs.some((other) => isSpelling(one, other)))
}
