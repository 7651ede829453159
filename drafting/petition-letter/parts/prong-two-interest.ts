import type { PLAN_STATUSES } from '#domain/options.ts'
import type { Composer } from '../../builtin/composer.ts'
import { occupation } from '../../builtin/wording.ts'
import { agreementsOf } from '../agreements.ts'
import { calledPaper, namesOf, quotedTitle, titlesOf, type Matter } from '../matter.ts'
import { enterpriseOf, governmentInterest } from '../modules.ts'
import { READS } from '../phrasing/letters.ts'
import { PAPER_STATES } from '../phrasing/papers.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { COMMITS, quotationsIn, quotationsOf } from '../quoted.ts'
import { fundedBy } from './funding.ts'
import { letters } from './letters.ts'
import { paper } from './prong-two-record.ts'

const UNDER_WAY: (typeof PLAN_STATUSES)[number] = 'In Progress'

/** The plan and what has been done under it; `isStateTold` where its state stands just before. */
export function plan(write: Composer, matter: Matter, isStateTold = false): void {
  const lead = matter.leadPlan
  if (lead === undefined) {
    write.ask('a plan for the endeavor and what has been done under it', 'futureplan')
    return
  }
  if (!isStateTold)
    write.say(
      lead.value('status') === UNDER_WAY ? phrasing.PLAN_UNDER_WAY : phrasing.PLAN_TOLD,
      { plan: quotedTitle(lead, 'plan_title') },
      [],
      lead.sources('status'),
    )
  const progress = lead.told('current_progress')
  write.insist(progress)
  if (progress.length === 0)
    write.ask('what has been done under the plan so far', `futureplan.${lead.id}.current_progress`)
  // What others want or promise is told with their interest.
  const ofOthers = agreementsOf(matter, []).map(({ exhibit }) => exhibit.number)
  for (const exhibit of matter.caseFile.exhibits)
    if (lead.exhibits.includes(exhibit.number) && !ofOthers.includes(exhibit.number))
      write.state(phrasing.PAPER_CALLED, { paper: calledPaper(exhibit) }, [exhibit.number])
  write.say(phrasing.PROGRESS_CLOSE)
}

export function interest(write: Composer, matter: Matter): void {
  const told = governmentInterest(matter)
  const again = matter.interest.filter((item) => told.some((one) => one.section === item.section && one.id === item.id))
  const fresh = matter.interest.filter((item) => !again.includes(item))
  for (const item of fresh) {
    paper(write, matter, item)
    for (const quoted of quotationsOf(matter, item.exhibits, 1)) write.state(READS, { quoted })
  }
  write.say(phrasing.INTEREST_AGAIN, { items: namesOf(again) })
  const signed = matter.referees.flatMap(({ exhibits }) => exhibits)
  const agreements = agreementsOf(matter, [...signed, ...matter.interest.flatMap(({ exhibits }) => exhibits)])
  for (const { exhibit, quoted } of agreements) {
    const paper = calledPaper(exhibit)
    if (!write.state(PAPER_STATES, { paper, quoted })) write.state(phrasing.PAPER_CALLED, { paper }, [exhibit.number])
  }
  funding(write, matter)
  if (!write.empty) write.say(phrasing.INTEREST_CLOSE)
  write.close()
  letters(write, matter)
  if (matter.interest.length + agreements.length + pledgesOf(matter, signed).length > 0) return
  write.ask(phrasing.ASK_USERS, 'evidence')
}

/** Sentences of signed letters in which the writer wants or supports the work. */
const pledgesOf = (matter: Matter, signed: readonly number[]) =>
  quotationsIn(
    matter,
    matter.caseFile.pages.filter(({ exhibit }) => signed.includes(exhibit)),
    1,
    { isAskedFor: (sentence) => COMMITS.test(sentence), least: 1 },
  )

function funding(write: Composer, matter: Matter): void {
  // Who paid for other work has shown no interest in this.
  for (const work of matter.bound) {
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
