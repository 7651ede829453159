import { type Creator, parse } from '@retorquere/bibtex-parser'
import type { Author } from './records.ts'
import { line } from './words.ts'

/** How words of a file are read, in the file and in pieces of it. */
export const READING = {
  sentenceCase: false,
  caseProtection: false,
} as const

/** Between braces a separator is part of a name; the semicolon of an HTML entity separates nothing. */
const SEPARATOR = /\\[{}]|[{}]|\s+and\s+|(?<!&#?\w{1,8});/gi

function splitAt(list: string, separator: RegExp): string[] {
  const names: string[] = []
  let depth = 0
  let start = 0
  for (const mark of list.matchAll(separator)) {
    if (mark[0] === '{') depth += 1
    else if (mark[0] === '}') depth -= 1
    else if (depth === 0 && !mark[0].startsWith('\\')) {
      names.push(list.slice(start, mark.index))
      start = mark.index + mark[0].length
    }
  }
  return [...names, list.slice(start)].map((name) => name.trim()).filter((name) => name !== '')
}

/** A name has two commas at most ("von Last, Jr, First"): more of them stand between names. */
const MOST_COMMAS = 2

/** "Wang XM, Chen L, Li Q, Berg T" and "Wang, X., Chen, L., Li, Q." are lists that only commas separate. */
function splitCommas(name: string): string[] {
  const parts = splitAt(name, /\\[{}]|[{}]|,/g)
  if (parts.length <= MOST_COMMAS + 1) return [name]
  if (parts.every((part) => /[\s~]/.test(part))) return parts
  return parts.length % 2 === 0
    ? parts.flatMap((part, at) => (at % 2 === 0 ? [`${part}, ${parts[at + 1]}`] : []))
    : [name]
}

/** "Fulton, James E., Jr." puts the suffix last, where BibTeX has it in the middle. */
const SUFFIX_LAST = /^([^,{}]+),\s*([^,{}]+),\s*((?:jr|sr|ii|iii|iv)\.?)$/i

/** DBLP tells namesakes apart by a number: "Wei Wang 0001". */
const NAMESAKE = /[\s~]+\d{4}$/

/** The names of a list, however it separates them. */
export const splitNames = (list: string): string[] =>
  splitAt(list, SEPARATOR)
    .flatMap(splitCommas)
    .map((name) => name.replace(/,$/, '').replace(NAMESAKE, '').replace(SUFFIX_LAST, '$1, $3, $2'))
    .filter((name) => name !== '')

const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i
const GROUP = /collaborat|consortium|group|team|\d|, (?:inc|llc|ltd|corp|co|plc|gmbh)\.?$/i
const plain = (text: string | undefined): string =>
  line((text ?? '').replace(/<[^<>]*>/g, '').replace(/\\(?=[\s\\]|$)/g, ''))

/** One's own name is often set in bold: the name is then a group, and its parts are still to be found. */
function authorOf({ name, prefix, lastName, suffix, firstName }: Creator): Author {
  const whole = plain(name ?? (firstName ? '' : lastName))
  const [family = '', given = '', more] = whole.split(', ')
  if (given !== '' && more === undefined && !GROUP.test(whole)) return { family, given }
  if (whole !== '') return { family: whole, given: '' }
  const last = plain(lastName)
  const first = plain(firstName)
  const words = first.split(' ')
  if (SUFFIX.test(last) && words.length > 1)
    return { family: `${words.at(-1)} ${last}`, given: words.slice(0, -1).join(' ') }
  return { family: [plain(prefix), last, plain(suffix)].filter(Boolean).join(' '), given: first }
}

const parsed = (names: readonly string[]): Author[] =>
  names.length === 0
    ? []
    : (parse(`@misc{a, author = {${names.join(' and ')}}}`, READING).entries[0]?.fields.author ?? []).map(authorOf)

/** The parser takes a third of a millisecond for a name; a list longer than this is one in which a name is only looked for. */
const LONG = 50
const ACCENT = /\\(?:["'`^~=.]|[HckbdruvtG](?=[\s{]))\s*/g

/** A name of a long list, without its accents; null where only the parser can tell. */
function shortly(name: string): Author | null {
  const text = line(name.replace(ACCENT, '').replace(/[{}]/g, '').replaceAll('~', ' '))
  if (/[\\$]/.test(text) || GROUP.test(text)) return null
  const [family = '', given = '', more] = text.split(/\s*,\s*/)
  if (more !== undefined) return null
  if (given !== '') return { family, given }
  const words = text.split(' ')
  return words.length > 1 && words.every((word) => /^\P{Ll}/u.test(word)) && !SUFFIX.test(words.at(-1) ?? '')
    ? { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') }
    : null
}

/** The authors of a list as it is written in the file. */
export function authorsOf(list: string): { authors: Author[]; others: boolean } {
  const all = splitNames(list)
  const names = all.filter((name) => name !== 'others')
  const others = names.length < all.length
  if (names.length <= LONG) return { authors: parsed(names), others }
  const short = names.map(shortly)
  const rest = parsed(names.filter((_, at) => short[at] === null))
  if (rest.length < short.filter((one) => one === null).length) return { authors: parsed(names), others }
  let next = 0
  return { authors: short.map((one) => one ?? (rest[next++] as Author)), others }
}

/** From this length on a list is set aside before the parser sees it, which would look at every letter of it. */
const SET_ASIDE = 4000
/** Longer than any list; a brace that is never closed is not looked for further. */
const MAX_LIST = 500_000
const AUTHOR = /\bauthor\s*=\s*\{/gi
const NAME = 'author list '

/** Where the brace that was opened before `from` is closed; -1 where it is not. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** The text with a name in the place of each long list of authors, and the lists. */
export function withoutLongLists(text: string): { text: string; lists: string[] } {
  const lists: string[] = []
  const kept: string[] = []
  let done = 0
  for (const { index, 0: start } of text.matchAll(AUTHOR)) {
    if (index < done) continue
    const from = index + start.length
    const end = closing(text.slice(from, from + MAX_LIST), 0)
    if (end < SET_ASIDE) continue
    kept.push(text.slice(done, from), `${NAME}${lists.length}`)
    lists.push(text.slice(from, from + end))
    done = from + end
  }
  return { text: kept.join('') + text.slice(done), lists }
}

/** The list that was set aside under this name, or the list itself. */
export const listOf = (list: string, lists: readonly string[]): string =>
  (list.startsWith(NAME) ? lists[Number(list.slice(NAME.length))] : undefined) ?? list

/** A passage that may hold commands. */
export const readPassage = (text: string): string =>
  /[\\{}$~]/.test(text)
    ? (parse(`@misc{a, abstract = {${text}}}`, READING).entries[0]?.fields['abstract'] ?? text)
    : text
