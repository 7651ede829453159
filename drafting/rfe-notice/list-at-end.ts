import { NOWHERE, prongOf, wordsFor } from './factor-of.ts'
import { NOT_A_REQUEST } from './lexicon/requests.ts'
import { onWhat, type Point } from './point.ts'
import { isGeneric } from './roles.ts'
import type { Told } from './told.ts'
import { EMPTY, stemsIn } from './weighing/stems.ts'
import { factorWeighed } from './weighing/weigh-factor.ts'

/** Fewer points without a request, or fewer requests, are no notice that asks for everything at its end. */
const FEWEST = 3
/** The same under one heading. */
const FEWEST_HERE = 2
const SAME_FACTOR = 2
/** The findings name it too, though the point is on something else. */
const NAMED_TOO = 1
const NAMES = 4
const SAME_PRONG = 0.5
/** For each point that the list passes over, and for going back to an earlier one. */
const SKIPS = 0.15
const GOES_BACK = 1.5

/** "Items requested" over a list, "you may submit:" before it. */
const HEADS =
  /\b(?:items?|evidence|documents?|documentation|materials|requests?)\b.*\b(?:request|(?:may|can|should) be (?:submitted|sent|provided))|^\W*(?:requests?|(?:what|evidence|documents?|items?|materials) (?:to (?:be )?(?:send|submit|provide|submitted|sent|provided)|(?:that (?:is|are) )?(?:needed|wanted|asked for)))\W*$/i
const LEADS = /\b(?:submit|provide|send|furnish|include|following|requested)\b.*:\W*$/
const ITEM = /^\W*\(?(?:[A-Z]|\d{1,2})[.)]\s/
/** How to answer, and not with what. */
const HOW =
  /\b(?:this (?:notice|letter|request)|(?<!described in )your response|cover ?sheet|mail(?:ed|ing)?|deadline|at one time|single submission)\b/

/** "You are asked to send a budget; a letter of ...; and ...": each is for a point of its own. */
export function clausesOf(one: Told): Told[] {
  const [said, own] = [one.text.split(/;\s+/), one.own.split(/;\s+/)]
  if (said.length < FEWEST || said.length !== own.length) return [one]
  return said.map((text, at) => ({ ...one, text, own: own[at] ?? '' }))
}

/** What is asked for behind the last finding, and what is listed before the first. */
function itemsIn(told: readonly Told[], points: readonly Point[]): Told[] {
  const found = new Set(points.flatMap(({ findings }) => findings))
  const first = told.findIndex((one) => found.has(one))
  const last = told.findLastIndex((one) => found.has(one))
  const items: Told[] = []
  let listed = false
  let section: number | null = null
  for (const [at, one] of told.entries()) {
    if (at >= first && at <= last) continue
    if (one.section !== section) listed = HEADS.test(one.heading?.text ?? '')
    section = one.section
    if (LEADS.test(one.own)) {
      listed = true
      continue
    }
    const isListed = listed && one.role !== 'law' && (one.bullet || ITEM.test(one.text))
    const inList = isListed || (at < first && one.bullet && one.role === 'request' && one.at === 0)
    const isAsked = at > last && one.role === 'request' && one.leads !== true && !isGeneric(one.own)
    if ((inList || isAsked) && !NOT_A_REQUEST.test(one.own) && !HOW.test(one.own)) items.push(one)
  }
  return items
}

/** The letters or numbers that a point's paragraphs refer to: "See item G." */
function referredTo({ findings }: Point, told: readonly Told[]): Set<string> {
  const blocks = new Set(findings.map(({ block }) => block))
  const own = told.filter(({ block }) => blocks.has(block)).map((one) => one.own)
  return new Set(
    own.flatMap((words) => [...words.matchAll(/\b(?:items?|requests?) ([a-z]|\d{1,2})\b/g)].map(([, of = '']) => of)),
  )
}

