import type { SentenceReading } from './reading.ts'

/** How much of a clause a proposition must bear out to count as its source. */
const SOURCE_SHARE = 0.3
const SOURCES = 3

/** The facts, pages and authorities that bear a sentence out, best first. */
export function sourcesOf(reading: SentenceReading, declared: readonly string[]): string[] {
  const { index } = reading
  const scores = new Map<string, number>()
  for (const clause of reading.clauses) {
    const { weight, byProposition, told } = clause.alignment
    const worth = (at: number, score: number): void => {
      const proposition = index.propositions[at]
      if (proposition === undefined || proposition.source === '' || !clause.reach.has(proposition.entry)) return
      const bonus = declared.includes(proposition.source) ? 0.2 : 0
      scores.set(proposition.source, Math.max(scores.get(proposition.source) ?? 0, score + bonus))
    }
    const ranked = told
      .map((at): [number, number] => [at, byProposition[at] ?? 0])
      .filter(([at, score]) => index.propositions[at]?.field !== 'entry' && score >= SOURCE_SHARE * weight)
      .sort((a, b) => b[1] - a[1])
      .slice(0, SOURCES)
    for (const [at, score] of ranked) worth(at, score / weight)
    for (const anchor of clause.anchors) {
      if (anchor.free) continue
      const best = [...anchor.at]
        .filter(
          ([at]) => clause.reach.has(index.propositions[at]?.entry ?? -1) && index.propositions[at]?.field !== 'entry',
        )
        .sort((a, b) => b[1] + (byProposition[b[0]] ?? 0) - a[1] - (byProposition[a[0]] ?? 0))[0]
      if (best !== undefined) worth(best[0], 0.9)
    }
  }
  return [...scores].sort((a, b) => b[1] - a[1]).map(([source]) => source)
}
