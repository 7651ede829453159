import { isAbroad } from '../../builtin/abroad.ts'
import type { Composer } from '../../builtin/composer.ts'
import { listed, type Phrase } from '../../builtin/phrase.ts'
import type { Entry, Work } from '../../builtin/portrait.ts'
import { article, occupation } from '../../builtin/wording.ts'
import { credentialOf, isFounder, quotedTitle, theName, usesOf, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-three.ts'
import { isJunior } from './role.ts'
import { isOpen, isThin, telling, weight } from '../../builtin/results.ts'
import type { Told } from '../../builtin/told.ts'

export { urgency } from './urgency.ts'

export function thirdElement(write: Composer): void {
  write.say(phrasing.BALANCE_RULE)
}

export function impractical(write: Composer, matter: Matter): void {
  write.say(phrasing.CERTIFICATION_RULE)
  write.close()
  const job = matter.currentJob
  const slots = {
    employer: job?.say('organization'),
    jobTitle: job?.say('job_title', occupation),
    aJobTitle: job?.say('job_title', (value) => article(occupation(value))),
  }
  const founder = job !== undefined && isFounder(job)
  if (job === undefined) write.say(phrasing.UNEMPLOYED)
  else if (founder) write.say(phrasing.FOUNDER, slots)
  // A labor certification is for a job in the United States: 20 CFR 656.3.
  else if (isAbroad(job)) write.say(phrasing.EMPLOYED_ABROAD, { ...slots, country: job.say('country') })
  else write.say(phrasing.EMPLOYED, slots)
  if (isThin(matter.ranked)) return
  if (!founder && beyondOnePost(matter).some((step) => write.recall(phrasing.PLAN_BEYOND, step)))
    write.say(phrasing.NO_POSITION)
  if (matter.ranked.length > 1 && !write.say(phrasing.COMBINATION, { credential: licenseOf(matter) }))
    write.say(phrasing.COMBINATION_PLAIN)
}

/** A step of the plan that is taken outside of the petitioner's own workplace. */
const OUTSIDE =
  /\b(?:publish|open license|hand|train|teach|enroll|states|counties|hospitals|recyclers|cooperatives|schools|buildings|studio|crews|committee)\b/i

const beyondOnePost = ({ leadPlan }: Matter): Told[] =>
  leadPlan
    ?.told('plans')
    .toReversed()
    .filter(
      ({ text }) =>
        OUTSIDE.test(text) &&
        !/\b(?:each one|it|them|there|these|those|they)\b/i.test(text) &&
        /^I (?:will|plan|intend|want)\b/.test(text),
    ) ?? []

/** What a post asks for anyway is among its minimum requirements, and nothing that a certification would leave out. */
const ASKED_FOR = /\b(?:licen[cs]|certifi|registered|registration|board[ -])/i

const licenseOf = ({ credentials, caseFile }: Matter): Phrase | undefined => {
  if (caseFile.profile.professionalhistory.some(({ required_skills }) => ASKED_FOR.test(required_skills)))
    return undefined
  const license = credentials.find((one) => /^(?:License|Certification)$/.test(one.value('sub_category')))
  return license === undefined ? undefined : credentialOf(license)
}

/** Weight from which on a result is worth coming back to, and how many works are. */
const STRONG = 2
const MOST_STATED = 2

export function stillBenefit(write: Composer, matter: Matter): void {
  if (isThin(matter.ranked)) {
    write.say(phrasing.NO_SHORTAGE)
    write.ask('results that show what the petitioner would contribute, with figures or users', 'professionalprojects')
    return
  }
  write.say(phrasing.STILL_BENEFIT)
  const foremost = matter.ranked.slice(0, 3)
  const stated: Work[] = []
  const own = foremost.filter((one) => !isJunior(one))
  for (const work of own) {
    const slots = { work: matter.naming.call(work) }
    const bank = stated.length === 0 ? phrasing.RESULT_AT_STAKE : phrasing.FURTHER_RESULT
    const strong = telling(work).filter((told) => weight(told) >= STRONG)
    if (strong.some((told) => write.recall(bank, told, slots))) stated.push(work)
    if (stated.length === MOST_STATED) break
  }
  if (stated.length === 0)
    write.say(phrasing.BENEFIT_LIST, { works: listed(matter.naming.all(own.length > 0 ? own : foremost)) })
  write.close()
  const named = (items: Entry[]) => listed(items.flatMap((item) => theName(item) ?? []))
  const [used, honors] = [usesOf(matter).slice(0, 2), matter.awards.slice(0, 2)]
  write.say(phrasing.BENEFIT_USED, { items: named(used) })
  write.say(phrasing.BENEFIT_HONORED, { items: named(honors) })
  if (isOpen(`${matter.endeavor.value('exp_nation_impt_scope')} ${matter.leadPlan?.value('plans') ?? ''}`))
    write.say(phrasing.BENEFIT_OPEN)
  if (stated.length > 0) write.say(phrasing.BENEFIT_CLOSE)
}

/** The works and the plan, in one row. */
function stakesOf({ naming, ranked, leadPlan }: Matter): Phrase | undefined {
  const plan = leadPlan === undefined ? undefined : quotedTitle(leadPlan, 'plan_title')
  return listed([...naming.all(ranked.slice(0, 2)), ...(plan === undefined ? [] : [plan])])
}

export function balance(write: Composer, matter: Matter): void {
  const shown = matter.leadPlan !== undefined && !isThin(matter.ranked)
  if (!shown || !write.say(phrasing.BALANCE, { stakes: stakesOf(matter) })) write.say(phrasing.BALANCE_PLAIN)
}
