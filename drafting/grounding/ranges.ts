import type { Finding } from './claim.ts'
import type { SentenceReading } from './reading.ts'

/** "3-7 years": both ends of a range stand together in a source, or it is another range. */
export function brokenRanges({ clauses, text }: SentenceReading): Finding[] {
  return clauses.flatMap(({ anchors }) => {
    const numbers = anchors.filter(({ claim }) => claim.kind === 'number')
    return numbers.flatMap((second, index): Finding[] => {
      const first = numbers[index - 1]
      if (first === undefined || first.at.size === 0 || second.at.size === 0) return []
      if (!/^\s?[-–]\s?$/u.test(text.slice(first.claim.end, second.claim.start))) return []
      if ([...second.at.keys()].some((at) => first.at.has(at))) return []
      const { start, end, text: words } = second.claim
      return [{ kind: 'number', start, end, text: words, reason: 'no entry holds this range' }]
    })
  })
}
