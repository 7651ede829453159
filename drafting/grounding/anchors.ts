import type { CaseFile } from '../case-file.ts'
import { anywhere, type Anchor } from './anchor.ts'
import type { CaseIndex } from './case-index.ts'
import { citedPins } from './cited-pins.ts'
import type { Claim, PartialDate } from './claim.ts'
import { agrees } from './dates.ts'
import { wordsOf } from './fold.ts'
import { nameAnchors } from './name-anchors.ts'
import { passages } from './passages.ts'
import type { Proposition, Token } from './proposition.ts'
import { holdsAddress, quoterOf } from './quotations.ts'
import { mayBeReckoned, placesOf, SMALL } from './reckoning.ts'

/** A sentence on the law itself. */
const ON_LAW =
  /§|C\.?F\.?R|\bINA\b|I\s*&\s*N|Dhanasar|Chawathe|statut|regulation|\bprongs?\b|\bthe Act\b|Policy Manual|classification|preference|certification|USCIS/u

/** A sentence on what a post asks for. */
const ASKED =
  /\b(?:requir\w+|posts?|positions?|roles?|jobs?|call(?:s|ed) for|demand\w*|ask(?:s|ed)|minimum|qualif\w+)\b/iu

/** A sentence on a degree that somebody has. */
const OWNED = /\b(?:complet|earn|hold|held|receiv|finish|obtain|award|confer|my\b|his\b|her\b)/iu

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
  // A month without its year tells too little, and a year without its month may be computed from others.
  if (year === undefined) return anywhere(claim)
  const at = new Set<number>()
  for (const place of index.byYear.get(year) ?? []) {
    const proposition = index.propositions[place]
    if (proposition !== undefined && draws(proposition) && holdsDate(claim.date, proposition)) at.add(place)
  }
  return { claim, at, free: at.size === 0 && month === undefined }
}

/** The day may stand apart from its month: "12–15 March 2019". */
const holdsDate = (date: PartialDate, { dates, values }: Proposition): boolean =>
  dates.some((held) => agrees(date, held)) ||
  (date.day !== undefined &&
    values.includes(date.day) &&
    dates.some((held) => held.month !== undefined && agrees({ ...date, day: undefined }, held)))

function number(
  claim: Extract<Claim, { kind: 'number' }>,
  { tokens, all, index }: Against,
  draws: (proposition: Proposition) => boolean,
): Anchor {
  const { quantity } = claim
  // A small number may count what a source lists or be a difference, and a span of time lies between any two dates.
  if (quantity.unit === 'time' || quantity.value <= SMALL) return anywhere(claim)
  const at = new Set(placesOf(quantity, index).filter((place) => draws(index.propositions[place] as Proposition)))
  return { claim, at, free: at.size === 0 && mayBeReckoned(quantity, { tokens, claims: all }, index) }
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
function quotedAt(words: string, index: CaseIndex, text: string, authorities: readonly string[]): Set<number> {
  // A quotation may run over several sentences, one after another.
  const [first, ...rest] = passages(words).map(quoterOf)
  const whole = quoterOf(words)
  const follows = (at: number) =>
    rest.every((part, offset) => {
      const next = index.propositions[at + offset + 1]
      return next?.source === index.propositions[at]?.source && next !== undefined && part(next.held.folded)
    })
  const found = new Set<number>()
  for (const { held, field, at } of rest.length > 0 ? index.propositions : mayQuote(words, index))
    if (
      field !== 'holding' &&
      (whole(held.folded) || (rest.length > 0 && first?.(held.folded) === true && follows(at)))
    )
      found.add(at)
  const pins = citedPins(text, authorities)
  if (pins.length === 0) return found
  const isElsewhere = (at: number) => {
    const proposition = index.propositions[at]
    return proposition?.status === 'law' && !pins.some((pin) => proposition.source === pin)
  }
  return new Set([...found].filter((at) => !isElsewhere(at)))
}

const holdsDegree = ({ held, field, text: told }: Proposition, degree: string, text: string): boolean =>
  (held.degrees.has(degree) || (field === 'degree' && told === degree)) &&
  (field !== 'required_skills' || ASKED.test(text) || !OWNED.test(text))

const where = (index: CaseIndex, holds: (proposition: Proposition) => boolean): Set<number> =>
  new Set(index.propositions.filter(holds).map(({ at }) => at))

/** A sentence and what it is held against. */
export interface Against {
  text: string
  tokens: readonly Token[]
  index: CaseIndex
  caseFile: CaseFile
  authorities: readonly string[]
  /** The claims of the whole sentence. */
  all: readonly Claim[]
}

/** The places in the record of everything in some claims of a sentence that must have one. */
export function anchorsOf(claims: readonly Claim[], against: Against): Anchor[] {
  const { text, index, caseFile, authorities } = against
  // What the law says of degrees and years bears out nothing that is said of the applicant.
  const isOnLaw = authorities.length > 0 || ON_LAW.test(text)
  const draws = ({ status }: Proposition): boolean => isOnLaw || status !== 'law'
  return claims.flatMap((claim): Anchor[] => {
    switch (claim.kind) {
      case 'name':
        return nameAnchors(claim, index, caseFile)
      case 'date':
        return [date(claim, index, caseFile.profile.today, draws)]
      case 'number':
        return [number(claim, against, draws)]
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
