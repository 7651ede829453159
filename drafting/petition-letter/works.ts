import type { Entry, Work } from '../builtin/portrait.ts'
import { isQuestion } from '../builtin/composer.ts'

const isFunded = (work: Entry): boolean => !/^(?:|none|n\/?a|not applicable)$/i.test(work.value('funding_source'))

/** True of a work whose results are stated, and not only asked for. */
const hasResult = (work: Entry): boolean => work.told('impact').some((one) => !isQuestion(one))

/** The works as their entries rank them: published, funded, with papers, with results; the latest first among equals. */
export function strongestFirst(works: readonly Work[]): Work[] {
  const rank = (work: Work): number =>
    Number(work.published) + Number(isFunded(work)) + Number(work.exhibits.length > 0) + Number(hasResult(work))
  const start = (work: Work): string => work.value('start_date')
  return [...works].sort((a, b) => rank(b) - rank(a) || start(b).localeCompare(start(a)))
}

/** The works with results, the strongest first: what the letter may argue from. */
export const withResults = (works: readonly Work[]): Work[] => works.filter(hasResult)

/** True of a record that holds no result to argue from: then the letter asks, and claims nothing of its own. */
export const isThin = (works: readonly Work[]): boolean => withResults(works).length === 0
