import type { CaseFile } from '../case-file.ts'
import { anywhere, type Anchor } from './anchor.ts'
import type { CaseIndex } from './case-index.ts'
import type { Claim } from './claim.ts'
import { wordsOf } from './fold.ts'
import { countriesOf } from './lexicon/demonyms.ts'
import { isEpithet, isGarbled } from './name-forms.ts'
import { isKnownName } from './names.ts'
import { isPerson, personsOf } from './persons.ts'
import { CONNECTORS, HONORIFICS } from './vocabulary.ts'

const APART = new Set('from at with for by'.split(' '))

type NameClaim = Extract<Claim, { kind: 'name' }>

function runAt(words: readonly string[], index: CaseIndex): Map<number, number> {
  const found = new Map<number, number>()
  const run = words.join(' ')
  for (const at of index.byWord.get(words[0] ?? '') ?? []) {
    const held = index.propositions[at]?.held
    // One word alone is a name only where the source writes it as one: "nature" is not Nature.
    if (words.length === 1 ? held?.names.has(run) === true : held?.words.includes(` ${run} `) === true) found.set(at, 1)
  }
  if (words.length === 1) for (const at of index.byInitials.get(run) ?? []) found.set(at, 1)
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
export function nameAnchors(claim: NameClaim, text: string, index: CaseIndex, caseFile: CaseFile): Anchor[] {
  const persons = personsOf(caseFile)
  const resolve = (words: readonly string[]): Anchor | null => {
    if (words.length === 0 || isKnownName(words)) return anywhere(claim)
    if (persons.applicant !== undefined && isPerson(words, persons.applicant)) return anywhere(claim)
    const at = runAt(words, index)
    for (const { person, entry, section } of persons.others)
      if (isPerson(words, person))
        for (const proposition of index.propositions) {
          const held = index.entries[proposition.entry]
          if (held?.section === section && held.entry === entry) at.set(proposition.at, 1)
          else if (proposition.held.words.includes(` ${person.surname.join(' ')} `)) at.set(proposition.at, 1)
        }
    if (at.size === 0 && words.length === 1)
      for (const country of countriesOf(words[0] ?? '')) for (const [place] of runAt(country, index)) at.set(place, 1)
    // "Professor" is "Prof." or left out where a passage names somebody.
    const isOfProfile = [persons.applicant, ...persons.others.map(({ person }) => person)].some(
      (person) => person?.surname.includes(words.at(-1) ?? '') === true,
    )
    if (at.size === 0 && words.length > 1 && !isOfProfile && HONORIFICS.has(words[0] ?? ''))
      for (const [place] of runAt(words.slice(1), index)) at.set(place, 1)

    return at.size === 0 ? null : { claim, at, free: false }
  }
  const divide = (words: readonly string[]): Anchor[] | null => {
    const whole = resolve(words)
    // "Agricultural Robotics from Loch Ardan University" is a field and a school, even where one sentence has both.
    if (whole !== null && !words.some((word) => APART.has(word))) return [whole]
    const parts: { from: number; to: number }[] = []
    words.forEach((word, at) => {
      const last = parts.at(-1)
      if (CONNECTORS.has(word)) return
      if (last !== undefined && last.to === at) last.to += 1
      else parts.push({ from: at, to: at + 1 })
    })
    const found: (Anchor & { claim: NameClaim })[] = []
    for (let at = 0; at < parts.length; at++) {
      const { from, to } = parts[at] ?? { from: 0, to: 0 }
      // As many of them as stand together somewhere are one name.
      let last = parts.length - 1
      let anchor: Anchor | null = null
      for (; last > at && anchor === null; last--) {
        const run = words.slice(from, parts[last]?.to)
        if (run.length < words.length && !run.some((word) => APART.has(word))) anchor = resolve(run)
        if (anchor !== null) break
      }
      const part = words.slice(from, anchor === null ? to : parts[last]?.to)
      anchor ??= resolve(part) ?? joined(part)
      if (anchor === null) return whole === null ? null : [whole]
      const before = found.at(-1)
      // "Tisza University of Energy": of which, one entry tells.
      const isOfIt = before !== undefined && words[from - 1] === 'of' && words[from - 2] === before.claim.words.at(-1)
      if (isOfIt && !shareEntry(before, anchor, index)) return whole === null ? null : [whole]
      found.push({ ...anchor, claim: partOf(claim, part) })
      at = Math.max(at, last)
    }
    if (parts.length === 1) return whole === null ? null : [whole]
    return whole === null && isGarbled(words, found, index) ? null : found
  }
  /** A post or a nationality before a name: "Chair Philippa Ravensworth", "American Hampton Prize". Two names side by side are one that nobody bears. */
  const joined = (words: readonly string[]): Anchor | null => {
    for (let cut = words.length - 1; cut > 0; cut--) {
      const [left, right] = [words.slice(0, cut), words.slice(cut)]
      if (!isEpithet(left)) continue
      const first = resolve(left)
      const rest = resolve(right)
      if (first === null || rest === null) continue
      const named =
        (rest.free && !right.some((word) => /\d/.test(word))) ||
        [...rest.at.keys()].some((at) => index.propositions[at]?.held.names.has(right.join(' ')) === true)
      const isPost = first.free ? rest.free : true
      if (named && isPost) return { claim, at: rest.free ? first.at : rest.at, free: first.free && rest.free }
    }
    return null
  }
  const found = divide(claim.words) ?? (claim.words.length > 1 ? nullable(joined(claim.words)) : null)
  if (found !== null) return found
  if (claim.opensSentence && claim.words.length > 1) {
    const rest = divide(claim.words.slice(1))
    if (rest !== null) return rest
  }
  return [{ claim, at: new Map(), free: false }]
}

const homesOf = ({ at }: Anchor, { propositions }: CaseIndex): Set<number> =>
  new Set([...at.keys()].map((place) => propositions[place]?.entry ?? -1))

function shareEntry(a: Anchor, b: Anchor, index: CaseIndex): boolean {
  if (a.free || b.free) return true
  const homes = homesOf(a, index)
  return [...homesOf(b, index)].some((home) => homes.has(home))
}

const nullable = (anchor: Anchor | null): Anchor[] | null => (anchor === null ? null : [anchor])
