import { namesIn } from '../case-file/fields.ts'
import { levelsOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding } from './claim.ts'
import { clausesOf, isVerb } from './clauses.ts'
import type { Proposition, Token } from './proposition.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** Words by which something is told as not yet come about. */
const OPEN =
  /\b(?:will|would|shall|should|may|might|could|plan(?:s|ned|ning)?|intend\w*|expect\w*|propos\w+|aim(?:s|ed)?|hop(?:e|es|ed|ing)|seek\w*|goal|target|objective|once|if|until|unless|future|pending|await\w*|not yet|still|draft(?:ed)?|applied|application|ask(?:s|ed|ing)?|request\w*|under (?:way|review|consideration)|submitted|in progress|prospective\w*|potential\w*|to be|(?:is|are|was|were) to|towards?|want(?:s|ed)?|next|ahead|being \w+|reading|begins?|letter of intent|interest(?:ed)?|negotiat\w*|estimat\w*|scheduled|would-be|undertak\w*|promis\w*|can)\b|[’']ll\b/iu

/** Words by which something is told as come about. */
const DONE =
  /\b(?:has|have|had|was|were|been|already|now|today|since|ago)\b|\b\p{L}{3,}ed\b|\b(?:built|ran|run|won|made|brought|took|gave|put|sold|met|grew|wrote|led|taught|cut|found|held|kept|set|shown|drew|became)\b/iu

const opens = new WeakMap<Proposition, boolean>()

function isOpen(proposition: Proposition, clause: Reading): boolean {
  if (proposition.status === 'plan' || proposition.status === 'aim') return true
  const known = opens.get(proposition) ?? OPEN.test(proposition.text)
  opens.set(proposition, known)
  return known && !isDoneIn(proposition, clause)
}

/** "We have mapped the mains, and the guide is to follow": the part that a clause retells may be done where another is not. */
function isDoneIn({ text, tokens }: Proposition, clause: Reading): boolean {
  const parts = clausesOf(text, tokens).map(({ from, to }) => tokens.slice(from, to))
  if (parts.length < 2) return false
  const stems = new Set(clause.tokens.filter(({ content }) => content).map(({ sense }) => sense.stem))
  const shared = parts.map(
    (part) => new Set(part.map(({ sense }) => sense.stem).filter((stem) => stems.has(stem))).size,
  )
  const nearest = parts[shared.indexOf(Math.max(...shared))] ?? tokens
  const told = text.slice(nearest[0]?.start ?? 0, nearest.at(-1)?.end ?? 0)
  return DONE.test(told) && !OPEN.test(told)
}

const LEAST = 0.3
/** How much more of a clause what is open must tell than what has come about. */
const MORE = 1.1

/** A plan told as done, or what is pending as settled: as a share of the clause that only what is open tells. */
export function untimely(clause: Reading, all: SentenceReading): { kind: 'plan' | 'open'; share: number } | null {
  const { index } = all
  const { weight, byProposition, told: propositions } = clause.alignment
  const text = all.text.slice(clause.tokens[0]?.start ?? 0, clause.tokens.at(-1)?.end ?? 0)
  const done = DONE.test(text)
  if (!done || weight === 0 || OPEN.test(text)) return null
  let [told, open] = [0, 0]
  let best: Proposition | undefined
  let most = 0
  for (const at of propositions) {
    const score = byProposition[at] ?? 0
    const proposition = index.propositions[at]
    if (proposition === undefined || proposition.status === 'law' || !clause.reach.has(proposition.entry)) continue
    if (isOpen(proposition, clause)) open = Math.max(open, score)
    else told = Math.max(told, score)
    if (score > most) [most, best] = [score, proposition]
  }
  if (open / weight < LEAST || open < told * MORE) return null
  const isPlan = best?.status === 'plan' || best?.status === 'aim'
  return { kind: isPlan ? 'plan' : 'open', share: open / weight }
}

/** Words that leave no doubt that something has come about. */
const SETTLED =
  /\b(?:has|have) (?:\p{L}+ly |already |since |now |also )?(?:been )?(?:\p{L}+ed|built|made|sold|bought|taught|written|run|begun|won|found|led|put|set|shown|grown|become|taken|given|met|paid|cut|drawn|kept|left|spread)\b|\b(?:is|are) (?:now|already)\b|\b(?:today|already|now)\b|\b(?:was|were) \p{L}+(?:ed|n|t)\b/iu
const UNSETTLED =
  /\b(?:could|may|might|would|should|can|cannot|refrain\w*|aim|goal|target|wanted|meant|purpose|sought|applied for|asked|requested|submitted|task|not|never|yet|nor|until|if|plan\w*|intend\w*|propos\w+|will|would|expect\w*)\b/iu
/** How much of such a clause the plan tells, and how little anything that has come about. */
const PLANNED = 0.5
const HARDLY = 0.85
/** Fewer words could be anybody's. */
const TELLING = 3

/** What an entry on the past tells as open in so many words. */
const AHEAD =
  /\b(?:(?:will|shall|should|would) (?:be|like|appear|open|begin|start|run)|(?:is|are) (?:to|planned|expected|scheduled|pending|under review|in public comment|in preparation|before (?:a|the))|no decision|not yet|awaits?|plans? to|hopes? to|wants? to|intends? to|would like to|appl(?:y|ied) (?:to|for|at|with)|waits? for|put out (?:for|to)|sent to|submitted|in review|being reviewed|draft|asked)\b/iu
const PLANS = new Set(['futureplan', 'endeavors'])
/** What something is called tells nothing of how far it has come. */
const NAMES_OF = namesIn('academicprojects', 'professionalprojects', 'futureplan', 'evidence')
/** A figure of the clause that stands in a proposition tells which one is meant. */
const FIGURE = 0.25

const liesAhead = (proposition: Proposition, clause: Reading): boolean =>
  proposition.status === 'plan' ||
  proposition.status === 'aim' ||
  (proposition.status === 'told' && AHEAD.test(proposition.text) && !isDoneIn(proposition, clause))

function figuresAt({ anchors }: Reading): Map<number, number> {
  const held = new Map<number, number>()
  for (const { claim, at, free } of anchors)
    if (claim.kind === 'number' && !free) for (const place of at.keys()) held.set(place, 1)
  return held
}

const isQuoted = ({ start, end }: Token, { claims }: Reading): boolean =>
  claims.some((claim) => claim.kind === 'quotation' && start >= claim.start && end <= claim.end)

const BE = new Set(['was', 'were', 'been'])

/** "Trained 60 interpreters", where 60 are to be trained and no others: a past that only a plan has the figure of. */
const isPastOfPlan = (clause: Reading, index: CaseIndex): boolean => {
  const counted = clause.anchors.filter(
    ({ claim, at, free }) => claim.kind === 'number' && !free && at.size > 0 && claim.quantity.unit !== 'ordinal',
  )
  return (
    counted.length > 0 &&
    clause.tokens.some(
      ({ folded }, at) =>
        folded.endsWith('ed') &&
        at > 0 &&
        isVerb(clause.tokens, at) &&
        (BE.has(clause.tokens[at - 1]?.folded ?? '') || !isVerb(clause.tokens, at - 1)),
    ) &&
    counted.every(({ at }) =>
      [...at.keys()].every((place) => {
        const one = index.propositions[place]
        return (
          (one?.status === 'plan' || one?.status === 'aim') &&
          clause.tokens.some((token) => token.content && !token.capital && levelsOf(index, token).at(place) === 1)
        )
      }),
    )
  )
}

/** A plan told in so many words as done. */
export function toldAsDone(clause: Reading, all: SentenceReading): Finding[] {
  const { index } = all
  const { weight, byProposition, told: propositions } = clause.alignment
  const start = clause.tokens[0]?.start ?? 0
  const end = clause.tokens.at(-1)?.end ?? 0
  const text = all.text.slice(start, end)
  const reason = `${clause.entry?.label ?? 'The case file'} tells this as planned, not as done`
  if (!OPEN.test(all.text) && isPastOfPlan(clause, index)) return [{ kind: 'status', start, end, text, reason }]
  // What a title says is not told of it.
  if (
    clause.tokens.filter((token) => token.content && !isQuoted(token, clause)).length < TELLING ||
    !SETTLED.test(text) ||
    UNSETTLED.test(text) ||
    AHEAD.test(text)
  )
    return []
  let [told, planned] = [0, 0]
  const held = figuresAt(clause)
  for (const at of propositions) {
    const score = byProposition[at] ?? 0
    const proposition = index.propositions[at]
    if (proposition === undefined || !clause.reach.has(proposition.entry)) continue
    if (proposition.field === 'exhibit' || proposition.field === 'entry' || NAMES_OF.has(proposition.field)) continue
    const worth = score + FIGURE * weight * (held.get(at) ?? 0)
    if (liesAhead(proposition, clause)) planned = Math.max(planned, worth)
    else if (!PLANS.has(index.entries[proposition.entry]?.section ?? '') || DONE.test(proposition.text))
      told = Math.max(told, worth)
  }
  if (planned < PLANNED * weight || told > HARDLY * planned) return []
  return [{ kind: 'status', start, end, text, reason }]
}
