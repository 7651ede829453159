import { NOWHERE } from './factor-of.ts'
import { onWhat, type Point } from './point.ts'
import type { Told } from './told.ts'
import { factorWeighed } from './weighing/weigh-factor.ts'

const COUNTS: Readonly<Record<string, number>> = { both: 2, two: 2, three: 3, four: 4 }

/** "Evidence on these two considerations": asked for on each of the points before it. */
const OF_SEVERAL =
  /\b(?:(?:on|of|to|address(?:es|ing)?|for|contest) (?:each of )?(?:these|both|the) (?:(two|three|four) )?|each of (?:these|the) (?:(two|three|four) )?|both )(?:of these )?(?:factors|considerations|points|questions|matters|findings)\b/

/** Of how many points a request speaks as one; null where it does not. */
function severalOf({ own }: Told): number | null {
  const match = OF_SEVERAL.exec(own)
  if (match === null) return null
  const count = match[1] ?? match[2] ?? (match[0].includes('both') ? 'both' : undefined)
  return count === undefined ? Infinity : (COUNTS[count] ?? Infinity)
}

/** What it names side by side: "evidence that ..., and letters from ...". */
const PARTS =
  /(?:;|,)? (?:and|or|together with|as well as) (?=(?:an? |any |the )?(?:[\w-]+ ){0,2}?(?:evidence|letters?|statements?|proof|documents?|documentation|explanation|evaluation|plan|account|description)\b)|; /

const factorsIn = ({ own }: Told): Set<string> =>
  new Set(own.split(PARTS).map((part) => factorWeighed({ said: [], asked: [part], heading: null, under: NOWHERE })))

/** What one sentence asks for on several points stands with each of them that nothing else is asked for on. */
export function shareRequests(points: readonly Point[]): void {
  points.forEach((point, at) => {
    for (const one of point.requests) {
      const several = severalOf(one)
      const factors = several === null && PARTS.test(one.own) ? factorsIn(one) : new Set()
      if (several === null && factors.size < 2) continue
      const before = points.slice(0, at).filter(({ section }) => section === point.section)
      const spoken =
        several === Infinity || several === null
          ? before.filter(({ prong }) => prong === point.prong)
          : before.slice(Math.max(0, before.length - several + 1))
      for (const other of spoken.filter(({ requests }) => requests.length === 0))
        if (several !== null || factors.has(factorWeighed(onWhat(other)))) other.requests.push(one)
    }
  })
}
