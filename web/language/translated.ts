/** English words of the domain's or the server's, with `{0}`, `{1}` … where something is put in, and what they are called. */
export type Told = Readonly<Record<string, string>>

interface Pattern {
  matches: RegExp
  /** Which of the holes each group of the pattern fills. */
  holes: readonly number[]
  says: string
}

let plain: Told = {}
let patterns: readonly Pattern[] = []

const HOLE = /\{(\d+)\}/g
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function patternOf(english: string, says: string): Pattern {
  const parts = english.split(HOLE)
  const source = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : '(.+?)')).join('')
  return {
    matches: new RegExp(`^${source}$`, 's'),
    holes: parts.filter((_, at) => at % 2 === 1).map(Number),
    says,
  }
}

/** The words of the reader's language for what the domain and the server say; none where that is English. */
export function setTold(told: Told): void {
  const entries = Object.entries(told)
  plain = told
  patterns = entries.filter(([english]) => english.includes('{0}')).map(([english, says]) => patternOf(english, says))
}

/**
 * What the domain or the server says, in the reader's language; as it stands where it is somebody's own words, or English is
 * the reader's language. For words that a module of `web` holds itself there are the macros.
 */
export function translated(english: string): string {
  if (Object.hasOwn(plain, english)) return plain[english] ?? english
  for (const { matches, holes, says } of patterns) {
    const found = matches.exec(english)
    if (!found) continue
    const filled = new Map(holes.map((hole, at) => [hole, found[at + 1] ?? '']))
    return says.replace(HOLE, (_, hole: string) => translated(filled.get(Number(hole)) ?? ''))
  }
  return english
}
