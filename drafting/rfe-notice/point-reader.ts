import type { Factor, Prong } from '#domain/rfe.ts'
import { grantedFactors } from './concession.ts'
import { factorOf, NOWHERE, prongOf, prongsIn, type Under, wordsFor } from './factor-of.ts'
import { DEFERS } from './lexicon/findings.ts'
import { COMES_TO, ordinalOf, ORDINALS, SEPARATE, TURNS } from './lexicon/turns.ts'
import { clausesOf } from './list-at-end.ts'
import type { Point } from './point.ts'
import { DUTY, isGeneric, saysNothing } from './roles.ts'
import { isSaid, saidLast } from './said.ts'
import { itemsNamed, type Told } from './told.ts'
import {
  CONCLUDES,
  FOOTNOTE,
  GOES_ON,
  GUESSED,
  HERE,
  isRoundup,
  isStep,
  PASSES_OVER,
  REFERS,
  sumsUp,
} from './turns-of-speech.ts'
import { comesApart } from './weighing/weigh-break.ts'
import { factorWeighed } from './weighing/weigh-factor.ts'

/** So sure of its factor, a bare request is a point also where no heading says of what. */
const SURE = 4
/** So likely a grant, what is said in the words of one keeps a bare request from being a point. */
const MAY_GRANT = 0.2
/** So sure, a request is for nothing else. */
const PLAINLY = 8
const ASKS = /^(?:please )?(?:submit|provide|send|furnish)\b/
/** Asked for apart from the criteria: 8 CFR 204.5(h)(5). */
const CONTINUING = /\bcontinu(?:e|ed|ing) (?:to )?work/i
/** So sure of another factor, a complaint behind one without a turn of speech is another matter. */
const OWN = 6
/** In a row of complaints each is of something else. */
const LACKS = /^(?:and )?no \w/
/** A factor that only the sentences around it name. */
const GUESS = 1
/** Less likely than this to be part of a finding, a sentence beside one is none. */
const BESIDE = 0.25
/** Less likely than this, what is said before something is asked for is no reason to ask. */
const RAISES = 0.5

/** So likely a finding, what ends a paragraph is one although it complains in no known way. */
const ENDS = 0.6

/** So many of the sentences since the last finding may lead to the next. */
const NEAR = 8

/** So many items before the first point are asked for on the points after them. */
const LIST = 3

/** So many of the sentences before a first finding lead to it. */
const STEPS = 1
/** So much of the factor in hand, a sentence that names another goes on with it. */
const STILL = 3

const inOrder = (a: Told, b: Told): number => a.block - b.block || a.at - b.at

/** Raised of a criterion's evidence, and not of the criterion. */
const CRITERIA_TOO: ReadonlySet<Factor> = new Set(['translation', 'final_merits'])

/** The considerations of the balance in the order of Matter of Dhanasar, 26 I&N Dec. at 890-91. */
const BALANCE: readonly Factor[] = ['impractical', 'benefit_despite_workers', 'urgency']

