import type { ExhibitPage, Fact } from '../case-file.ts'
import { searchable } from '../grounding/fold.ts'
import { datesIn, tells, type WrittenDate } from './dates-in.ts'
import { degreesIn } from './degree-names.ts'
import { BETWEEN_ITEMS } from './held.ts'

/** A page prepared for looking values up: once, however many are looked up. */
export interface ReadPage {
  exhibit: number
  page: number
  text: string
  /** Its words between blanks, without case and diacritics; words that a line end divides also as one. */
  words: string
  dates: readonly WrittenDate[]
  /** Without blanks, for writing that has none between words. */
  unspaced: string
}

const DIVIDED = /(\p{Ll})[-\u00ad]\n(\p{Ll})/gu

const joined = (text: string): string => text.replace(DIVIDED, '$1$2')

type Prepared = Omit<ReadPage, 'exhibit' | 'page'>

/** A case file is built anew for every call, from the same pages. */
const prepared = new Map<string, Prepared>()
const KEPT = 2_000

export function readPage({ exhibit, page, text }: ExhibitPage): ReadPage {
  const known = prepared.get(text) ?? prepare(text)
  if (!prepared.has(text)) {
    const [oldest] = prepared.keys()
    if (prepared.size >= KEPT && oldest !== undefined) prepared.delete(oldest)
    prepared.set(text, known)
  }
  return { exhibit, page, ...known }
}

const prepare = (text: string): Prepared => ({
  text,
  words: joined(text) === text ? searchable(text) : `${searchable(text)}|${searchable(joined(text))}`,
  dates: datesIn(text),
  unspaced: text.normalize('NFKC').replace(/\s+/gu, ''),
})

/** Choices of a list: the words of ours that stand in them say nothing when they stand on a paper. */
export const CHOICES = new Set(
  'learning_type organization_type organization_industry job_type category sub_category status level is_current is_published gender pronoun frequency eta country_code pronoun_set advanced_degree eb2_basis same_employer was_supervisor co_author'.split(
    ' ',
  ),
)

/** Numbers, and the words of which one has to stand near a small one. */
const NUMBERS: Readonly<Record<string, RegExp | null>> = {
  total_gpa: /g\.?p\.?a|grade|average|绩点/iu,
  max_gpa: /g\.?p\.?a|grade|average|scale|out of|绩点/iu,
  citation_count: /cit(?:ed|ation)/iu,
  working_hours_per_week: /hours?/iu,
  years_of_known: /years?/iu,
  annual_salary: null,
  funding_amount: null,
}
const NEAR = 60
const TELLING_DIGITS = 4

const DATE = /^\d{4}-\d{2}-\d{2}$/

function holdsNumber({ text }: ReadPage, value: string, beside: RegExp | null): boolean {
  const wanted = Number(value)
  for (const match of text.matchAll(/(?<![\d.])\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?<![\d.])\d+(?:\.\d+)?/gu)) {
    if (Number(match[0].replace(/,/g, '')) !== wanted) continue
    const telling =
      String(wanted).replace(/\D|0+$/g, '').length >= TELLING_DIGITS || (beside === null && wanted >= 1000)
    const around = text.slice(Math.max(0, match.index - NEAR), match.index + match[0].length + NEAR)
    if (telling || beside?.test(around) === true) return true
  }
  return false
}

const HAN = /\p{Script=Han}/u

function holdsWords({ words, unspaced }: ReadPage, value: string): boolean {
  if (HAN.test(value)) return unspaced.includes(value.normalize('NFKC').replace(/\s+/gu, ''))
  const run = searchable(value)
  return run.trim().length >= 3 && words.includes(run)
}

const digits = (text: string): string => text.replace(/\D/g, '')

function holdsOne(page: ReadPage, field: string, value: string): boolean {
  if (DATE.test(value)) return page.dates.some((date) => tells(date, value))
  if (Object.hasOwn(NUMBERS, field)) return holdsNumber(page, value, NUMBERS[field] ?? null)
  if (field === 'degree') return degreesIn(page.text).includes(value)
  if (field === 'phone_number' || field === 'phone') return digits(page.text).includes(digits(value).slice(-10))
  if (/:\/\/|@/.test(value))
    return page.unspaced.toLowerCase().includes(value.replace(/^https?:\/\//, '').toLowerCase())
  return holdsWords(page, value)
}

/** True where the value of a fact stands on a page: a list by half of its items, everything else whole. */
export function stands({ field, value, kind }: Pick<Fact, 'field' | 'value' | 'kind'>, page: ReadPage): boolean {
  if (CHOICES.has(field) || (kind === 'derived' && field !== 'full_name')) return false
  if (field !== 'courses') return holdsOne(page, field, value)
  const items = value.split(BETWEEN_ITEMS)
  return items.filter((item) => holdsWords(page, item)).length * 2 >= items.length
}
