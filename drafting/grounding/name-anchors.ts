import type { CaseFile } from '../case-file.ts'
import { anywhere, type Anchor } from './anchor.ts'
import type { CaseIndex } from './case-index.ts'
import type { Claim } from './claim.ts'
import { wordsOf } from './fold.ts'
import { senseOf } from './lexicon/lexicon.ts'
import { isKnownName } from './names.ts'
import { isPerson, personsOf } from './persons.ts'
import { CONNECTORS, HONORIFICS, NATIONALITIES } from './vocabulary.ts'

type NameClaim = Extract<Claim, { kind: 'name' }>

/** WordNet's kind of nouns for persons. */
const PERSON = 18
/** So many letters a country shares with what is of it. */
const ROOT = 3
/** So many letters an acronym has at least. */
const ACRONYM = 3

const bare = (words: readonly string[]): string[] => words.filter((word) => !CONNECTORS.has(word))

/** Where some words stand as a name: one after another, as an acronym or what it stands for, or together in another order. */
function runAt(words: readonly string[], index: CaseIndex): Set<number> {
  const found = new Set<number>()
  const run = words.join(' ')
  const [first = ''] = words
  for (const at of index.byWord.get(first) ?? []) {
    const held = index.propositions[at]?.held
    // One word alone is a name only where the source writes it as one, "nature" is not Nature, or where English has no such word.
    const isName = words.length > 1 || held?.names.has(run) === true || !senseOf(first).known
    if (isName && held?.words.includes(` ${run} `) === true) found.add(at)
  }
  if (words.length === 1) {
    for (const at of index.byInitials.get(run) ?? []) found.add(at)
    // "A Scottish group" is of Scotland.
    for (const word of NATIONALITIES)
      if (word.startsWith(first.slice(0, ROOT))) for (const at of index.byWord.get(word) ?? []) found.add(at)
  }
  const own = bare(words)
  const initials = own.map(([letter]) => letter).join('')
  if (initials.length >= ACRONYM) for (const at of index.byWord.get(initials) ?? []) found.add(at)
  return found
}

/** The part of a name where some of its words stand. */
function partOf(claim: NameClaim, words: readonly string[]): NameClaim {
  const all = wordsOf(claim.text)
  const first = all.findIndex((_, at) => words.every((word, next) => all[at + next]?.folded === word))
  const [head, last] = [all[first], all[first + words.length - 1]]
  if (head === undefined || last === undefined) return claim
  const text = claim.text.slice(head.start, last.end)
  return { ...claim, start: claim.start + head.start, end: claim.start + last.end, text, words: [...words] }
}

/** A name as a whole, or divided at its small words into names that each stand somewhere: one anchor for each part. */
export function nameAnchors(claim: NameClaim, index: CaseIndex, caseFile: CaseFile): Anchor[] {
  const persons = personsOf(caseFile)
  const isOfApplicant = (words: readonly string[]): boolean =>
    persons.applicant !== undefined && isPerson(words, persons.applicant)
  const resolve = (words: readonly string[]): Anchor | null => {
    if (isKnownName(words) || isOfApplicant(words)) return anywhere(claim)
    const at = runAt(words, index)
    for (const { person, entry, section } of persons.others)
      if (isPerson(words, person))
        for (const { at: place, held, entry: home } of index.propositions) {
          const own = index.entries[home]
          if (own?.section === section && own.entry === entry) at.add(place)
          else if (held.words.includes(` ${person.surname.join(' ')} `)) at.add(place)
        }
    // "Professor" is "Prof." or left out where a passage names somebody; of people of the profile the title is known.
    const isOfProfile = [persons.applicant, ...persons.others.map(({ person }) => person)].some(
      (person) => person?.surname.includes(words.at(-1) ?? '') === true,
    )
    if (at.size === 0 && words.length > 1 && !isOfProfile && HONORIFICS.has(words[0] ?? ''))
      return resolve(words.slice(1))
    return at.size === 0 ? null : { claim, at, free: false }
  }
  /** A post, a nationality or a person before another name: "Chair Philippa Ravensworth", "American Hampton Prize". */
  const joined = (words: readonly string[]): Anchor | null => {
    for (let cut = words.length - 1; cut > 0; cut--) {
      const [left, right] = [words.slice(0, cut), words.slice(cut)]
      const isPost = senseOf(left.at(-1) ?? '').nounKind === PERSON && resolve(left) !== null
      const rest = isPost || isKnownName(left) || isOfApplicant(left) ? resolve(right) : null
      if (rest !== null) return rest
    }
    return null
  }
  const stands = (words: readonly string[]): Anchor | null => resolve(words) ?? joined(words)
  const divided = (words: readonly string[]): Anchor[] | null => {
    const whole = stands(words)
    const parts: string[][] = []
    words.forEach((word, at) => {
      if (CONNECTORS.has(word)) return
      if (at > 0 && !CONNECTORS.has(words[at - 1] ?? '')) parts.at(-1)?.push(word)
      else parts.push([word])
    })
    if (whole !== null || parts.length < 2) return whole === null ? null : [whole]
    const found = parts.map((part) => {
      const anchor = stands(part)
      return anchor === null ? null : { ...anchor, claim: partOf(claim, part) }
    })
    return found.every((anchor) => anchor !== null) ? found : null
  }
  return (
    divided(claim.words) ??
    // At a sentence's head the first word's capital may be the sentence's.
    (claim.opensSentence && claim.words.length > 1 ? divided(claim.words.slice(1)) : null) ?? [
      { claim, at: new Set(), free: false },
    ]
  )
}
