import { abroadAt, isAbroad, isOfAbroad } from '../../builtin/abroad.ts'
import { asField, issuerOf } from '../../builtin/entries.ts'
import { isQuestion, type Composer } from '../../builtin/composer.ts'
import { textOf } from '../../builtin/closeness.ts'
import { monthOf } from '../../builtin/dates.ts'
import { listed, words, type Phrase } from '../../builtin/phrase.ts'
import type { Work } from '../../builtin/portrait.ts'
import type { Told } from '../../builtin/told.ts'
import { AHEAD } from '../../builtin/planned.ts'
import { standsAlone } from '../../builtin/stands-alone.ts'
import { canStandInside } from '../../builtin/weave.ts'
import { degreeName } from '../../builtin/wording.ts'
import { isAdvanced } from '../../case-file/qualification.ts'
import { meritAreas } from '../areas.ts'
import { fieldOf, repeatsField } from '../field.ts'
import { ENDEAVOR_FIELDS, isOfProject, isTakenFromProject, quotedTitle, theName, type Matter } from '../matter.ts'
import { sentencesOf } from '../../builtin/passages.ts'
import { needStated } from '../../builtin/need.ts'
import { callingOf, governmentInterest, technologyOf } from '../modules.ts'
import * as phrasing from '../phrasing/prong-one.ts'
import { hasFigure, isOpen, isToBePublished, isThin, isUsed, takenUp, telling, weight } from '../../builtin/results.ts'
import { READS } from '../phrasing/letters.ts'
import { quotationsOf } from '../quoted.ts'
import { writerOf } from './letters.ts'

export function waiver(write: Composer): void {
  write.say(phrasing.ELEMENTS)
}

export function merit(write: Composer, matter: Matter): void {
  const path = `endeavors.${matter.endeavor.id}.exp_subs_merit_impact`
  subjectOf(write, matter)
  meritArea(write, matter)
  write.close()
  const needs = needStated(matter.leadPlan)
  const need = needs.findLast((one) => write.recall(phrasing.NEED_AGAIN, one))
  const met = () => write.recall(need === undefined ? phrasing.NEED_AGAIN : phrasing.NEED_MET, needOf(matter))
  const isMet = need === undefined && met()
  const own = matter.endeavor.told('exp_subs_merit_impact').filter((one) => !isOfProject(one))
  const told = own.length > 0 ? own : (matter.leadPlan?.told('impact') ?? [])
  // Results of a project are told where the project is; here they are pointed to. What follows the need may lean on it.
  const untold = write.untold(told)
  const fresh = told.filter(
    (one, at) =>
      untold.includes(one) || (told[at - 1]?.text === need?.text && need !== undefined && !write.said.has(one.text)),
  )
  const count = fresh.length
  if (fresh.every(({ proof }) => proof?.section !== 'futureplan') && own.length > 0) write.tell(fresh)
  else expected(write, fresh)
  const wasMet = isMet || met()
  if (count === 0 && need === undefined && !wasMet) write.ask('what the endeavor improves, and for whom', path)
  if (write.sentences > 1) write.close()
  // How often a paper was cited proves nothing of what the endeavor is worth.
  const [work] = matter.ranked.filter((one) => proofs(one).length > 1 && abroadAt(one, matter) === undefined)
  const proving = matter.endeavor.told('exp_subs_merit_evidence').filter((one) => !isOfProject(one))
  write.tell(proving)
  const shown =
    work !== undefined && write.recall(phrasing.RESULT_ALREADY, proofs(work)[1], { work: matter.naming.call(work) })
  if (!shown && !isThin(matter.ranked))
    write.say(phrasing.RESULTS_AHEAD, { works: listed(matter.naming.all(matter.ranked.slice(0, 2))) })
}

/** The area in which the merit lies, where a field or a title of the applicant's names it; else it is asked. */
function meritArea(write: Composer, { applicant, leadPlan, endeavor }: Matter): void {
  const held = [
    [applicant, 'field_of_endeavor'],
    [leadPlan, 'area_of_focus'],
    [leadPlan, 'plan_title'],
    [endeavor, 'title'],
  ] as const
  const areas = meritAreas(held.map(([entry, field]) => entry?.value(field) ?? ''))
  const naming = held.filter(([entry, field]) => meritAreas([entry?.value(field) ?? '']).length > 0)
  const sources = naming.flatMap(([entry, field]) => entry?.sources(field) ?? [])
  if (areas.length > 0) write.say(phrasing.MERIT_AREA, { area: words(areas.join(' and '), sources) })
  write.say(phrasing.MERIT_RULE)
  if (areas.length === 0) write.ask(phrasing.ASK_AREA, 'application.field_of_endeavor')
}

