import { fold } from '#domain/fold.ts'
import { inWords, MONTHS } from '../builtin/dates.ts'
import { choicesPrinted } from './choices.ts'

/** Words that join what a slot names, and say nothing of it: "from June 2019 to May 2021", "a Senior Scientist". */
const JOINING: ReadonlySet<string> = new Set('a an and as at by for from in of on or since the to with'.split(' '))

const NUMBER = /\d[\d.,]*/gu

/** "185000.00", "$185,000" and "185,000" are one number. */
const numberOf = (text: string): number => Number(text.replace(/,/gu, '').replace(/\.$/u, ''))

/** Counts that prose writes in words. */
const COUNTS: ReadonlyMap<string, number> = new Map(Array.from({ length: 12 }, (_, at) => [inWords(at + 1), at + 1]))

const numbersIn = (text: string): number[] => [
  ...(text.match(NUMBER) ?? []).map(numberOf),
  ...fold(text)
    .split(' ')
    .flatMap((word) => COUNTS.get(word) ?? []),
]

/** "2019-06-24" is printed as a month, a year or a day. */
const dateWords = (value: string): string[] =>
  [...value.matchAll(/\b(\d{4})-(\d{2})-(\d{2})/gu)].flatMap(([, year = '', month = '', day = '']) => [
    fold(MONTHS[Number(month) - 1] ?? ''),
    year,
    String(Number(day)),
  ])

const wordsOf = (text: string): string[] =>
  fold(text.replace(NUMBER, ' '))
    .split(' ')
    .filter((word) => word !== '' && word !== 's')

/**
 * True where words hold no other word and no other number than their sources: articles and joining words come and go, case and
 * marks do not count, and a date may be printed by its parts.
 */
export function holdsWords(words: string, held: readonly string[]): boolean {
  const values = [...held, ...held.flatMap(choicesPrinted)]
  const known = new Set(values.flatMap((value) => [...wordsOf(value), ...dateWords(value)]))
  const numbers = new Set(values.flatMap((value) => [...numbersIn(value), ...dateWords(value).map(Number)]))
  return (
    wordsOf(words).every((word) => JOINING.has(word) || COUNTS.has(word) || known.has(word)) &&
    numbersIn(words).every((number) => numbers.has(number))
  )
}
