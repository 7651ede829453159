import { abroadAt } from '../builtin/abroad.ts'
import { closeness, textOf } from '../builtin/closeness.ts'
import { overlap } from '../builtin/passages.ts'
import type { Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { seedOf } from '../builtin/seed.ts'
import { nearest, type Candidate, type Ground } from './candidate.ts'
import { fromBareEntries } from './from-bare-entries.ts'
import { fromPlan } from './from-plans.ts'
import { fromWork } from './from-works.ts'
import { stepsOf } from './nouns.ts'
import { isSpecific } from './specificity.ts'
import { titlesOf } from './slots.ts'
import { hasFailed } from './work-kinds.ts'

/** A plan with dated steps that has begun and follows from past work comes first. */
function strength(plan: Entry, works: readonly Entry[]): number {
  const steps = stepsOf(plan)
  const dated = plan.told('plans').filter(({ text }) => /\b20\d\d\b/.test(text)).length
  const work = nearest(plan, works)
  return (
    dated * 2 +
    steps.length +
    (plan.value('status') === 'In Progress' ? 4 : 0) +
    (plan.exhibits.length > 0 ? 1 : 0) +
    (work === undefined ? 0 : 6 * overlap(textOf(work), textOf(plan)))
  )
}

/** A title that names no undertaking comes after all that do. */
const UNSPECIFIC = 200
/** Characters that a title can have and still be said in one breath. */
const BREATH = 92

/** What a title may name: a house abroad says where something was done, and not for whom in the United States it will be. */
const namable = ({ slots, work }: Ground, portrait: Portrait): Slots =>
  work !== undefined && abroadAt(work, portrait) !== undefined ? { ...slots, org: undefined } : slots

/** The titles of a ground, the most telling first. */
const titled = (ground: Ground, turn: number, portrait: Portrait): Candidate[] =>
  titlesOf(ground.kind, namable(ground, portrait), ground.plan, turn)
    .map((title) => ({ title, isSpecific: isSpecific(title) }))
    .sort((a, b) => Number(b.isSpecific) - Number(a.isSpecific))
    .map(({ title, isSpecific: specific }, rank) => ({
      ...ground,
      title,
      score:
        ground.score -
        rank * 0.5 -
        Math.max(0, title.length - BREATH) * 0.08 -
        (POINTING.test(title) ? UNCLEAR : 0) -
        (specific || ground.kind.of === 'plan' ? 0 : UNSPECIFIC),
    }))

/** "Testing the Equation and the Table": which they are, the title does not say. */
const POINTING = /^\p{L}+ing the \p{L}+(?:,| (?:and|to|in|on|with) )(?!.*: )/iu
const UNCLEAR = 30

/** Ways below which a record needs those too that seldom suit its projects. */
const ENOUGH = 24

/** Every title that fits the limit, with what is best carried by the record first. */
export function candidatesOf(portrait: Portrait): Candidate[] {
  // What failed is no ground to build on, unless there is nothing else.
  const standing = portrait.works.filter((work) => !hasFailed(work))
  const works = standing.length > 0 ? standing : portrait.works
  const ranked = [...portrait.plans].sort((a, b) => strength(b, works) - strength(a, works))
  const [lead] = ranked
  const all = [...works, ...ranked]
  const near = (work: Entry): number => (lead === undefined ? 0 : closeness(work, textOf(lead), all))
  const grounds = [
    ...ranked.flatMap((plan, rank) => fromPlan(plan, rank, works, portrait)),
    ...works.flatMap((work) => fromWork(work, ranked, near(work), portrait)),
    ...(works.length > 0 ? [] : fromBareEntries(portrait)),
  ]
  const own = grounds.filter(({ spare }) => spare < 2)
  const kept = new Set(own.map(({ key }) => key)).size >= ENOUGH ? own : grounds
  // Applicants with like work are not all offered the same words.
  const turn = seedOf('titles', portrait.caseFile.profile.application.id)
  return kept.flatMap((ground) => titled(ground, turn, portrait)).sort((a, b) => b.score - a.score)
}