/** What is judged, and in which field it lies, where the profile names one. */
function subjectOf(write: Composer, { endeavor, applicant }: Matter): void {
  const title = quotedTitle(endeavor, 'title')
  const fieldOfWork = repeatsField(endeavor.value('title'), applicant.value('field_of_endeavor'))
    ? undefined
    : fieldOf(applicant)
  write.say(phrasing.MERIT_SUBJECT, { title, fieldOfWork })
}

/** A price or a name is no proof: a measure, or use by others, is. */
const STRONG = 2
const proofs = (work: Work): Told[] =>
  telling(work).filter((told) => weight(told) >= STRONG && !/\bcited\b|\bcitations?\b/i.test(told.text))

/** The sentence of the problem that shows its size. */
const needOf = (matter: Matter): Told | undefined => {
  const told = (matter.ranked[0]?.told('background') ?? []).filter(
    (one) => !/\b(?:I|my|me|we|our|us)\b/i.test(one.text) && !isOfAbroad(one, matter),
  )
  return (
    told.find(({ text }) => /\d/.test(text)) ??
    told.find(({ text }) => hasFigure(text)) ??
    told.find(({ text }) => canStandInside(text) && standsAlone(text))
  )
}

export function importance(write: Composer, matter: Matter): void {
  const lead = matter.leadPlan
  write.say(phrasing.IMPORTANCE_RULE)
  write.close()
  within(write, matter)
  write.say(phrasing.BEYOND_EMPLOYER)
  const scope = write.untold(
    matter.endeavor
      .told('exp_nation_impt_scope')
      .filter((one) => !isTakenFromProject(one) && !isBeyondAbroad(one, matter)),
  )
  if (write.hasMore(scope)) write.tell(scope)
  else if (!isThin(matter.ranked)) write.recall(phrasing.MECHANISM_AGAIN, outward(matter))
  const mechanism = write.sentences > 2
  if (!beyond(write, matter) && !mechanism)
    write.ask(phrasing.ASK_MECHANISM, `endeavors.${matter.endeavor.id}.exp_nation_impt_scope`)
  served(write, matter)
  const calling = callingOf(matter)
  if (calling === 'teacher' && isThin(matter.ranked))
    write.ask(phrasing.ASK_CLASSES, `endeavors.${matter.endeavor.id}.exp_nation_impt_scope`)
  else if (calling !== undefined) {
    write.close()
    write.say(calling === 'teacher' ? phrasing.TEACHING : phrasing.HEALING)
  }
  if (isOfCare(matter)) write.say(phrasing.MEDICAL)
  const effects = write.untold([...(lead?.told('impact') ?? []), ...matter.endeavor.told('exp_nation_impt_impact')])
  if (effects.length > 0) write.close()
  expected(write, effects)
  potential(write, matter)
  if (effects.length === 0 && (lead?.value('expected_outcomes') ?? '') === '')
    write.ask('the prospective impact of the endeavor beyond one employer', 'futureplan')
  write.close()
  const reach = lead === undefined ? '' : `${textOf(lead)} ${matter.endeavor.value('exp_nation_impt_scope')}`
  if (REGIONAL.test(reach) && !isThin(matter.ranked)) write.say(phrasing.ONE_AREA)
  const effect = ['impact', 'expected_outcomes'].map((field) => lead?.value(field) ?? '').join(' ')
  if (ECONOMIC.test(`${effect} ${matter.endeavor.value('exp_nation_impt_impact')}`) && !isThin(matter.ranked))
    write.say(phrasing.ECONOMIC_SIDE)
  write.close()
  write.say(phrasing.IMPORTANCE_CLOSE, { routes: routesOf(matter) })
  if (technologyOf(matter) === undefined)
    write.ask(phrasing.ASK_GOVERNMENT.replace('{subject}', named(matter)), 'evidence')
}

