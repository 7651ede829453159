import { anywhere, type Anchor } from './anchor.ts'
import { followsFrom } from './arithmetic.ts'
import type { CaseIndex } from './case-index.ts'
import { citedPins } from './cited-pins.ts'
import type { Claim } from './claim.ts'
import { agrees } from './dates.ts'
import { figureAnchor } from './figure-anchors.ts'
import { wordsOf } from './fold.ts'
import { nameAnchors } from './name-anchors.ts'
import { passages } from './passages.ts'
import type { Figure, Proposition } from './proposition.ts'
import { holdsAddress, quoterOf } from './quotations.ts'
import type { Clause, Reading } from './reading.ts'

/** A sentence on the law itself. */
const ON_LAW =
  /§|C\.?F\.?R|\bINA\b|I\s*&\s*N|Dhanasar|Chawathe|statut|regulation|\bprongs?\b|\bthe Act\b|Policy Manual|classification|preference|certification|USCIS/u

/** A sentence that cites it. */
const CITES_LAW = /§|C\.?F\.?R|\bINA\b|I\s*&\s*N|Dhanasar|Chawathe/u

/** A sentence on what a post asks for. */
const ASKED =
  /\b(?:requir\w+|posts?|positions?|roles?|jobs?|call(?:s|ed) for|demand\w*|ask(?:s|ed)|minimum|qualif\w+)\b/iu

/** A sentence on a degree that somebody has. */
const OWNED = /\b(?:complet|earn|hold|held|receiv|finish|obtain|award|confer|my\b|his\b|her\b)/iu

const years = new WeakMap<CaseIndex, ReadonlyMap<number, readonly Proposition[]>>()

/** Where a date of a year stands, or a figure that may be the year. */
function datedIn(index: CaseIndex): ReadonlyMap<number, readonly Proposition[]> {
  const known = years.get(index)
  if (known !== undefined) return known
  const found = new Map<number, Proposition[]>()
  for (const proposition of index.dated) {
    const told = [
      ...proposition.dates.flatMap(({ date: { year } }) => year ?? []),
      ...proposition.held.quantities.map(({ value }) => value),
    ]
    for (const year of new Set(told)) {
      const held = found.get(year)
      if (held === undefined) found.set(year, [proposition])
      else held.push(proposition)
    }
  }
  years.set(index, found)
  return found
}

interface Period {
  from: number
  to: number
  at: number
}

const periods = new WeakMap<CaseIndex, readonly Period[]>()

/** The years from the beginning of an entry to its end, or to today. */
function periodsIn(index: CaseIndex, today: number): readonly Period[] {
  const known = periods.get(index)
  if (known !== undefined) return known
  const found = index.entries.flatMap(({ propositions }): Period[] => {
    const yearOf = (field: string) => propositions.find((one) => one.field === field)?.dates[0]?.date.year
    const start = propositions.find(({ field }) => field === 'start_date')
    const from = start?.dates[0]?.date.year
    return start === undefined || from === undefined ? [] : [{ from, to: yearOf('end_date') ?? today, at: start.at }]
  })
  periods.set(index, found)
  return found
}

function date(
  claim: Extract<Claim, { kind: 'date' }>,
  index: CaseIndex,
  today: string,
  draws: (proposition: Proposition) => boolean,
): Anchor {
  const { year, month, day } = claim.date
  const [y, m, d] = today.split('-').map(Number)
  if ((claim.asOf || (month !== undefined && day !== undefined)) && agrees(claim.date, { year: y, month: m, day: d }))
    return anywhere(claim)
  const at = new Map<number, number>()
  for (const proposition of year === undefined ? index.dated : (datedIn(index).get(year) ?? [])) {
    if (!draws(proposition)) continue
    if (proposition.dates.some(({ date: held }) => agrees(claim.date, held))) at.set(proposition.at, 1)
    else if (
      month === undefined &&
      claim.date.months === undefined &&
      proposition.held.quantities.some(({ value }) => value === year)
    )
      at.set(proposition.at, 1)
  }
  // Nothing contradicts that something happened in a year in which an entry went on.
  if (at.size === 0 && year !== undefined && month === undefined && claim.date.months === undefined)
    for (const { from, to, at: place } of periodsIn(index, y ?? 0)) if (from < year && year < to) at.set(place, 0.1)
  return { claim, at, free: false }
}

/** Places that have the rarest of the words that stand whole inside of a quotation; all where something is altered in it. */
function mayQuote(words: string, index: CaseIndex): readonly Proposition[] {
  const inner = /[[…]|\.\s?\./u.test(words) ? [] : wordsOf(words).slice(1, -1)
  const [first, ...others] = inner.map(({ folded }) => index.byWord.get(folded) ?? [])
  if (first === undefined) return index.propositions
  const rarest = others.reduce((least, one) => (one.length < least.length ? one : least), first)
  return rarest.flatMap((at) => index.propositions[at] ?? [])
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
  const found = new Map<number, number>()
  for (const { held, field, at } of rest.length > 0 ? index.propositions : mayQuote(words, index))
    if (
      field !== 'holding' &&
      (whole(held.folded) || (rest.length > 0 && first?.(held.folded) === true && follows(at)))
    )
      found.set(at, 1)
  const pins = citedPins(text, authorities)
  if (pins.length === 0) return found
  const isElsewhere = (at: number) => {
    const proposition = index.propositions[at]
    return proposition?.status === 'law' && !pins.some((pin) => proposition.source === pin)
  }
  return new Map([...found].filter(([at]) => !isElsewhere(at)))
}

const holdsDegree = ({ held, field, text: told }: Proposition, degree: string, text: string): boolean =>
  (held.degrees.has(degree) || (field === 'degree' && told === degree)) &&
  (field !== 'required_skills' || ASKED.test(text) || !OWNED.test(text))

const where = (index: CaseIndex, holds: (proposition: Proposition) => boolean): Map<number, number> =>
  new Map(index.propositions.filter(holds).map(({ at }) => [at, 1]))

/** The places in the record of everything in a clause that must have one. */
export function anchorsOf(
  { claims, figures, tokens }: Omit<Clause, 'anchors'>,
  {
    text,
    index,
    caseFile,
    authorities,
    figures: told,
  }: Pick<Reading, 'text' | 'index' | 'caseFile' | 'authorities'> & {
    /** The figures of the whole sentence. */
    figures: readonly Figure[]
  },
): Anchor[] {
  // What the law says of degrees and years bears out nothing that is said of the applicant.
  const isOnLaw = authorities.length > 0 || ON_LAW.test(text)
  const draws = ({ status }: Proposition): boolean => isOnLaw || status !== 'law'
  const citesLaw = authorities.length > 0 || CITES_LAW.test(text)
  return claims.flatMap((claim): Anchor[] => {
    switch (claim.kind) {
      case 'name':
        return nameAnchors(claim, text, index, caseFile)
      case 'date':
        return [date(claim, index, caseFile.profile.today, draws)]
      case 'number': {
        const own = figures.find(({ start }) => start === claim.start)
        if (own === undefined) return []
        return [
          followsFrom(own, told, text)
            ? anywhere(claim)
            : figureAnchor(claim, own, { tokens, text, index, draws, citesLaw }),
        ]
      }
      case 'degree':
        return [{ claim, at: where(index, (one) => draws(one) && holdsDegree(one, claim.degree, text)), free: false }]
      case 'quotation':
        return [{ claim, at: quotedAt(claim.words, index, text, authorities), free: false }]
      case 'address':
        return [{ claim, at: where(index, (one) => holdsAddress(one.text, claim.address)), free: false }]
      default:
        return []
    }
  })
}
