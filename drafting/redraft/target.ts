import { exhibitNumber } from '#domain/exhibit-number.ts'
import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { contentWords } from '../builtin/passages.ts'
import type { CaseFile } from '../case-file.ts'
import { KIND_WORDS, NAMED_BY, PLACE_WORDS } from './instruction-data.ts'

/** What a wish is about: an entry of the profile, or words that sentences hold. */
export interface Target {
  /** As the page calls it. */
  name: string
  entry?: { section: string; entry: number }
  words: readonly string[]
}

interface Named {
  section: string
  entry: number
  name: string
  own: ReadonlySet<string>
  kind: ReadonlySet<string>
}

function namedIn(caseFile: CaseFile): Named[] {
  const entries = new Map<string, Named>()
  for (const { section, entry } of caseFile.facts) {
    const fields = NAMED_BY[section]
    const key = `${section}/${entry}`
    if (fields === undefined || entries.has(key)) continue
    const values = fields.flatMap((field) => caseFile.fact(section, entry, field)?.value ?? [])
    const [name] = values
    if (name === undefined) continue
    entries.set(key, {
      section,
      entry,
      name: section.endsWith('history') ? values.join(', ') : name,
      own: new Set(contentWords(values.join(' '))),
      kind: new Set(contentWords(KIND_WORDS[section] ?? '')),
    })
  }
  return [...entries.values()]
}

const isTold = (one: { section: string; entry: number }, { facts }: CaseFile, told: ReadonlySet<string>): boolean =>
  facts.some(({ id, section, entry }) => told.has(id) && section === one.section && entry === one.entry)

const PLACES = new Set(contentWords(PLACE_WORDS))
const EXHIBIT = /\bex(?:hibit|\.)?\s*((?:R-?)?\d+)\b/i

/**
 * The entry that words name, or the names of those among which they do not tell; words alone where they name none. Of
 * several that fit, and of a kind ("the award"), those are meant that `told` sources speak of.
 */
export function targetOf(
  phrase: string,
  caseFile: CaseFile,
  told: ReadonlySet<string>,
): Target | { among: string[] } | undefined {
  const paper = EXHIBIT.exec(phrase)?.[1]
  const entries = namedIn(caseFile)
  const proven = caseFile.exhibits.find(({ number }) => number === exhibitNumber(paper ?? ''))
  const proves = entries.find(({ section, entry }) => section === proven?.section && entry === proven.entry)
  if (proves !== undefined) return { name: proves.name, entry: proves, words: [] }
  const words = contentWords(phrase).filter((word) => !PLACES.has(word))
  if (words.length === 0) return undefined
  const fitting = entries
    .map((one) => ({ one, own: words.filter((word) => one.own.has(word)).length }))
    .filter(({ one }) => words.every((word) => one.own.has(word) || one.kind.has(word)))
    .filter(({ one, own }) => own > 0 || isTold(one, caseFile, told))
  const most = Math.max(0, ...fitting.map(({ own }) => own))
  const equal = fitting.filter(({ own }) => own === most).map(({ one }) => one)
  const here = equal.filter((one) => isTold(one, caseFile, told))
  const best = here.length > 0 ? here : equal
  const whole = best.filter((one) => one.own.size === most)
  const [found] = best.length === 1 ? best : whole
  if (found !== undefined && (best.length === 1 || whole.length === 1)) {
    const { name, section, entry } = found
    return { name, entry: { section, entry }, words }
  }
  if (best.length > 1) return { among: best.map(({ name }) => name) }
  return { name: phrase.trim(), words }
}

/** True of a sentence about the target: it rests on the entry, or holds the words or a fact of that name. */
export function isAbout({ entry, words }: Target, sentence: Sentence, caseFile: CaseFile): boolean {
  const facts = caseFile.facts.filter(({ id }) => sentence.sources.includes(id))
  if (entry !== undefined) return facts.some((fact) => fact.section === entry.section && fact.entry === entry.entry)
  const held = new Set(contentWords(`${sentenceText(sentence)} ${facts.map(({ place }) => place).join(' ')}`))
  return words.every((word) => held.has(word))
}
