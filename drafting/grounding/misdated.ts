import type { Finding } from './claim.ts'
import { isVerb } from './clauses.ts'
import type { Proposition } from './proposition.ts'
import type { SentenceReading } from './reading.ts'

interface Occasion {
  /** Dictionary forms of the verbs that tell of it. */
  verbs: ReadonlySet<string>
  /** The fields whose dates are its own, and those that are never. */
  own: ReadonlySet<string>
  never: ReadonlySet<string>
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const OCCASIONS: readonly Occasion[] = [
  {
    verbs: set('publish appear print'),
    own: set('published_date'),
    never: set('start_date end_date received_date expired_date entry'),
  },
  {
    verbs: set('win award honor confer certify license elect'),
    own: set('received_date'),
    never: set('start_date published_date expired_date entry'),
  },
]

const occasionOf = (lemma: string): Occasion | undefined => OCCASIONS.find(({ verbs }) => verbs.has(lemma))

/** Dates told of an occasion that are those of another: an article that "appeared" when the work on it ended. */
export function misdated({ clauses, index }: SentenceReading): Finding[] {
  return clauses.flatMap((clause) =>
    clause.anchors.flatMap(({ claim, at, free }): Finding[] => {
      if (claim.kind !== 'date' || free || at.size === 0) return []
      const place = clause.tokens.findIndex(({ start }) => start >= claim.start)
      const nearest = clause.tokens
        .map((token, index_) => ({ token, far: Math.abs(index_ - place), verb: isVerb(clause.tokens, index_) }))
        .filter(({ token, verb }) => verb && !token.sense.closed)
        .sort((a, b) => a.far - b.far)[0]
      const occasion = nearest === undefined ? undefined : occasionOf(nearest.token.sense.lemma)
      if (occasion === undefined) return []
      const mayTell = (proposition: Proposition | undefined) =>
        proposition !== undefined &&
        (occasion.own.has(proposition.field) ||
          (!occasion.never.has(proposition.field) && proposition.tokens.length > 1))
      if ([...at.keys()].some((one) => mayTell(index.propositions[one]))) return []
      const { start, end, text } = claim
      return [{ kind: 'date', start, end, text, reason: 'the case file holds this date of something else' }]
    }),
  )
}
