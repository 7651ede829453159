import { LAW, type LawKey } from './law.ts'

/**
 * Prose is written as text in which `[8 CFR 103.2(b)(3)](cfr-103-2)` cites a text of `LAW`, `[words](/path)` leads within
 * the site, and `*words*` are emphasized.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }

export interface ArticleSection {
  /** Its anchor in the address. */
  id: string
  title: string
  blocks: readonly Block[]
}

export interface Article {
  path: string
  title: string
  /** What it answers, for who chooses what to read. */
  summary: string
  /** The month in which it was last read against the law. */
  reviewed: string
  sections: readonly ArticleSection[]
}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'stress'; text: string }
  | { kind: 'law'; text: string; law: LawKey }
  | { kind: 'link'; text: string; to: string }

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\*([^*]+)\*/g

const isLaw = (key: string): key is LawKey => Object.hasOwn(LAW, key)

/** The parts of a line of prose. */
export function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of line.matchAll(MARK)) {
    if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) })
    const [whole, label = '', target = '', stressed] = match
    if (stressed !== undefined) parts.push({ kind: 'stress', text: stressed })
    else if (target.startsWith('/')) parts.push({ kind: 'link', text: label, to: target })
    else if (isLaw(target)) parts.push({ kind: 'law', text: label, law: target })
    else throw new Error(`"${target}" is no text of the law and no page`)
    from = match.index + whole.length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

/** Every line of prose of a block. */
export function linesOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  return [...block.table.head, ...block.table.rows.flat()]
}

const linesOfArticle = ({ sections }: Article): string[] =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOf)])

const plain = (line: string): string =>
  partsOf(line)
    .map(({ text }) => text)
    .join('')

const HAN = /\p{Script=Han}/gu
/** Chinese has no spaces between words: its characters are counted, and its punctuation is not. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/gu

/** Words that spaces part. */
export const wordsOf = (article: Article): number =>
  linesOfArticle(article).flatMap((line) => plain(line).replace(CHINESE, ' ').split(/\s+/).filter(Boolean)).length

const charactersOf = (article: Article): number =>
  linesOfArticle(article).reduce((sum, line) => sum + (plain(line).match(HAN)?.length ?? 0), 0)

/** What is read in a minute, unhurried: words not in one's first language, and characters. */
const PACE = { words: 200, characters: 350 }

export const minutesToRead = (article: Article): number =>
  Math.ceil(wordsOf(article) / PACE.words + charactersOf(article) / PACE.characters)

/** The texts that an article cites, the most binding first. */
export function citedIn(article: Article): LawKey[] {
  const cited = new Set(
    linesOfArticle(article).flatMap((line) => partsOf(line).flatMap((part) => (part.kind === 'law' ? [part.law] : []))),
  )
  return (Object.keys(LAW) as LawKey[]).filter((key) => cited.has(key))
}
