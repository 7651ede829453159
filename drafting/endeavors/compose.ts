import type { EndeavorPart } from '#domain/endeavor.ts'
import { abroadAt, isOfAbroad } from '../builtin/abroad.ts'
import { namesWork } from '../builtin/carried-on.ts'
import { textOf } from '../builtin/closeness.ts'
import { contentWords, overlap } from '../builtin/passages.ts'
import { filled, missing, plain, type Phrase, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { endsIn, needStated, needToday } from '../builtin/need.ts'
import { planned } from '../builtin/planned.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Told } from '../builtin/told.ts'
import { faultsOf } from '../builtin/sanity.ts'
import { sharedTopics } from '../builtin/topics.ts'
import { horizon } from '../builtin/wording.ts'
import type { Candidate } from './candidate.ts'
import { withAsked } from './in-english.ts'
import { proofOf, qualificationsOf, roleIn } from './person.ts'
import { isUser } from './nouns.ts'
import * as frames from './person-frames.ts'
import { Telling, type Uses } from './telling.ts'
import { hasFailed } from './work-kinds.ts'

export type Parts = Record<EndeavorPart, Phrase[]>

/** Results that speak against a work belong to its limits, and prove nothing for it. */
const ADVERSE =
  /\b(?:failed|left|leaked|declined|rejected|did not change|do not know|cannot (?:say|prove|claim)|not followed|lost|less than|nobody|neither|never)\b/i

/**
 * A frame that the ten have taken least, and of those one that names the most of what the record holds; none comes twice
 * with the same words, and those that name as much take turns.
 */
function framed(bank: readonly string[], slots: Slots, turn: number, uses: Uses): Phrase[] {
  const fullness = (frame: string) => frame.match(/\{/g)?.length ?? 0
  const fresh = bank.flatMap((frame) => {
    const phrase = filled(frame, slots)
    return phrase === undefined || uses.has(plain(phrase))
      ? []
      : [{ frame, phrase, named: fullness(frame), taken: uses.get(`${FRAME}${frame}`) ?? 0 }]
  })
  const least = Math.min(...fresh.map(({ taken }) => taken))
  const rare = fresh.filter(({ taken }) => taken === least)
  const most = Math.max(0, ...rare.map(({ named }) => named))
  const best = rare.filter(({ named }) => named === most)
  const { phrase, frame, taken = 0 } = best[turn % Math.max(best.length, 1)] ?? {}
  if (phrase === undefined) return []
  uses.set(plain(phrase), 1)
  uses.set(`${FRAME}${frame}`, taken + 1)
  return [phrase]
}

/** Marks a frame, apart from the sentences that are made of it. */
const FRAME = 'frame: '

/** What was wrong, and what stood in the way: each undertaking begins at another of these. */
const problemsOf = (work: Entry | undefined): Told[] =>
  [...(work?.told('background') ?? []), ...(work?.told('challenge') ?? [])].map(planned)

const OWN_PROBLEM = 'the problem that this undertaking by itself is to solve, with a source'
const PROBLEM_AT = 'futureplan'

/** What is asked of an outcome: of one that the plan counts, the date alone. */
const measured = ({ output, do: step }: Slots): string =>
  [output, step].some((one) => typeof one === 'object' && /\d/.test(plain(one)))
    ? 'the date by which this is to be reached, and how it will be measured'
    : 'the measurable outcome of the undertaking and its date'

const ask = (what: string, path: string): Phrase[] => [missing(what, path)]
const orAsk = (phrases: Phrase[], what: string, path: string): Phrase[] =>
  phrases.length > 0 ? phrases : ask(what, path)

/** The nine parts of one endeavor, sentence by sentence with their sources. */
export function composeParts(candidate: Candidate, portrait: Portrait, uses: Uses, turn: number): Parts {
  const { kind, anchor, plan, slots } = candidate
  const isPlan = kind.of === 'plan'
  const telling = new Telling(candidate, uses)
  const work = candidate.work ?? (anchor.section.endsWith('projects') ? anchor : undefined)
  const standing = portrait.works.filter((one) => !hasFailed(one))
  const second = secondTo(work, anchor, standing.length > 0 ? standing : portrait.works)
  // Two projects stand behind a plan that says so; else the endeavor would tell of two things.
  const next = second !== undefined && (plan === undefined || isBehind(second, plan)) ? second : undefined
  const say = (bank: readonly string[]) => framed(bank, slots, turn, uses)
  const of = (entry: Entry | undefined, field: string) => (entry?.told(field) ?? []).map(planned)

  const heads = [slots.users, slots.others].flatMap((slot) =>
    slot === undefined || typeof slot === 'string' ? [] : contentWords(plain(slot)).slice(-1),
  )
  const before = isPlan ? [next, work] : [work]
  const own = of(plan, 'plans')
  const byOthers = own.filter(({ text }) => !/\bI\b/.test(text))
  // What was met and brought about abroad is told with the experience: it argues no need in the United States.
  const atHome = (told: readonly Told[]) => told.filter((one) => !isOfAbroad(one, portrait))
  const stated = needStated(plan)
  const isMetAbroad = before.every((one) => atHome(of(one, 'background')).length === 0)
  const need =
    isPlan && isMetAbroad && of(plan, 'impact').length > stated.length ? telling.all(stated.map(planned), 2) : []
  const what = [
    ...need,
    ...before.flatMap((one) =>
      isPlan
        ? telling.all(need.length > 0 ? [] : of(one, 'background'), 3, of(one, 'challenge'))
        : telling.problem([...problemsOf(one), ...stated.map(planned)]),
    ),
    ...(kind.of === 'work' ? telling.tell(of(work, 'goal'), 1) : []),
    ...say(kind.undertaking),
    ...(isPlan ? say(kind.method) : []),
    ...(isPlan
      ? telling.all(
          own.filter((one) => !byOthers.includes(one)),
          4,
        )
      : []),
    ...(isPlan ? [] : say(kind.method)),
    ...(telling.hasProblem || isPlan ? [] : ask(OWN_PROBLEM, PROBLEM_AT)),
  ]
  // A step of the plan leans on less, since the plan itself tells the rest.
  const several = kind.of === 'step' ? 1 : 2
  const told = (isPlan ? [next, work] : [work]).filter((one) => one !== undefined)
  const experience = orAsk(
    [
      ...told.flatMap((one, at) => [
        ...roleIn(one, turn + at, at),
        ...(isPlan ? telling.all(of(one, 'solution'), 3) : telling.tell(of(one, 'solution'), several, true)),
      ]),
      ...(work === undefined ? telling.tell(of(anchor, 'job_summary'), 2) : []),
    ],
    'work already done that bears on this undertaking',
    'academicprojects',
  )
  const favorable = (one: Entry) => of(one, 'impact').filter(({ text }) => !ADVERSE.test(text))
  // The need is what cannot wait; what is changed is told without it, unless it leans on it.
  const effects = of(plan, 'impact')
  const pressed =
    isPlan && need.length === 0 ? effects.findIndex((one) => stated.some(({ text }) => text === one.text)) : -1
  // A long sentence that ends in "it" has told what that is.
  const isApart =
    effects.length > 1 &&
    effects
      .slice(pressed + 1, pressed + 2)
      .every(({ text }) => standsAlone(text.replace(/(?<=(?: \S+){9}) it\.$/, '.')))
  const merit = [
    ...say(kind.merit),
    ...(isPlan
      ? telling.all(isApart ? effects.filter((_, at) => at !== pressed) : effects, 2)
      : telling.alone(of(plan, 'impact'), 1)),
    ...(isPlan
      ? telling.tell(
          (next === undefined ? [] : atHome(favorable(next))).filter(({ text }) => /\d/.test(text)),
          1,
        )
      : []),
  ]
  // Use by the very people who are to gain is the best that can be said of them.
  const used = isPlan
    ? telling.tell(
        told
          .flatMap((one) => atHome(favorable(one)))
          .filter(({ text }) => !/\d/.test(text) && contentWords(text).some((word) => heads.includes(word))),
        1,
      )
    : []
  const results = told.flatMap((one) =>
    telling.tell(favorable(one).length > 0 ? favorable(one) : of(one, 'impact'), several, true),
  )
  const evidence = orAsk(
    [
      ...results,
      ...proofOf(
        isPlan ? (told.find((one) => one.value('published_journal') !== '') ?? work) : work,
        portrait,
        turn,
        isPlan,
      ),
    ],
    'results with figures, or a paper that confirms them',
    'evidence',
  )
  // What was hard for the applicant is over; what was wrong for others lasts.
  const problem = atHome(of(work, 'background')).filter(({ text }) => !/\b(?:I|me|my|we|us|our)\b/.test(text))
  // What a plan would bring, and how far it is, are no reasons why it cannot wait.
  const today = portrait.caseFile.profile.today
  const pressing = telling.tell(
    [
      ...problem,
      ...needStated(plan),
      ...of(plan, 'impact').flatMap((one) => needToday(one) ?? []),
      ...(isPlan ? (plan?.told('current_progress') ?? []) : []).filter(({ text }) => endsIn(text, today) !== undefined),
    ],
    1,
  )
  const timed: Slots = { ...slots, eta: plan?.say('eta', horizon) }
  const urgency = [...pressing, ...(isPlan ? [] : say(kind.urgency))]
  const progress = isPlan ? telling.tell(of(plan, 'current_progress'), 2) : []
  // What a plan leaves behind, and whom it trains, would else repeat the plan.
  const isPart = kind.of === 'output' || kind.of === 'training'
  const gain = isPart ? [] : telling.alone(of(plan, 'impact'), 1)
  const expected = of(plan, 'expected_outcomes').filter(({ text }) => isPlan || faultsOf(text).length === 0)
  const outcomes = isPlan ? telling.all(expected, 3) : telling.alone(expected, 1)
  const later = isPlan ? telling.all(byOthers, 2) : isPart ? [] : telling.tell(own, 1)
  const linked = isPlan || plan === undefined ? [] : framed(frames.PLAN_LINK, timed, turn, uses)
  // A house abroad measures no reach in the United States.
  const reach: Slots =
    work !== undefined && abroadAt(work, portrait) !== undefined ? { ...slots, org: undefined } : slots
  const scope = [...later, ...framed(kind.scope, reach, turn, uses), ...linked]
  const beneficiaries = [...say(kind.beneficiaries), ...gain, ...used]
  const parts: Parts = {
    exp_applicant_qualifications: orAsk(
      qualificationsOf(portrait, candidate.title, turn, uses),
      'the degree, post or credential that qualifies the applicant for this',
      'academichistory',
    ),
    // How far the plan has come is of the person's record.
    exp_related_experience: [...experience, ...progress],
    exp_subs_merit_intric_val: what,
    exp_subs_merit_impact: orAsk(merit, 'what changes, and for whom', 'futureplan'),
    exp_subs_merit_evidence: evidence,
    exp_nation_impt_scope: [
      ...scope,
      ...(plan === undefined || scope.length === 0 ? ask(kind.asks.scope, 'futureplan') : []),
    ],
    exp_nation_impt_urgency: [...urgency, ...(pressing.length === 0 ? ask(kind.asks.urgency, 'futureplan') : [])],
    exp_nation_impt_beneficiaries: [
      ...beneficiaries,
      ...(slots.users === undefined || beneficiaries.length === 0 ? ask(kind.asks.beneficiaries, 'futureplan') : []),
    ],
    exp_nation_impt_impact: [
      ...outcomes,
      ...(isPlan && outcomes.length > 0 ? framed(frames.PLAN_TIME, timed, turn, uses) : []),
      ...say(kind.impact),
      ...(outcomes.length === 0 ? ask(measured(slots), 'futureplan') : []),
    ],
  }
  return withAsked(parts, [...told, plan, work === undefined ? anchor : undefined], portrait)
}

/** True of a project that a plan names, or with which it shares a thing that it is about. */
const isBehind = (work: Entry, plan: Entry): boolean => {
  const text = PLAN_FIELDS.map((field) => plan.value(field)).join('. ')
  const done = WORK_FIELDS.map((field) => work.value(field)).join('. ')
  return namesWork(text, work) || sharedTopics(done, text, 3).some((topic) => !isUser(topic))
}
const PLAN_FIELDS = ['plan_title', 'area_of_focus', 'plans', 'current_progress', 'expected_outcomes']
const WORK_FIELDS = ['project_name', 'goal', 'solution', 'impact']

/** A project beside the first that stands almost as near to the anchor. */
function secondTo(work: Entry | undefined, anchor: Entry, works: readonly Entry[]): Entry | undefined {
  const near = (one: Entry) => overlap(textOf(one), textOf(anchor))
  const [second] = works
    .filter((other) => other.id !== work?.id || other.section !== work.section)
    .sort((a, b) => near(b) - near(a))
  return second !== undefined && (work === undefined || near(second) >= 0.7 * near(work)) ? second : undefined
}
