import { abroadAt, countryOf, isOfAbroad } from '../../builtin/abroad.ts'
import { asField } from '../../builtin/entries.ts'
import { canBeTurned, isInFirstPerson } from '../../builtin/own-words.ts'
import { askedInEnglish } from '../../builtin/in-english.ts'
import type { Composer } from '../../builtin/composer.ts'
import { listed, plain, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry, Work } from '../../builtin/portrait.ts'
import type { Told } from '../../builtin/told.ts'
import { article, horizon, occupation } from '../../builtin/wording.ts'
import {
  grownFrom,
  isTakenFromProject,
  isSameLine,
  lowerFirst,
  quotedTitle,
  theName,
  tie,
  usesOf,
  type Matter,
} from '../matter.ts'
import { fieldOf, repeatsField } from '../field.ts'
import { enterpriseOf } from '../modules.ts'
import { AHEAD } from '../../builtin/planned.ts'
import { isNeed, needStated } from '../../builtin/need.ts'
import { contentWords, overlap } from '../../builtin/passages.ts'
import { capital } from '../../builtin/person.ts'
import { stepsIn } from '../steps.ts'
import { productsOf } from '../../endeavors/nouns.ts'
import * as phrasing from '../phrasing/endeavor.ts'
import { isThin } from '../../builtin/results.ts'

/** The undertaking in a sentence or two, told apart from an occupation. */
export function endeavor(write: Composer, matter: Matter): void {
  write.say(phrasing.NOT_AN_OCCUPATION)
  write.close()
  write.say(phrasing.IN_ESSENCE, { title: quotedTitle(matter.endeavor, 'title') })
  write.tell(
    matter.endeavor
      .told('exp_subs_merit_intric_val')
      .filter(
        (one) =>
          !isTakenFromProject(one) &&
          !isBackground(one) &&
          !isNeedOfPlan(one) &&
          !tellsOfBefore(one, matter) &&
          !namesItself(one, matter),
      ),
    2,
  )
  const enterprise = enterpriseOf(matter)
  if (enterprise !== undefined) write.say(phrasing.CARRIED_BY_ENTERPRISE, { employer: enterprise.say('organization') })
}

/** "… proposes to carry out the plan “Math club”", under the title "Math Club". */
const namesItself = ({ text }: Told, { endeavor, leadPlan }: Matter): boolean => {
  const plan = leadPlan?.value('plan_title') ?? ''
  return (
    plan !== '' && text.includes(`“${plan}`) && endeavor.value('title').toLowerCase().startsWith(plan.toLowerCase())
  )
}

/** It opens the account of the problem. */
const isNeedOfPlan = (one: Told): boolean =>
  one.proof?.section === 'futureplan' && one.proof.field === 'impact' && isNeed(one)

const isBackground = ({ proof }: Told): boolean => proof?.exact === true && proof.field === 'background'

/** True of what a project's background says as well, in nearly the same words: it was so, and is no part of the undertaking. */
const tellsOfBefore = (one: Told, { ranked }: Matter): boolean =>
  ranked.some((work) =>
    work
      .told('background')
      .some(
        ({ text }) => overlap(text, one.text) > 0.8 && one.text.length < 1.4 * text.length && one.proof !== undefined,
      ),
  )

/** The need as the endeavor tells it, or as the nearest project met it. */
export function problem(write: Composer, matter: Matter): void {
  // The need at large comes before the one place where it was met.
  if (write.tell(needStated(matter.leadPlan)) > 0) write.close()
  const nearest = matter.ranked[0]
  if (nearest === undefined) {
    write.ask('the problem that the endeavor addresses, with a project in which it was met', 'academicprojects')
    return
  }
  const told = matter.endeavor.told('exp_subs_merit_intric_val').filter(isBackground)
  const proven = told.flatMap(({ proof }) => proof?.entry ?? [])
  const works = told.length === 0 ? [nearest] : matter.ranked.filter(({ id }) => proven.includes(id)).slice(0, 2)
  const needs = told.length === 0 ? nearest.told('background') : told
  const places = works.map((work) => abroadAt(work, matter))
  const [place] = places
  const isFromAbroad =
    place !== undefined && !places.includes(undefined) && needs.every((one) => isOfAbroad(one, matter))
  const slots = { project: listed(matter.naming.all(works)) }
  if (isFromAbroad) write.say(phrasing.PROBLEM_MET_ABROAD, { ...slots, country: countryOf(place) })
  else write.say(phrasing.PROBLEM_FROM_WORK, slots)
  const count = write.tell(needs)
  if (isFromAbroad && needStated(matter.leadPlan).length === 0)
    write.ask(phrasing.ASK_NEED_AT_HOME, `endeavors.${matter.endeavor.id}.exp_subs_merit_intric_val`)
  if (count > 0) return
  const asked = askedInEnglish(matter.caseFile, nearest.section, nearest.id, ['background'])
  if (asked !== undefined) write.ask(asked.what, asked.path)
}

