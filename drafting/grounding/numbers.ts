import type { Claim, Quantity, Unit, Unread } from './claim.ts'
import { foldWord } from './fold.ts'
import { senseOf } from './lexicon/lexicon.ts'
import { UNITS } from './vocabulary.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  dozen: 12,
}
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const FRACTIONS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  halves: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fifth: 1 / 5,
  fifths: 1 / 5,
  tenth: 1 / 10,
  tenths: 1 / 10,
}

const CARDINAL = [...ONES, ...TENS.slice(2), ...Object.keys(SCALES)].join('|')
const FRACTION = Object.keys(FRACTIONS).join('|')

const FORMS = {
  digits:
    /(?<sign>[$€£¥]|\b(?:USD|EUR|GBP|RMB|CNY) ?)?(?<![\p{L}\d]|\p{L}-)(?<value>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?<ordinal>(?:st|nd|rd|th)\b)?(?:[ -]?(?<scale>hundred|thousand|million|billion|trillion)\b| ?(?<short>[kKMB])\b)?(?!\p{L})/gu,
  andHalf: new RegExp(`\\b(?:(?<words>${CARDINAL})|(?<value>\\d+)) and a half\\b`, 'giu'),
  partHour: /\b(?:a quarter of an|half an|half a) (?:hour|year|day|minute)\b/giu,
  ofScale: new RegExp(
    `\\b(?:(?<over>a|an|one|two|three)[ -])?(?<part>${FRACTION}) (?:of )?an? (?<scale>hundred|thousand|million|billion)\\b`,
    'giu',
  ),
  oneIn: new RegExp(
    `\\b(?:one|1) (?:in|out of) (?:every )?(?:(?<words>${ONES.concat(TENS.slice(2)).join('|')})|(?<value>\\d+))\\b`,
    'giu',
  ),
  decade: /\b(?:an?|(?<count>one|two|three|four|five|\d)) decades?\b/giu,
  // "Two out of three teachers" counts no two teachers.
  outOf: new RegExp(
    `\\b(?<part>\\d|${ONES.join('|')}) (?:out of(?: every)?|in every) (?<whole>\\d{1,2}|${ONES.concat(TENS.slice(2)).join('|')})\\b(?![\\d.,-])`,
    'giu',
  ),
  fraction: new RegExp(
    `\\b(?:(?<over>a|an|one|two|three|four|nine)[ -])?(?<part>${FRACTION})\\b(?! (?:party|person|quarter))`,
    'giu',
  ),
  cardinal: new RegExp(`\\b(?:a )?(?<words>(?:${CARDINAL})(?:(?:[ -](?:and )?)(?:${CARDINAL}))*)\\b`, 'giu'),
  // "Meters per second" counts nothing.
  ordinal: new RegExp(`(?<!\\bper )\\b(?<word>${ORDINALS.slice(1).join('|')})\\b`, 'giu'),
  times: /\b(?<word>twice|double[ds]?|doubling|triple[ds]?|tripling|halved|halving)\b/giu,
}

const TIMES = (word: string): number => (/^(?:twice|doub)/i.test(word) ? 2 : /^trip/i.test(word) ? 3 : 0.5)

/** The value of number words: `twelve hundred`, `one hundred and five`, `twenty-five`. */
function valueOf(words: string): number {
  let total = 0
  let group = 0
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    const scale = SCALES[word]
    if (word === 'and') continue
    if (scale === undefined) group += Math.max(ONES.indexOf(word), TENS.indexOf(word) * 10)
    else if (scale <= 100) group = Math.max(group, 1) * scale
    else {
      total += Math.max(group, 1) * scale
      group = 0
    }
  }
  return total + group
}

const figureOf = (words: string): number => (/^\d/.test(words) ? Number(words) : valueOf(words))

const NEARNESS: readonly [RegExp, Quantity['nearness']][] = [
  [/\b(?:more than|over|above|exceed(?:s|ed|ing)?|in excess of|at least|upwards? of)\s*$/iu, 'over'],
  [/\b(?:nearly|almost|less than|fewer than|under|below|close to|just short of|up to|at most)\s*$/iu, 'under'],
  [/\b(?:about|around|approximately|roughly|some|circa)\s*$/iu, 'about'],
]