/** How well each item goes with each point: by its words, as far as few of the points have them, and by its factor. */
function likenesses(items: readonly Told[], points: readonly Point[], told: readonly Told[]): number[][] {
  const words = points.map(
    ({ findings, heading }) =>
      new Set(stemsIn([heading?.toLowerCase() ?? '', ...findings.map(({ own }) => own)].join(' '))),
  )
  const factors = points.map((point) => factorWeighed(onWhat(point)))
  const named = points.map(
    ({ findings }) =>
      new Set(
        [...wordsFor(findings.map(({ own }) => own).join(' '))].flatMap(([of, sure]) => (sure >= NAMES ? [of] : [])),
      ),
  )
  const referred = points.map((point) => referredTo(point, told))
  return items.map((item) => {
    const stems = [...new Set(stemsIn(item.own))].filter((stem) => !EMPTY.has(stem))
    const factor = factorWeighed({ said: [], asked: [item.own], heading: null, under: NOWHERE })
    const sign = ITEM.exec(item.text)?.[0]
      .toLowerCase()
      .match(/[a-z]|\d+/)?.[0]
    return points.map((_, at) => {
      const shared = stems.filter((stem) => words[at]?.has(stem) === true)
      const rare = shared.map((stem) =>
        Math.log((points.length + 1) / (words.filter((each) => each.has(stem)).length + 0.5)),
      )
      const ofFactor = factors[at] === factor ? SAME_FACTOR : named[at]?.has(factor) === true ? NAMED_TOO : 0
      const ofProng = factors[at] !== undefined && prongOf(factors[at]) === prongOf(factor) ? SAME_PRONG : 0
      const called = sign !== undefined && referred[at]?.has(sign) === true ? 2 * SAME_FACTOR : 0
      return (
        rare.reduce((sum, each) => sum + each, 0) / Math.sqrt(Math.max(stems.length, 1)) + ofFactor + ofProng + called
      )
    })
  })
}

/** The point of each item: the likeliest row of them, which mostly keeps the order of the points. */
function inOrder(likeness: readonly (readonly number[])[]): number[] {
  let sums = likeness[0]?.map((value) => value) ?? []
  const came: number[][] = []
  for (const row of likeness.slice(1)) {
    const from: number[] = []
    sums = row.map((value, to) => {
      const ways = sums.map((sum, at) => sum - (to < at ? GOES_BACK : SKIPS * Math.max(0, to - at - 1)))
      const best = ways.indexOf(Math.max(...ways))
      from.push(best)
      return value + (ways[best] ?? 0)
    })
    came.push(from)
  }
  const row = [sums.indexOf(Math.max(...sums))]
  for (const from of came.toReversed()) row.unshift(from[row[0] ?? 0] ?? 0)
  return row
}

function give(items: readonly Told[], points: readonly Point[], told: readonly Told[]): void {
  for (const point of points) point.requests = point.requests.filter((one) => !items.includes(one))
  const each = items.flatMap(clausesOf)
  inOrder(likenesses(each, points, told)).forEach((at, item) => {
    const [point, asked] = [points[at], each[item]]
    if (point !== undefined && asked !== undefined) point.requests.push(asked)
  })
}

const withoutOthers = (points: readonly Point[], items: readonly Told[]): Point[] =>
  points.filter(({ requests }) => requests.every((one) => items.includes(one)))

/** Gives what is asked for in one list, behind all points or behind those of a heading, to the points that it is asked for. */
export function giveOut(told: readonly Told[], points: readonly Point[]): void {
  const listed = itemsIn(told, points)
  const isOfAll = listed.flatMap(clausesOf).length >= FEWEST && withoutOthers(points, listed).length >= FEWEST
  if (isOfAll) give(listed, points, told)
  for (const section of new Set(points.map((point) => point.section))) {
    const here = points.filter((point) => point.section === section)
    // A list stands behind the points that it is for, and others may come after it.
    here.forEach((point, at) => {
      const [last, next] = [point.findings.at(-1), here[at + 1]?.findings[0]]
      const behind = last === undefined ? [] : told.slice(told.indexOf(last) + 1, next && told.indexOf(next))
      const items = behind.filter(
        (one) => here.some(({ requests }) => requests.includes(one)) && !(isOfAll && listed.includes(one)),
      )
      const before = here.slice(0, at + 1)
      if (items.flatMap(clausesOf).length >= FEWEST_HERE && withoutOthers(before, items).length >= FEWEST_HERE)
        give(items, before, told)
    })
  }
}
