import type { CaseFile } from '../case-file.ts'
import type { CaseIndex } from './case-index.ts'
import type { Claim, Quantity } from './claim.ts'
import { citedPins } from './cited-pins.ts'
import { agrees } from './dates.ts'
import { reckonedFrom, spanFrom } from './derived-figures.ts'
import { countedBy, likeness } from './figures.ts'
import { senseOf } from './lexicon/lexicon.ts'
import { isKnownName } from './names.ts'
import { sameQuantity } from './numbers.ts'
import { passages } from './passages.ts'
import { isPerson, personsOf } from './persons.ts'
import type { Figure, Proposition, Token } from './proposition.ts'
import { foldAddress, quoterOf } from './quotations.ts'
import { CONNECTORS, HONORIFICS } from './vocabulary.ts'

/** Where in the case file a claim stands: by proposition how well, or why it needs no place. */
export interface Anchor {
  claim: Claim
  /** Propositions that hold it, each with how well what is said around it agrees. */
  at: ReadonlyMap<number, number>
  /** Holds anywhere, whoever says it: the applicant's own name, the day of drafting, law. */
  free: boolean
}

/** A sentence on the law itself. */
const ON_LAW =
  /§|C\.?F\.?R|\bINA\b|I\s*&\s*N|Dhanasar|Chawathe|statut|regulation|\bprongs?\b|\bthe Act\b|Policy Manual|classification|preference|certification|USCIS/u

const APART = new Set('from at with for by'.split(' '))

/** WordNet's kind of nouns that name a place. */
const PLACE = 15

type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>

const anywhere = (claim: Claim): Anchor => ({ claim, at: new Map(), free: true })

function runAt(words: readonly string[], index: CaseIndex): Map<number, number> {
  const found = new Map<number, number>()
  const run = words.join(' ')
  for (const at of index.byWord.get(words[0] ?? '') ?? []) {
    const held = index.propositions[at]?.held
    // One word alone is a name only where the source writes it as one: "nature" is not Nature.
    if (words.length === 1 ? held?.names.has(run) === true : held?.words.includes(` ${run} `) === true) found.set(at, 1)
  }
  if (found.size === 0 && words.includes('and'))
    return runAt(
      words.filter((word) => word !== 'and'),
      index,
    )
  if (words.length === 1) for (const at of index.byInitials.get(run) ?? []) found.set(at, 1)
  return found
}

