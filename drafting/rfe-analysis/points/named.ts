import type { Factor, NoticeIssue } from '#domain/rfe.ts'
import type { Point } from './point.ts'
import { interest, plan, progress } from './prong-two.ts'

/** Where the record speaks of something. */
export type Bearing = Pick<Point, 'fields' | 'also' | 'papers' | 'words'>

interface Named {
  /** The factor that it belongs to: where an issue is about that, it is told there. */
  factor: Factor
  /** How an officer names it. */
  asked: RegExp
  bears: Bearing
}

/** Things that one finding on the second prong names side by side, whichever of them it turns on. */
const NAMED: readonly Named[] = [
  {
    factor: 'record_of_success',
    asked: /\bcitations?\b|\bcited\b/iu,
    bears: {
      fields: ['derived.total_citations'],
      also: ['academicprojects.impact'],
      papers: /\b(?:citation|google scholar|scopus|web of science)/iu,
      words: /\b(?:cited|citations?)\b/giu,
    },
  },
  {
    factor: 'record_of_success',
    asked: /\b(?:awards?|prizes?|honors?)\b/iu,
    bears: {
      fields: [],
      also: ['evidence.brief_introduction'],
      papers: /\b(?:award|prize|medal|honou?r)/iu,
      words: /\b(?:awards?|awarded|prizes?|medals?|honou?red)\b/giu,
    },
  },
  {
    factor: 'plan',
    asked: /\bplans?\b(?! to\b)/iu,
    bears: plan,
  },
  { factor: 'progress', asked: /\bprogress\b/iu, bears: progress },
  {
    factor: 'interest',
    asked:
      /\b(?:customers?|users?|investors?|companies|stakeholders?)\b|(?<!\bnational )\binterest\b(?! waiver)|\b(?:use|adopt(?:ed|ion)?) (?:of|by) (?:the|your|his|her|others|industry)\b/iu,
    bears: interest,
  },
]

/** What the officer's words and requests name beside the issue's own factor, but for what another issue is about. */
export function namedBeside(
  { prong, factor, quote, further, requests }: NoticeIssue,
  isTakenUp: (factor: Factor) => boolean,
): Bearing[] {
  if (prong !== 'prong_2') return []
  const words = [quote, ...[...further, ...requests].map((one) => one.quote)].join('\n')
  return NAMED.filter((one) => one.factor !== factor && !isTakenUp(one.factor) && one.asked.test(words)).map(
    ({ bears }) => bears,
  )
}