const PERCENT = /^[ -]?(?:%|percent\b|per cent\b|percentage points?\b|points?\b)/iu
const DOLLARS = /^[ -]?(?:(?:U\.?S\.? )?dollars?\b|euros?\b|pounds sterling\b|yuan\b|USD\b|EUR\b)/iu
/** What is counted: "two projects", "two of the projects", "28 whole days". */
const NEXT_WORD =
  /^\+?[\s-]+(?:(?:full|whole|progressive|successive|different|separate|distinct|further|consecutive|additional|more|entire|straight|working|calendar|business|consecutive|short|long|further|additional|more|square|cubic) )?(?:(?:out )?of (?:(?:all|the|these|those|her|his|their|its|my|our) )*)?(?<word>[\p{L}’']+)/u
/** "Six of the fifteen hospitals": both figures count hospitals. */
const OF_NUMBER = new RegExp(
  `^((?: out)? of (?:(?:the|these|those|her|his|their|its|my|our) )?)(?:\\d[\\d,]*|(?:${CARDINAL})(?:[ -](?:${CARDINAL}))*) `,
  'iu',
)
/** "from 36 to 24 hours": the first figure has the measure of the second. */
const RANGE = /^ ?(?:to|or|and|-|–) ?(?:\p{L}+ ){0,2}?(?:[\d.,]+|\p{L}+)(?<rest>[ -].*)$/su

const nounOf = (after: string): string => {
  const noun = foldWord(NEXT_WORD.exec(after.replace(OF_NUMBER, '$1'))?.groups?.word ?? '')
  return senseOf(noun).closed ? '' : noun
}

/** True of a figure written as a word. */
export const isNumberWord = (word: string): boolean => ONES.includes(word) || TENS.includes(word) || word in SCALES

const rangeUnit = (after: string): Unit | null => {
  const rest = RANGE.exec(after)?.groups?.rest
  if (rest === undefined) return null
  return PERCENT.test(rest) ? 'percent' : DOLLARS.test(rest) ? 'money' : (UNITS.get(nounOf(rest)) ?? null)
}

const CURRENCIES: readonly [string, RegExp, RegExp][] = [
  ['dollar', /^(?:\$|USD)/u, /^[ -]?(?:(?:U\.?S\.? )?dollars?|USD)\b/iu],
  ['euro', /^(?:€|EUR)/u, /^[ -]?(?:euros?|EUR)\b/iu],
  ['pound', /^(?:£|GBP)/u, /^[ -]?pounds\b/iu],
  ['yuan', /^(?:¥|RMB|CNY)/u, /^[ -]?yuan\b/iu],
]

const currencyOf = (figure: string, after: string): string | undefined =>
  CURRENCIES.find(([, sign, word]) => sign.test(figure) || word.test(after))?.[0]

function quantityAt(
  text: string,
  start: number,
  end: number,
  value: number,
  unit: Unit | null,
): { quantity: Quantity; end: number } {
  const after = text.slice(end)
  const before = text.slice(0, start)
  const nearness = NEARNESS.find(([form]) => form.test(before))?.[1] ?? 'exactly'
  const noun = nounOf(after)
  const percent = PERCENT.exec(after)?.[0]
  const dollars = DOLLARS.exec(after)?.[0]
  const taken = percent ?? dollars ?? ''
  const measured =
    percent !== undefined ? 'percent' : dollars !== undefined ? 'money' : (unit ?? UNITS.get(noun) ?? rangeUnit(after))
  const currency = measured === 'money' ? currencyOf(text.slice(start, end), dollars ?? after) : undefined
  return {
    quantity: { value, unit: measured, nearness, noun, ...(currency === undefined ? {} : { currency }) },
    end: end + taken.length,
  }
}

/** "the two are", "those three together": they take up what was said before. */
const PRONOUN = /^(?: (?:are|were|is|have|had|together|of (?:them|these|which))\b|[.,;])/iu

/** "one" is mostly no count, and the ordinals that order an argument are none either. */
const ORDERING =
  /^\s+(?:prong|element|factor|question|point|part|step|preference|ground|reason|requirement|consideration|criterion|paragraph|sentence|section|condition|half|place to|thing)\b|^[.,;]/iu

/** Other ordinals tell which of several is meant: "her third study". */
const RANKED = /^[ -]+(?:author|place|prize|rank|largest|best|most|highest|edition|winner|award)/iu
const RANKING = /\b(?:ranked|placed|came|finished|being|coming|finishing) (?:as )?(?:the )?$/iu

/** What no number does without. */
const COUNTING = new RegExp(
  `\\d|\\b(?:${CARDINAL}|${FRACTION}|${ORDINALS.slice(1).join('|')}|twice|doubl|tripl|halv|decade)`,
  'iu',
)

export function* readNumbers(unread: Unread): Generator<Claim> {
  if (!COUNTING.test(unread.text)) return
  const whole = unread.text
  const claim = (start: number, end: number, value: number, unit: Unit | null): Claim => {
    const read = quantityAt(whole, start, end, value, unit)
    unread.blank({ start, end: read.end })
    return { kind: 'number', start, end: read.end, text: whole.slice(start, read.end), quantity: read.quantity }
  }
  for (const { match, place } of unread.take(FORMS.andHalf)) {
    const { words = '', value } = match.groups ?? {}
    yield claim(place.start, place.end, (value === undefined ? valueOf(words) : Number(value)) + 0.5, null)
  }
  for (const { match, place } of unread.take(FORMS.partHour, (found) => found[0] !== '')) {
    const part = /quarter/i.test(match[0]) ? 0.25 : 0.5
    const [, unit = 'hour'] = /(hour|year|day|minute|century|million|dozen)/i.exec(match[0]) ?? []
    const read = quantityAt(whole, place.start, place.end, part, unit.toLowerCase())
    yield { kind: 'number', ...place, quantity: { ...read.quantity, noun: '' } }
  }
  for (const { match, place } of unread.take(FORMS.ofScale)) {
    const { over = 'one', part = '', scale = '' } = match.groups ?? {}
    const share = Math.max(1, ONES.indexOf(over.toLowerCase())) * (FRACTIONS[part.toLowerCase()] ?? 1)
    yield claim(place.start, place.end, share * (SCALES[scale.toLowerCase()] ?? 1), null)
  }
  for (const { match, place } of unread.take(FORMS.oneIn)) {
    const { words = '', value } = match.groups ?? {}
    const of = value === undefined ? valueOf(words) : Number(value)
    if (of > 1)
      yield { kind: 'number', ...place, quantity: { value: 1 / of, unit: 'share', nearness: 'about', noun: '' } }
  }
  for (const { match, place } of unread.take(FORMS.decade)) {
    const count = Math.max(1, figureOf(match.groups?.count ?? 'one'))
    const { quantity } = quantityAt(whole, place.start, place.end, count * 10, 'year')
    yield { kind: 'number', ...place, quantity: { ...quantity, noun: 'decade' } }
  }
  for (const { match, place } of unread.take(FORMS.outOf)) {
    const { part = '', whole: of = '' } = match.groups ?? {}
    const [a, b] = [figureOf(part), figureOf(of)]
    if (a < b)
      yield { kind: 'number', ...place, quantity: { value: a / b, unit: 'share', nearness: 'about', noun: '' } }
  }
  for (const { match, place } of unread.take(FORMS.digits)) {
    const { sign, value = '', ordinal, scale, short } = match.groups ?? {}
    const factor = scale === undefined ? ({ k: 1e3, K: 1e3, M: 1e6, B: 1e9 }[short ?? ''] ?? 1) : (SCALES[scale] ?? 1)
    const unit = sign !== undefined ? 'money' : ordinal !== undefined ? 'ordinal' : null
    yield claim(place.start, place.end, Number(value.replace(/,/g, '')) * factor, unit)
  }
  for (const { match, place } of unread.take(FORMS.fraction, (found) => isFraction(found, whole))) {
    const { over = 'one', part = '' } = match.groups ?? {}
    yield claim(
      place.start,
      place.end,
      Math.max(1, ONES.indexOf(over.toLowerCase())) * (FRACTIONS[part.toLowerCase()] ?? 1),
      'share',
    )
  }
  const isPronoun = (found: RegExpExecArray) =>
    found.groups?.words?.toLowerCase() === 'one' ||
    (/\b(?:the|these|those) $/i.test(whole.slice(0, found.index)) &&
      PRONOUN.test(whole.slice(found.index + found[0].length)))
  // "A few dozen" tells no number.
  const isVague = (found: RegExpExecArray) => found[0] === 'dozen' && /\bfew $/i.test(whole.slice(0, found.index))
  for (const { match, place } of unread.take(FORMS.cardinal, (found) => !isPronoun(found) && !isVague(found)))
    yield claim(place.start, place.end, valueOf(match.groups?.words ?? ''), null)
  const isOrder = (found: RegExpExecArray) =>
    found[0].toLowerCase() === 'first' ||
    ORDERING.test(whole.slice(found.index + found[0].length)) ||
    !(RANKED.test(whole.slice(found.index + found[0].length)) || RANKING.test(whole.slice(0, found.index)))
  for (const { match, place } of unread.take(FORMS.ordinal, (found) => !isOrder(found)))
    yield claim(place.start, place.end, ORDINALS.indexOf(match[0].toLowerCase()), 'ordinal')
  for (const { match, place } of unread.take(FORMS.times)) yield claim(place.start, place.end, TIMES(match[0]), 'times')
}

/** `third` is a share in "a third" and "two thirds", an ordinal in "the third". */
function isFraction({ groups, index, 0: found }: RegExpExecArray, whole: string): boolean {
  const { over, part = '' } = groups ?? {}
  if (/^hal/i.test(part))
    return !/^[ -]?(?:life|hour|day|year)/i.test(whole.slice(index + found.length)) || over !== undefined
  const after = whole.slice(index + found.length)
  // "A third manuscript" comes after two others.
  if (/^an?$/i.test(over ?? '') && /^(?:third|fifth|tenth)$/i.test(part)) {
    const { noun, adjective, closed, lemma } = senseOf(foldWord(/^ (?<word>\p{L}+)/u.exec(after)?.groups?.word ?? ''))
    if (lemma !== '' && noun && !adjective && !closed) return false
  }
  return over !== undefined && !/^\s+(?:prong|element|factor)/i.test(after)
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** How far a round number may lie from the exact one. */
const ROUNDING = 0.1
const DECADE = 0.35

const digitsOf = (value: number): number =>
  String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length

/** A round number may stand for an exact one with a word that says so; a number that the source itself rounds stays as it is. */
function sameValue(claim: Quantity, source: Quantity): boolean {
  if (near(claim.value, source.value)) return true
  if (claim.nearness === 'exactly' || source.nearness !== 'exactly') return false
  if (digitsOf(claim.value) >= Math.max(2, digitsOf(source.value))) return false
  const share = Math.abs(source.value - claim.value) / Math.max(source.value, claim.value)
  if (claim.nearness === 'about') return share <= ROUNDING / 2
  const above = source.value > claim.value
  const nextWhole = Math.abs(source.value - claim.value) < 1
  const reach = claim.noun === 'decade' ? DECADE : digitsOf(claim.value) === 1 ? 0.12 : ROUNDING
  return above === (claim.nearness === 'over') && (share <= reach || nextWhole)
}

/** A share in words and one in percent are the same quantity: "half" and "50 percent". */
const inPercent = ({ value, unit }: Quantity): number | null =>
  unit === 'share' ? value * 100 : unit === 'percent' ? value : null

/** Measures of one kind in the smallest of them. */
const SMALLEST: Readonly<Record<string, [string, number]>> = {
  second: ['time', 1],
  minute: ['time', 60],
  hour: ['time', 3600],
  day: ['time', 86_400],
  week: ['time', 604_800],
  month: ['calendar', 1],
  year: ['calendar', 12],
  millimeter: ['length', 1],
  centimeter: ['length', 10],
  meter: ['length', 1000],
  kilometer: ['length', 1_000_000],
  gram: ['mass', 1],
  kilogram: ['mass', 1000],
}

const inSmallest = (quantity: Quantity): Quantity | null => {
  const measure = SMALLEST[quantity.unit ?? '']
  return measure === undefined ? null : { ...quantity, unit: measure[0], value: quantity.value * measure[1] }
}

export function sameQuantity(claim: Quantity, source: Quantity): boolean {
  if (claim.currency !== undefined && source.currency !== undefined && claim.currency !== source.currency) return false
  if (claim.unit === source.unit) return sameValue(claim, source)
  // "from 3.9 seconds to 1.6": what is left out is the measure of before.
  if (claim.unit === null && claim.noun === '' && source.unit !== 'ordinal') return sameValue(claim, source)
  // "Twice" is "two times".
  if (claim.unit === 'times' && source.unit === null)
    return /^times?$/.test(source.noun) && near(claim.value, source.value)
  if (claim.unit === 'money' && source.unit === null && source.value >= 1000) return near(claim.value, source.value)
  const [one, other] = [inSmallest(claim), inSmallest(source)]
  if (one !== null && other !== null) return one.unit === other.unit && sameValue(one, other)
  const [told, held] = [inPercent(claim), inPercent(source)]
  return (
    told !== null && held !== null && (near(told, held) || (claim.nearness === 'about' && Math.abs(told - held) <= 0.6))
  )
}
