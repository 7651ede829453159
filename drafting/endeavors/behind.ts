import { abroadAt } from '../builtin/abroad.ts'
import { closeness, textOf } from '../builtin/closeness.ts'
import { worksNamedBy } from '../builtin/named-works.ts'
import { contentWords, overlap } from '../builtin/passages.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'

/** Share of its words by which a project and a plan that names none are of one line of work. */
export const SAME_LINE = 0.21
/** Of a plan of a few words a word or two in common are a share that says nothing. */
const LEAST_SHARED = 4

const shared = (a: string, b: string): number => {
  const own = new Set(contentWords(b))
  return [...new Set(contentWords(a))].filter((word) => own.has(word)).length
}

/** Words that the name of a project and a plan have in common where they are of one line of work, and their share of the name. */
const NAMED_ALIKE = 2
const HALF = 0.5

const isOfLine = (work: Work, plan: string): boolean => {
  const name = work.value('project_name')
  return (
    (overlap(textOf(work), plan) >= SAME_LINE && shared(textOf(work), plan) >= LEAST_SHARED) ||
    (overlap(name, plan) >= HALF && shared(name, plan) >= NAMED_ALIKE)
  )
}

/** Projects of the line of work of a plan, the nearest first: those that it names; where it names none, those that are like it. */
export function lineOf(plan: Entry, works: readonly Work[], portrait: Portrait): { work: Work; close: number }[] {
  const text = textOf(plan)
  const weight = (work: Work): number => (abroadAt(work, portrait) === undefined ? 1 : FROM_ABROAD)
  const byName = worksNamedBy(plan, portrait)
  const named = works.filter((work) => byName.some((one) => one.section === work.section && one.id === work.id))
  const found = named.length > 0 ? named : works.filter((work) => isOfLine(work, text))
  // What a project is called says more of it than the words that its text happens to share.
  return found
    .map((work) => ({
      work,
      close: weight(work) * (closeness(work, text, works) + overlap(work.value('project_name'), text)),
    }))
    .toSorted((a, b) => b.close - a.close)
}

/** What was done in the United States comes first among what is as close. */
const FROM_ABROAD = 0.8

/** Projects that stand behind a plan at most. */
const MOST = 2
/** A second project is named where it is nearly as close as the first. */
const NEARLY = 0.7

/** The projects that a plan’s endeavor tells of, the nearest first. */
export function worksBehind(plan: Entry, works: readonly Work[], portrait: Portrait): Work[] {
  const line = lineOf(plan, works, portrait)
  return line
    .slice(0, MOST)
    .filter(({ close }) => close >= NEARLY * (line[0]?.close ?? 0))
    .map(({ work }) => work)
}
