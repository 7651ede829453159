import { Recent } from '../recent.ts'
import type { PartialDate } from './claim.ts'
import { wordsOf, type Word } from './fold.ts'
import { readText, type Held } from './held.ts'
import { datesHeldIn } from './held-dates.ts'
import { senseOf, type Sense } from './lexicon/lexicon.ts'
import { valuesIn } from './values.ts'

export interface Token extends Word {
  sense: Sense
  /** Tells something of the world: neither a word of grammar nor one of any petition, nor a figure. */
  content: boolean
  /** Written as a name. */
  capital: boolean
}

/** `told` has come about as far as the case file knows; `aim`, what was wanted; `plan`, what lies ahead; `law`, what the library holds. */
export type Status = 'told' | 'aim' | 'plan' | 'law'

/** One sentence of a passage, one field, or one line of a page. */
export interface Proposition {
  at: number
  entry: number
  source: string
  field: string
  status: Status
  text: string
  tokens: Token[]
  /** Words that the field's name adds. */
  extra: Token[]
  held: Held
  figures: readonly number[]
  /** Every value and date that it may be read to hold. */
  values: readonly number[]
  dates: readonly PartialDate[]
}

const isFigure = (word: string): boolean => /^\d/.test(word)

type Written = Pick<Token, 'sense' | 'content' | 'capital'>

const written = new Map<string, Written>()
/** Texts repeat their words; what odd ones bring is let go of. */
const MANY_WORDS = 50_000

/** What a word is by its letters alone. */
function writtenAs({ text, folded }: Word): Written {
  const known = written.get(text)
  if (known !== undefined) return known
  const sense = senseOf(folded)
  const read = {
    sense,
    content: !sense.closed && !sense.genre && !isFigure(folded) && folded !== '',
    capital: /^[\p{Lu}\p{Script=Han}]/u.test(text),
  }
  if (written.size >= MANY_WORDS) written.clear()
  written.set(text, read)
  return read
}

export const tokensOf = (text: string): Token[] =>
  wordsOf(text).map((word) => {
    const { sense, content, capital } = writtenAs(word)
    return { text: word.text, folded: word.folded, start: word.start, end: word.end, sense, content, capital }
  })

type Read = Pick<Proposition, 'tokens' | 'held' | 'figures' | 'values' | 'dates'>

/** Each document of an applicant is held against the same entries and papers. */
const reads = new Recent<Read>(4_000)

function read(text: string): Read {
  const tokens = tokensOf(text)
  return { tokens, held: readText(text, tokens), ...valuesIn(text), dates: datesHeldIn(text) }
}

export function propositionOf(
  text: string,
  { words = '', ...place }: { source: string; field: string; status: Status; words?: string },
): Proposition {
  return { at: -1, entry: -1, ...place, text, ...reads.of(text, read), extra: words === '' ? [] : tokensOf(words) }
}