/** A name as a whole, or divided at its small words into names that each stand somewhere: one anchor for each part. */
function names(claim: Of<'name'>, index: CaseIndex, caseFile: CaseFile): Anchor[] {
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
    if (at.size === 0 && words.length === 1) {
      // "Chilean" is of Chile.
      const sense = senseOf(words[0] ?? '')
      if (!sense.known && sense.nounKind !== PLACE)
        for (const id of [...sense.own, ...sense.up]) for (const place of index.bySense.get(id) ?? []) at.set(place, 1)
    }
    return at.size === 0 ? null : { claim, at, free: false }
  }
  const divide = (words: readonly string[]): Anchor[] | null => {
    const whole = resolve(words)
    // "Agricultural Robotics from Loch Ardan University" is a field and a school, even where one sentence has both.
    if (whole !== null && !words.some((word) => APART.has(word))) return [whole]
    const parts: string[][] = [[]]
    for (const word of words) {
      if (CONNECTORS.has(word)) parts.push([])
      else parts.at(-1)?.push(word)
    }
    const found: Anchor[] = []
    for (const part of parts) {
      if (part.length === 0) continue
      const anchor = resolve(part) ?? joined(part)
      if (anchor === null) return whole === null ? null : [whole]
      found.push(anchor)
    }
    return parts.length > 1 ? found : whole === null ? null : [whole]
  }
  /** A post or a nationality before a name: "Chair Philippa Ravensworth", "American Hampton Prize". Two names side by side are one that nobody bears. */
  const joined = (words: readonly string[]): Anchor | null => {
    for (let cut = words.length - 1; cut > 0; cut--) {
      const [left, right] = [words.slice(0, cut), words.slice(cut)]
      if (!left.every((word) => senseOf(word).known) || HONORIFICS.has(left.join(' '))) continue
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

const nullable = (anchor: Anchor | null): Anchor[] | null => (anchor === null ? null : [anchor])

function date(claim: Of<'date'>, index: CaseIndex, today: string): Anchor {
  const { year, month, day } = claim.date
  const [y, m, d] = today.split('-').map(Number)
  if ((claim.asOf || (month !== undefined && day !== undefined)) && agrees(claim.date, { year: y, month: m, day: d }))
    return anywhere(claim)
  const at = new Map<number, number>()
  for (const proposition of index.dated) {
    if (proposition.dates.some(({ date: held }) => agrees(claim.date, held))) at.set(proposition.at, 1)
    else if (month === undefined && proposition.held.quantities.some(({ value }) => value === year))
      at.set(proposition.at, 1)
  }
  return { claim, at, free: false }
}

const before = (index: CaseIndex, { at, entry, field }: Proposition): Proposition | undefined => {
  const previous = index.propositions[at - 1]
  return previous?.entry === entry && previous.field === field ? previous : undefined
}

/** No rounding reaches from one to the other. */
const isFar = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit && Math.abs(a.value - b.value) > 0.2 * Math.max(a.value, b.value)

function figure(claim: Of<'number'>, own: Figure, tokens: readonly Token[], text: string, index: CaseIndex): Anchor {
  const counted = countedBy(own, tokens, text)
  const at = new Map<number, number>()
  for (const { figure: source, proposition } of index.figures) {
    if (isFar(own.quantity, source.quantity) || !sameQuantity(own.quantity, source.quantity)) continue
    const like = likeness(own, counted, tokens, source, proposition, before(index, proposition))
    if (like > (at.get(proposition.at) ?? 0)) at.set(proposition.at, like)
  }
  for (const [place, like] of reckonedFrom(own, text, tokens, index)) if (!at.has(place)) at.set(place, like)
  const spans = at.size === 0 && spanFrom(own, text, index).size > 0
  // What lies between two entries belongs to neither.
  return { claim, at, free: spans }
}

/** Words of the law are quoted from the place cited, and only as the library holds them. */
function quotedAt(words: string, index: CaseIndex, text: string, authorities: readonly string[]): Map<number, number> {
  // A quotation may run over several sentences, one after another.
  const [first, ...rest] = passages(words).map(quoterOf)
  const whole = quoterOf(words)
  const follows = (at: number) =>
    rest.every((part, offset) => {
      const next = index.propositions[at + offset + 1]
      return next?.source === index.propositions[at]?.source && next !== undefined && part(next.held.folded)
    })
  const found = where(
    index,
    ({ held, field, at }) =>
      field !== 'holding' && (whole(held.folded) || (rest.length > 0 && first?.(held.folded) === true && follows(at))),
  )
  const pins = citedPins(text, authorities)
  if (pins.length === 0) return found
  const isElsewhere = (at: number) => {
    const proposition = index.propositions[at]
    return proposition?.status === 'law' && !pins.some((pin) => proposition.source === pin)
  }
  return new Map([...found].filter(([at]) => !isElsewhere(at)))
}

const where = (index: CaseIndex, holds: (proposition: Proposition) => boolean): Map<number, number> =>
  new Map(index.propositions.filter(holds).map(({ at }) => [at, 1]))

/** The places in the case file of everything in a clause that must have one. */
export function anchorsOf(
  claims: readonly Claim[],
  figures: readonly Figure[],
  tokens: readonly Token[],
  text: string,
  index: CaseIndex,
  caseFile: CaseFile,
  authorities: readonly string[],
): Anchor[] {
  const anchors = claims.flatMap((claim): Anchor[] => {
    switch (claim.kind) {
      case 'name':
        return names(claim, index, caseFile)
      case 'date':
        return [date(claim, index, caseFile.profile.today)]
      case 'number': {
        const own = figures.find(({ start }) => start === claim.start)
        return own === undefined ? [] : [figure(claim, own, tokens, text, index)]
      }
      case 'degree':
        return [{ claim, at: where(index, ({ held }) => held.degrees.has(claim.degree)), free: false }]
      case 'quotation':
        return [{ claim, at: quotedAt(claim.words, index, text, authorities), free: false }]
      case 'address':
        return [
          {
            claim,
            at: where(index, ({ text }) => foldAddress(text).split(/\s+/).includes(claim.address)),
            free: false,
          },
        ]
      default:
        return []
    }
  })
  // What the law says of degrees and years bears out nothing that is said of the applicant.
  if (authorities.length > 0 || ON_LAW.test(text)) return anchors
  return anchors.map((anchor) =>
    anchor.free || anchor.claim.kind === 'quotation' || anchor.claim.kind === 'name'
      ? anchor
      : { ...anchor, at: new Map([...anchor.at].filter(([at]) => index.propositions[at]?.status !== 'law')) },
  )
}
