import { namesIn } from '../case-file/fields.ts'
import type { Anchor } from './anchor.ts'
import type { Finding } from './claim.ts'
import type { SentenceReading } from './reading.ts'

const PARTICULARS = new Set(['published_journal', 'citation_count', 'funding_source', 'funding_amount'])
/** Titles of several works may stand side by side. */
const TITLES = namesIn('academicprojects', 'professionalprojects', 'futureplan', 'evidence')

/** Two particulars of one work that no entry has together. */
function pairs({ clauses, index, text }: SentenceReading): [Anchor, Anchor][] {
  const own = clauses.flatMap(({ anchors }) => anchors).filter(({ free, at }) => !free && at.size > 0)
  const homes = (anchor: Anchor) => new Set([...anchor.at.keys()].map((at) => index.propositions[at]?.entry ?? -1))
  const isIn = (fields: ReadonlySet<string>, anchor: Anchor) =>
    [...anchor.at.keys()].some((at) => fields.has(index.propositions[at]?.field ?? ''))
  const fieldsOf = ({ at }: Anchor) =>
    [...at.keys()].map((place) => index.propositions[place]?.field ?? '').filter((field) => PARTICULARS.has(field))
  const particular = own.filter((anchor) => isIn(PARTICULARS, anchor) && !isIn(TITLES, anchor))
  return particular.flatMap((one, at) =>
    particular.slice(at + 1).flatMap((other): [Anchor, Anchor][] => {
      if (one.claim.start === other.claim.start) return []
      // Several of one kind are a list.
      if (fieldsOf(one).some((field) => fieldsOf(other).includes(field))) return []
      const [first, second] = [homes(one), homes(other)]
      if ([...first].some((home) => second.has(home))) return []
      const between = text.slice(Math.min(one.claim.end, other.claim.end), Math.max(one.claim.start, other.claim.start))
      if (/\b(?:and|while|but|or|whereas|both|then|later|than|from)\b|;/u.test(between)) return []
      return [[one, other]]
    }),
  )
}

/** The later of two particulars that no entry has together. */
export const mixed = (all: SentenceReading): Finding[] =>
  pairs(all).map(([one, other]) => ({
    kind: other.claim.kind,
    start: other.claim.start,
    end: other.claim.end,
    text: other.claim.text,
    reason: `no entry has this together with ${one.claim.text}`,
  }))
