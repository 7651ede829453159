import type { Composer } from '../../builtin/composer.ts'
import { occupation } from '../../builtin/wording.ts'
import { agreementsOf } from '../agreements.ts'
import { issued, namesOf, quotedTitle, titlesOf, type Matter } from '../matter.ts'
import { enterpriseOf, governmentInterest } from '../modules.ts'
import { READS } from '../phrasing/letters.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { quotationsOf } from '../quoted.ts'
import { fundedBy } from './funding.ts'
import { letters } from './letters.ts'
import { fieldQuoted } from '../field.ts'

/** The plan and what has been done under it; `isStateTold` where its state stands just before. */
export function plan(write: Composer, matter: Matter, isStateTold = false): void {
  const lead = matter.leadPlan
  if (lead === undefined) {
    write.ask('a plan for the endeavor and what has been done under it', 'futureplan')
    return
  }
  if (!isStateTold)
    write.say(phrasing.PLAN_STATUS, { plan: quotedTitle(lead, 'plan_title'), status: lead.say('status') })
  const progress = lead.told('current_progress')
  write.insist(progress)
  if (progress.length === 0)
    write.ask('what has been done under the plan so far', `futureplan.${lead.id}.current_progress`)
  if (lead.exhibits.length > 0) write.say(phrasing.PLAN_PAPER, {}, lead.exhibits)
  write.say(phrasing.PROGRESS_CLOSE)
}

export function interest(write: Composer, matter: Matter): void {
  const told = governmentInterest(matter)
  const again = matter.interest.filter((item) => told.some((one) => one.section === item.section && one.id === item.id))
  const fresh = matter.interest.filter((item) => !again.includes(item))
  for (const item of fresh) {
    write.state(phrasing.PAPER, issued(item), item.exhibits)
    write.tell(item.told('brief_introduction'))
    for (const quoted of quotationsOf(matter, item.exhibits, 1)) write.state(READS, { quoted })
  }
  write.say(phrasing.INTEREST_AGAIN, { items: namesOf(again) })
  const signed = matter.referees.flatMap(({ exhibits }) => exhibits)
  const agreements = agreementsOf(matter, [...signed, ...matter.interest.flatMap(({ exhibits }) => exhibits)])
  for (const { kind, quoted } of agreements) write.state(phrasing.AGREEMENT, { kind, quoted })
  funding(write, matter)
  if (!write.empty) write.say(phrasing.INTEREST_CLOSE)
  write.close()
  letters(write, matter)
  if (matter.interest.length + agreements.length > 0) return
  const subject = matter.leadPlan === undefined ? 'the endeavor' : fieldQuoted(matter.leadPlan.value('area_of_focus'))
  write.ask(phrasing.ASK_USERS.replace('{subject}', subject), 'evidence')
}

function funding(write: Composer, matter: Matter): void {
  for (const work of matter.ranked) {
    // What the petitioner's own house pays shows no interest of others.
    const isOwn = matter.jobs.some((job) => job.value('organization') === work.value('funding_source'))
    const funder = work.published && !isOwn ? fundedBy(work, matter.caseFile) : undefined
    if (funder !== undefined)
      write.state(phrasing.FUNDED_BY_OTHERS, { funder: funder.name, work: titlesOf([work]) }, funder.exhibits)
  }
}

/** The petitioner's post in the enterprise; its money, customers and jobs are asked for, with their papers. */
export function enterprise(write: Composer, matter: Matter): void {
  const job = enterpriseOf(matter)
  if (job === undefined) return
  write.say(phrasing.ENTERPRISE_RULE)
  write.say(phrasing.ENTERPRISE, { jobTitle: job.say('job_title', occupation), employer: job.say('organization') })
  write.ask(phrasing.ASK_ENTERPRISE, 'evidence')
}