export function method(write: Composer, matter: Matter): void {
  const own = matter.endeavor
    .told('exp_subs_merit_intric_val')
    .filter((one) => !isTakenFromProject(one) && !tellsOfBefore(one, matter) && !namesItself(one, matter))
  const lead = matter.leadPlan
  // What the plan says itself is told with the plan, in its order.
  write.tell(own.filter(({ proof }) => lead === undefined || proof?.section !== 'futureplan' || !proof.exact))
  if (lead === undefined) {
    write.close()
    write.ask('the method and the concrete steps of the endeavor', 'futureplan')
    return
  }
  const isNamed = own.some(({ text }) => text.includes(lead.value('plan_title')))
  if (!isNamed) {
    write.close()
    write.say(phrasing.PLAN_BY, { plan: quotedTitle(lead, 'plan_title'), focus: lead.say('area_of_focus', asField) })
  }
  write.tell(lead.told('plans'))
  for (const plan of matter.otherPlans) {
    if (!isSameLine(plan, matter)) continue
    write.close()
    write.tell(plan.told('plans'))
  }
}

export function steps(write: Composer, matter: Matter): void {
  const plans = [matter.leadPlan, ...matter.otherPlans.filter((plan) => isSameLine(plan, matter))].flatMap(
    (plan) => plan ?? [],
  )
  if (plans.length === 0) {
    write.ask('a plan with dates and outcomes', 'futureplan')
    return
  }
  state(write, plans)
  stepTable(write, plans)
  outcomes(write, plans)
  write.close()
  beneficiaries(write, matter)
  write.close()
  for (const plan of matter.otherPlans) {
    if (plans.includes(plan)) continue
    write.say(phrasing.OTHER_PLAN, {
      plan: quotedTitle(plan, 'plan_title'),
      focus: plan.say('area_of_focus', lowerFirst),
      eta: plan.say('eta', horizon),
    })
  }
}

/** How far each plan is and how long it runs; the plan is named where there are several. */
function state(write: Composer, plans: readonly Entry[]): void {
  for (const plan of plans) {
    const running = plan.value('status') === 'In Progress'
    const named = plans.length > 1 ? quotedTitle(plan, 'plan_title') : words('the plan')
    write.say(
      running ? phrasing.PLAN_RUNNING : phrasing.PLAN_AHEAD,
      { plan: named, eta: plan.say('eta', horizon) },
      [],
      plan.sources('status'),
    )
  }
}

/** The steps with their times and outcomes, each column only where the plans fill it. */
function stepTable(write: Composer, plans: readonly Entry[]): void {
  const rows = plans.flatMap((plan) => {
    const told = (field: string): string[] => plan.told(field).map(({ text }) => text)
    return stepsIn(told('plans'), told('expected_outcomes')).map(({ when, what, outcome }) => ({
      when,
      what: ofPetitioner(write, what, plan),
      outcome: ofPetitioner(write, withoutExpecting(outcome), plan).replace(/\.$/, ''),
      plan,
    }))
  })
  if (rows.length < FEWEST_STEPS) return
  // A column of dashes tells an officer that the plan lacks what the sentences below it state.
  const toldForMost = rows.filter(({ outcome }) => outcome !== '').length * 2 >= rows.length
  const columns = [
    { heading: 'No.', share: 0.07, of: (row: (typeof rows)[number]) => String(rows.indexOf(row) + 1) },
    { heading: 'When', share: 0.16, of: ({ when }: (typeof rows)[number]) => capital(when.replace(/^the /, '')) },
    { heading: 'Step', share: 0.46, of: ({ what }: (typeof rows)[number]) => what },
    {
      heading: 'Outcome expected',
      share: 0.38,
      of: ({ outcome }: (typeof rows)[number]) => (toldForMost ? outcome : ''),
    },
    {
      heading: 'Plan',
      share: 0.3,
      of: ({ plan }: (typeof rows)[number]) => (plans.length > 1 ? plan.value('plan_title') : ''),
    },
  ].filter(({ of }) => rows.some((row) => of(row) !== ''))
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  write.table(
    'Steps of the endeavor',
    columns.map(({ heading, share }) => ({ heading, share: share / whole, align: 'left' })),
    rows.map((row) => columns.map(({ of }) => [{ kind: 'text', text: of(row) === '' ? '–' : of(row) }])),
  )
}

