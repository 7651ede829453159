import { isQuestion } from '../builtin/composer.ts'
import type { Entry, Work } from '../builtin/portrait.ts'

const isFunded = (work: Entry): boolean => !/^(?:|none|n\/?a|not applicable)$/i.test(work.value('funding_source'))

/** True of a work whose results are stated, and not only asked for. */
const hasResult = (work: Entry): boolean => work.told('impact').some((one) => !isQuestion(one))

/** Works as their entries rank them: published, funded, with papers, with results; the latest first among equals. */
function strongestFirst(works: readonly Work[]): Work[] {
  const rank = (work: Work): number =>
    Number(work.published) + Number(isFunded(work)) + Number(work.exhibits.length > 0) + Number(hasResult(work))
  return latestFirst(works).sort((a, b) => rank(b) - rank(a))
}

/** A work that goes on is later than any that has ended. */
const latestFirst = (works: readonly Work[]): Work[] => {
  const end = (work: Work): string => work.value('end_date') || 'now'
  const start = (work: Work): string => work.value('start_date')
  return [...works].sort((a, b) => end(b).localeCompare(end(a)) || start(b).localeCompare(start(a)))
}

/** First the works to which the endeavor is tied, then what a post or a publication brought about, the latest first; then the rest. */
export function boundFirst(works: readonly Work[], bound: readonly Work[]): Work[] {
  const others = works.filter((work) => !bound.includes(work))
  const isFull = (work: Work): boolean => (work.published || !work.academic) && work.value('impact') !== ''
  return [
    ...strongestFirst(bound),
    ...latestFirst(others.filter(isFull)),
    ...strongestFirst(others.filter((work) => !isFull(work))),
  ]
}

/** The works with results, in their order: what the letter may argue from. */
export const withResults = (works: readonly Work[]): Work[] => works.filter(hasResult)

/** True of a record that holds no result to argue from: then the letter asks, and claims nothing of its own. */
export const isThin = (works: readonly Work[]): boolean => withResults(works).length === 0