/** "The results are meant for use beyond Harbor Hospital (Kenya)": the reach in question is that in the United States. */
const isBeyondAbroad = ({ text }: Told, { jobs }: Matter): boolean =>
  /\b(?:beyond|outside(?: of)?|not (?:just|only) (?:for|at)|not confined to|others than)\b/i.test(text) &&
  jobs.some((job) => isAbroad(job) && job.value('organization') !== '' && text.includes(job.value('organization')))

/** Words by which an endeavor's own sentences speak of the care or treatment of patients, and do not deny it. */
const PATIENT = /\bpatients?\b/i
const CARE = /\b(?:cares?|caring|cared|treat\w*|therap\w+|doses?|surger\w+|diagnos\w+|bedside)\b/i
const DENIED = /\b(?:no|not|never|nor|none|without)\b/i

export const speaksOfCare = (text: string): boolean =>
  sentencesOf(text).some((one) => PATIENT.test(one) && CARE.test(one) && !DENIED.test(one))

const isOfCare = ({ endeavor, leadPlan }: Matter): boolean =>
  speaksOfCare(
    [
      ...ENDEAVOR_FIELDS.map((field) => endeavor.value(field)),
      ...['plan_title', 'plans', 'expected_outcomes', 'impact'].map((field) => leadPlan?.value(field) ?? ''),
    ].join('\n'),
  )

/** The field in which the implications are to be found: the one that the profile names, or else the plan's own. */
function within(write: Composer, { applicant, leadPlan }: Matter): void {
  const fieldOfWork = fieldOf(applicant) ?? leadPlan?.say('area_of_focus', asField)
  write.say(phrasing.WITHIN_FIELD, { fieldOfWork })
}

/** Whom the endeavor serves: that they are many houses and not one is the argument. */
function served(write: Composer, { endeavor, ranked }: Matter): void {
  if (isThin(ranked)) return
  const told = endeavor.told('exp_nation_impt_beneficiaries').find((one) => !isTakenFromProject(one))
  write.recall(phrasing.SERVED, told)
}

/** The outcomes by which the plan itself can be measured: what the decision calls potential. */
function potential(write: Composer, { leadPlan, ranked }: Matter): void {
  if (isThin(ranked)) return
  const outcomes = leadPlan?.told('expected_outcomes') ?? []
  const [strongest] = outcomes.toSorted((a, b) => Number(hasFigure(b.text)) - Number(hasFigure(a.text)))
  write.recall(phrasing.POTENTIAL, strongest)
}

/** Effects that a plan is meant to have, never told as if they had come about. */
function expected(write: Composer, told: readonly Told[]): void {
  // What is so already is the need, and no effect.
  const facts = told.filter(isSoAlready)
  write.tell(facts)
  const [only, ...others] = told.filter((one) => !facts.includes(one))
  if (only === undefined) return
  const effects = [only, ...others]
  if (others.length > 0) write.say(phrasing.EFFECTS)
  // What is quoted brings its own introduction.
  else if (!isQuestion(only) && !/\bown words\b/.test(only.text) && write.tellIn(phrasing.EXPECTED, only)) return
  write.tell(effects)
}

