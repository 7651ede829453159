import { type Creator, type Entry, parse } from '@retorquere/bibtex-parser'
import { type Author, type LeftOut, MAX_RECORDS, type Records, type Work } from './records.ts'
import { doiIn, line, words } from './words.ts'

const ENTRY = /@\s*[a-z]+\s*[{(]/i

export const isBibtex = (text: string): boolean => ENTRY.test(text)

/** What the parser sets in tags: italics, small capitals, raised and lowered figures. */
const TAG = /<\/?(?:i|b|u|em|strong|sub|sup|sc|span|tt|pre)(?:\s[^<>]*)?>/gi
/** A control space, and what is left of commands that nobody knows. */
const BACKSLASH = /\\(?=[\s\\]|$)/g

const plain = (value: unknown): string =>
  typeof value === 'string' ? words(value.replace(TAG, '').replace(BACKSLASH, '')) : ''

const field = ({ fields }: Entry, ...names: string[]): string => {
  for (const name of names) {
    const value: unknown = Object.hasOwn(fields, name) ? fields[name] : undefined
    const text = line(plain(Array.isArray(value) ? value.join(', ') : value))
    if (text !== '') return text
  }
  return ''
}

const THESES = ['thesis', 'phdthesis', 'mastersthesis', 'bathesis']
const UNPUBLISHED = ['unpublished', 'software', 'dataset', 'online', 'electronic', 'www', 'set', 'xdata']
const MANUSCRIPT = /\b(submitted|in preparation|under review|unpublished|to be submitted)\b/i
const PREPRINT = /\b(arxiv|biorxiv|medrxiv|chemrxiv|ssrn|preprint)\b/i

function standingOf(entry: Entry): Work['standing'] {
  const venue = field(entry, 'journal', 'journaltitle', 'booktitle')
  const said = [
    field(entry, 'note'),
    field(entry, 'howpublished'),
    field(entry, 'pubstate'),
    field(entry, 'year'),
  ].join(' ')
  if (THESES.includes(entry.type)) return 'thesis'
  if (UNPUBLISHED.includes(entry.type) || MANUSCRIPT.test(`${venue} ${said}`)) return 'unpublished'
  if (PREPRINT.test(venue) || (venue === '' && (PREPRINT.test(said) || field(entry, 'eprint') !== '')))
    return 'preprint'
  if (entry.type === 'misc' && venue === '' && field(entry, 'publisher') === '') return 'unpublished'
  return 'published'
}

const OTHERS = 'others'
const isOthers = ({ name, lastName, firstName }: Creator): boolean => (name ?? lastName) === OTHERS && !firstName

function authorOf({ name, prefix, lastName, suffix, firstName }: Creator): Author {
  const family = name ?? [prefix, lastName, suffix].filter(Boolean).join(' ')
  return { family: line(plain(family)), given: line(plain(firstName)) }
}

const two = (digits: string) => digits.padStart(2, '0')

/** BibLaTeX's `date`, else year and month; the parser has turned `sep` into 9. What is no year stays as it is written. */
function dateOf(entry: Entry): string {
  const date = field(entry, 'date')
  if (date !== '') return date.split('/')[0] ?? ''
  const year = field(entry, 'year')
  const month = /^(\d{1,2})(?:\D+(\d{1,2}))?$/.exec(field(entry, 'month'))
  if (!/^\d{4}$/.test(year) || month === null) return year
  const day = /^\d{1,2}$/.test(field(entry, 'day')) ? `-${two(field(entry, 'day'))}` : ''
  return `${year}-${two(month[1] ?? '')}${day}`
}

function workOf(entry: Entry): Work {
  const creators = entry.fields.author ?? []
  const url = field(entry, 'url')
  const doi = doiIn(field(entry, 'doi')) || doiIn(url)
  const arxiv = /arxiv/i.test(field(entry, 'archiveprefix', 'eprinttype')) ? field(entry, 'eprint') : ''
  return {
    kind: 'work',
    place: line(entry.key) || 'a record without a key',
    title: field(entry, 'title'),
    standing: standingOf(entry),
    authors: creators.filter((one) => !isOthers(one)).map(authorOf),
    others: creators.some(isOthers),
    venue: field(entry, 'journal', 'journaltitle', 'booktitle', 'maintitle') || field(entry, 'publisher'),
    organization: field(entry, 'school', 'institution', 'organization'),
    date: dateOf(entry),
    url: url || (arxiv === '' ? '' : `https://arxiv.org/abs/${arxiv}`),
    doi,
    summary: plain(entry.fields['abstract']),
  }
}

/** Far more than are taken at once: the parser is slow, and what it would not be asked for it need not read. */
const MAX_PARSED = 2 * MAX_RECORDS
const START = /^[^\S\n]*@\s*[a-z]+\s*[{(]/gim

function beginning(text: string): { text: string; left_out: LeftOut[] } {
  const starts = [...text.matchAll(START)]
  const cut = starts[MAX_PARSED]?.index
  if (cut === undefined) return { text, left_out: [] }
  const rest = (starts.length - MAX_PARSED).toLocaleString('en-US')
  const reason = `We read the first ${MAX_PARSED.toLocaleString('en-US')} records of a file. Split it to bring in the rest.`
  return { text: text.slice(0, cut), left_out: [{ from: `${rest} more`, reason }] }
}

/** The records of a BibTeX or BibLaTeX file. A record that is broken takes no other with it. */
export function readBibtex(whole: string): Records {
  const { text, left_out } = beginning(whole)
  const { entries, errors } = parse(text, {
    sentenceCase: false,
    caseProtection: false,
    unsupported: (_node, tex) => (tex.trim() === '\\' ? ' ' : tex),
  })
  const broken = new Map<string, string>()
  for (const { input } of errors) {
    const key = /^\s*@\s*\w+\s*[{(]\s*([^\s,]*)/.exec(input ?? '')?.[1]
    if (key !== undefined) broken.set(key, 'A brace or a quotation mark is missing in it, so it could not be read.')
  }
  const records: Work[] = []
  const volumes = new Set(entries.map((entry) => field(entry, 'crossref').toLowerCase()).filter((key) => key !== ''))
  for (const entry of entries) {
    const work = workOf(entry)
    const reason = broken.get(entry.key)
    broken.delete(entry.key)
    if (reason !== undefined) left_out.push({ from: work.place, reason })
    else if (work.title === '') left_out.push({ from: work.place, reason: 'It has no title.' })
    else if (volumes.has(entry.key.toLowerCase()))
      left_out.push({ from: work.place, reason: 'It is the volume that other records here appeared in.' })
    else records.push(work)
  }
  for (const [key, reason] of broken) left_out.push({ from: key || 'a record without a key', reason })
  return { format: 'bibtex', records, left_out }
}
