import type { Factor, NoticeIssue } from '#domain/rfe.ts'
import { contentWords, overlap } from '../builtin/passages.ts'
import { tellsLaw } from '../rfe-case/on-law.ts'
import type { Passage } from './passage.ts'
import { pointOf } from './points/index.ts'
import { namedBeside, type Bearing } from './points/named.ts'
import { says } from './says.ts'

const MOST = 8
/** Of a thing that is only named beside the point. */
const MOST_BESIDE = 2
/** Of one entry, one exhibit and one filed paper: a list that one project fills tells nothing of the others. */
const MOST_OF_ENTRY = 2
const MOST_OF_PAPER = 3
const ALIKE = 0.7

/** What bears on a factor has at least so much. */
const BEARS = 2.4

const CITES_EXHIBIT = /\((?:Exh?s?\.?|Exhibits?)\s*[A-Z]?-?\d/u
/** Words of every notice and every petition: that both have them says nothing. */
const COMMON = new Set(
  contentWords(
    'petitioner beneficiary evidence establish submit submitted record provide documentation proposed endeavor national importance interest waiver united states petition exhibit work field support show demonstrate request letter research specific description describe detail impact benefit plan future success letters information additional explain persuasive probative',
  ),
)

/** The words of an issue that are its own. */
const subjectOf = ({ quote, further, requests }: NoticeIssue): Set<string> =>
  new Set(
    [quote, ...further.map((one) => one.quote), ...requests.map((one) => one.quote)]
      .flatMap(contentWords)
      .filter((word) => !COMMON.has(word)),
  )

const known = new WeakMap<Passage, ReadonlySet<string>>()

/** A passage is weighed for every issue of a notice, and its words are the same each time. */
function wordsOf(passage: Passage): ReadonlySet<string> {
  const words = known.get(passage) ?? new Set(contentWords(passage.text))
  known.set(passage, words)
  return words
}

const distinct = (text: string, words: RegExp): number =>
  new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase())).size

/** How much a passage bears on a factor by its nature, and on the issue by the words that both have. */
function bearing(passage: Passage, point: Bearing, subject: ReadonlySet<string>, factor?: Factor): number {
  const { of, section, field, text, exhibit, page, isAside, type = '' } = passage
  const place = `${section}.${field}`
  const own = point.fields.indexOf(place)
  const also = point.also?.indexOf(place) ?? -1
  const told = of === 'title' ? 0 : distinct(text, point.words)
  const isOnIt = of === 'title' && point.papers.test(`${type}: ${text}`)
  // Most of what was read is on something else, and is not looked at further.
  if (!isOnIt && told === 0 && own < 0 && !says(passage, factor)) return 0
  if (of === 'field' && own < 0 && also < 0) return 0
  const words = wordsOf(passage)
  const shared = Math.min(2, 0.5 * [...subject].filter((word) => words.has(word)).length)
  const proof = (exhibit === null ? 0 : 1.4) + (page === null ? 0 : 0.4) - (isAside === true ? 1.2 : 0)
  if (of === 'title') return (isOnIt ? (own < 0 ? 2.6 : 3) : 2) + shared + proof
  if (of === 'field') return (own < 0 ? 2 : 3) - 0.15 * Math.max(own, also) + 0.4 * Math.min(2, told) + shared + proof
  if (says(passage, factor)) return BEARS + 0.4 * told + shared + proof
  // Words that somebody wrote are on a point only where they say so.
  if (told === 0 || (told + 2 * shared < 2 && !CITES_EXHIBIT.test(text)) || tellsLaw(text)) return 0
  return 0.8 * Math.min(3, told) + shared + proof + (of === 'filed' ? 1 : 0) + (CITES_EXHIBIT.test(text) ? 0.8 : 0)
}

/** What bears on a point, the most telling first. */
const rankedOn = (
  point: Bearing,
  passages: readonly Passage[],
  subject: ReadonlySet<string>,
  factor?: Factor,
): Passage[] =>
  passages
    .map((passage) => ({ passage, score: bearing(passage, point, subject, factor) }))
    .filter(({ score }) => score >= BEARS)
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage)

// A diploma and its transcript have one title but for a word.
const isAlike = (a: Passage, b: Passage): boolean =>
  (a.of === 'title') === (b.of === 'title') && (a.of === 'title' ? a.text === b.text : overlap(a.text, b.text) > ALIKE)

/** The first of them, no two alike and not all of one entry or paper. */
function firstOf(ranked: readonly Passage[], most: number, told: readonly Passage[] = []): Passage[] {
  const chosen: Passage[] = []
  const counts = new Map<string, number>()
  for (const passage of ranked) {
    if (chosen.length === most) break
    const entry = `${passage.of === 'filed' ? 'filed' : 'entry'}/${passage.section}/${passage.entry}`
    const paper = passage.exhibit === null ? entry : `exhibit/${passage.exhibit}`
    const isFull =
      (counts.get(paper) ?? 0) >= MOST_OF_PAPER ||
      (passage.of !== 'filed' && (counts.get(entry) ?? 0) >= MOST_OF_ENTRY + Number(passage.of === 'page'))
    if (isFull || [...told, ...chosen].some((one) => isAlike(one, passage))) continue
    chosen.push(passage)
    counts.set(entry, (counts.get(entry) ?? 0) + 1)
    if (paper !== entry) counts.set(paper, (counts.get(paper) ?? 0) + 1)
  }
  return chosen
}

/** What the record already holds on the very point, the most telling first; then a little of each thing that is named beside it. */
export function heldOn(
  issue: NoticeIssue,
  passages: readonly Passage[],
  isTakenUp: (factor: Factor) => boolean = () => false,
): Passage[] {
  const subject = subjectOf(issue)
  const own = firstOf(rankedOn(pointOf(issue), passages, subject, issue.factor), MOST)
  const beside: Passage[][] = []
  for (const named of namedBeside(issue, isTakenUp))
    beside.push(firstOf(rankedOn(named, passages, subject), MOST_BESIDE, [...own, ...beside.flat()]))
  // Each thing has its first before any has its second; of the point itself half stays where they are few.
  const turns = Array.from({ length: MOST_BESIDE }, (_, turn) => beside.flatMap((found) => found[turn] ?? []))
  const room = Math.max(MOST - own.length, MOST / 2, turns[0]?.length ?? 0)
  const added = turns.flat().slice(0, room)
  return [...own.slice(0, MOST - added.length), ...added]
}
