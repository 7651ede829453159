import { align } from './align.ts'
import type { Finding } from './claim.ts'
import { isInside, type SentenceReading } from './reading.ts'

const WORKS = new Set(['academicprojects', 'professionalprojects', 'professionalhistory'])
const AT = /\b(?:at|[Ww]orking (?:at|for)|[Ee]mployed by|[Ww]hile with|[Ww]ith) (?:the )?$/u
/** How much of what is told an entry bears out that it is clearly of, and how much less the named house may. */
const CLEARLY = 0.5
const LESS = 0.75
const ENOUGH = 3

/** What is told of one house, where the case file tells it of the work at another. */
export const ofOtherHouses = ({ clauses, index, tokens, text }: SentenceReading): Finding[] =>
  clauses
    .flatMap(({ anchors }) => anchors)
    .flatMap(({ claim, at, free }): Finding[] => {
      if (claim.kind !== 'name' || free || at.size === 0 || !AT.test(text.slice(0, claim.start))) return []
      const named = new Set([...at.keys()].map((place) => index.propositions[place]?.entry ?? -1))
      // A house is one where something was worked on, or a post held; who learns at a school may work elsewhere.
      if (
        ![...at.keys()].some((place) => {
          const one = index.propositions[place]
          return one?.field === 'organization' && WORKS.has(index.entries[one.entry]?.section ?? '')
        })
      )
        return []
      if ([...at.keys()].some((place) => index.propositions[place]?.field === 'school_name')) return []
      const rest = tokens.filter((token) => token.content && !clauses.some((clause) => isInside(token, clause)))
      if (rest.length < ENOUGH) return []
      const { byEntry, weight } = align(index, rest)
      const near = new Set([...named].flatMap((home) => [home, ...(index.entries[home]?.house ?? [])]))
      let [own, other] = [0, 0]
      for (const { at: home, section } of index.entries) {
        const score = byEntry[home] ?? 0
        if (near.has(home)) own = Math.max(own, score)
        else if (WORKS.has(section)) other = Math.max(other, score)
      }
      if (other < CLEARLY * weight || own >= LESS * other) return []
      const { start, end } = claim
      return [
        {
          kind: 'name',
          start,
          end,
          text: claim.text,
          reason: 'the case file tells this of the work at another organization',
        },
      ]
    })
