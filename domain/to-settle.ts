/** Something to settle in a document, with the sentence that it is about. */
export interface ToSettle {
  kind: 'missing' | 'verify' | 'open'
  block: string
  sentence: number
}

/**
 * Points as they are counted, listed and settled: all marks of a sentence together, since one press confirms or leaves out
 * the sentence; each question by itself, since each wants its own answer.
 */
export function settledTogether<P extends ToSettle>(points: readonly P[]): [P, ...P[]][] {
  const sentences = new Map<string, [P, ...P[]]>()
  const all: [P, ...P[]][] = []
  for (const point of points) {
    const place = `${point.sentence} ${point.block}`
    const known = point.kind === 'missing' ? undefined : sentences.get(place)
    if (known !== undefined) {
      known.push(point)
      continue
    }
    const group: [P, ...P[]] = [point]
    all.push(group)
    if (point.kind !== 'missing') sentences.set(place, group)
  }
  return all
}

/** How much there is to settle. The one count of it: of a document’s head, its lists, its sections, its files and the overview. */
export function countToSettle(points: readonly ToSettle[]): { sentences: number; questions: number; all: number } {
  const all = settledTogether(points)
  const questions = all.filter(([{ kind }]) => kind === 'missing').length
  return { sentences: all.length - questions, questions, all: all.length }
}
