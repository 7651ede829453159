import { isQuestion } from '../builtin/composer.ts'
import { closeness } from '../builtin/closeness.ts'
import type { Entry, Work } from '../builtin/portrait.ts'

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

/** A forerunner shares this much of the words of the endeavor's title, and so many times as much as any other work. */
const [NEAR, NEARER] = [0.25, 1.3]

/** The works by strength, after the one that the endeavor clearly goes on from: by its title and by all that is told of it. */
export function forerunnerFirst(
  works: readonly Work[],
  { title, subject }: { title: string; subject: string },
): Work[] {
  const ranked = strongestFirst(works)
  const nearest = (text: string) =>
    ranked
      .filter(hasResult)
      .map((work) => ({ work, near: closeness(work, text, works) }))
      .sort((a, b) => b.near - a.near)
  const [first, second] = nearest(title)
  const isClear = first !== undefined && first.near >= NEAR && first.near >= NEARER * (second?.near ?? 0)
  if (!isClear || nearest(subject)[0]?.work !== first.work) return ranked
  return [first.work, ...ranked.filter((work) => work !== first.work)]
}

/** The works with results, the strongest first: what the letter may argue from. */
export const withResults = (works: readonly Work[]): Work[] => works.filter(hasResult)

/** True of a record that holds no result to argue from: then the letter asks, and claims nothing of its own. */
export const isThin = (works: readonly Work[]): boolean => withResults(works).length === 0
