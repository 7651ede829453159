import { abroadAt, isAbroad } from '../builtin/abroad.ts'
import { nearestFirst, textOf } from '../builtin/closeness.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import { lineOf, worksBehind } from './behind.ts'
import { beyondPost, carriedFurther, putToUse } from './ideas.ts'
import { ofNextStep, OF_PLAN, type Questions } from './questions.ts'
import { isUnderWay } from './record.ts'
import { calledIn, nameOf, titlesOf } from './titles.ts'

/** What one of the ten grows from: a plan, the next step of a project in the United States, or an idea about an entry of the record. */
export interface Ground {
  kind: 'plan' | 'next' | 'idea'
  /** The entry of the record that it grows from. */
  anchor: Entry
  /** The projects behind it, the nearest first. */
  works: readonly Work[] | readonly Entry[]
  /** Of an idea what it is: "to carry “Heron” further". */
  idea?: string
  /** Titles in the applicant’s own words, the best first. */
  titles: readonly string[]
  asks: Questions
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

/** Years after which a project is no longer one that a plan simply goes on with. */
const RECENT = 3

const yearsBefore = (today: string, years: number): string => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`

/** True of a project at a house of the United States that goes on, or that has ended of late and not with the studies. */
function isRecent(work: Work, portrait: Portrait): boolean {
  const { jobs, degrees, unfinished, caseFile } = portrait
  const house = work.value('organization')
  const schools = [...degrees, ...unfinished].filter((one) => one.value('school_name') === house)
  const isInStates =
    abroadAt(work, portrait) === undefined &&
    [...schools, ...jobs.filter((one) => one.value('organization') === house)].some((one) => !isAbroad(one))
  const isOfStudies = work.academic && schools.length > 0
  const { today } = caseFile.profile
  return (
    isInStates && (isUnderWay(work, today) || (!isOfStudies && work.value('end_date') >= yearsBefore(today, RECENT)))
  )
}

/** All that the record carries, and then ideas about what is finished: plans, next steps, projects, patents, posts. */
export function groundsOf(portrait: Portrait): Ground[] {
  const { today } = portrait.caseFile.profile
  const plans = portrait.plans.toSorted((a, b) => begun(b) - begun(a))
  const [lead] = plans
  // What failed is no ground to build on, unless there is nothing else.
  const standing = portrait.works.filter((work) => !hasFailed(work))
  const some = standing.length > 0 ? standing : portrait.works
  const works = lead === undefined ? some : nearestFirst(some, textOf(lead))
  const ofPlans = plans.map((plan): Ground => ({
    kind: 'plan',
    anchor: plan,
    works: worksBehind(plan, works, portrait),
    titles: titlesOf(plan),
    asks: OF_PLAN,
  }))
  const planFor = (work: Work): Entry | undefined =>
    plans.find((plan) => lineOf(plan, works, portrait).some((one) => one.work === work))
  const goesOn = (work: Work): boolean =>
    isRecent(work, portrait) && (isUnderWay(work, today) || planFor(work) !== undefined)
  const next = works.filter(goesOn).map((work): Ground => {
    const plan = planFor(work)
    const asks = ofNextStep(plan && nameOf(plan, portrait))
    return { kind: 'next', anchor: work, works: [work], titles: [nextStepOf(work, portrait)], asks }
  })
  const ideas = [
    ...works.filter((work) => !goesOn(work)).map((work) => carriedFurther(work, portrait)),
    ...portrait.evidence.filter(isPatent).map((patent) => putToUse(patent, portrait)),
    ...portrait.jobs.map(beyondPost),
  ]
  return [...ofPlans, ...next, ...ideas].filter(({ titles }) => titles.length > 0)
}

const nextStepOf = (work: Entry, portrait: Portrait): string =>
  `Take ${calledIn(work, portrait, 'Take  to Its Next Step')} to Its Next Step`
