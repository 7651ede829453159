import { exhibitNumber } from '#domain/exhibit-number.ts'
import type { Claim, Unread } from './claim.ts'

const EXHIBITS =
  /\b(?:Ex\.|Exs\.|Exhibits?) ?(?<numbers>(?:R-?)?\d+(?:(?:, | and |, and |[-–])(?:R-?)?\d+)*)(?![\p{L}\d])/gu

export function* readExhibits(unread: Unread): Generator<Claim> {
  for (const { match, place } of unread.take(EXHIBITS))
    yield { kind: 'exhibit', ...place, numbers: numbersIn(match.groups?.numbers ?? '') }
}

/** No paper is called 0: what is no label stands for none. */
const numberOf = (label: string): number => exhibitNumber(label) ?? 0

const numbersIn = (list: string): number[] =>
  list.split(/, and |, | and /).flatMap((part) => {
    const [from = 0, to = from] = part.split(/(?<=\d)[-–]/).map(numberOf)
    return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index)
  })
