import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import { nearestFirst, textOf } from '../builtin/closeness.ts'
import { worksBehind } from './behind.ts'
import { IDEAS, type Idea } from './ideas.ts'
import { titlesOf } from './titles.ts'

/** What one of the ten grows from: a plan, a project or a patent of the record, or an idea about one of them. */
export interface Ground {
  kind: 'plan' | 'record' | 'idea'
  /** The entry of the record that it grows from. */
  anchor: Entry
  plan: Entry | undefined
  /** The projects behind it, the nearest first. */
  works: readonly Work[]
  idea: Idea | undefined
  /** Titles in the applicant’s own words, the best first. */
  titles: readonly string[]
}

/** What lies ahead comes in the order in which it was entered, but for what has begun. */
const begun = (plan: Entry): number => Number(plan.value('status') === 'In Progress')

const isPatent = (one: Entry): boolean => /\bpatent\b/iu.test(one.value('name'))

/** True of a project that by its own words came to nothing. */
const hasFailed = (work: Work): boolean =>
  /\bfailed\b/iu.test(work.value('project_name')) ||
  /\b(?:company|pilot|product|project|study|trial) (?:has )?(?:failed|was (?:cancell?ed|ended|given up|stopped))\b|\bstopped the project\b/iu.test(
    work.value('impact'),
  )

/**
 * All that the record carries, and then the ideas about it, the first of each kind before the second of any: plans as they were
 * typed, then projects and patents.
 */
export function groundsOf(portrait: Portrait): Ground[] {
  const plans = portrait.plans.toSorted((a, b) => begun(b) - begun(a))
  const [lead] = plans
  // What failed is no ground to build on, unless there is nothing else.
  const standing = portrait.works.filter((work) => !hasFailed(work))
  const some = standing.length > 0 ? standing : portrait.works
  const works = lead === undefined ? some : nearestFirst(some, textOf(lead))
  const carried = [
    ...plans.map((plan): Ground => {
      const behind = nearestFirst(worksBehind(plan, works), textOf(plan))
      return { kind: 'plan', anchor: plan, plan, works: behind, idea: undefined, titles: titlesOf(plan, portrait) }
    }),
    ...works.map((work): Ground => ({
      kind: 'record',
      anchor: work,
      plan: undefined,
      works: [work],
      idea: undefined,
      titles: titlesOf(work, portrait),
    })),
    ...portrait.evidence.filter(isPatent).map((anchor): Ground => ({
      kind: 'record',
      anchor,
      plan: undefined,
      works: [],
      idea: undefined,
      titles: titlesOf(anchor, portrait),
    })),
  ]
  // Each kind begins with another project.
  const ideas = IDEAS.map((about, at) => about({ ...portrait, works: turned(works, at), plans }))
  const longest = Math.max(0, ...ideas.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) => ideas.flatMap((kind) => kind[at] ?? [])).flat()
  return [
    ...carried,
    ...inTurn.map((idea): Ground => ({
      kind: 'idea',
      anchor: idea.anchor,
      plan: undefined,
      works: idea.works,
      idea,
      titles: idea.titles,
    })),
  ].filter(({ titles }) => titles.length > 0)
}

const turned = <T>(items: readonly T[], by: number): T[] => {
  const at = items.length === 0 ? 0 : by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}
