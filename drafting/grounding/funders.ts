import { align } from './align.ts'
import type { Finding } from './claim.ts'
import { isInside, type SentenceReading } from './reading.ts'

const FUNDS = /^ (?:(?:also|fully|partly) )?(?:funded|supported|financed|sponsored|underwrote|paid for)\b/u
const FUNDED_BY =
  /\b(?:funded|financed|sponsored|underwritten|bankrolled|paid for)\b(?: [^,;.]{0,30})?,? (?:in (?:part|full) )?by (?:(?:the|a|an|our) )?$/u
const GAVE = /\b(?:fund\w*|grants?|granted|paid|pays?|support\w*|financ\w*|sponsor\w*|gave|stipend)\b/iu
const AHEAD = 6
/** Entries that tell nearly as much of what was funded as the best one. */
const NEARLY = 0.8

/** Who is said to have funded a work that another paid for. */
export const misfunded = ({ clauses, index, text, tokens }: SentenceReading): Finding[] =>
  clauses.flatMap((clause) =>
    clause.anchors.flatMap(({ claim, at, free }): Finding[] => {
      const funds = FUNDS.exec(text.slice(claim.end))
      const funded = FUNDED_BY.exec(text.slice(0, claim.start))
      if (claim.kind !== 'name' || free || at.size === 0 || (funds === null && funded === null)) return []
      const told = tokens.filter((token) => token.content && !isInside(token, clause))
      const object =
        funds === null
          ? told.filter((token) => token.end <= (funded?.index ?? 0)).slice(-AHEAD)
          : told.filter((token) => token.start >= claim.end + funds[0].length).slice(0, AHEAD)
      if (object.length === 0) return []
      const gave = new Set(
        [...at.keys()].flatMap((place) => {
          const one = index.propositions[place]
          return one !== undefined && (one.field === 'funding_source' || GAVE.test(one.text)) ? [one.entry] : []
        }),
      )
      const { byEntry } = align(index, object)
      const works = index.entries.filter(({ section }) => section !== 'library' && section !== 'endeavors')
      const best = Math.max(0, ...works.map((entry) => byEntry[entry.at] ?? 0))
      if (best === 0) return []
      if (works.some((entry) => (byEntry[entry.at] ?? 0) >= NEARLY * best && gave.has(entry.at))) return []
      const { start, end } = claim
      return [{ kind: 'role', start, end, text: claim.text, reason: 'no entry tells that it paid for this' }]
    }),
  )
