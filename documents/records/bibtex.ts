import { type Entry, parse } from '@retorquere/bibtex-parser'
import { authorsOf, listOf, READING, readPassage, withoutLongLists } from './bibtex-names.ts'
import { unescaped, withPercents } from './bibtex-marks.ts'
import { kindOf, withPlainTypes } from './bibtex-types.ts'
import { JOURNAL_MACROS } from './journal-macros.ts'
import { authorOfAll } from './own-names.ts'
import { type LeftOut, MAX_RECORDS, type Records, type Work } from './records.ts'
import { standingOf } from './standing.ts'
import { doiIn, line, words } from './words.ts'

const ENTRY = /@\s*[a-z]+(?:[-_][a-z]+)*\s*[{(]/i

export const isBibtex = (text: string): boolean => ENTRY.test(text)

/** What the parser sets in tags, and what publishers leave in theirs: italics, raised and lowered figures, formulas. */
const TAG_NAMES =
  'a|i|b|u|em|strong|sub|sup|inf|sc|scp|span|tt|pre|small|italic|bold|tex|tex-math|formula|inline-formula|(?:jats|mml):[a-z]+'
const TAG = new RegExp(String.raw`</?(?:${TAG_NAMES})(?:\s[^<>]*)?>`, 'gi')
/** A control space, and what is left of commands that nobody knows. */
const BACKSLASH = /\\(?=[\s\\]|$)/g

const plain = (value: unknown): string =>
  typeof value === 'string' ? words(value.replace(TAG, '').replace(BACKSLASH, '')) : ''

/** In TeX's old fonts `<` and `>` print these two, and so the parser reads them; whoever means the Spanish marks writes them. */
const unturned = (text: string, written: string): string =>
  (/¡|!`/.test(written) ? (one: string) => one : (one: string) => one.replaceAll('¡', '<'))(
    /¿|\?`/.test(written) ? text : text.replaceAll('¿', '>'),
  )

const field = ({ fields, input }: Entry, ...names: string[]): string => {
  for (const name of names) {
    const value: unknown = Object.hasOwn(fields, name) ? fields[name] : undefined
    const text = line(unturned(plain(Array.isArray(value) ? value.join(', ') : value), input))
    if (text !== '') return text
  }
  return ''
}

/** A field that was kept as it is written. */
const raw = ({ fields }: Entry, name: string): string => {
  const value: unknown = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** DOIs and addresses are read as they are written. */
const verbatim = (entry: Entry, ...names: string[]): string => unescaped(field(entry, ...names))

function standing(entry: Entry, doi: string, url: string): Work['standing'] {
  const kind = kindOf(entry.type)
  const said = ['note', 'howpublished', 'pubstate', 'year', 'date', 'type', 'entrysubtype', 'status']
  return standingOf({
    ...kind,
    venue: venueOf(entry),
    publisher: field(entry, 'publisher'),
    notes: said.map((name) => field(entry, name)).join(' | '),
    doi,
    url,
    eprint: field(entry, 'eprint'),
  })
}

const venueOf = (entry: Entry): string =>
  field(entry, 'journal', 'journaltitle', 'booktitle') || field(entry, 'maintitle')

const two = (digits: string | number) => String(digits).padStart(2, '0')
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Month and day as `9`, `MAR 14` or `14 3`; of two numbers that could both be the month neither is taken. */
function monthAndDay(text: string): { month?: number; day?: number } {
  const named = /^([a-z]{3})[a-z]*\.?(?:\s+(\d{1,2}))?$/i.exec(text)
  const month = MONTHS.indexOf(named?.[1]?.toLowerCase() ?? '') + 1
  if (named && month > 0) return { month, ...(named[2] !== undefined && { day: Number(named[2]) }) }
  const [one, other, ...more] = /^[\d\s]+$/.test(text) ? text.split(/\s+/).map(Number) : []
  if (one === undefined || more.length > 0) return {}
  if (other === undefined || one === other) return { month: one }
  const [small, great] = one < other ? [one, other] : [other, one]
  return small <= 12 && great > 12 ? { month: small, day: great } : {}
}

/** BibLaTeX's `date`, else year and month; the parser has turned `sep` into 9. What is no year stays as it is written. */
function dateOf(entry: Entry): string {
  const date = field(entry, 'date')
  if (date !== '') return date.split('/')[0] ?? ''
  const year = field(entry, 'year')
  const { month, day = Number(field(entry, 'day')) } = monthAndDay(field(entry, 'month'))
  if (!/^\d{4}$/.test(year) || month === undefined) return year
  return day > 0 ? `${year}-${two(month)}-${two(day)}` : `${year}-${two(month)}`
}

/** Braces that an export escaped twice surround words; of mathematics they belong to the title ("{0,1}-sequences"). */
const BRACED = /\{+(\p{L}[^{}]*)\}+/gu

/** BibLaTeX keeps what follows the colon in a field of its own. */
function titleOf(entry: Entry): string {
  const [title, more] = [field(entry, 'title'), field(entry, 'subtitle')].map((part) => part.replace(BRACED, '$1'))
  if (!title || !more || title.endsWith(more)) return title ?? ''
  return `${title}${/[\p{L}\p{N}\p{M})\]”’"']$/u.test(title) ? ': ' : ' '}${more}`
}

/** The list of authors as it is written. The parser takes the braces off a list that is one name and nothing else. */
function authorList(entry: Entry, lists: readonly string[]): string {
  const list = raw(entry, 'author')
  const isOneName = list !== '' && !/\sand\s/i.test(list)
  const written = entry.input.replace(/\s+/g, ' ')
  const group = `{${line(list)}}`
  return isOneName && (written.includes(`{${group}}`) || written.includes(`"${group}"`)) ? group : listOf(list, lists)
}

function workOf(entry: Entry, lists: readonly string[]): Work {
  const url = verbatim(entry, 'url')
  const doi = doiIn(verbatim(entry, 'doi')) || doiIn(url)
  const arxiv = /arxiv/i.test(field(entry, 'archiveprefix', 'eprinttype')) ? field(entry, 'eprint') : ''
  return {
    kind: 'work',
    place: line(entry.key) || 'a record without a key',
    title: titleOf(entry),
    standing: standing(entry, doi, url),
    ...authorsOf(authorList(entry, lists)),
    venue: venueOf(entry) || field(entry, 'publisher'),
    organization: field(entry, 'school', 'institution', 'organization'),
    date: dateOf(entry),
    url: url || (arxiv === '' ? '' : `https://arxiv.org/abs/${arxiv}`),
    doi,
    summary: unturned(plain(readPassage(raw(entry, 'abstract'))), entry.input),
  }
}

/** Far more than are taken at once: the parser is slow, and what it would not be asked for it need not read. */
const MAX_PARSED = 2 * MAX_RECORDS
const START = /^[^\S\n]*@\s*([a-z]+)\s*[{(]\s*([^\s,]*)/gim

function beginning(text: string): { text: string; left_out: LeftOut[] } {
  const starts = [...text.matchAll(START)]
  const cut = starts[MAX_PARSED]?.index
  if (cut === undefined) return { text, left_out: [] }
  const rest = (starts.length - MAX_PARSED).toLocaleString('en-US')
  const reason = `We read the first ${MAX_PARSED.toLocaleString('en-US')} records of a file. Split it to bring in the rest.`
  return { text: text.slice(0, cut), left_out: [{ from: `${rest} more`, reason }] }
}

/** A record whose brace was lost together with its key. */
const UNOPENED = /^@[a-z]+[ \t]*,[ \t]*$/gim

const NO_RECORDS = new Set(['string', 'comment', 'preamble'])

/** The entries that begin in the text and came out of the parser in no way. */
const unread = (text: string, read: ReadonlySet<string>): LeftOut[] =>
  [...text.matchAll(START)]
    .filter(([, type = '', key = '']) => !NO_RECORDS.has(type.toLowerCase()) && key !== '' && !read.has(key))
    .map(([, , key = '']) => ({ from: line(key).slice(0, 80), reason: 'It could not be read.' }))

/** A command that the parser does not know: a space, a journal, else it stays to be seen. */
const said = (tex: string): string => {
  const name = tex.replace(/^\\/, '').trim()
  return name === '' ? ' ' : (JOURNAL_MACROS[name] ?? `${tex.trim()} `)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: "''", apos: "'", nbsp: '~' }

/** Some exports leave HTML in their words. */
const withoutHtml = (text: string): string =>
  text.replace(TAG, '').replace(/\\?&(amp|lt|gt|quot|apos|nbsp);/g, (_whole, name: string) => ENTITIES[name] ?? '')

/** Reading commands is slow: what is long or of no use is left as it is written, and read where it is wanted. */
const AS_WRITTEN = Object.fromEntries(
  ['author', 'abstract', 'keywords', 'file', 'annote', 'annotation', 'review', 'comment'].map((name) => [
    name,
    'verbatim' as const,
  ]),
)

/** The records of a BibTeX or BibLaTeX file. A record that is broken takes no other with it. */
export function readBibtex(whole: string): Records {
  const { text: first, left_out } = beginning(withPlainTypes(whole))
  const { text, lists } = withoutLongLists(withPercents(withoutHtml(first)))
  const { entries, errors } = parse(text, {
    ...READING,
    fieldMode: AS_WRITTEN,
    unsupported: (_node, tex) => said(tex),
  })
  const broken = new Map<string, string>()
  for (const { input } of errors) {
    const key = /^\s*@\s*\w+\s*[{(]\s*([^\s,]*)/.exec(input ?? '')?.[1]
    if (key !== undefined) broken.set(key, 'A brace or a quotation mark is missing in it, so it could not be read.')
  }
  const records: Work[] = []
  const volumes = new Set(entries.map((entry) => field(entry, 'crossref').toLowerCase()).filter((key) => key !== ''))
  for (const entry of entries) {
    const work = workOf(entry, lists)
    const reason = broken.get(entry.key)
    broken.delete(entry.key)
    if (reason !== undefined) left_out.push({ from: work.place, reason })
    else if (work.title === '') left_out.push({ from: work.place, reason: 'It has no title.' })
    // A book of one's own, whose chapters refer to it, is a work as well.
    else if (work.authors.length === 0 && volumes.has(entry.key.toLowerCase()))
      left_out.push({ from: work.place, reason: 'It is the volume that other records here appeared in.' })
    else records.push(work)
  }
  for (const _unopened of first.matchAll(UNOPENED))
    left_out.push({ from: 'a record without a key', reason: 'Its opening brace is missing, so it could not be read.' })
  for (const [key, reason] of broken) left_out.push({ from: key || 'a record without a key', reason })
  left_out.push(...unread(first, new Set([...entries.map(({ key }) => key), ...left_out.map(({ from }) => from)])))
  return { format: 'bibtex', records, left_out, names: authorOfAll(records) }
}
