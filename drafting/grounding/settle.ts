import { namesIn } from '../case-file/fields.ts'
import type { Anchor } from './anchor.ts'
import type { CaseIndex, Entry } from './case-index.ts'
import { levelsOf } from './align.ts'
import type { Token } from './proposition.ts'
import { isInside, reachOf, type Reading, type SentenceReading } from './reading.ts'

const holds = (index: CaseIndex, anchor: Anchor, entries: ReadonlySet<number>): boolean => {
  for (const at of anchor.at.keys()) if (entries.has(index.propositions[at]?.entry ?? -1)) return true
  return false
}

const LENT = 0.6
const SHARED = 2
/** Who speaks for several works lends the figures of none. */
const NO_LENDERS = new Set(['referees', 'endeavors', 'application'])

/** Where something is told, by entry: a long profile tells the same figure in a thousand places. */
interface Homes {
  all: ReadonlySet<number>
  /** Those that tell it with enough of what is said around it to lend it to a related entry. */
  lending: ReadonlySet<number>
  /** What the applicant sums up in the endeavor is said of all works. */
  isSummedUp: boolean
}

function homesOf(index: CaseIndex, { at: places }: Anchor): Homes {
  const all = new Set<number>()
  const lending = new Set<number>()
  let isSummedUp = false
  for (const [at, like] of places) {
    const home = index.propositions[at]?.entry ?? -1
    all.add(home)
    if (like >= LIKE || index.propositions[at]?.field === 'reckoned') lending.add(home)
    if (like >= ALIKE && index.entries[home]?.section === 'endeavors') isSummedUp = true
  }
  return { all, lending, isSummedUp }
}

/** A figure or date of a related entry needs a word of what surrounds it in common; a name does not. */
const isHeld = (
  index: CaseIndex,
  anchor: Anchor,
  { all, lending, isSummedUp }: Homes,
  entry: Entry,
  reach: ReadonlySet<number>,
  /** Whether an entry that any clause may draw upon holds it. */
  isCommon: boolean,
  content: readonly Token[],
): boolean => {
  if (isCommon && (anchor.claim.kind !== 'date' || entry.section === 'derived')) return true
  if (anchor.claim.kind === 'degree') return holds(index, anchor, reach)
  if (anchor.claim.kind === 'name') {
    for (const at of anchor.at.keys()) {
      const home = index.propositions[at]?.entry ?? -1
      if (home === entry.at || entry.house.has(home)) return true
      // Another entry on the same work lends a name with what it says of it.
      if (reach.has(home) && content.filter((token) => levelsOf(index, token).at(at) >= LENT).length >= SHARED)
        return true
    }
    return false
  }
  if (all.has(entry.at)) return true
  if (anchor.claim.kind === 'date' || NO_LENDERS.has(entry.section)) return false
  if (isSummedUp) return true
  for (const home of lending) if (reach.has(home)) return true
  return false
}

/** How much less of a clause an entry may bear out that holds all its figures, dates and names. */
const GIVE = 0.4
/** The same among the sources that the sentence names. */
const LOYAL = 0.7
/** How much of what is said around a figure a related entry must say. */
const LIKE = 0.33
const ALIKE = 0.7

/** What is added to an entry's words: that the whole sentence speaks of it, that it is named, that the clause before did. */
const WHOLE = 0.3
const NAMED = 0.5
const BEFORE = 0.8
/** What a figure, date or name held is worth where none holds all. */
const HELD = 0.8

/** A word of so few entries tells which one is meant. */
const RARE = 4
const CLEARLY = 0.8
const SOMEHOW = 0.5

const bears = (index: CaseIndex, token: Token, { at: home }: Entry, least: number): boolean => {
  const { homes, best } = levelsOf(index, token)
  return (best[homes.indexOf(home)] ?? 0) >= least
}