/** What a sentence speaks of first. */
const SPEAKS_OF =
  /^(?:the|your|his|her|an?|its)(?: (?:only|two|three|four|five|six|seven|other|same|petitioner's|beneficiary's|self-petitioner's|business|remaining|recommendation|submitted|revised))* ([a-z]+)/

/** It speaks of a thing that the point has not named. */
const comesToAnother = (one: Told, { findings }: Point): boolean => {
  const thing = SPEAKS_OF.exec(one.own)?.[1]
  return (
    !REFERS.test(one.own) && thing !== undefined && !findings.some(({ own }) => own.includes(thing.replace(/s$/, '')))
  )
}

/** What the headings above say a sentence is on, without what it grants. */
function withoutGranted({ under, concession }: Told): Under {
  if (concession === null) return under
  const granted = grantedFactors(concession)
  return { ...under, factors: under.factors.filter((factor) => !granted.includes(factor)) }
}

/** It complains in so many words, right before something is asked for. */
const complainsOf = ({ strength, block }: Told, asked: Told): boolean => strength >= 1 && block === asked.block

/** Reads the sentences in turn; `section` holds the points under the heading in hand. */
export class PointReader {
  private readonly criteria: boolean

  /** `criteria`: of a classification whose points are the criteria themselves, each under its heading. */
  constructor(criteria: boolean) {
    this.criteria = criteria
  }

  readonly points: Point[] = []
  private section = -1
  private here: Point[] = []
  /** The one that was last added to. */
  private current: Point | undefined
  private pending: Told[] = []
  private asked: Told[] = []
  private apart = false
  private inRow = false
  private said: Told[] = []
  private turned = false
  /** What the officer said of this case since the last request. */
  private since: Told[] = []
  private deferred = false
  /** What the officer said in the numbered paragraph in hand, without what was granted. */
  private ofRow: Told[] = []
  private ordinal = 0
  private before: Told | undefined
  /** What was read since the last finding. */
  private between: Told[] = []
  /** Ends of paragraphs under the heading in hand that may complain. */
  private ends: Told[] = []
  /** In running prose: the prong that the officer last came to. */
  private prose: Prong | null = null

  read(sentence: Told): void {
    const one = this.placed(sentence)
    if (this.before !== undefined && this.before.block !== one.block && this.pending.at(-1) === this.before)
      this.ends.push(this.before)
    this.before = one
    this.between.push(one)
    if (one.section !== this.section) this.turn(one.section)
    if (this.said[0]?.block !== one.block || TURNS.test(one.own)) {
      this.said = []
      this.turned = true
    }
    this.said.push(one)
    if (SEPARATE.test(one.own) || one.opens === true) this.apart = true
    if (one.opens === true) {
      this.said = [one]
      this.inRow = true
    }
    this.ordinal = ordinalOf(one.own) ?? this.ordinal
    if (isSaid(one)) this.since.push(one)
    if (one.row === true && (one.role === 'weak' || (one.role !== 'concession' && isSaid(one)))) this.ofRow.push(one)
    if (DEFERS.test(one.own)) this.deferred = true
    const sums = isRoundup(one) || (this.here.length > 0 && sumsUp(one))
    if (one.role === 'finding' && !sums) this.find(one)
    else if (one.role === 'weak' && (one.finds ?? 1) >= BESIDE) this.pending.push(one)
    else if (one.role === 'request') this.ask(one)
  }

  /** Under another heading: what was left over belongs to the last point, or is one. */
  turn(section: number): void {
    const last = this.here.at(-1)
    const isRow = this.asked[0]?.row === true
    if (last === undefined && !isRow && !this.criteria && this.asked[0]?.heading?.kind !== 'point') {
      if (this.points.length === 0 && this.asked.filter(({ bullet }) => bullet).length >= LIST) this.asked = []
      const left = this.asked.filter((one) => !this.given(one))
      // A list that asks again for what earlier points ask raises none of its own.
      if (left.length < this.asked.length) this.points.at(-1)?.requests.push(...left.splice(0))
      this.asked = left
    }
    const first = this.asked.find(({ own }) => !isGeneric(own) && !DUTY.test(own))
    if (last !== undefined) {
      last.findings.push(...this.pending)
      last.requests.push(...this.asked)
    } else if (isRow && first !== undefined) {
      const named = factorOf(this.asked.map(({ own }) => own).join(' '), first.under)
      const point = this.start(first, named?.factor ?? first.under.factors[0] ?? null, named?.sure ?? 0)
      const likely = this.ofRow.filter(({ finds }) => (finds ?? 1) >= BESIDE)
      point.findings.push(...(likely.length > 0 ? likely : this.ofRow))
      point.requests.push(...this.asked)
    } else if (first !== undefined && first.section > 0 && !this.deferred && !this.isGranted()) {
      const named = factorOf(this.asked.map(({ own }) => own).join(' '), first.under) ?? null
      const isContinuing = this.criteria && CONTINUING.test(first.heading?.text ?? '')
      const said = this.pending.length > 0 ? this.pending : saidLast(this.since)
      // What comes in a paragraph behind the request is no reason for it.
      const reasons = said.filter(({ block }) => this.asked.some((each) => each.block >= block))
      // A list for which no reason is given tells what may be sent, and finds nothing wanting.
      const isBareList = reasons.length === 0 && this.asked.every(({ bullet, leads }) => bullet || leads === true)
      if (isBareList) this.giveToProng()
      else if (first.under.prong !== null || (named?.sure ?? 0) >= SURE || isContinuing) {
        const point = this.start(first, named?.factor ?? first.under.factors[0] ?? null, named?.sure ?? 0)
        point.findings.push(...reasons)
        point.requests.push(...this.asked)
      }
    }
    if (last === undefined && first === undefined) this.raiseEnds()
    this.here = []
    this.ends = []
    this.current = undefined
    this.since = []
    this.ofRow = []
    this.deferred = false
    this.ordinal = 0
    this.pending = []
    this.asked = []
    this.apart = false
    this.inRow = false
    this.said = []
    this.section = section
  }

  /** A list behind the last factor of a prong is for the prong's points before it. */
  private giveToProng(): void {
    const prong = this.asked[0]?.under.prong ?? null
    const open = this.points.filter((point) => prong !== null && point.prong === prong)
    for (const one of this.asked) {
      const factor = factorWeighed({ said: [], asked: [one.own], heading: null, under: NOWHERE })
      const point = open.find((each) => each.factor === factor) ?? open.at(-1)
      point?.requests.push(one)
    }
    this.asked = []
  }

  /** Under a heading that raised nothing else, each paragraph that ends on what is likely a finding is a point. */
  private raiseEnds(): void {
    for (const one of this.ends.filter(
      ({ finds, bullet, under }) => (finds ?? 0) >= ENDS && !bullet && under.prong !== null,
    )) {
      const named = this.factorOf(one) ?? this.aroundFactor(one)
      this.start(one, named?.factor ?? null, named?.sure ?? 0).findings.push({ ...one, role: 'finding', strength: 1 })
    }
  }

  /** In a list of all that is asked for: given to the point of another heading that it is on. */
  private given(one: Told): boolean {
    const factor = factorWeighed({ said: [], asked: [one.own], heading: null, under: NOWHERE })
    const point =
      clausesOf(one).length > 1 ? this.points.at(-1) : this.points.findLast((each) => each.factor === factor)
    point?.requests.push(one)
    return point !== undefined
  }

  /** What was granted last is no reason to ask for anything. */
  private isGranted(): boolean {
    return saidLast(this.since).some(
      ({ role, concedes, grants }) => role === 'concession' || (concedes && (grants ?? 0) >= MAY_GRANT),
    )
  }

  private start(one: Told, factor: Factor | null, sure: number): Point {
    const { under, heading, section } = one
    const prong = factor === null ? under.prong : prongOf(factor)
    const point: Point = {
      section,
      whole: under.whole,
      factor,
      sure,
      prong,
      heading: heading?.text ?? null,
      findings: [],
      requests: [],
    }
    this.points.push(point)
    this.here.push(point)
    this.current = point
    return point
  }

  private placed(one: Told): Told {
    if (one.under.prong !== null) {
      this.prose = null
      return one
    }
    const named = prongsIn(one.own)
    if (named.length === 1 && named[0] !== undefined && COMES_TO.test(one.own)) this.prose = named[0]
    return this.prose === null ? one : { ...one, under: { prong: this.prose, factors: [], whole: true } }
  }

  private factorOf(one: Told): { factor: Factor; sure: number } | null {
    const named = factorOf(one.subject, withoutGranted(one))
    return this.criteria && named !== null && !CRITERIA_TOO.has(named.factor) ? null : named
  }

  private find(one: Told): void {
    const last = this.current
    this.settleTail(one, last)
    this.settlePending(one)
    const before = last?.findings.at(-1)
    const sameBlock = before !== undefined && before.block === one.block
    const asked = last !== undefined && last.requests.length > 0
    const since =
      sameBlock && last !== undefined && last.requests.some(({ block, at }) => block === one.block && at > before.at)
    const answered = sameBlock ? since && !this.goesOnWith(one, last) : asked
    const isElsewhere = last !== undefined && !sameBlock && !this.goesBack(one, last)
    const fresh = last === undefined || this.apart || answered || isElsewhere
    const { factors } = withoutGranted(one)
    const alone = factors.length === 1 && factors[0] !== undefined ? { factor: factors[0], sure: 0 } : null
    const own = this.factorOf(one)
    const headed = one.under.whole ? null : alone
    const named =
      own ??
      (fresh ? headed : null) ??
      (fresh || (this.turned && !(sameBlock && /^nor\b/.test(one.own)))
        ? (this.aroundFactor(one) ?? this.byOrder(one) ?? alone)
        : null)
    const joined = fresh ? undefined : this.pointFor(one, named, last, sameBlock && !this.turned && !since)
    const breaks = last !== undefined && joined === last && sameBlock && this.breaksOff(one, named?.factor, last)
    const point = breaks ? undefined : joined
    if (last === undefined) this.settleAsked(one)
    const into = point ?? this.start(one, named?.factor ?? null, named?.sure ?? 0)
    if (isElsewhere) into.apart = true
    if (
      named !== null &&
      (into.factor === null ||
        (into === last &&
          sameBlock &&
          (named.sure > into.sure ||
            (own !== null && (this.concludes(one, last) || (REFERS.test(one.own) && this.follows(one, last)))))))
    ) {
      into.factor = named.factor
      into.sure = named.sure
      into.prong = prongOf(named.factor)
    }
    // The steps to a finding are part of it: all of them after another one, the last before the first.
    const steps = this.since.filter((each) => each.block === one.block && isStep(each) && each !== one)
    const near = into === last && sameBlock ? steps : steps.slice(-STEPS)
    into.findings.push(...[...new Set([...near, ...this.pending])].sort(inOrder), one)
    into.requests.push(...this.asked)
    this.current = into
    this.between = []
    this.pending = []
    this.asked = []
    this.apart = false
    this.turned = false
    this.since = []
  }

  /** What stands behind a finding to the end of its paragraph goes with it, and not with the next one's. */
  private settleTail(one: Told, last: Point | undefined): void {
    const found = last?.findings.at(-1)
    if (last === undefined || found === undefined || found.block === one.block || last.requests.length > 0) return
    const tail = this.pending.filter(({ block, strength }) => block === found.block && strength < 1)
    last.findings.push(...tail.filter(({ finds }) => (finds ?? 1) >= RAISES))
    this.pending = this.pending.filter((each) => !tail.includes(each))
  }

  /** What an earlier paragraph complained of is another matter than this one's. */
  private settlePending(one: Told): void {
    const turns = TURNS.test(this.said[0]?.own ?? '')
    const own = this.factorOf(one)?.factor
    const isOfAnother = (each: Told): boolean => {
      const named = this.factorOf(each)?.factor
      return own !== undefined && named !== undefined && named !== own
    }
    const before = this.pending.filter(
      (each) =>
        each.block !== one.block &&
        !each.bullet &&
        (each.strength >= 1 || ((turns || isOfAnother(each)) && (each.finds ?? 0) >= ENDS)),
    )
    if (this.asked.length > 0 || GOES_ON.test(one.own) || REFERS.test(one.own)) return
    for (const paragraph of Map.groupBy(before, ({ block }) => block).values()) {
      const [first] = paragraph
      if (first === undefined) continue
      const named = this.factorOf(first) ?? this.aroundFactor(first)
      const point = this.start(first, named?.factor ?? null, named?.sure ?? 0)
      point.findings.push(...paragraph)
    }
    this.pending = this.pending.filter((each) => !before.includes(each))
  }

  /** A form that an earlier paragraph asked for is a point, and no part of the finding after it. */
  private settleAsked(one: Told): void {
    const [first] = this.asked
    if (first === undefined) return
    if (this.asked.some(({ bullet, block, leads }) => bullet || leads === true || block === one.block)) return
    const named = factorOf(this.asked.map(({ own }) => own).join(' '), first.under)
    const isOther =
      this.asked.length === 1 &&
      first.at === 0 &&
      ASKS.test(first.own) &&
      (named?.sure ?? 0) >= SURE &&
      (this.factorOf(one)?.factor ?? named?.factor) !== named?.factor
    if (first.under.prong !== 'filing' && !isOther) return
    this.start(first, named?.factor ?? null, named?.sure ?? 0).requests.push(...this.asked)
    this.asked = []
  }

  /** A paragraph of its own is another matter; but for a footnote, a row's cells and what refers back or was only led to. */
  private goesBack(one: Told, last: Point): boolean {
    const [found, ...more] = last.findings.filter(({ role }) => role === 'finding')
    const isLedTo = last.requests.length === 0 && more.length === 0 && PASSES_OVER.test(found?.own ?? '')
    const begins = this.said[0]?.own ?? one.own
    return (
      this.inRow ||
      isLedTo ||
      FOOTNOTE.test(one.own) ||
      REFERS.test(begins) ||
      GOES_ON.test(begins) ||
      HERE.test(one.own)
    )
  }

  /** Behind a request the same paragraph may come back to its point; of another factor, or of none, it comes to another. */
  private goesOnWith(one: Told, last: Point): boolean {
    const named = this.factorOf(one)
    return named !== null && named.factor === last.factor
  }

  /** The sentence after a complaint that has not said what it comes to. */
  private concludes(one: Told, last: Point): boolean {
    const before = last.findings.at(-1)
    return before !== undefined && this.follows(one, last) && CONCLUDES.test(one.own) && !CONCLUDES.test(before.own)
  }

  private follows(one: Told, last: Point): boolean {
    const before = last.findings.at(-1)
    return before?.block === one.block && before.at === one.at - 1
  }

  /** What the sentences before it speak of; no more than a guess. */
  private aroundFactor(one: Told): { factor: Factor; sure: number } | null {
    const wordsOf = (said: readonly Told[]): string => said.map(({ subject }) => subject).join(' ')
    const under = withoutGranted(one)
    const around =
      factorOf(wordsOf(this.said), under) ??
      factorOf(wordsOf(this.since.filter(({ role }) => role !== 'concession')), under)
    return around === null || around.sure < SURE ? null : { factor: around.factor, sure: GUESS }
  }

  /** "On the third": the considerations of the balance have their order in Matter of Dhanasar. */
  private byOrder({ under }: Told): { factor: Factor; sure: number } | null {
    const factor = under.prong === 'prong_3' ? BALANCE[this.ordinal - 1] : undefined
    return factor === undefined ? null : { factor, sure: GUESS }
  }

  /** In a paragraph: another matter than the point in hand, although no turn of speech says so. */
  private breaksOff(one: Told, factor: Factor | undefined, last: Point): boolean {
    const between = this.between.slice(-NEAR).filter((each) => each !== one && !last.findings.includes(each))
    return factor !== last.factor && comesApart({ before: last.findings, between, one })
  }

  /** The point that the finding goes on with; undefined where it is another. */
  private pointFor(
    one: Told,
    named: { factor: Factor; sure: number } | null,
    last: Point,
    sameBlock: boolean,
  ): Point | undefined {
    if (named === null || last.factor === null || last.factor === named.factor) return last
    if (sameBlock && REFERS.test(one.own) && (one.strength < 1 || this.follows(one, last))) return last
    if (sameBlock && this.concludes(one, last)) return last
    // What only referred back has not said yet what it is on.
    const [found, ...more] = last.findings.filter(({ role }) => role === 'finding')
    if (sameBlock && this.follows(one, last) && more.length === 0 && REFERS.test(found?.own ?? '')) return last
    if (
      sameBlock &&
      this.follows(one, last) &&
      !TURNS.test(one.own) &&
      !LACKS.test(one.own) &&
      !(named.sure >= OWN && comesToAnother(one, last))
    )
      return last
    if (sameBlock && (last.sure < GUESSED || named.sure < SURE)) return last
    const words = wordsFor(one.own)
    const still = words.get(last.factor) ?? 0
    if (still >= STILL && still >= (words.get(named.factor) ?? 0) - 1) return last
    return this.here.findLast((point) => point.factor === named.factor)
  }

  /** Asked for right behind a finding, by which it is explained. */
  private isOfItsParagraph(one: Told): boolean {
    const found = this.current?.findings.at(-1)
    return found?.block === one.block && found.at === one.at - 1 && itemsNamed(one.own).length === 0
  }

  /** The points of other headings that a request says it is for, by their number or their factor. */
  private namedBy(one: Told): Point[] {
    const items = itemsNamed(one.own)
    const numbered = this.points.filter(({ findings }) =>
      findings.some(({ item }) => item !== null && items.includes(item)),
    )
    if (items.length > 0 && numbered.length > 0) return numbered
    const named = this.criteria ? null : factorOf(one.own, NOWHERE)
    if (named === null || named.sure < SURE || this.here.length === 0) return []
    if (this.here.some(({ factor }) => factor === named.factor)) return []
    return this.points.filter(({ factor, requests }) => factor === named.factor && requests.length === 0).slice(-1)
  }

  /** Something is asked for after words without any negative: what was said just before is the reason. */
  private raise(one: Told, said: readonly Told[]): void {
    const words = [...said, one].map(({ own }) => own).join(' ')
    const [headed] = one.under.factors.length === 1 ? one.under.factors : []
    const named = factorOf(words, one.under)
    const isRow = one.row === true && this.here.length === 0
    const isReason =
      isRow ||
      said.some((each) => (each.finds ?? 1) >= (complainsOf(each, one) ? BESIDE : RAISES) && !saysNothing(each.own))
    if (!isReason || (!isRow && named === null && headed === undefined && one.under.prong === null)) {
      const last = this.here.at(-1)
      const own = last && this.ownMatter(one, last)
      if (own) this.start(one, own.factor, own.sure).requests.push(one)
      else this.asked.push(one)
      return
    }
    const point = this.start(
      one,
      (one.under.whole ? named?.factor : undefined) ?? headed ?? named?.factor ?? this.byOrder(one)?.factor ?? null,
      GUESS,
    )
    point.findings.push(...said)
    point.requests.push(one)
    this.pending = []
    this.apart = false
  }

  /** In a paragraph of its own, behind the requests of a point, something else is asked for that nobody has spoken of. */
  private ownMatter(one: Told, last: Point): { factor: Factor; sure: number } | null {
    if (one.bullet || one.at > 0 || last.requests.length === 0 || this.criteria || one.leads === true) return null
    if (this.said.length > 1 || this.pending.length > 0) return null
    const named = factorOf(one.own, NOWHERE)
    if (named === null || named.sure < PLAINLY || /^\W*if\b/.test(one.own)) return null
    const prong = prongOf(named.factor)
    const isHere = one.under.prong === null || one.under.prong === prong || prong === 'filing'
    const words = wordsFor(one.own)
    const isOfThese = this.here.some(({ factor }) => factor !== null && (words.get(factor) ?? 0) >= STILL)
    return isHere && !isOfThese && !this.points.some(({ factor }) => factor === named.factor) ? named : null
  }

  private ask(one: Told): void {
    // "First: a plan": the points of the paragraph before, in their order.
    const ordinal = /^\W*(first|second|third|fourth):/.exec(one.own)?.[1]
    const numbered = ordinal === undefined ? undefined : this.here[[...ORDINALS, 'fourth'].indexOf(ordinal)]
    if (numbered !== undefined) {
      numbered.requests.push(one)
      return
    }
    const isOfLast = this.isOfItsParagraph(one)
    const elsewhere = isOfLast ? [] : this.namedBy(one)
    if (elsewhere.length > 0) {
      for (const point of elsewhere) point.requests.push(one)
      return
    }
    const last = this.here.at(-1)
    const spoken = saidLast(this.since)
    // What was granted last is no reason to ask for anything.
    const granted = spoken.findLastIndex(({ role }) => role === 'concession')
    const said =
      granted === -1 ? spoken : spoken.slice(granted + 1).filter(({ own }) => !/\b(?:is|are) not required\b/.test(own))
    this.since = []
    const begun = said[0]?.block === one.block || said.at(-1)?.block === one.block - 1
    if (
      said.length > 0 &&
      begun &&
      !one.bullet &&
      (last === undefined ? this.asked.length === 0 : last.requests.length > 0)
    ) {
      this.raise(one, said)
      return
    }
    if (last === undefined) {
      this.asked.push(one)
      return
    }
    const own = this.ownMatter(one, last)
    if (own !== null) {
      this.start(one, own.factor, own.sure).requests.push(one)
      return
    }
    // What is said between the last finding and the request is the end of the reason.
    if (last.requests.length === 0 && begun)
      last.findings.push(...said.filter(({ block }) => block === last.findings.at(-1)?.block))
    last.findings.push(...this.pending)
    this.pending = []
    const named = this.here.length > 1 && !isOfLast ? factorOf(one.own, one.under)?.factor : undefined
    const point = this.here.findLast((each) => each.factor === named) ?? last
    point.requests.push(one)
    // The list is behind all of them.
    if (point !== last && last.requests.length === 0) this.apart = false
  }
}
