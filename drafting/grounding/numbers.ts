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
/** Below a hundred: "one fifty-one" is no number, but a pronoun before one. */
const GROUP = `(?:(?:${TENS.slice(2).join('|')})(?:[ -](?:${ONES.slice(1, 10).join('|')}))?|${ONES.join('|')})`
const SCALE = Object.keys(SCALES).join('|')
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
    `(?<!-)\\b(?:one|1) (?:\\p{Ll}+(?<!s) )?(?:in|out of) (?:every )?(?:(?<words>${ONES.concat(TENS.slice(2)).join('|')})|(?<value>\\d+))\\b(?! (?:\\p{L}+ )?(?:seconds|minutes|hours|days|weeks|months|years)\\b)`,
    'giu',
  ),
  decade: /\b(?:an?|(?<count>one|two|three|four|five|\d)) decades?\b/giu,
  // "Two out of three teachers" counts no two teachers.
  outOf: new RegExp(
    `\\b(?<part>\\d{1,2}|${GROUP}) (?:times |cases )?(?:(?:out of(?: every)?|of every|in every) (?<whole>\\d{1,2}|${ONES.concat(TENS.slice(2)).join('|')})|in (?<round>ten|10|a hundred|100))\\b(?![\\d.,-]\\d| (?:\\p{L}+ )?(?:seconds|minutes|hours|days|weeks|months|years)\\b)`,
    'giu',
  ),
  fraction: new RegExp(
    `\\b(?:(?<over>a|an|one|two|three|four|nine)[ -])?(?<part>${FRACTION})\\b(?! (?:party|person|quarter))`,
    'giu',
  ),
  cardinal: new RegExp(
    `\\b(?:a )?(?<words>(?:${GROUP}|${SCALE})(?:[ -](?:${SCALE})\\b|(?<=\\b(?:${SCALE}))[ -](?:and )?${GROUP}\\b)*)\\b`,
    'giu',
  ),
  // "Meters per second" counts nothing.
  ordinal: new RegExp(`(?<!\\bper )\\b(?<word>${ORDINALS.slice(1).join('|')})\\b`, 'giu'),
  times: /\b(?<word>twice|double[ds]?|doubling|triple[ds]?|tripling|halved|halving)\b/giu,
  fold: new RegExp(`\\b(?:(?<words>${ONES.slice(2).join('|')}|hundred)|(?<value>\\d+(?:\\.\\d+)?))[ -]?fold\\b`, 'giu'),
  // The hour of a day is no count.
  clock: new RegExp(
    `(?<![\\d.,:])\\b(?:(?<words>${ONES.slice(1, 13).join('|')})|(?<value>1?\\d)(?::(?<minute>\\d\\d))?) ?(?:(?<half>[ap])\\.?m\\b\\.?|o[’']clock\\b(?: in the (?<part>morning|afternoon|evening))?|in the (?<day>morning|afternoon|evening)\\b)`,
    'giu',
  ),
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
  /^\+?[\s-]+(?:(?:full|whole|progressive|successive|different|separate|distinct|further|consecutive|additional|more|entire|straight|working|calendar|business|consecutive|short|long|further|additional|more|square|cubic) )?(?:(?:out )?of (?:(?:all|the|these|those|her|his|their|its|my|our) )*)?(?<word>[\p{L}’']+)/u
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

/** True of a figure written as a word. */
export const isNumberWord = (word: string): boolean => ONES.includes(word) || TENS.includes(word) || word in SCALES

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

/** "the two are", "those three together": they take up what was said before. */
const PRONOUN =
  /^(?: (?:are|were|is|have|had|together|of (?:them|these|which|us|you)|(?<verb>\p{Ll}+ed))\b(?! \p{L}+s\b)|[.,;])/iu

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
  for (const { match, place } of unread.take(FORMS.clock)) {
    const { words, value = '0', minute = '0', half, part, day } = match.groups ?? {}
    const hour = (words === undefined ? Number(value) : valueOf(words)) + Number(minute) / 60
    const isLate = half?.toLowerCase() === 'p' || /noon|evening/i.test(part ?? day ?? '')
    const quantity = {
      value: isLate && hour < 12 ? hour + 12 : hour,
      unit: 'clock',
      nearness: 'exactly',
      noun: '',
    } as const
    yield { kind: 'number', ...place, quantity }
  }
  for (const { match, place } of unread.take(FORMS.fold)) {
    const { words = '', value } = match.groups ?? {}
    const quantity = quantityAt(
      whole,
      place.start,
      place.end,
      value === undefined ? valueOf(words) : Number(value),
      'times',
    )
    yield { kind: 'number', ...place, quantity: { ...quantity.quantity, unit: 'times', noun: '' } }
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
    const { part = '', whole: of, round = '' } = match.groups ?? {}
    const [a, b] = [figureOf(part), figureOf(of ?? round.replace(/^a /i, ''))]
    // "88 times in a hundred" is a share in percent.
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
  // "Two came to nothing before a third replaced the hole".
  if (
    /^a$/i.test(over ?? '') &&
    /\btwo\b.*\b(?:before|and|then|until) $/isu.test(whole.slice(0, index)) &&
    !/^ of\b/.test(after)
  )
    return false
  // "A third manuscript" comes after two others.
  if (/^an?$/i.test(over ?? '') && /^(?:third|fifth|tenth)$/i.test(part)) {
    const { noun, adjective, closed, lemma } = senseOf(foldWord(/^ (?<word>\p{L}+)/u.exec(after)?.groups?.word ?? ''))
    if (lemma !== '' && noun && !adjective && !closed) return false
  }
  return over !== undefined && !/^\s+(?:prong|element|factor)/i.test(after)
}
