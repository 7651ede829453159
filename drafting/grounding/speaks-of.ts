import type { CaseFile, Exhibit } from '../case-file.ts'
import { LONG_FIELDS } from './fields.ts'
import { isRead } from './is-read.ts'
import { tokensOf } from './proposition.ts'

/** What a paper that was put to an entry calls it by. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  academicprojects: ['project_name'],
  professionalprojects: ['project_name'],
  evidence: ['name'],
  futureplan: ['plan_title', 'area_of_focus'],
}
/** Whoever issued a paper stands on all of its papers. */
const HOUSES: readonly string[] = ['organization', 'issuing_organization', 'published_journal']

/** What a paper is, and not what it is about; a page hardly ever says it of itself. */
const KINDS =
  /^(?:letters?|certificates?|diplomas?|reports?|articles?|papers?|documents?|statements?|confirmations?|notices?|copy|copies|plans?|scans?|screenshots?)$/

/** Of the words of a name, how many a paper of it has. */
const NAMED = 0.5
/** Of all that is told of an entry, how much a paper has that tells of it in its own words. */
const TELLS = 0.2
/** Of all that a short paper says, how much is told of the entry. */
const SAYS = 0.3
/** One word is shared by chance. */
const LEAST = 2

/** The words of a text that tell what it is about, without those that stand on every paper of the house. */
const stemsOf = (text: string, aside: ReadonlySet<string>): Set<string> =>
  new Set(
    tokensOf(text)
      .filter(
        ({ content, folded, sense }) =>
          (content || FIGURE.test(folded)) && !KINDS.test(folded) && !aside.has(sense.stem),
      )
      .map(({ sense }) => sense.stem),
  )

const FIGURE = /^\d+$/
const isWord = (stem: string): boolean => !FIGURE.test(stem)

/** "level 3": a figure with the word that it numbers. */
function numbered(text: string): string[] {
  const tokens = tokensOf(text)
  return tokens.flatMap(({ folded }, at) => {
    const before = tokens[at - 1]?.folded
    return FIGURE.test(folded) && before !== undefined && isWord(before) ? [`${before} ${folded}`] : []
  })
}

const shared = (words: ReadonlySet<string>, on: ReadonlySet<string>): number =>
  [...words].filter((word) => on.has(word)).length

/** Letters that two forms of one word begin with. */
const ROOT = 5

/** A name's words in any form: a letter of employment says that somebody is employed. */
const namedOn = (words: readonly string[], on: ReadonlySet<string>): string[] =>
  words.filter(
    (word) =>
      on.has(word) ||
      (isWord(word) &&
        [...on].some(
          (other) => Math.min(word.length, other.length) >= ROOT && (word.startsWith(other) || other.startsWith(word)),
        )),
  )

const known = new WeakMap<CaseFile, Map<number, boolean>>()

/**
 * False of a paper that was read and tells of something else than the entry to which it was put: its pages have neither the
 * entry's name nor much of what is told of it. True of what was not read, and of papers that prove no entry by its name.
 */
export function speaksOfItsEntry(exhibit: Exhibit, caseFile: CaseFile): boolean {
  const held = known.get(caseFile) ?? new Map<number, boolean>()
  known.set(caseFile, held)
  const found = held.get(exhibit.number) ?? reads(exhibit, caseFile)
  held.set(exhibit.number, found)
  return found
}

function reads(exhibit: Exhibit, caseFile: CaseFile): boolean {
  const { section, entry, number } = exhibit
  const names = NAMES[section]
  if (names === undefined || !isRead(exhibit, caseFile)) return true
  const { first_name, middle_name, last_name } = caseFile.profile.application
  const value = (field: string): string => caseFile.fact(section, entry, field)?.value ?? ''
  const aside = stemsOf([...HOUSES.map(value), first_name, middle_name, last_name].join(' '), new Set())
  const pages = caseFile.pages.filter((page) => page.exhibit === number).map(({ text }) => text)
  const on = stemsOf(pages.join('\n'), aside)
  const numberedThere = new Set(pages.flatMap(numbered))
  const all = stemsOf(pages.join('\n'), new Set())
  const isNamed = (field: string): boolean => {
    const [name, whole] = [stemsOf(value(field), aside), stemsOf(value(field), new Set())]
    // A year stands on papers of every kind. A name that is its house's and a year besides is known by both together.
    const [words, held] = [...name].some(isWord) ? [[...name], on] : [[...whole], all]
    const there = namedOn(words, held)
    const isThere = there.some(isWord) || numbered(value(field)).some((pair) => numberedThere.has(pair))
    return isThere && there.length >= NAMED * words.length
  }
  if (names.some(isNamed)) return true
  const told = stemsOf([...names, ...LONG_FIELDS].map(value).join(' '), aside)
  const both = shared(told, on)
  return both >= LEAST && (both >= TELLS * told.size || both >= SAYS * on.size)
}
