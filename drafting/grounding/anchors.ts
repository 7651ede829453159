import type { CaseFile } from '../case-file.ts'
import { levelsOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Claim, Quantity } from './claim.ts'
import { followsFrom } from './arithmetic.ts'
import { citedPins } from './cited-pins.ts'
import { agrees } from './dates.ts'
import { reckonedFrom, spanFrom } from './derived-figures.ts'
import { figuresNear } from './figures-near.ts'
import { countedBy, likeness, OF_ANOTHER } from './figures.ts'
import { countriesOf } from './lexicon/demonyms.ts'
import { isEpithet, isGarbled } from './name-forms.ts'
import { isKnownName } from './names.ts'
import { wordsOf } from './fold.ts'
import { sameQuantity } from './quantities.ts'
import { passages } from './passages.ts'
import { isPerson, personsOf } from './persons.ts'
import type { Figure, Proposition, Token } from './proposition.ts'
import { foldAddress, quoterOf } from './quotations.ts'
import { FUNDED, ofSameKind, onSameTerms, tellsOfFunds } from './terms.ts'
import { CONNECTORS, HONORIFICS } from './vocabulary.ts'

/** Where in the case file a claim stands: by proposition how well, or why it needs no place. */
export interface Anchor {
  claim: Claim
  /** Propositions that hold it, each with how well what is said around it agrees. */
  at: ReadonlyMap<number, number>
  /** Holds anywhere, whoever says it: the applicant's own name, the day of drafting, law. */
  free: boolean
  /** Computed from other figures or dates. */
  reckoned?: boolean
}

/** A sentence on the law itself. */
const ON_LAW =
  /§|C\.?F\.?R|\bINA\b|I\s*&\s*N|Dhanasar|Chawathe|statut|regulation|\bprongs?\b|\bthe Act\b|Policy Manual|classification|preference|certification|USCIS/u

/** A sentence on what a post asks for. */
const ASKED =
  /\b(?:requir\w+|posts?|positions?|roles?|jobs?|call(?:s|ed) for|demand\w*|ask(?:s|ed)|minimum|qualif\w+)\b/iu

/** A sentence on a degree that somebody has. */
const OWNED = /\b(?:complet|earn|hold|held|receiv|finish|obtain|award|confer|my\b|his\b|her\b)/iu

const APART = new Set('from at with for by'.split(' '))

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
  if (words.length === 1) for (const at of index.byInitials.get(run) ?? []) found.set(at, 1)
  return found
}

/** The part of a name where some of its words stand. */
function partOf(claim: Of<'name'>, words: readonly string[]): Of<'name'> {
  const all = wordsOf(claim.text)
  const first = all.findIndex((_, at) => words.every((word, next) => all[at + next]?.folded === word))
  const [head, last] = [all[first], all[first + words.length - 1]]
  if (head === undefined || last === undefined) return claim
  const text = claim.text.slice(head.start, last.end)
  return { ...claim, start: claim.start + head.start, end: claim.start + last.end, text, words: [...words] }
}

