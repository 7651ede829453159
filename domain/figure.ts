/** What a figure counts. It says which words may stand beside it and whether it can reach a thousand. */
export type FigureUnit = 'dollars' | 'hours' | 'grade' | 'years' | 'count'

interface Unit {
  before?: RegExp
  after?: RegExp
  /** Reaches thousands, so that three digits behind a mark are a group; otherwise each mark begins the decimals. */
  large: boolean
}

const A_YEAR = /(?:\s*(?:\/|per|an?)\s*(?:year|yr|annum)|\s*p\.?\s?a\.?|\s*annually|\s*yearly)$/i

const UNITS: Readonly<Record<FigureUnit, Unit>> = {
  dollars: {
    before: /^(?:us\s?\$|\$|us\s?dollars?|usd)\s*/i,
    after: /\s*(?:us\s?\$|\$|us\s?dollars?|usd|dollars?)$/i,
    large: true,
  },
  hours: { after: /\s*(?:h|hrs?\.?|hours?)?(?:\s*(?:\/|per|an?)\s*(?:w|wk|week)|\s*weekly)?$/i, large: false },
  grade: { after: /\s*(?:%|points?)$/i, large: false },
  years: { after: /\s*(?:y|yrs?\.?|years?)$/i, large: false },
  count: { after: /\s*(?:times|citations?)$/i, large: true },
}

const THOUSANDS: Readonly<Record<string, number>> = { k: 3, thousand: 3, m: 6, mn: 6, million: 6 }
const MULTIPLIED = /^(?<digits>[\d.,]+) ?(?<by>k|thousand|m|mn|million)$/i

/** Of a group as of decimals: 12.345 is left to whoever typed it. */
const EITHER = /^\d+\.\d{3}$/
/** Groups of three, or of two before the last three as in India. */
const GROUPED = /^[1-9]\d{0,2}(?:(?<mark>[,. '’])\d{3})(?:\k<mark>\d{3})*(?<cents>(?!\k<mark>)[.,]\d{1,2})?$/
const GROUPED_IN_INDIA = /^\d{1,2}(?:,\d{2})*,\d{3}(?<cents>\.\d{1,2})?$/
const PLAIN = /^\d+(?:[.,]\d+)?$/

/** Digits with at most one point, whatever marks stood between them; null where they can be read in two ways. */
function digitsOf(text: string, large: boolean): string | null {
  if (large && EITHER.test(text)) return null
  const grouped = large ? (GROUPED.exec(text) ?? GROUPED_IN_INDIA.exec(text)) : null
  if (grouped !== null) {
    const cents = grouped.groups?.['cents'] ?? ''
    const whole = text.slice(0, text.length - cents.length).replace(/\D/g, '')
    return cents === '' ? whole : `${whole}.${cents.slice(1)}`
  }
  return PLAIN.test(text) ? text.replace(',', '.') : null
}

/** Moves the point, so that 1.2 million is exact. */
function multiplied(digits: string, places: number): string {
  const [whole = '', decimals = ''] = digits.split('.')
  const left = decimals.slice(places)
  const all = (whole + decimals.slice(0, places).padEnd(places, '0')).replace(/^0+(?=\d)/, '')
  return left === '' ? all : `${all}.${left}`
}

/** The figure as the schemas take it, from words that can mean only one; null where there is none to be read. */
export function readFigure(words: string, unit: FigureUnit): string | null {
  const { before, after, large } = UNITS[unit]
  let text = words.normalize('NFKC').trim().replace(/\s+/g, ' ')
  if (unit === 'dollars') text = text.replace(A_YEAR, '')
  for (const part of [before, after]) if (part !== undefined) text = text.replace(part, '')
  const { digits, by } = MULTIPLIED.exec(text)?.groups ?? {}
  if (digits === undefined || by === undefined || !large) return digitsOf(text, large)
  // Before "k" a mark begins the decimals: nobody writes thousands of thousands with it.
  const counted = digitsOf(digits, false)
  return counted === null ? null : multiplied(counted, THOUSANDS[by.toLowerCase()] ?? 0)
}