/** Settles which entry a clause is about, the best of those that hold everything in it that must be held, and gives what that one does not hold. */
export function settle(
  reading: Reading,
  anchors: readonly Anchor[],
  all: SentenceReading,
  common: ReadonlySet<number>,
  before: Entry | undefined,
): Anchor[] {
  const { index } = all
  const hard = anchors.filter(({ free, at }) => !free && at.size > 0)
  const content = reading.tokens.filter((token) => token.content && !isInside(token, reading))
  const score = (entry: Entry) =>
    (reading.alignment.byEntry[entry.at] ?? 0) +
    WHOLE * (all.whole[entry.at] ?? 0) +
    (all.declared.has(entry.at) ? NAMED : 0) +
    (before === entry ? BEFORE : 0)
  const candidates: { entry: Entry; reach: ReadonlySet<number>; held: readonly Anchor[]; score: number }[] = []
  const inCommon = hard.map((anchor) => holds(index, anchor, common))
  const homes = hard.map((anchor) => homesOf(index, anchor))
  for (const entry of index.entries) {
    const reach = reachOf(entry)
    const held = hard.filter((anchor, at) => {
      const its = homes[at]
      return its !== undefined && isHeld(index, anchor, its, entry, reach, inCommon[at] === true, content)
    })
    const worth = score(entry)
    if (worth > 0 || held.length > 0) candidates.push({ entry, reach, held, score: worth })
  }
  let best = 0
  for (const { score: worth } of candidates) if (worth > best) best = worth
  const first = candidates.find(({ score: worth }) => worth === best)?.entry
  const telling =
    first === undefined || first.section === 'library'
      ? []
      : content.filter(
          (token) => (index.spread.get(token.sense.stem) ?? Infinity) <= RARE && bears(index, token, first, CLEARLY),
        )
  // What only the likeliest entry tells is not told of another, whatever figures that one holds.
  // One word may be the writer's own where the likeliest entry holds none of several figures.
  const ownWords =
    hard.length > 1 && candidates.every(({ entry, held }) => entry !== first || held.length === 0) ? 1 : 0
  const lacks = (entry: Entry) =>
    entry !== first && telling.filter((token) => !bears(index, token, entry, SOMEHOW)).length > ownWords
  // A title tells of itself which entry is meant.
  const titled = new Set(
    hard
      .filter(({ claim }) => claim.kind === 'name' || claim.kind === 'quotation')
      .flatMap(({ at }) =>
        [...at.keys()].flatMap((place) => {
          const proposition = index.propositions[place]
          return proposition !== undefined && OWN_TITLES.has(proposition.field) ? [proposition.entry] : []
        }),
      ),
  )
  const near = new Set([...all.declared].flatMap((at) => [...reachOf(index.entries[at])]))
  const named = Math.max(0, ...candidates.filter(({ entry }) => near.has(entry.at)).map(({ score: worth }) => worth))
  const full = candidates
    .filter(
      ({ held, score: worth, entry }) =>
        held.length === hard.length &&
        (titled.has(entry.at) || !lacks(entry)) &&
        (content.length === 0 ||
          titled.has(entry.at) ||
          (near.has(entry.at) ? worth >= LOYAL * named : worth >= GIVE * best && (near.size === 0 || worth > named))),
    )
    .sort((a, b) => b.score - a.score)[0]
  // Between candidates that all fall short, the sources named come first.
  const bonus = (entry: Entry) => (near.has(entry.at) ? 1 : 0)
  const chosen =
    full ??
    candidates.sort(
      (a, b) => bonus(b.entry) + b.held.length * HELD + b.score - (bonus(a.entry) + a.held.length * HELD + a.score),
    )[0]
  if (chosen === undefined) return []
  reading.entry = chosen.entry
  reading.reach = chosen.reach
  if (full !== undefined) return hard.filter((anchor) => isOfAnotherTitle(anchor, chosen.entry, titled, hard, all))
  const left = hard.filter(
    (anchor) =>
      !chosen.held.includes(anchor) &&
      anchor.claim.kind !== 'degree' &&
      !isListed(anchor, hard, all.text, index) &&
      !isDeclared(anchor, all),
  )
  // "first for eight years in Iloilo City and, from August 2016 on, in Nevada": two posts side by side, each told whole.
  const twin =
    hard.length > 2 && /\b(?:and|then|first|while|respectively)\b/u.test(textOf(reading, all))
      ? pairHolding(candidates, hard)
      : hard.length > 2 && /\b(?:after|before|moved?|joined|left)\b/iu.test(textOf(reading, all))
        ? pairHolding(candidates, hard, true)
        : undefined
  return twin === undefined ? left : []
}