const isSoAlready = ({ section, text }: Told): boolean =>
  section === 'futureplan' &&
  /^(?:There (?:is|are)|Today|Currently|At present)\b|\(source:/i.test(text) &&
  !AHEAD.test(text)

/** Words by which a sentence of a plan reaches people outside of the petitioner's own house. */
const OUTWARD =
  /\b(?:publish|open|free|share|train|teach|enroll|states?|hospitals|schools|counties|recyclers|cooperatives|communities|clinics|buildings|districts|libraries|suppliers|standards?|any)\b/i

const outward = ({ leadPlan }: Matter): Told | undefined =>
  leadPlan?.told('plans').find(({ text }) => OUTWARD.test(text) && /^(?:I|We) (?:will|plan to|intend to)\b/.test(text))

const toldAtHome = (work: Work, matter: Matter): Told[] => work.told('impact').filter((one) => !isOfAbroad(one, matter))

/** Who uses a work already; where the record tells only of the use, the result itself. */
function beyond(write: Composer, matter: Matter): boolean {
  const near = matter.ranked.slice(0, 3)
  for (const work of near) {
    const used = telling(work).find(
      (one) => isUsed(one.text) && !/\bcited\b/i.test(one.text) && !isOfAbroad(one, matter),
    )
    if (used !== undefined && write.recall(phrasing.ALREADY_OUTSIDE, used, { work: matter.naming.call(work) }))
      return true
  }
  return false
}

const TAUGHT = /\b(?:train|teach|enroll)\w*/i
const EMPLOYS = /\b(?:hire|employ|jobs?|assemblers|weavers with)\b/i

/** By what the endeavor reaches further, as far as its own words tell, each with the facts that hold them. */
function routesOf(matter: Matter): Phrase | undefined {
  const { endeavor, leadPlan } = matter
  const found: Phrase[] = []
  const route = (isOf: (text: string) => boolean, text: string): void => {
    const fields = ['plans', 'expected_outcomes', 'impact'].filter((field) => isOf(leadPlan?.value(field) ?? ''))
    const told = isOf(endeavor.value('exp_nation_impt_scope')) ? endeavor.sources('exp_nation_impt_scope') : []
    const sources = [...told, ...(leadPlan?.sources(...fields) ?? [])]
    if (sources.length > 0) found.push(words(text, sources))
  }
  route(isOpen, 'results that are to be open to others')
  if (found.length === 0) route(isToBePublished, 'results that are to be published')
  route((text) => TAUGHT.test(text), 'skills that are to be passed on')
  route((text) => EMPLOYS.test(text), 'work for others')
  const [used] = takenUp(matter.ranked).filter((work) => toldAtHome(work, matter).some(({ text }) => isUsed(text)))
  if (used !== undefined) found.push(words('use by others that has already begun', used.sources('impact')))
  return found.length < 2 ? undefined : listed(found.slice(0, 3))
}

/** Words by which a plan shows that it begins in particular places, and that money is saved or earned by it. */
const REGIONAL = /\b(rural|count(y|ies)|region|states|local|valley|communit|small (hospitals|towns|farms))\b/i
const ECONOMIC = /\b(cost|price|afford|cheap|save|jobs|wages|revenue|dollars)\w*/i

const named = ({ leadPlan, endeavor }: Matter): string =>
  leadPlan === undefined ? `“${endeavor.value('title')}”` : asField(leadPlan.value('area_of_focus'))

const STEM =
  /\b(?:engineering|science|physics|chemistry|biology|mathematics|computer|robotics|materials|informatics|statistics|energy)\b/i

export function criticalTechnology(write: Composer, matter: Matter): void {
  const technology = technologyOf(matter)
  if (technology === undefined) return
  write.say(phrasing.CET_NAMED, {
    cetArea: words(`“${technology.area}”`),
    cetSubfield: words(`“${technology.subfield}”`),
  })
  const { degree } = matter.basis
  const row = matter.caseFile.profile.academichistory.find(({ id }) => id === degree?.id)
  if (degree !== undefined && row !== undefined && isAdvanced(row) && STEM.test(row.major))
    write.say(phrasing.CET_DEGREE, { degree: degree.say('degree', degreeName), major: degree.say('major') })
  write.say(phrasing.CET_LIMIT)
  write.ask(phrasing.ASK_SECOND_SOURCE.replace('{subject}', named(matter)), 'evidence')
}

export function publicBodies(write: Composer, matter: Matter): void {
  write.say(phrasing.PUBLIC_RULE)
  for (const item of governmentInterest(matter)) {
    if (item.section === 'referees') {
      write.say(
        phrasing.PUBLIC_LETTER,
        { writer: writerOf(matter, item), title: item.say('title'), organization: item.say('organization') },
        item.exhibits,
      )
      continue
    }
    write.say(phrasing.PUBLIC_PAPER, {
      issuer: issuerOf(item),
      item: theName(item),
      received: item.say('received_date', monthOf),
    })
    write.tell(item.told('brief_introduction'))
    for (const quoted of quotationsOf(matter, item.exhibits, 1)) write.say(READS, { quoted })
  }
  write.say(
    phrasing.PUBLIC_CLOSE,
    {},
    [],
    governmentInterest(matter).flatMap((item) => item.sources('brief_introduction')),
  )
}
