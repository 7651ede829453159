import type { Finding } from './claim.ts'
import type { SentenceReading } from './reading.ts'

/** All of an entry, or what is computed of it. */
const isWhole = ({ field = '' }: { field?: string } = {}): boolean => field === 'entry' || field === 'reckoned'

/** "3-7 years": both ends of a range stand together in a source, or it is another range. */
export function brokenRanges({ clauses, text, index: { propositions } }: SentenceReading): Finding[] {
  return clauses.flatMap(({ anchors }) => {
    const numbers = anchors.filter(({ claim }) => claim.kind === 'number')
    return numbers.flatMap((second, index): Finding[] => {
      const first = numbers[index - 1]
      if (first === undefined || first.at.size === 0 || second.at.size === 0) return []
      if (!/^\s?[-–]\s?$/u.test(text.slice(first.claim.end, second.claim.start))) return []
      if ([...second.at.keys()].some((at) => first.at.has(at) && !isWhole(propositions[at]))) return []
      const { start, end, text: words } = second.claim
      return [{ kind: 'number', start, end, text: words, reason: 'no entry holds this range' }]
    })
  })
}