/** The fields by which a work or a plan is called. */
const OWN_TITLES = namesIn('academicprojects', 'professionalprojects', 'futureplan')

const TITLES = new Set([
  'project_name',
  'plan_title',
  'name',
  'title',
  'organization',
  'school_name',
  'issuing_organization',
  'published_journal',
  'funding_source',
  'exhibit',
  'degree',
  'major',
])

/** Several entries that the sentence names may each be told of in it: titles above all, and figures with what is said around them. */
const isDeclared = ({ at, claim }: Anchor, { declared, index }: SentenceReading): boolean =>
  [...at].some(([place, like]) => {
    const proposition = index.propositions[place]
    if (proposition === undefined || !declared.has(proposition.entry)) return false
    if (claim.kind === 'date') return proposition.field.endsWith('_date')
    return claim.kind === 'number' ? like >= LIKE : TITLES.has(proposition.field)
  })

/** One of several titles or names of houses that stand side by side: each belongs to an entry of its own. */
function isListed(anchor: Anchor, anchors: readonly Anchor[], text: string, index: CaseIndex): boolean {
  const { kind, start, end } = anchor.claim
  if (kind !== 'name' && kind !== 'quotation') return false
  if (![...anchor.at.keys()].some((at) => TITLES.has(index.propositions[at]?.field ?? ''))) return false
  return anchors.some(({ claim }) => {
    if (claim.kind !== 'name' && claim.kind !== 'quotation') return false
    const between =
      claim.start > end ? text.slice(end, claim.start) : claim.end < start ? text.slice(claim.end, start) : ''
    return /^[^.;:]{0,60}$/u.test(between) && /,|\band\b/u.test(between)
  })
}

const textOf = ({ tokens }: Reading, { text }: SentenceReading): string =>
  text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)

interface Candidate {
  entry: Entry
  held: readonly Anchor[]
}

/** Money told of a work that is named, and held of another only. */
function isOfAnotherTitle(
  { claim, at }: Anchor,
  chosen: Entry,
  titled: ReadonlySet<number>,
  hard: readonly Anchor[],
  { index, declared }: SentenceReading,
): boolean {
  if (claim.kind !== 'number' || claim.quantity.unit !== 'money' || titled.size !== 1 || titled.has(chosen.at))
    return false
  const names = hard.filter(({ claim: one }) => one.kind === 'name' || one.kind === 'quotation')
  return [...at.keys()].every((place) => {
    const home = index.propositions[place]?.entry ?? -1
    return !titled.has(home) && !declared.has(home) && !names.some((name) => name.at.has(place))
  })
}

/** Two entries of one kind that between them hold everything; where they are told one after the other, each its own part. */
const pairHolding = (
  candidates: readonly Candidate[],
  hard: readonly Anchor[],
  inTurn = false,
): Candidate | undefined =>
  candidates.find((one) =>
    candidates.some(
      (other) =>
        other !== one &&
        other.entry.section === one.entry.section &&
        (inTurn
          ? hard.some((_, cut) => hard.every((anchor, at) => (at < cut ? one : other).held.includes(anchor)))
          : hard.every((anchor) => one.held.includes(anchor) || other.held.includes(anchor))),
    ),
  )
