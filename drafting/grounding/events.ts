import { levelsOf, weightOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding } from './claim.ts'
import { clausesOf } from './clauses.ts'
import { eventOf, type EventKind } from './event-words.ts'
import { isFigurative } from './figurative.ts'
import type { Proposition, Token } from './proposition.ts'
import { isInside, type Reading, type SentenceReading } from './reading.ts'

/** What is wished, denied, asked or weighed has not come about. */
const UNSETTLED =
  /\b(?:not|n[’']t|never|nor|no|nobody|nothing|none|neither|without|will|would|shall|should|may(?! \d)|might|could|can|cannot|plan(?:s|ned|ning)? (?:to|for|on|is)|planned|intend\w*|expect\w*|propos\w+|aim(?:s|ed)?|hop(?:e|es|ed|ing)|seek\w*|goal|target|consider(?:s|ed|ing)?|interest(?:ed)?|want(?:s|ed)?|once|if|until|unless|whether|pending|await\w*|yet|apply|applied|application|ask(?:s|ed|ing)?|request\w*|talk(?:s|ed|ing)?|discuss\w*|negotiat\w*|offer(?:s|ed)?|invited? to|to be|(?:is|are|was|were) to|ready to|in order to|need(?:s|ed)?|must|before|attempt\w*|tried|try|failed to|refus\w+|declin\w+|reject\w+)\b/iu
/** A sentence that weighs what may come claims nothing as settled. */
const OPEN = /\b(?:contemplat\w+|in conversation|under discussion|none of|so that|may(?! \d)|might|would)\b/iu
/** "To sign", "for signing": not done yet. */
const INFINITIVE = new Set(['to', 'for', 'of', 'by', 'without', 'before', 'in', 'on'])
const WRITER = new Set(['i', 'we', 'my', 'our', 'me', 'us'])
const DETERMINERS = new Set('the a an any this that these those its their her his my our'.split(' '))
const TOLD = 0.55
/** How much of the clause a source of the event must tell with it. */
const SHARE = 0.3
/** What joins a clause to the one before may deny it. */
const BEFORE = 12

const known = new WeakMap<CaseIndex, Map<EventKind, readonly Proposition[]>>()

/** Where the case file tells of such an event as having come about. */
function tellingOf(index: CaseIndex, kind: EventKind): readonly Proposition[] {
  const all = known.get(index) ?? new Map<EventKind, readonly Proposition[]>()
  known.set(index, all)
  const found = all.get(kind)
  if (found !== undefined) return found
  const places = new Set([...kind.bears].flatMap((stem) => index.byStem.get(stem) ?? []))
  const telling = [...places]
    .flatMap((place) => index.propositions[place] ?? [])
    .filter((proposition) => {
      if (proposition.status !== 'told') return false
      const isOfField = proposition.extra.some(({ folded, sense }) => eventOf(folded, sense.lemma) === kind)
      return (kind.byField && isOfField) || tells(proposition, kind)
    })
  all.set(kind, telling)
  return telling
}

/** True of words that tell of such an event as having come about. */
const tells = ({ tokens, text }: Proposition, kind: EventKind): boolean =>
  clausesOf(text, tokens).some(({ from, to }) => {
    const own = tokens.slice(from, to)
    const start = Math.max(0, (own[0]?.start ?? 0) - BEFORE)
    return (
      own.some(({ sense }) => kind.bears.has(sense.stem)) && !UNSETTLED.test(text.slice(start, own.at(-1)?.end ?? 0))
    )
  })

/** Where the authorities that a sentence cites tell of it: what the Council published stands in no profile. */
const tellingIn = ({ index, declared }: SentenceReading, kind: EventKind): Proposition[] =>
  [...declared]
    .flatMap((at) => index.entries[at] ?? [])
    .filter(({ section }) => section === 'library')
    .flatMap(({ propositions }) => propositions.filter((proposition) => tells(proposition, kind)))

/** "Adopted", "was adopted", "has sold"; neither "adopts", "adopting" nor "the published rules". */
function isDone({ tokens }: Reading, at: number, text: string): boolean {
  const token = tokens[at]
  if (token === undefined || token.folded === token.sense.lemma || /(?:s|ing)$/u.test(token.folded)) return false
  const before = tokens[at - 1]?.folded ?? ''
  if (INFINITIVE.has(before)) return false
  const next = tokens[at + 1]
  const isBeforeNoun = next?.sense.closed === false && /^\s$/u.test(text.slice(token.end, next.start))
  return !(DETERMINERS.has(before) && isBeforeNoun)
}

const PERSONS = new Set([...WRITER, 'she', 'he', 'they', 'it', 'who', 'which', 'her', 'his', 'their'])

/** Of whom was spoken last before a verb. */
const lastPerson = (tokens: readonly Token[], { start }: Token): string =>
  tokens.filter((token) => token.start < start && PERSONS.has(token.folded)).at(-1)?.folded ?? ''

/** Agreements, adoptions, grants and the like that are told as having come about, and of which the case file tells no such thing. */
export function unsettled(clause: Reading, all: SentenceReading): Finding[] {
  const { text, tokens, index, voice } = all
  const from = clause.tokens[0]?.start ?? 0
  const to = clause.tokens.at(-1)?.end ?? 0
  return clause.tokens.flatMap((token, at): Finding[] => {
    const kind = eventOf(token.folded, token.sense.lemma)
    if (kind === undefined || !isDone(clause, at, text) || isInside(token, clause) || isFigurative(token, text))
      return []
    // A recommender's own dealings stand in no entry.
    if (typeof voice === 'object' && WRITER.has(lastPerson(tokens, token))) return []
    // "Shop-bought" tells of no purchase.
    if (text[token.start - 1] === '-' || OPEN.test(text)) return []
    // An endeavor speaks of what is to come.
    if (voice === 'endeavor' && UNSETTLED.test(text)) return []
    if (!kind.isClaimed(text.slice(from, to)) || UNSETTLED.test(text.slice(Math.max(0, from - BEFORE), to))) return []
    const about = clause.tokens.filter((one) => one !== token && !one.sense.closed && !/^\d/.test(one.folded))
    const weight = about.reduce((sum, one) => sum + weightOf(index, one), 0)
    // Who did it stands before, or after "by".
    const subject = clause.tokens
      .slice(0, at)
      .filter((one) => one.content)
      .at(-1)
    const sums = clause.anchors.filter(
      ({ claim, free }) => !free && claim.kind === 'number' && claim.quantity.unit === 'money',
    )
    const isBorne = [...tellingOf(index, kind), ...tellingIn(all, kind)].some((proposition) => {
      // Another grant than the one of this sum proves nothing.
      if (
        sums.some(
          ({ at: places }) =>
            places.size > 0 && ![...places.keys()].some((one) => index.propositions[one]?.entry === proposition.entry),
        )
      )
        return false
      const shared = about.filter((one) => levelsOf(index, one).at(proposition.at) >= TOLD)
      if (subject !== undefined && kind.bySubject && !shared.includes(subject)) return false
      return shared.reduce((sum, one) => sum + weightOf(index, one), 0) >= SHARE * weight
    })
    if (isBorne) return []
    return [
      {
        kind: 'status',
        start: token.start,
        end: token.end,
        text: token.text,
        reason: 'the case file does not tell this as having come about',
      },
    ]
  })
}
