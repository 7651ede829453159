import type { Claim } from './claim.ts'
import { agrees } from './dates.ts'
import { sameQuantity } from './numbers.ts'
import { isKnownName } from './names.ts'
import { foldAddress, quotes } from './quotations.ts'
import type { Person, Support } from './support.ts'
import { CONNECTORS, HONORIFICS } from './vocabulary.ts'

type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>

const NO_SOURCE = 'no source of this sentence holds'

function number({ quantity }: Of<'number'>, { held, derived }: Support): string | null {
  if (held.some(({ quantities }) => quantities.some((source) => sameQuantity(quantity, source)))) return null
  if (
    derived.some((source) => sameQuantity(quantity, source) && (source.unit !== null || source.noun === quantity.noun))
  )
    return null
  return `${NO_SOURCE} this number`
}

function date(claim: Of<'date'>, { held, today }: Support): string | null {
  const dates = held.flatMap((source) => source.dates)
  if (dates.some((source) => agrees(claim.date, source))) return null
  const { year, month, day } = claim.date
  const [y, m, d] = today.split('-').map(Number)
  const whole = month !== undefined && day !== undefined
  if ((claim.asOf || whole) && agrees(claim.date, { year: y, month: m, day: d })) return null
  // A figure such as 2000 that counts something is no year.
  const counts = month === undefined && held.some(({ quantities }) => quantities.some(({ value }) => value === year))
  return counts ? null : `${NO_SOURCE} this date`
}

/** Initials and left-out middle names are the same person; another order or another name is not. */
function isPerson(words: readonly string[], person: Person): boolean {
  const honorific = words.filter((word) => HONORIFICS.has(word))
  const bare = words.filter((word) => !HONORIFICS.has(word))
  const titled = honorific.every((word) => {
    const full = word === 'prof' ? 'professor' : word
    return full === person.honorific || person.post.includes(` ${full} `)
  })
  if (!titled || bare.length === 0) return false
  let from = 0
  for (const word of bare) {
    const at = person.words.findIndex(
      (part, index) => index >= from && (part === word || (word.length === 1 && part.startsWith(word))),
    )
    if (at === -1) return false
    from = at + 1
  }
  return bare.some((word) => person.surname.includes(word)) || bare[0] === person.words[0]
}

/** Whether a run of words may stand as a name of its own. */
function isNamed(words: readonly string[], { held, persons }: Support): boolean {
  const run = words.join(' ')
  if (isKnownName(words) || persons.some((person) => isPerson(words, person))) return true
  return held.some((source) => source.names.has(run) || source.words.includes(` ${run} `) || source.initials.has(run))
}

/** Whether a run falls into names that each stand alone in a source: "Colorado, Ohio", "Dr. X of Y". */
function isDivided(words: readonly string[], support: Support): boolean {
  const alone = (run: readonly string[]) =>
    isKnownName(run) ||
    support.persons.some((person) => isPerson(run, person)) ||
    (!HONORIFICS.has(run.join(' ')) && support.held.some((source) => source.names.has(run.join(' '))))
  const reach = [true]
  for (let end = 1; end <= words.length; end++)
    reach[end] = words.slice(0, end).some((word, start) => {
      if (reach[start] !== true) return false
      const run = words.slice(start, end)
      return (run.length === 1 && CONNECTORS.has(word)) || alone(run)
    })
  return reach[words.length] === true
}

/** A name is supported as a whole, or divided at its small words into names that are. */
function name(claim: Of<'name'>, support: Support): string | null {
  const { words, opensSentence } = claim
  if (isNamed(words, support) || isDividedAtSmallWords(words, support)) return null
  // The capital of a sentence's first word may be the sentence's own.
  if (
    opensSentence &&
    words.length > 1 &&
    (isNamed(words.slice(1), support) || isDividedAtSmallWords(words.slice(1), support))
  )
    return null
  return `${NO_SOURCE} this name`
}

const isDividedAtSmallWords = (words: readonly string[], support: Support): boolean => {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (CONNECTORS.has(word)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.every(
    (part) => part.length === 0 || isNamed(part, support) || (part.length > 1 && isDivided(part, support)),
  )
}

function degree(claim: Of<'degree'>, { held }: Support): string | null {
  return held.some(({ degrees }) => degrees.has(claim.degree)) ? null : `${NO_SOURCE} this degree`
}

function quotation({ words }: Of<'quotation'>, { held }: Support): string | null {
  return held.some(({ folded }) => quotes(words, folded)) ? null : `${NO_SOURCE} these words exactly`
}

function address(claim: Of<'address'>, { facts }: Support): string | null {
  const values = facts.map(({ value }) => foldAddress(value))
  return values.some((value) => value.split(/\s+/).includes(claim.address)) ? null : `${NO_SOURCE} this address`
}

function superlative({ word }: Of<'superlative'>, { held }: Support): string | null {
  return held.some((source) => source.words.includes(` ${word} `)) ? null : `${NO_SOURCE} this rank`
}

/** Why a claim is not supported; null where a source holds it. Exhibits are judged with the whole sentence. */
export function unsupported(claim: Claim, support: Support): string | null {
  switch (claim.kind) {
    case 'number':
      return number(claim, support)
    case 'date':
      return date(claim, support)
    case 'name':
      return name(claim, support)
    case 'degree':
      return degree(claim, support)
    case 'quotation':
      return quotation(claim, support)
    case 'address':
      return address(claim, support)
    case 'superlative':
      return superlative(claim, support)
    case 'citation':
      return 'the library of authorities does not hold this citation'
    case 'never':
      return claim.why
    case 'exhibit':
      return null
  }
}
