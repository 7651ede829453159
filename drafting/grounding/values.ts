import type { Quantity } from './claim.ts'
import { matchesOf } from './matches.ts'
import { IN_WORDS, valueOf } from './number-words.ts'

/** Thousands may be set apart by any mark, and a comma may be the point. */
const DIGITS = /\d{1,3}(?:[,.'’ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu
const GROUPED = /^\d{1,3}(?:[, ’'\u00a0\u202f]\d{3})+$/u
const YEAR = /^(?:19|20)\d\d$/u
const WORDS = new RegExp(`\\b${IN_WORDS}`, 'giu')
const SCALED =
  /^(?:[-–]\d[\d.,]*)?[ -]?(?<scale>hundred|thousand|tsd|k|lakhs?|million|mio|mln|mn|m|crores?|billion|bn|b|trillion)\b/iu
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  tsd: 1e3,
  k: 1e3,
  lakh: 1e5,
  million: 1e6,
  mio: 1e6,
  mln: 1e6,
  mn: 1e6,
  m: 1e6,
  crore: 1e7,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  trillion: 1e12,
}
/** Words that may stand for a figure; parts of a whole in percent. */
const ALONE = /\b(?:hundred|thousand|million|dozen|half|third|quarter|fifth|tenth)\b/giu
const LONE: Readonly<Record<string, number>> = { dozen: 12, half: 50, third: 33, quarter: 25, fifth: 20, tenth: 10 }

/** Days and addresses count nothing. */
const NO_FIGURES = /^\W*\d{4}-\d\d-\d\d\W*$|\/\/|@|www\./u

export interface Values {
  /** Its figures as they most likely are meant: others are computed from these. */
  figures: readonly number[]
  /** Every value that it may be read to hold, however it writes figures: what no reading gives, it does not hold. */
  values: readonly number[]
}

/** The figures of a source. */
export function valuesIn(whole: string): Values {
  const text = whole.replace(/\S+/gu, (word) => (NO_FIGURES.test(word) ? '' : word))
  const figures = new Set<number>()
  const others = new Set<number>()
  for (const { 0: figure, index } of matchesOf(DIGITS, text)) {
    const runs = figure.split(/\D/u)
    const joined = Number(runs.join(''))
    const point = runs.length === 1 ? joined : Number(`${runs.slice(0, -1).join('')}.${runs.at(-1)}`)
    const scale = SCALED.exec(text.slice(index + figure.length, index + figure.length + 24))?.groups?.scale ?? ''
    const factor = SCALES[scale.toLowerCase().replace(/(?<=h|e)s$/u, '')] ?? 1
    if (!YEAR.test(figure)) figures.add((GROUPED.test(figure) ? joined : point) * factor)
    for (const value of [...runs.map(Number), joined, point]) others.add(value).add(value * factor)
  }
  for (const { 0: words } of matchesOf(WORDS, text)) figures.add(valueOf(words))
  for (const { 0: word } of matchesOf(ALONE, text)) others.add(LONE[word.toLowerCase()] ?? valueOf(word))
  return {
    figures: [...figures].filter((one) => Number.isFinite(one) && one > 0),
    values: [...new Set([...figures, ...others])].filter(Number.isFinite),
  }
}

/** How far a figure may lie from the exact one: half of its last digit; a tenth where the writer says that it is no exact one. */
const ROUNDED = 0.02
const ABOUT = 0.12
const EXACT = 1e-9

/** Half of the last digit that tells something: 50 of 1,300. */
export function halfDigit(value: number): number {
  const digits = String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length
  return value === 0 ? 0 : 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - digits + 1)
}

/** How far a value of a source may lie from a figure that is told of it. */
export const slackOf = ({ value, isAbout }: Quantity): number =>
  (isAbout ? ABOUT * value : Math.min(halfDigit(value), ROUNDED * value)) + EXACT * value
