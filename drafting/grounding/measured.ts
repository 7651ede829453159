import type { Quantity, Unit } from './claim.ts'
import { foldWord } from './fold.ts'
import { senseOf } from './lexicon/lexicon.ts'
import { CARDINAL } from './number-words.ts'
import { UNITS } from './vocabulary.ts'

const NEARNESS: readonly [RegExp, Quantity['nearness']][] = [
  [/\b(?:more than|over|above|exceed(?:s|ed|ing)?|in excess of|at least|upwards? of)\s*$/iu, 'over'],
  [/\b(?:nearly|almost|less than|fewer than|under|below|close to|just short of|up to|at most)\s*$/iu, 'under'],
  [/\b(?:about|around|approximately|roughly|some|circa)\s*$/iu, 'about'],
]

/** No longer are the words that say how near a figure is meant. */
const BEFORE = 40

const PERCENT = /^[ -]?(?:%|percent\b|per cent\b|percentage points?\b|points?\b(?! (?:\p{L}+ )?scale\b))/iu
/** "On a four-point scale". */
const OF_SCALE = /^[ -]points?(?: \p{L}+)? scale\b/iu
/** "Four airless hours": a measure may have a word of its own before it. */
const QUALIFIED = /^ (?<quality>\p{L}+) (?<unit>\p{L}+)/u
/** "Three and a half times as many". */
const RATIO = /^ times (?:as\b|(?:more|higher|larger|greater|faster|longer|better|the)\b)/iu
const CENTS = /^[ -]?cents?\b/iu
const DOLLARS = /^[ -]?(?:(?:U\.?S\.? )?dollars?\b|euros?\b|pounds sterling\b|yuan\b|USD\b|EUR\b)/iu
/** What is counted: "two projects", "two of the projects", "28 whole days". */
const NEXT_WORD =
  /^\+?[\s-]+(?:(?:full|whole|progressive|successive|different|separate|distinct|further|consecutive|additional|more|fewer|entire|straight|working|calendar|business|consecutive|short|long|further|additional|more|square|cubic) )?(?:(?:out )?of (?:(?:all|the|these|those|her|his|their|its|my|our) )*)?(?<word>[\p{L}’']+)/u
/** "Six of the fifteen hospitals": both figures count hospitals. */
const OF_NUMBER = new RegExp(
  `^((?: out)? of (?:(?:the|these|those|her|his|their|its|my|our) )?)(?:\\d[\\d,]*|(?:${CARDINAL})(?:[ -](?:${CARDINAL}))*) `,
  'iu',
)
/** "from 36 to 24 hours": the first figure has the measure of the second. */
const RANGE = /^ ?(?:to|or|and|-|–) ?(?:\p{L}+ ){0,2}?(?:[\d.,]+|\p{L}+)(?<rest>[ -].*)$/su

/** "Two published articles". */
const BEFORE_NOUN = /^[ -]\p{L}+ed \p{L}+s\b/u

const nounOf = (after: string): string => {
  const noun = foldWord(NEXT_WORD.exec(after.replace(OF_NUMBER, '$1'))?.groups?.word ?? '')
  const { closed, verb, noun: isNoun, adjective, lemma } = senseOf(noun)
  // "Of 64 families, 12 dropped out": a verb counts nothing.
  const isPast = verb && noun !== lemma && (noun.endsWith('ed') || !(isNoun || adjective || /(?:s|ing)$/.test(noun)))
  return closed || (isPast && !BEFORE_NOUN.test(after)) ? '' : noun
}

const rangeUnit = (after: string): Unit | null => {
  const rest = RANGE.exec(after)?.groups?.rest
  if (rest === undefined) return null
  return PERCENT.test(rest) ? 'percent' : DOLLARS.test(rest) ? 'money' : (UNITS.get(nounOf(rest)) ?? null)
}

function qualifiedUnit(after: string): Unit | null {
  const { quality = '', unit = '' } = QUALIFIED.exec(after)?.groups ?? {}
  const { adjective, noun, closed } = senseOf(foldWord(quality))
  return adjective && !noun && !closed ? (UNITS.get(foldWord(unit)) ?? null) : null
}

const CURRENCIES: readonly [string, RegExp, RegExp][] = [
  ['dollar', /^(?:\$|USD)/u, /^[ -]?(?:(?:U\.?S\.? )?dollars?|USD)\b/iu],
  ['euro', /^(?:€|EUR)/u, /^[ -]?(?:euros?|EUR)\b/iu],
  ['pound', /^(?:£|GBP)/u, /^[ -]?pounds\b/iu],
  ['yuan', /^(?:¥|RMB|CNY)/u, /^[ -]?yuan\b/iu],
]

const currencyOf = (figure: string, after: string): string | undefined =>
  CURRENCIES.find(([, sign, word]) => sign.test(figure) || word.test(after))?.[0]

/** A figure with what it measures or counts, by the words on both sides of it. */
export function quantityAt(
  text: string,
  start: number,
  end: number,
  value: number,
  unit: Unit | null,
): { quantity: Quantity; end: number } {
  const after = text.slice(end)
  const before = text.slice(Math.max(0, start - BEFORE), start)
  const nearness = NEARNESS.find(([form]) => form.test(before))?.[1] ?? 'exactly'
  const noun = OF_SCALE.test(after) ? 'scale' : nounOf(after)
  const percent = PERCENT.exec(after)?.[0]
  const cents = CENTS.exec(after)?.[0]
  const dollars = DOLLARS.exec(after)?.[0] ?? cents
  const taken = percent ?? dollars ?? ''
  const measured =
    percent !== undefined
      ? 'percent'
      : dollars !== undefined
        ? 'money'
        : RATIO.test(after)
          ? 'times'
          : (unit ?? UNITS.get(noun) ?? qualifiedUnit(after) ?? rangeUnit(after))
  const currency = measured === 'money' ? currencyOf(text.slice(start, end), dollars ?? after) : undefined
  return {
    quantity: {
      value: cents === undefined ? value : value / 100,
      unit: measured,
      nearness,
      noun,
      ...(currency === undefined ? {} : { currency }),
    },
    end: end + taken.length,
  }
}
