import { abroadAt, isAbroad } from '../builtin/abroad.ts'
import { nearestFirst, textOf } from '../builtin/closeness.ts'
import { worksNamedBy } from '../builtin/named-works.ts'
import { contentWords } from '../builtin/passages.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import { directionsOf } from './directions.ts'
import { beyondPost, carriedFurther, putToUse } from './ideas.ts'
import { OF_NEXT_STEP, OF_PLAN, type Questions } from './questions.ts'
import { hasBegun, isUnderWay } from './record.ts'
import { titleAbout, titlesOf } from './titles.ts'

/** What one of the ten grows from: a plan, the next step of a project that goes on, a direction of a plan, or an idea about an entry of the record. */
export interface Ground {
  kind: 'plan' | 'next' | 'direction' | 'idea'
  /** The entry of the record that it grows from. */
  anchor: Entry
  /** The projects behind it. */
  works: readonly Entry[]
  /** Of an idea what it is: "to carry “Heron” further". */
  idea?: string
  /** Titles in the applicant’s own words, the best first. */
  titles: readonly string[]
  asks: Questions
}

const isPatent = (one: Entry): boolean => /\bpatent\b/iu.test(one.value('name'))

/** True of a project that by its own words came to nothing. */
const hasFailed = (work: Work): boolean =>
  /\bfailed\b/iu.test(work.value('project_name')) ||
  /\b(?:company|pilot|product|project|study|trial) (?:has )?(?:failed|was (?:cancell?ed|ended|given up|stopped))\b|\bstopped the project\b/iu.test(
    work.value('impact'),
  )

const housesOf = (entries: readonly Entry[], field = 'organization'): string[] =>
  entries.map((one) => one.value(field)).filter((house) => house !== '')

const OF_TRAINING = /\b(?:resident|residency|intern|internship|trainee|apprentice|student|fellow|graduate)\b/iu

/** Posts that are held today in the United States, and that are no part of a training. */
function postsHeld({ jobs, degrees, unfinished }: Portrait): Entry[] {
  const schools = housesOf(
    [...degrees, ...unfinished].filter((one) => one.value('end_date') === ''),
    'school_name',
  )
  return jobs.filter(
    (job) =>
      job.value('end_date') === '' &&
      !isAbroad(job) &&
      job.value('job_type') !== 'Internship' &&
      !OF_TRAINING.test(job.value('job_title')) &&
      !schools.includes(job.value('organization')),
  )
}

/** True of a project at a house that the record knows in the United States. */
const isInStates = (work: Work, { jobs, degrees, unfinished }: Portrait): boolean => {
  const house = work.value('organization')
  return [
    ...jobs.filter((one) => one.value('organization') === house),
    ...[...degrees, ...unfinished].filter((one) => one.value('school_name') === house),
  ].some((place) => !isAbroad(place))
}

const isSame = (one: Entry, other: Entry): boolean => one.section === other.section && one.id === other.id

/** Content words that the names of a plan and of a project share where the one may continue the other: too few to say so, and enough to offer no second. */
const ALIKE = 2

const mayContinue = (plan: Entry, work: Entry): boolean => {
  const name = new Set(contentWords(plan.value('plan_title')))
  return new Set(contentWords(work.value('project_name')).filter((word) => name.has(word))).size >= ALIKE
}

/** Works without those in `taken`; of two that name each other, as a paper and its project do, the first stays. */
function once(works: readonly Work[], taken: readonly Work[], portrait: Portrait): Work[] {
  const names = (one: Work, other: Work): boolean => worksNamedBy(one, portrait).some((named) => isSame(named, other))
  const kept = [...taken]
  for (const work of works) if (!kept.some((one) => names(one, work) && names(work, one))) kept.push(work)
  return kept.slice(taken.length)
}

/** Patents of which no work of the record tells, by a name or as its own. */
const patentsApart = (portrait: Portrait): Entry[] =>
  portrait.works.some((work) => /\bpatent/iu.test(textOf(work)))
    ? []
    : portrait.evidence.filter((one) => isPatent(one) && worksNamedBy(one, portrait).length === 0)

/**
 * All that the record carries, and then ideas: plans, next steps of what goes on, directions of the plans, and only then what
 * has ended, that of a held post first. What was done in studies or abroad comes last.
 */
export function groundsOf(portrait: Portrait): Ground[] {
  const { today } = portrait.caseFile.profile
  // What lies ahead comes in the order in which it was entered, but for what has begun.
  const plans = portrait.plans.toSorted((a, b) => Number(hasBegun(b)) - Number(hasBegun(a)))
  const [lead] = plans
  // What failed is no ground to build on, unless there is nothing else.
  const standing = portrait.works.filter((work) => !hasFailed(work))
  const some = standing.length > 0 ? standing : portrait.works
  const works = lead === undefined ? some : nearestFirst(some, textOf(lead))
  const carried = plans.map((plan) => ({
    plan,
    works: works.filter((work) => worksNamedBy(plan, portrait).some((one) => isSame(one, work))),
  }))
  const held = postsHeld(portrait)
  const isOfPost = (work: Work): boolean => housesOf(held).includes(work.value('organization'))
  const free = once(
    works
      .filter((work) => !plans.some((plan) => mayContinue(plan, work)))
      .toSorted((a, b) => Number(isOfPost(b)) - Number(isOfPost(a))),
    carried.flatMap(({ works }) => works),
    portrait,
  )
  const isNext = (work: Work): boolean => isUnderWay(work, today) && isInStates(work, portrait)
  const isLast = (work: Work): boolean => work.academic || abroadAt(work, portrait) !== undefined
  const ideas = (fits: (work: Work) => boolean): Ground[] =>
    free.filter((work) => !isNext(work) && fits(work)).map((work) => carriedFurther(work, portrait))
  return [
    ...carried.map(({ plan, works }): Ground => ({
      kind: 'plan',
      anchor: plan,
      works,
      titles: titlesOf(plan),
      asks: OF_PLAN,
    })),
    ...free.filter(isNext).map((work): Ground => ({
      kind: 'next',
      anchor: work,
      works: [work],
      titles: [nextStepOf(work, portrait)],
      asks: OF_NEXT_STEP,
    })),
    ...directionsOf(carried, portrait),
    ...ideas((work) => !isLast(work)),
    ...patentsApart(portrait).map((patent) => putToUse(patent, portrait)),
    ...held.map(beyondPost),
    ...ideas((work) => isLast(work) && abroadAt(work, portrait) === undefined),
    ...ideas((work) => abroadAt(work, portrait) !== undefined),
  ].filter(({ titles }) => titles.length > 0)
}

const nextStepOf = (work: Entry, portrait: Portrait): string => titleAbout(work, portrait, 'Take', ' to Its Next Step')
