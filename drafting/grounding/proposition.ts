import { Recent } from '../recent.ts'
import type { Claim, PartialDate, Quantity } from './claim.ts'
import { wordsOf, type Word } from './fold.ts'
import { readText, type Held } from './held.ts'
import { senseOf, type Sense } from './lexicon/lexicon.ts'

export interface Token extends Word {
  sense: Sense
  /** Tells something of the world: neither a word of grammar nor one of any petition, nor a figure. */
  content: boolean
  /** Written as a name. */
  capital: boolean
}

/** `told` has come about as far as the case file knows; `aim`, what was wanted; `plan`, what lies ahead; `law`, what the library holds. */
export type Status = 'told' | 'aim' | 'plan' | 'law'

/** A figure where it stands, with the words about it. */
export interface Figure {
  quantity: Quantity
  start: number
  end: number
  /** From and to which token its neighbourhood reaches. */
  from: number
  to: number
}

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
  figures: Figure[]
  dates: { date: PartialDate; start: number }[]
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

const MONEY_FIELDS = new Set(['funding_amount', 'annual_salary'])
const MEASURED_FIELDS: Readonly<Record<string, string>> = {
  working_hours_per_week: 'hour',
  years_of_known: 'year',
}
const COUNTED_FIELDS: Readonly<Record<string, string>> = {
  citation_count: 'times',
  total_citations: 'times',
  publications: 'publications',
}
const REACH = 9

/** A span of years is told in whole ones: 13.2 as thirteen. */
const roundedOf = (field: string, value: number): number[] =>
  field === 'years_of_known' ? [...new Set([value, Math.floor(value), Math.round(value)])] : [value]

export const figuresOf = (claims: readonly Claim[], tokens: readonly Token[]): Figure[] =>
  claims.flatMap((claim) => {
    if (claim.kind !== 'number') return []
    // "Three Rivers Cooperative" counts no rivers.
    if (/^\p{Lu}/u.test(claim.text) && tokens.some(({ start, capital }) => capital && start === claim.end + 1))
      return []
    const first = tokens.findIndex(({ end }) => end > claim.start)
    const at = first === -1 ? tokens.length : first
    return [
      {
        quantity: claim.quantity,
        start: claim.start,
        end: claim.end,
        from: Math.max(0, at - REACH),
        to: Math.min(tokens.length, at + REACH + 1),
      },
    ]
  })

/** Where one figure of a sentence is money, those that count nothing else are: "51,300, and from 88,900". */
const sharing = (figures: Figure[]): Figure[] =>
  figures.some(({ quantity }) => quantity.unit === 'money')
    ? figures.flatMap((figure) =>
        figure.quantity.unit === null && figure.quantity.value >= 100
          ? [figure, { ...figure, quantity: { ...figure.quantity, unit: 'money' } }]
          : [figure],
      )
    : figures

interface Read {
  tokens: Token[]
  held: Held
}

/** Each document of an applicant is held against the same entries and papers. */
const reads = new Recent<Read>(4_000)

function read(text: string): Read {
  const tokens = tokensOf(text)
  return { tokens, held: readText(text, tokens) }
}

export function propositionOf(
  text: string,
  place: { source: string; field: string; status: Status; words?: string; section?: string },
): Proposition {
  const { source, field, status, words = '' } = place
  const { tokens, held } = reads.of(text, read)
  const unit = MONEY_FIELDS.has(field) ? 'money' : (MEASURED_FIELDS[field] ?? null)
  const noun = COUNTED_FIELDS[field] ?? ''
  const value = Number(text.replace(/,/g, ''))
  const figures =
    (unit !== null || noun !== '') && Number.isFinite(value)
      ? roundedOf(field, value).map((rounded) => ({
          quantity: { value: rounded, unit, nearness: 'exactly' as const, noun },
          start: 0,
          end: text.length,
          from: 0,
          to: tokens.length,
        }))
      : sharing(figuresOf(held.claims, tokens))
  return {
    at: -1,
    entry: -1,
    source,
    field,
    status,
    text,
    tokens,
    extra: words === '' ? [] : tokensOf(words),
    held,
    figures,
    dates: held.claims.flatMap((claim) => (claim.kind === 'date' ? [{ date: claim.date, start: claim.start }] : [])),
  }
}
