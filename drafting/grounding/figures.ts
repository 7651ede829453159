import type { Quantity } from './claim.ts'
import { akin, covers, senseOf } from './lexicon/lexicon.ts'
import { isNumberWord } from './number-words.ts'
import type { Figure, Proposition, Token } from './proposition.ts'

/** Measures say what is counted by themselves; so do money and shares. */
const isCounting = ({ unit, noun }: Quantity): boolean => unit === null && noun !== ''

/** Nouns that stand for whatever is counted. */
const ANYTHING = new Set(
  'of in to and or from by with for at on a an the more other such times time whole full further years year such per were was are is out days cases people persons them these those that who which'.split(
    ' ',
  ),
)

/** A participle right before a noun. */
const isBeforeNoun = ({ folded, sense, end }: Token, next: Token | undefined, text: string): boolean =>
  next !== undefined &&
  sense.verb &&
  folded.endsWith('ed') &&
  next.sense.noun &&
  !next.sense.closed &&
  text.slice(end, next.start) === ' '

/** What a figure counts: the words after it, as far as they may be its noun. */
export function countedBy(figure: Figure, tokens: readonly Token[], text: string): Token[] {
  const found: Token[] = []
  let end = figure.end
  for (const [at, token] of tokens.entries()) {
    if (token.start < figure.end) continue
    if (/[,;:.()—]/.test(text.slice(end, token.start))) break
    if (token.sense.closed && token.folded !== 'of' && token.folded !== 'the' && token.folded !== 'other') break
    end = token.end
    // "one of the five preferred", "64 people nominated": the verb counts nothing, but in "two published articles".
    if (found.length === 0 && isBeforeNoun(token, tokens[at + 1], text)) continue
    if (token.sense.verb && token.folded !== token.sense.lemma && /(?:ed|t|n|ing)$/.test(token.folded)) break
    if (!token.sense.closed && !/^\d/.test(token.folded) && !isNumberWord(token.folded)) found.push(token)
    if (found.length === 4) break
  }
  return found
}

/** WordNet's kind of nouns that name persons. */
const PERSON = 18
const PEOPLE = new Set(['people', 'person', 'persons'])

const LARGE = 1000
const MUCH = 2

/** Whether what a figure counts stands near the same figure in a source. */
function countsTheSame(nouns: readonly Token[], near: readonly Token[]): boolean {
  const telling = nouns.filter(({ folded, sense }) => !ANYTHING.has(folded) && !(sense.genre && !sense.noun))
  if (telling.length === 0) return true
  // People are residents, members, pupils: whoever they are called.
  if (telling.some(({ sense }) => sense.nounKind === PERSON) && near.some(({ folded }) => PEOPLE.has(folded)))
    return true
  return telling.some(({ sense }) =>
    near.some((other) => other.sense.stem === sense.stem || (other.sense.noun && covers(sense, other.sense))),
  )
}

/** Told of a figure that a source tells, but of something else beside what the sentence counts. */
export const OF_ANOTHER = -1

/** Whether the same sentence of a source counts these things with another figure, and with this one something else. */
function isOfAnother(counted: readonly Token[], source: Figure, { figures }: Proposition): boolean {
  const [head] = counted
  const own = source.quantity.noun
  if (head === undefined || own === '' || senseOf(own).lemma === head.sense.lemma) return false
  if (counted.some(({ sense }) => sense.stem === senseOf(own).stem)) return false
  return figures.some(
    ({ quantity: { noun, unit, value } }) =>
      unit === null && noun !== '' && value !== source.quantity.value && senseOf(noun).lemma === head.sense.lemma,
  )
}

const nears = new WeakMap<Figure, Token[]>()

/** What stands around a figure of a source. */
function nearOf(source: Figure, { tokens, extra }: Proposition): Token[] {
  const known = nears.get(source) ?? [...tokens.slice(source.from, source.to), ...extra]
  nears.set(source, known)
  return known
}

const arounds = new WeakMap<Figure, Token[]>()

/** What a sentence says around a figure. */
function aroundOf(claim: Figure, tokens: readonly Token[]): Token[] {
  const known = arounds.get(claim) ?? tokens.slice(claim.from, claim.to).filter(({ content }) => content)
  arounds.set(claim, known)
  return known
}

/**
 * How far a figure of a sentence with the quantity of a source's is that figure: by what it counts, and what is said
 * around it. 0 where it is not.
 */
export function likeness(
  claim: Figure,
  counted: readonly Token[],
  tokens: readonly Token[],
  source: Figure,
  proposition: Proposition,
  previous: readonly Token[] | undefined,
  /** Whether the proposition tells a word at all: what it does not need not be compared word by word. */
  tells: (token: Token) => boolean,
): number {
  const near = nearOf(source, proposition)
  // "20 of 32 done": what is counted was named in the sentence before.
  const told = source.quantity.noun === '' && previous !== undefined ? [...near, ...previous] : near
  const counts = isCounting(claim.quantity) || claim.quantity.unit === 'share'
  const around = aroundOf(claim, tokens)
  if (counts && !countsTheSame(counted, told)) {
    // A large figure is hardly the same by chance, nor one of which the same is said: what it counts may have another name.
    const alike = around.filter(
      (token) => tells(token) && near.some((other) => covers(token.sense, other.sense)),
    ).length
    if (alike < (claim.quantity.value < LARGE ? MUCH : 1)) return 0
  }
  // "Four festivals and 17 libraries" holds no seventeen festivals.
  if (counts && isOfAnother(counted, source, proposition)) return OF_ANOTHER
  let shared = 0
  for (const token of around) if (tells(token) && near.some((other) => akin(token.sense, other.sense))) shared += 1
  return 0.2 + shared / Math.max(3, around.length)
}