/** A name as a whole, or divided at its small words into names that each stand somewhere: one anchor for each part. */
function names(claim: Of<'name'>, text: string, index: CaseIndex, caseFile: CaseFile): Anchor[] {
  const isFunder = FUNDED.test(text.slice(0, claim.start))
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
    if (isFunder) for (const place of at.keys()) if (!tellsOfFunds(index.propositions[place])) at.delete(place)
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
    const found: Anchor[] = []
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

const nullable = (anchor: Anchor | null): Anchor[] | null => (anchor === null ? null : [anchor])

function date(claim: Of<'date'>, index: CaseIndex, today: string): Anchor {
  const { year, month, day } = claim.date
  const [y, m, d] = today.split('-').map(Number)
  if ((claim.asOf || (month !== undefined && day !== undefined)) && agrees(claim.date, { year: y, month: m, day: d }))
    return anywhere(claim)
  const at = new Map<number, number>()
  for (const proposition of index.dated) {
    if (proposition.dates.some(({ date: held }) => agrees(claim.date, held))) at.set(proposition.at, 1)
    else if (
      month === undefined &&
      claim.date.months === undefined &&
      proposition.held.quantities.some(({ value }) => value === year)
    )
      at.set(proposition.at, 1)
  }
  return { claim, at, free: false }
}

const earlier = new WeakMap<Proposition, readonly Token[]>()
const NOTHING: readonly Token[] = []

/** What was said before in the same passage: the heading of a list stands two lines up. */
const before = (index: CaseIndex, proposition: Proposition): readonly Token[] | undefined => {
  const known = earlier.get(proposition)
  if (known !== undefined) return known.length === 0 ? undefined : known
  const { at, entry, field } = proposition
  const tokens = [index.propositions[at - 1], index.propositions[at - 2]].flatMap((previous) =>
    previous?.entry === entry && previous.field === field ? previous.tokens : [],
  )
  earlier.set(proposition, tokens.length === 0 ? NOTHING : tokens)
  return tokens.length === 0 ? undefined : tokens
}

/** No rounding reaches from one to the other. */
const isFar = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit && Math.abs(a.value - b.value) > Math.max(0.2 * Math.max(a.value, b.value), 1)

function figure(claim: Of<'number'>, own: Figure, tokens: readonly Token[], text: string, index: CaseIndex): Anchor {
  const counted = countedBy(own, tokens, text)
  const onTerms = onSameTerms(text, own)
  let isOfAnother = false
  const ofKind = ofSameKind(text, own)
  const isOfOthers = /^ others?\b/u.test(text.slice(own.end, own.end + 10))
  const isSame = ({ quantity }: Figure, { figures }: Proposition): boolean =>
    isOfOthers && quantity.value === own.quantity.value + 1
      ? true // "With 25 others" of 26.
      : sameQuantity(own.quantity, quantity) ||
        // "Under three seconds, and more where I waited seven": what is left out was told before.
        (own.quantity.unit !== null &&
          quantity.unit === null &&
          quantity.noun === '' &&
          quantity.value === own.quantity.value &&
          figures.some((one) => one.quantity.unit === own.quantity.unit))
  const at = new Map<number, number>()
  for (const { figure: source, proposition } of figuresNear(index, own.quantity, isOfOthers)) {
    if (isFar(own.quantity, source.quantity) || !isSame(source, proposition)) continue
    if (!onTerms(source, proposition, before(index, proposition)) || !ofKind(proposition, before(index, proposition)))
      continue
    const like = likeness(own, counted, tokens, source, proposition, before(index, proposition), (token) =>
      levelsOf(index, token).has(proposition.at),
    )
    if (like === OF_ANOTHER) isOfAnother = true
    if (like > (at.get(proposition.at) ?? 0)) at.set(proposition.at, like)
  }
  // Where one source tells both figures the other way round, only one that counts the same things holds this one.
  const head = counted[0]?.sense.stem
  if (isOfAnother)
    for (const place of at.keys())
      if (index.propositions[place]?.tokens.some(({ sense }) => sense.stem === head) !== true) at.delete(place)
  const reckoned = reckonedFrom(own, text, tokens, index)
  for (const [place, like] of reckoned) if (!at.has(place)) at.set(place, like)
  const { within, between } = spanFrom(own, text, index)
  for (const [place, like] of within) if (!at.has(place)) at.set(place, like)
  // What lies between two entries belongs to neither.
  return { claim, at, free: at.size === 0 && between, reckoned: reckoned.size > 0 || within.size > 0 || between }
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
  /** The figures of the whole sentence. */
  told: readonly Figure[] = figures,
): Anchor[] {
  const asked = ASKED.test(text) || !OWNED.test(text)
  const anchors = claims.flatMap((claim): Anchor[] => {
    switch (claim.kind) {
      case 'name':
        return names(claim, text, index, caseFile)
      case 'date':
        return [date(claim, index, caseFile.profile.today)]
      case 'number': {
        const own = figures.find(({ start }) => start === claim.start)
        if (own === undefined) return []
        return [followsFrom(own, told, text) ? anywhere(claim) : figure(claim, own, tokens, text, index)]
      }
      case 'degree':
        return [
          {
            claim,
            at: where(
              index,
              ({ held, field, text: told }) =>
                (held.degrees.has(claim.degree) || (field === 'degree' && told === claim.degree)) &&
                (field !== 'required_skills' || asked),
            ),
            free: false,
          },
        ]
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
