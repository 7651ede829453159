import type { Factor } from '#domain/rfe.ts'
import { wordsFor } from '../factor-of.ts'
import { SEPARATE, TURNS } from '../lexicon/turns.ts'
import type { Told } from '../told.ts'
import { CONCLUDES, GOES_ON, REFERS } from '../turns-of-speech.ts'
import { EMPTY, stemsIn } from './stems.ts'
import { factorsWeighed } from './weigh-factor.ts'

/** A finding that follows others in one paragraph. */
export interface Following {
  /** What was said before it on the point in hand, at least one sentence. */
  before: readonly Told[]
  /** What stands between, whatever it does. */
  between: readonly Told[]
  one: Told
}

type Weighed = readonly (readonly [Factor, number])[]
const inOrder = (weighed: ReadonlyMap<Factor, number>): Weighed => [...weighed].sort((a, b) => b[1] - a[1])
/** How many of the steps a number reaches. */
const reached = (value: number, steps: readonly number[]): number => steps.filter((step) => value >= step).length

/** So much of what was said last tells what is in hand; a page of noise has no more to be held against it. */
const LAST = 6

const FAR = [1, 2, 3, 4, 6, 8]
const NAMED = [3, 4, 6, 8]
const SHARED = [0.1, 0.2, 0.3, 0.5]
const LONG = [3, 6, 10, 15]
const MANY = 3

/** What a sentence speaks of first. */
const SPEAKS_OF =
  /^(?:the|your|his|her|an?|its|no)(?: (?:only|two|three|other|same|petitioner's|beneficiary's|business|remaining|recommendation|submitted|revised))* ([a-z]+)/
const ALSO = /\b(?:also|either|moreover|further|additionally|separately|likewise)\b/
const PRONOUN = /^(?:it|they|this|these|that|those|he|she)\b/
const POINTS_BACK = /\b(?:this|these|those|such|same)\b/

/** Words of every finding, which two of them share whatever they are on. */
const COMMON = new Set(
  'and not nor any all you your his her him she they them their who what which that this these those how does did has have had will would can could may may no but with from than only also been submitt submit provid show shown stat state describ say says evidence record petitioner self-petitioner beneficiary uscis'.split(
    ' ',
  ),
)

const wordsIn = ({ own }: Told): string[] =>
  stemsIn(own).filter((stem) => !EMPTY.has(stem) && !COMMON.has(stem) && stem.length > 2)

/** What an officer says in passing to a finding. */
const LEADS: ReadonlySet<Told['role']> = new Set(['weak', 'other'])

/** The finding with what leads to it since the one before. */
const speechOf = ({ between, one }: Following): [Told, ...Told[]] => {
  const [first, ...more] = between.filter(({ block, role }) => block === one.block && LEADS.has(role))
  return first === undefined ? [one] : [first, ...more, one]
}

/** What both are on, as far as their words tell. */
function factorTraitsOf(before: readonly Told[], speech: readonly [Told, ...Told[]]): string[] {
  const [one] = speech
  const on = (said: readonly Told[]): ReadonlyMap<Factor, number> =>
    factorsWeighed({ said: said.map(({ own }) => own), asked: [], heading: one.heading, under: one.under })
  const [own, of] = [on(speech), on(before)]
  const [is, was] = [inOrder(own)[0]?.[0] ?? 'other', inOrder(of)[0]?.[0] ?? 'other']
  const far = (own.get(is) ?? 0) - (own.get(was) ?? 0)
  const farBefore = (of.get(was) ?? 0) - (of.get(is) ?? 0)
  const named = inOrder(wordsFor(speech.map((each) => each.own).join(' ')))[0]
  const namedBefore = inOrder(wordsFor(before.map((each) => each.own).join(' ')))[0]
  const isNamed = named !== undefined && namedBefore !== undefined
  return [
    `same:${is === was}`,
    `is:${is}`,
    ...(is === was
      ? []
      : [
          `far:${reached(far, FAR)}`,
          `farb:${reached(farBefore, FAR)}`,
          `farm:${reached(Math.min(far, farBefore), FAR)}`,
          `to:${was}>${is}`,
        ]),
    `named:${isNamed ? named[0] === namedBefore[0] : 'none'}`,
    ...(isNamed && named[0] !== namedBefore[0] ? [`sure:${reached(Math.min(named[1], namedBefore[1]), NAMED)}`] : []),
    ...thingTraits(before, one, is === was),
  ]
}

/** Whether it speaks of a thing that was named before. */
function thingTraits(before: readonly Told[], { own }: Told, isSame: boolean): string[] {
  const thing = SPEAKS_OF.exec(own)?.[1]
  const known = thing === undefined ? '-' : before.some((each) => each.own.includes(thing.replace(/s$/, '')))
  return [`thing:${known}`, `things:${known} ${isSame}`]
}

function speechTraits(before: readonly Told[], [{ own }, ...more]: readonly [Told, ...Told[]]): string[] {
  const last = before.at(-1)?.own ?? ''
  const [begins, began, ends] = [stemsIn(own), stemsIn(last), stemsIn(more.at(-1)?.own ?? '')]
  return [
    ...[1, 2].map((count) => `e${count}:${ends.slice(0, count).join(' ')}`),
    ...[1, 2, 3].map((count) => `f${count}:${begins.slice(0, count).join(' ')}`),
    ...[1, 2].map((count) => `p${count}:${began.slice(0, count).join(' ')}`),
    `turns:${TURNS.test(own)}`,
    `apart:${SEPARATE.test(own)}`,
    `refers:${REFERS.test(own)}`,
    `concludes:${CONCLUDES.test(own)}`,
    `concluded:${CONCLUDES.test(last)}`,
    `goeson:${GOES_ON.test(own)}`,
    `also:${ALSO.test(own)}`,
    `pronoun:${PRONOUN.test(own)}`,
    `back:${POINTS_BACK.test(own)}`,
  ]
}

/** What tells whether it goes on with the point in hand or comes to another. */
export function breakTraits(following: Following): string[] {
  const { one } = following
  const before = following.before.slice(-LAST)
  const between = following.between.slice(-LAST)
  const speech = speechOf({ before, between, one })
  const said = new Set(before.flatMap(wordsIn))
  const words = speech.flatMap(wordsIn)
  const shared = words.filter((word) => said.has(word)).length
  const here = between.filter(({ block }) => block === one.block)
  return [
    ...new Set([
      ...factorTraitsOf(before, speech),
      ...speechTraits(before, speech),
      `speech:${Math.min(MANY, speech.length)}`,
      `shared:${Math.min(MANY + 1, shared)}`,
      `share:${reached(shared / Math.max(1, words.length), SHARED)}`,
      `count:${Math.min(MANY, before.length)}`,
      `gap:${Math.min(MANY, here.length)}`,
      ...here.map(({ role }) => `between:${role}`),
      `under:${one.under.whole} ${Math.min(2, one.under.factors.length)}`,
      `prong:${one.under.prong ?? '-'}`,
      `bullet:${one.bullet}`,
      `long:${reached(words.length, LONG)}`,
      `heading:${one.heading?.kind ?? '-'}`,
    ]),
  ]
}