/** Rows below which a table tells no more than a sentence. */
const FEWEST_STEPS = 2

/** A cell in the third person where it speaks of the applicant. */
function ofPetitioner(write: Composer, text: string, plan: Entry): string {
  if (!isInFirstPerson(text)) return text
  return capital(
    plain(
      canBeTurned(text) ? write.turned(text, [], { section: plan.section, entry: plan.id }) : write.spoken(text, []),
    ),
  )
}

/** "I expect a data set", "The plan is expected to bring fifteen buildings": under its heading the outcome alone. */
const withoutExpecting = (text: string): string =>
  capital(
    text.replace(
      /^(?:I expect that |I expect (?!.* to \p{Ll})|The plan is expected to bring |The expected outcome is )/u,
      '',
    ),
  )

function outcomes(write: Composer, plans: readonly Entry[]): void {
  const told = write.untold(plans.flatMap((plan) => plan.told('expected_outcomes')))
  // What says by its own words that it is yet to come needs nobody to say so.
  if (told.length > 0 && !AHEAD.test(told[0]?.text ?? ''))
    write.say(told.length > 1 ? phrasing.OUTCOMES_OF_SEVERAL : phrasing.OUTCOMES)
  write.tell(told)
}

function beneficiaries(write: Composer, matter: Matter): void {
  write.tell(matter.endeavor.told('exp_nation_impt_beneficiaries').filter((one) => !isTakenFromProject(one)))
  if (!write.empty)
    write.say(phrasing.USERS_ALREADY, { items: listed(usesOf(matter).flatMap((item) => theName(item) ?? [])) })
  if (write.empty)
    write.ask(
      'who will use or benefit from the results',
      `endeavors.${matter.endeavor.id}.exp_nation_impt_beneficiaries`,
    )
}

export function pastToFuture(write: Composer, matter: Matter): void {
  const grown = grownFrom(matter)
  const [first, next] = grown
  const topics = first === undefined ? undefined : tie(first, matter)
  if (first === undefined) notTied(write, matter)
  else if (topics === undefined) write.say(phrasing.PAST_TO_FUTURE_PLAIN, { works: listed(matter.naming.all(grown)) })
  else {
    write.say(phrasing.PAST_TO_FUTURE, { work: matter.naming.call(first), topics })
    write.say(phrasing.ALSO_DRAWS, { works: next === undefined ? undefined : matter.naming.call(next) })
  }
  const product = first === undefined ? undefined : takenUpProduct(first, matter)
  const called = first === undefined ? undefined : matter.naming.call(first)
  // A work that is called by what came out of it has been named already.
  if (product !== undefined && called !== undefined && plain(product) !== plain(called))
    write.say(phrasing.TAKES_UP, { product })
  if (isThin(matter.ranked)) return
  const title = matter.endeavor.value('title')
  const { applicant, currentJob } = matter
  const jobs = matter.occupation?.worksAs ?? currentJob?.say('job_title', (value) => article(occupation(value)))
  // Of an endeavor that only repeats its field nothing narrower can be said.
  const isNarrower = !repeatsField(title, applicant.value('field_of_endeavor'))
  if (isNarrower && write.say(phrasing.OCCUPATION_AND_FIELD, { jobs, fieldOfWork: fieldOf(applicant) })) return
  if (isNarrower) write.say(phrasing.OCCUPATION_SENTENCE, { jobs })
}

/** Works whose words do not tie them to the endeavor came before it, and more is not said. */
function notTied(write: Composer, matter: Matter): void {
  const near = matter.ranked.slice(0, 2)
  if (near.length === 0) {
    write.ask('past work that leads to the endeavor', 'academicprojects')
    return
  }
  write.say(phrasing.CAME_BEFORE, { works: listed(matter.naming.all(near)) })
  write.ask(phrasing.ASK_TIE, 'professionalprojects')
}

/** How many of its words a product shares with the plan that takes it up: one alone is anything's. */
const SHARED_WORDS = 2

/** What the nearest work brought forth and the plan calls by the same words. */
function takenUpProduct(work: Work, { leadPlan }: Matter): Phrase | undefined {
  if (leadPlan === undefined) return undefined
  const ahead = new Set(
    contentWords(['plan_title', 'plans', 'expected_outcomes'].map((field) => leadPlan.value(field)).join(' ')),
  )
  const found = productsOf(work).find(
    ({ text }) => [...new Set(contentWords(text))].filter((word) => ahead.has(word)).length >= SHARED_WORDS,
  )
  return found === undefined ? undefined : words(found.text, [...found.sources, ...leadPlan.sources('plans')])
}
