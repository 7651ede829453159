import type { Composer } from '../../builtin/composer.ts'
import { listed, type Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { article, horizon, occupation } from '../../builtin/wording.ts'
import { credentialOf, isFounder, isTakenFromProject, theName, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-three.ts'

export function prongThree(write: Composer, matter: Matter): void {
  write.heading(2, 'C. On Balance, a Waiver Would Benefit the United States')
  write.say(phrasing.BALANCE_RULE)
  impractical(write, matter)
  stillBenefit(write, matter)
  urgency(write, matter)
  write.heading(3, '4. The Balance')
  const shown = matter.leadPlan !== undefined && matter.ranked.length > 0
  if (!shown || !write.say(phrasing.BALANCE, { works: listed(matter.naming.all(matter.ranked.slice(0, 2))) }))
    write.say(phrasing.BALANCE_PLAIN)
}

function impractical(write: Composer, matter: Matter): void {
  write.heading(3, '1. A Labor Certification Would Be Impractical')
  write.say(phrasing.CERTIFICATION_RULE)
  const job = matter.currentJob
  const slots = {
    employer: job?.say('organization'),
    jobTitle: job?.say('job_title', occupation),
    aJobTitle: job?.say('job_title', (value) => article(occupation(value))),
  }
  if (job === undefined) write.say(phrasing.UNEMPLOYED)
  else write.say(isFounder(job) ? phrasing.FOUNDER : phrasing.EMPLOYED, slots)
  write.say(phrasing.COMBINATION, { combination: combinationOf(matter) })
}

/** What one person brings together: the works nearest to the endeavor and the credential, each by its own name. */
function combinationOf(matter: Matter): Phrase | undefined {
  const works = matter.naming.all(matter.ranked.slice(0, 3))
  const credential = matter.credentials[0] === undefined ? undefined : credentialOf(matter.credentials[0])
  const parts = [...works, ...(credential === undefined ? [] : [credential])]
  return parts.length < 2 ? undefined : listed(parts)
}

function stillBenefit(write: Composer, matter: Matter): void {
  write.heading(3, '2. A Benefit Even If U.S. Workers Are Available')
  write.say(phrasing.STILL_BENEFIT)
  const foremost = matter.ranked.slice(0, 3)
  write.say(phrasing.BENEFIT_LIST, {
    works: listed(matter.naming.all(foremost)),
  })
  const named = (items: Entry[]) => listed(items.flatMap((item) => theName(item) ?? []))
  const [used, honors] = [matter.interest.slice(0, 2), matter.awards.slice(0, 2)]
  write.say(phrasing.BENEFIT_USED, { items: named(used) })
  write.say(phrasing.BENEFIT_HONORED, { items: named(honors) })
  if (OPEN.test(`${matter.endeavor.value('exp_nation_impt_scope')} ${matter.leadPlan?.value('plans') ?? ''}`))
    write.say(phrasing.BENEFIT_OPEN)
  if (matter.ranked.length === 0)
    write.ask('results that show what the petitioner would contribute', 'professionalprojects')
}

function urgency(write: Composer, matter: Matter): void {
  write.heading(3, '3. Urgency')
  const told = matter.endeavor.told('exp_nation_impt_urgency').filter((one) => !isTakenFromProject(one))
  const fresh = write.untold(told)
  if (fresh.length > 0) {
    write.say(phrasing.URGENCY_TOPIC)
    write.tell(fresh)
  } else if (told.length > 0) write.say(phrasing.URGENCY_TOLD)
  else
    write.ask(
      'why the work cannot wait for a labor certification',
      `endeavors.${matter.endeavor.id}.exp_nation_impt_urgency`,
    )
  const lead = matter.leadPlan
  if (lead?.value('status') === 'In Progress') write.say(phrasing.URGENCY_HORIZON, { eta: lead.say('eta', horizon) })
}

/** Words by which an endeavor shows that its results are for anybody. */
const OPEN = /\b(open|publish|free|any (recycler|supplier|hospital|county|user)|public)\w*/i
