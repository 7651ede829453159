import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { foldWord } from '../grounding/fold.ts'
import { datesIn } from './dates-in.ts'
import { isMeasure, NUMBER, valueOf } from './figures-in.ts'

/** A figure with what it counts, when, and what else its sentence or line tells. */
export interface Count {
  value: number
  unit: 'count' | 'measure' | 'percent'
  /** What is counted, as a rough stem; empty where it stands elsewhere in the sentence. */
  noun: string
  /** `2024/25`, `2022`, `2022-06`: when, where the words tell it of this figure. */
  period: string | undefined
  /** Rough stems of the other words, and the other figures (`#19`). */
  words: ReadonlySet<string>
  /** The other words of a label that the figure follows: "False alarms: 4"; undefined where it follows none. */
  label: readonly string[] | undefined
  /** About, over, of several, or still to come: no figure to compare. */
  loose: boolean
  /** Of each of several, or on the average. */
  each: boolean
  /** The figure as it stands. */
  figure: string
  /** The sentence or line. */
  text: string
}

interface Period {
  key: string
  start: number
  end: number
}

const SEASON = /(?<![\d.,])(?<first>(?:19|20)\d\d) ?[/–-] ?(?<second>(?:19|20)?\d\d)(?![\d-])/gu

/** Years, months, days and seasons in the order in which they stand. */
function periodsIn(text: string): Period[] {
  const seasons = [...text.matchAll(SEASON)].flatMap(({ groups, index, 0: match }): Period[] => {
    const [first, second] = [Number(groups?.first), Number(groups?.second)]
    const key = `${first}/${String(first + 1).slice(2)}`
    return second % 100 === (first + 1) % 100 ? [{ key, start: index, end: index + match.length }] : []
  })
  const rest = seasons.reduce((left, { start, end }) => blank(left, start, end), text)
  const dates = datesIn(rest).map(({ year, month, day, start, end }) => ({
    key: [year, month, day].filter((part) => part !== undefined).join('-'),
    start,
    end,
  }))
  return [...seasons, ...dates].sort((a, b) => a.start - b.start)
}

const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

const FIGURE = new RegExp(
  `(?<![\\p{L}\\d.,$€£¥#§/±+-])(?<![\\p{L}]-)(?<!\\b(?:no|nr|v|version|level|type|phase|chapter|pages?|article|table|figure|grade|class|exhibit|section|part|step|unit)\\.? )(?<number>${NUMBER})(?<decimals>\\.\\d+)?(?![\\d/]|[.,:]\\d|\\p{L}|-\\p{L}| ?(?:million|billion|thousand|dollars|euros|USD|EUR|NOK)\\b)`,
  'giu',
)
const PERCENT = /^ ?(?:%|percent\b|per cent\b)/iu
/** At most two describing words stand between a figure and what it counts. */
const COUNTED =
  /^ (?:(?:of )?(?:the|these|our|its) )?(?:\p{Ll}[\p{L}-]* ){0,2}?(?<noun>\p{L}{3,}s|people|children|women|men|km|cm|kg)(?!\p{L})/iu
