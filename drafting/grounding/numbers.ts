import type { Claim, Unit, Unread } from './claim.ts'
import { foldWord } from './fold.ts'
import { senseOf } from './lexicon/lexicon.ts'
import { quantityAt } from './measured.ts'
import { FORMS } from './number-forms.ts'
import { CARDINAL, figureOf, FRACTION, FRACTIONS, ONES, ORDINALS, SCALES, valueOf } from './number-words.ts'

/** What no hour of a day does without. */
const CLOCK = /[ap]\.?m\b|o[’']clock|in the (?:morning|afternoon|evening)/u

const TIMES = (word: string): number => (/^(?:twice|doub)/i.test(word) ? 2 : /^trip/i.test(word) ? 3 : 0.5)

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
  const lower = whole.toLowerCase()
  const says = (...words: string[]): boolean => words.some((word) => lower.includes(word))
  /** A form without the word that it cannot do without need not be looked for. */
  const taken = (form: RegExp, isThere: boolean, keep?: (match: RegExpExecArray) => boolean) =>
    isThere ? unread.take(form, keep) : []
  for (const { match, place } of taken(FORMS.phone, says('+')))
    yield claim(place.start, place.end, Number(match.groups?.national?.replace(/\D/g, '')), null)
  const hasHalf = says('hal', 'quarter')
  const hasPart = hasHalf || says('third', 'fifth', 'tenth')
  for (const { match, place } of taken(FORMS.clock, CLOCK.test(lower))) {
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
  for (const { match, place } of taken(FORMS.fold, says('fold'))) {
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
  for (const { match, place } of taken(FORMS.andHalf, hasHalf)) {
    const { words = '', value } = match.groups ?? {}
    yield claim(place.start, place.end, (value === undefined ? valueOf(words) : Number(value)) + 0.5, null)
  }
  for (const { match, place } of taken(FORMS.partHour, hasHalf)) {
    const part = /quarter/i.test(match[0]) ? 0.25 : 0.5
    const [, unit = 'hour'] = /(hour|year|day|minute|century|million|dozen)/i.exec(match[0]) ?? []
    const read = quantityAt(whole, place.start, place.end, part, unit.toLowerCase())
    yield { kind: 'number', ...place, quantity: { ...read.quantity, noun: '' } }
  }
  for (const { match, place } of taken(FORMS.ofScale, hasPart)) {
    const { over = 'one', part = '', scale = '' } = match.groups ?? {}
    const share = Math.max(1, ONES.indexOf(over.toLowerCase())) * (FRACTIONS[part.toLowerCase()] ?? 1)
    yield claim(place.start, place.end, share * (SCALES[scale.toLowerCase()] ?? 1), null)
  }
  for (const { match, place } of taken(FORMS.oneIn, says(' in ', ' out of '))) {
    const { words = '', value } = match.groups ?? {}
    const of = value === undefined ? valueOf(words) : Number(value)
    if (of > 1)
      yield { kind: 'number', ...place, quantity: { value: 1 / of, unit: 'share', nearness: 'about', noun: '' } }
  }
  for (const { match, place } of taken(FORMS.decade, says('decade'))) {
    const count = Math.max(1, figureOf(match.groups?.count ?? 'one'))
    const { quantity } = quantityAt(whole, place.start, place.end, count * 10, 'year')
    yield { kind: 'number', ...place, quantity: { ...quantity, noun: 'decade' } }
  }
  for (const { match, place } of taken(FORMS.outOf, says(' in ', ' out of ', ' of every '))) {
    const { part = '', whole: of, round = '' } = match.groups ?? {}
    const [a, b] = [figureOf(part), figureOf(of ?? round.replace(/^a /i, ''))]
    // "88 times in a hundred" is a share in percent.
    if (a < b)
      yield { kind: 'number', ...place, quantity: { value: a / b, unit: 'share', nearness: 'about', noun: '' } }
  }
  for (const { match, place } of taken(FORMS.digits, /\d/.test(whole))) {
    const { sign, value = '', ordinal, scale, short } = match.groups ?? {}
    const factor = scale === undefined ? ({ k: 1e3, K: 1e3, M: 1e6, B: 1e9 }[short ?? ''] ?? 1) : (SCALES[scale] ?? 1)
    const unit = sign !== undefined ? 'money' : ordinal !== undefined ? 'ordinal' : null
    yield claim(place.start, place.end, Number(value.replace(/,/g, '')) * factor, unit)
  }
  for (const { match, place } of taken(FORMS.fraction, hasPart, (found) => isFraction(found, whole))) {
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
    (/\b(?:the|these|those) $/i.test(whole.slice(Math.max(0, found.index - 8), found.index)) &&
      PRONOUN.test(whole.slice(found.index + found[0].length)))
  // "A few dozen" tells no number.
  const isVague = (found: RegExpExecArray) =>
    found[0] === 'dozen' && /\bfew $/i.test(whole.slice(Math.max(0, found.index - 8), found.index))
  for (const { match, place } of unread.take(FORMS.cardinal, (found) => !isPronoun(found) && !isVague(found)))
    yield claim(place.start, place.end, valueOf(match.groups?.words ?? ''), null)
  const isOrder = (found: RegExpExecArray) =>
    found[0].toLowerCase() === 'first' ||
    ORDERING.test(whole.slice(found.index + found[0].length)) ||
    !(RANKED.test(whole.slice(found.index + found[0].length)) || RANKING.test(whole.slice(0, found.index)))
  for (const { match, place } of unread.take(FORMS.ordinal, (found) => !isOrder(found)))
    yield claim(place.start, place.end, ORDINALS.indexOf(match[0].toLowerCase()), 'ordinal')
  for (const { match, place } of taken(FORMS.times, says('twice', 'doubl', 'tripl', 'halv')))
    yield claim(place.start, place.end, TIMES(match[0]), 'times')
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
