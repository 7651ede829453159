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
  /** Whose dates they must be. */
  sections?: ReadonlySet<string>
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const OCCASIONS: readonly Occasion[] = [
  {
    verbs: set('publish appear print'),
    // An article on somebody is a paper with a date of its own.
    own: set('published_date received_date'),
    never: set('start_date end_date expired_date entry'),
  },
  {
    verbs: set('win award honor confer certify license elect'),
    own: set('received_date'),
    never: set('start_date published_date expired_date entry'),
  },
  {
    verbs: set('begin start found enroll'),
    own: set('start_date'),
    never: set('end_date published_date received_date expired_date entry'),
  },
  {
    verbs: set('engage hire employ take'),
    own: set('start_date'),
    never: set('start_date end_date published_date received_date expired_date entry'),
    sections: set('professionalhistory'),
  },
  {
    verbs: set('join enter'),
    own: set('start_date received_date'),
    never: set('start_date end_date published_date expired_date entry'),
    sections: set('professionalhistory academichistory evidence'),
  },
  {
    verbs: set('graduate leave quit resign'),
    own: set('end_date'),
    never: set('start_date published_date received_date expired_date entry'),
  },
]

const UNTIL = /\b(?:to|until|till|through|and|or|–|-) $/iu

const occasionOf = (lemma: string): Occasion | undefined => OCCASIONS.find(({ verbs }) => verbs.has(lemma))

/** Dates told of an occasion that are those of another: an article that "appeared" when the work on it ended. */
export function misdated({ clauses, index, text: said }: SentenceReading): Finding[] {
  return clauses.flatMap((clause) =>
    clause.anchors.flatMap(({ claim, at, free }): Finding[] => {
      if (claim.kind !== 'date' || free || at.size === 0) return []
      const place = clause.tokens.findIndex(({ start }) => start >= claim.start)
      const nearest = clause.tokens
        // A date goes with the verb before it; with one that follows only where none does.
        .map((token, index_) => ({
          token,
          far: index_ < place ? place - index_ : clause.tokens.length + index_ - place,
          verb: isVerb(clause.tokens, index_),
        }))
        .filter(({ token, verb }) => verb && !token.sense.closed)
        .sort((a, b) => a.far - b.far)[0]
      const lemma = nearest?.token.sense.lemma
      // Of all that is taken, it is a post that is taken up.
      const isPost = lemma !== 'take' || /\btook up (?:\p{L}+ ){0,3}(?:post|position|job|duties|work)\b/iu.test(said)
      const occasion = lemma === undefined || !isPost ? undefined : occasionOf(lemma)
      // "From 2016 to 2019": the second date is an end.
      if (occasion === undefined || UNTIL.test(said.slice(0, claim.start))) return []
      const mayTell = (proposition: Proposition | undefined) =>
        proposition !== undefined &&
        ((occasion.own.has(proposition.field) &&
          occasion.sections?.has(index.entries[proposition.entry]?.section ?? '') !== false) ||
          (!occasion.never.has(proposition.field) && proposition.tokens.length > 1))
      if ([...at.keys()].some((one) => mayTell(index.propositions[one]))) return []
      const { start, end, text } = claim
      return [{ kind: 'date', start, end, text, reason: 'the case file holds this date of something else' }]
    }),
  )
}