const NO_NOUN = /(?:ss|us|is)$|^(?:was|has|does|its|times|always|twice)$/u
const LABEL = /^(?:[-*•] )?(?<label>\p{L}[\p{L}\d ’'()/-]{2,50}):\s/u

const LOOSELY =
  /(?:more than|less than|fewer than|over|above|under|below|at least|at most|up to|nearly|almost|about|around|some|approx\w*\.?|approximately|roughly|circa|ca\.?|close to|between|[~≈<±]|(?<![-=–])>)\s*$/iu
/** Of several, or the first of two between which something lies. */
const PART = /^ ?(?:of (?:the |these |our |its |all )?\d|out of|in \d+\b(?! ?\d)|[–-] ?\d|or \d|\+)/iu
const AHEAD =
  /\b(?:will|would|should|could|plan(?:s|ned)?|hopes?|hoped|intends?|aims?|expect(?:s|ed)?|goals?|targets?|estimat\w+|propos\w+|planned|forecast|limit|must|maybe|permitted|required?)\b/iu

const EACH =
  /\b(?:each|every|per|apiece|average|mean|median|daily|weekly|monthly|yearly|annually|a (?:day|week|month|year))\b/iu

const IN_TIME =
  /^(?:[ -]\p{L}+){0,3}? ?(?:\(|,? ?(?:in|during|for|of|by|through|as of) )? ?(?:the )?(?:(?:winter|season|summer|spring|autumn|fall|(?:fiscal |school |calendar )?year)s? )?(?:of )?$/iu
const AFTER_TIME = /^\)?[:,]?(?: \p{L}+){0,3} ?[:–-]? ?$/u

const stemOf = (noun: string): string => contentWords(noun)[0] ?? foldWord(noun)

/** Which time a sentence tells of each of its figures: what stands with the figure, before what stands ahead of it. */
function periodOf(
  text: string,
  at: { start: number; end: number }[],
  periods: readonly Period[],
): (string | undefined)[] {
  const taken = new Set<Period>()
  const found = at.map(({ end }) => {
    const period = periods.find((one) => one.start >= end && IN_TIME.test(text.slice(end, one.start)))
    if (period !== undefined) taken.add(period)
    return period
  })
  return at.map(({ start }, index) => {
    const own = found[index]
    if (own !== undefined) return own.key
    const ahead = periods.find(
      (one) => !taken.has(one) && one.end <= start && AFTER_TIME.test(text.slice(one.end, start)),
    )
    if (ahead !== undefined) return ahead.key
    return periods.length === 1 && at.length === 1 ? periods[0]?.key : undefined
  })
}

/** What is longer, or holds more figures, is no sentence: columns that lost their lines. */
const LONGEST = 600
const MOST = 12
const NUMBER_WORD = new RegExp(`\\b(?:${NUMBER})\\b`, 'iu')

/** The figures of one sentence or line; `heading` names what a line of a table leaves out. */
function countsOf(text: string, heading = ''): Count[] {
  if (text.length > LONGEST || (!/\d/.test(text) && !NUMBER_WORD.test(text))) return []
  const periods = periodsIn(text)
  const rest = periods.reduce((left, { start, end }) => blank(left, start, end), text)
  const places = [...rest.matchAll(FIGURE)].map((match) => ({
    match,
    start: match.index,
    end: match.index + match[0].length,
  }))
  if (places.length === 0 || places.length > MOST) return []
  const wordsOnly = places.reduce((left, { start, end }) => blank(left, start, end), rest)
  const times = periodOf(text, places, periods)
  const labelling = LABEL.exec(text)
  const label = labelling?.groups?.label ?? heading
  const labelled = label
    .split(/[^\p{L}]+/u)
    .findLast((word) => /s$/iu.test(word) && word.length > 3 && !NO_NOUN.test(word.toLowerCase()))
  const figures = places.map(({ match }) => `#${valueOf(match.groups?.number ?? '')}`)
  return places.map(({ match, start, end }, index): Count => {
    const after = rest.slice(end)
    const found = COUNTED.exec(after)?.groups?.noun ?? ''
    const own = NO_NOUN.test(found.toLowerCase()) ? '' : found
    const noun = own === '' ? (labelled ?? '') : own
    const stem = noun === '' ? '' : stemOf(noun)
    const { number = '', decimals = '' } = match.groups ?? {}
    return {
      value: valueOf(number) + Number(`0${decimals}`),
      unit: PERCENT.test(after) ? 'percent' : isMeasure(noun) ? 'measure' : 'count',
      noun: stem,
      period: times[index],
      words: new Set([
        ...contentWords(`${heading} ${wordsOnly}`).filter((word) => word !== stem),
        ...figures.filter((_, other) => other !== index),
      ]),
      label: start === labelling?.[0].length ? contentWords(label).filter((word) => word !== stem) : undefined,
      loose: LOOSELY.test(rest.slice(0, start)) || PART.test(after) || AHEAD.test(text),
      each: EACH.test(text),
      figure: match[0],
      text,
    }
  })
}

const ROW = /^(?:(?:19|20)\d\d(?: ?[/–-] ?(?:(?:19|20)?\d\d))?)[ \t:|]+\d[\d,.]*(?: ?%)?$/u
/** A line that is broken within a sentence. */
const BROKEN = /\n(?=\p{Ll})/gu

/** The figures of a passage or of a page, line by line and sentence by sentence. */
export function countsIn(text: string): Count[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(BROKEN, ' ').split('\n')
  let heading = ''
  return lines.flatMap((line) => {
    const trimmed = line.trim()
    if (trimmed !== '' && !/\d/.test(trimmed)) heading = trimmed.length <= 60 ? trimmed : ''
    if (ROW.test(trimmed)) return countsOf(trimmed, heading)
    return sentencesOf(line).flatMap((sentence) => sentence.split(/;\s+/u).flatMap((part) => countsOf(part)))
  })
}
