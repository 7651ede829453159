import { matchesOf } from './matches.ts'
/** How a stretch of words tells a figure: of which period, of each of what, of all together, before or after deductions. */
export interface Rate {
  /** `day`, `week`, `month`, `year`: the figure comes round in each. */
  periods: ReadonlySet<string>
  /** "in two years": of several periods at once. */
  span: boolean
  /** What it is told of each of: `household` in "per household". */
  each: readonly string[]
  /** Told of each, whatever that is. */
  isEach: boolean
  isTotal: boolean
  share: 'gross' | 'net' | undefined
}

const PERIOD = 'hour|day|night|shift|week|month|quarter|year|season'
/** Adverbs and adjectives of a period. */
const ADVERBS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  annual: 'year',
  annually: 'year',
  yearly: 'year',
}

const BY_PERIOD = new RegExp(
  `\\b(?:an?|one|per|each|every|once in an?) (?:(?:calendar|fiscal|school|working|business|single|full|\\p{L}+ed) )?(?<period>${PERIOD})\\b(?! (?:of|after|before|ago|later|earlier|old|long)\\b)|\\b(?<each>each|every) (?:\\p{L}+ )?(?<of>${PERIOD})\\b|\\b(?<adverb>${Object.keys(ADVERBS).join('|')})\\b`,
  'giu',
)
const SPAN = new RegExp(
  `\\b(?:in|over|within|during) (?:the (?:last|first|past) )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several) (?:${PERIOD})s\\b`,
  'iu',
)
const OF_EACH =
  /\b(?:per|for an?|for each|for every|for one|in each|to each|on each|each|every) (?!(?:calendar|fiscal|school|working|business|single|full|time|one|other)\b)(?<noun>\p{Ll}{3,})\b/giu
const EACH = /\b(?:each|apiece|per|every)\b/iu
const TOTAL = /\b(?:in total|a total of|in all|altogether|all together|together|combined|total)\b/iu
const SHARE: readonly [RegExp, 'gross' | 'net'][] = [
  [/\b(?:gross|before (?:tax|taxes|deductions|expenses|costs)|pre-?tax)\b/iu, 'gross'],
  [/\b(?:net|after (?:tax|taxes|deductions|expenses|costs))\b/iu, 'net'],
]

const IS_PERIOD = new RegExp(`^(?:${PERIOD})s?$`, 'u')

export function rateIn(words: string): Rate {
  const periods = new Set(
    matchesOf(BY_PERIOD, words).flatMap(({ groups }) => {
      const { period, of, adverb } = groups ?? {}
      return [period?.toLowerCase() ?? of?.toLowerCase() ?? ADVERBS[adverb?.toLowerCase() ?? ''] ?? []].flat()
    }),
  )
  const each = matchesOf(OF_EACH, words).flatMap(({ groups }) => {
    const noun = groups?.noun?.toLowerCase() ?? ''
    return noun === '' || IS_PERIOD.test(noun) ? [] : [noun]
  })
  return {
    periods,
    span: SPAN.test(words),
    each,
    isEach: each.length > 0 || EACH.test(words),
    isTotal: TOTAL.test(words),
    share: SHARE.find(([form]) => form.test(words))?.[1],
  }
}

/** Where what is told of one figure ends: at a stop, or where the next figure is told. */
const STOP = /[,;:.!?](?=\s|$)|[—()]/gu

/** The words of a text that stand with a figure, the figure among them. */
export function besideFigure(
  text: string,
  { start, end }: { start: number; end: number },
  figures: readonly { start: number; end: number }[],
): string {
  const stops = matchesOf(STOP, text).map(({ index }) => index)
  const from = Math.max(
    0,
    ...stops.filter((at) => at < start).map((at) => at + 1),
    ...figures.filter((one) => one.end <= start).map((one) => one.end),
  )
  const to = Math.min(
    text.length,
    ...stops.filter((at) => at >= end),
    ...figures.filter((one) => one.start >= end).map((one) => one.start),
  )
  return text.slice(from, to)
}
