import type { Claim, Unread } from './claim.ts'

const EXHIBITS = /\b(?:Ex\.|Exs\.|Exhibits?) ?(?<numbers>\d+(?:(?:, | and |, and |[-–])\d+)*)/gu

export function* readExhibits(unread: Unread): Generator<Claim> {
  for (const { match, place } of unread.take(EXHIBITS))
    yield { kind: 'exhibit', ...place, numbers: numbersIn(match.groups?.numbers ?? '') }
}

const numbersIn = (list: string): number[] =>
  list.split(/, and |, | and /).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[-–]/).map(Number)
    return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index)
  })
