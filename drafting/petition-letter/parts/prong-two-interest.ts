import type { Composer } from '../../builtin/composer.ts'
import { joined, listed, words } from '../../builtin/phrase.ts'
import { asField } from '../../builtin/entries.ts'
import { standsAlone } from '../../builtin/stands-alone.ts'
import { agreementsOf } from '../agreements.ts'
import { issued, theName, type Matter } from '../matter.ts'
import { enterpriseOf, governmentInterest } from '../modules.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { takenUp } from '../../builtin/results.ts'
import type { Told } from '../../builtin/told.ts'
import { READS } from '../phrasing/letters.ts'
import { quotationsOf } from '../quoted.ts'
import { letters } from './letters.ts'
import { fundedBy } from './funding.ts'
import { byResults } from './prong-two-record.ts'

/** Words by which a sentence says that it has not come to that. */
const NOT_COMMITTED = /\b(?:no|not|nothing|nobody|none|never|without|neither)\b|n[’']t\b/i

export function plan(write: Composer, matter: Matter): void {
  const lead = matter.leadPlan
  if (lead === undefined) {
    write.ask('a plan for the endeavor and what has been done under it', 'futureplan')
    return
  }
  const running = lead.value('status') === 'In Progress'
  write.say(running ? phrasing.MODEL_TOPIC : phrasing.MODEL_TOPIC_NOT_STARTED, {}, [], lead.sources('status'))
  const progress = lead.told('current_progress')
  write.insist(progress)
  if (lead.exhibits.length > 0) write.say(phrasing.PLAN_PAPER, {}, lead.exhibits)
  // Where the last word is that nothing came of it yet, it is no preparation to point at.
  if (progress.length > 1 && !NOT_COMMITTED.test(progress.at(-1)?.text ?? ''))
    write.say(running ? phrasing.PROGRESS_CLOSE : phrasing.PROGRESS_READY, {}, [], lead.sources('current_progress'))
}

/** Words of commitment: what somebody else has promised, signed or ordered. */
const COMMITTED =
  /\b(?:letters? of (?:interest|intent|support)|signed|agreed|ordered|committed|contract|set aside|enrolled)\b/i
const isCommitment = ({ text }: Pick<Told, 'text'>): boolean =>
  COMMITTED.test(text) && !NOT_COMMITTED.test(text) && !/\bI\b/.test(text)
const LETTERS = /\bletters?\b/i

export function interest(write: Composer, matter: Matter): void {
  const told = governmentInterest(matter)
  const again = matter.interest.filter((item) => told.some((one) => one.section === item.section && one.id === item.id))
  const fresh = matter.interest.filter((item) => !again.includes(item))
  for (const item of fresh) {
    write.say(phrasing.INTEREST_ITEM, { ...issued(item), item: theName(item) })
    write.tell(item.told('brief_introduction'))
    for (const quoted of quotationsOf(matter, item.exhibits, 1)) write.say(READS, { quoted })
  }
  write.say(phrasing.INTEREST_AGAIN, { items: again.length === 1 ? theName(again[0] ?? matter.endeavor) : undefined })
  const signed = matter.referees.flatMap(({ exhibits }) => exhibits)
  const agreements = agreementsOf(matter, [...signed, ...matter.interest.flatMap(({ exhibits }) => exhibits)])
  for (const { kind, quoted } of agreements) write.say(phrasing.AGREEMENT, { kind, quoted })
  write.close()
  const lead = matter.leadPlan
  const commitment = lead?.told('current_progress').find(isCommitment)
  const committed = commitment !== undefined
  const isQuoted = agreements.some(({ exhibit }) => lead?.exhibits.includes(exhibit) === true)
  const recalled = committed && standsAlone(commitment.text) && write.recall(phrasing.PLAN_COMMITMENT, commitment)
  if (committed && !recalled && !isQuoted) write.say(phrasing.PLAN_INTEREST, {}, [], commitment.sources)
  const used = takenUp(matter.ranked).slice(0, 2)
  write.say(phrasing.USE_AS_INTEREST, { works: byResults(matter, used) })
  funding(write, matter)
  if (!write.empty && (fresh.length > 0 || agreements.length > 0 || used.length > 0)) write.say(phrasing.INTEREST_CLOSE)
  write.close()
  letters(write, matter)
  if (
    matter.interest.length > 0 ||
    agreements.length > 0 ||
    (committed && lead !== undefined && lead.exhibits.length > 0)
  )
    return
  const subject = asField(lead?.value('area_of_focus') ?? 'the endeavor')
  write.ask(
    committed && LETTERS.test(lead?.value('current_progress') ?? '')
      ? phrasing.ASK_NAMED_LETTERS
      : phrasing.ASK_USERS.replace('{subject}', subject),
    'evidence',
  )
}

function funding(write: Composer, matter: Matter): void {
  const funders = matter.ranked.flatMap((work) => {
    // What the petitioner's own house pays shows no interest of others.
    const isOwn = matter.jobs.some((job) => job.value('organization') === work.value('funding_source'))
    const funder = work.published && !isOwn ? fundedBy(work, matter.caseFile) : undefined
    const name = funder === undefined ? undefined : matter.naming.call(work)
    return funder === undefined || name === undefined
      ? []
      : [{ told: joined(funder.name, words(' funded '), name), exhibits: funder.exhibits }]
  })
  write.say(
    write.empty ? phrasing.FUNDING_ALONE : phrasing.FUNDING_AS_INTEREST,
    {
      funders: listed(funders.map(({ told }) => told)),
    },
    funders.flatMap(({ exhibits }) => exhibits),
  )
}

const OWNS = /\b(?:own|founded|lead|employees|responsible)\b/i
const MONEY = /\b(?:dollars|seed money|invest\w*|grant)\b|\$/i
const SOLD = /\b(?:sold|customers?|orders?|ordered|clients?)\b/i
const JOBS = /\b(?:hire|employ|jobs?|assemblers)\b/i
const PATENT = /\bpatent\b/i

/** Ownership and role, money, customers, protection and jobs, each told where the record holds it. */
export function enterprise(write: Composer, matter: Matter): void {
  const job = enterpriseOf(matter)
  if (job === undefined) return
  write.say(phrasing.ENTERPRISE_RULE)
  const role = job.told('job_summary').filter(({ text }) => OWNS.test(text))
  if (write.tell(role) === 0) write.recall(phrasing.AS_SAID, role[0])
  write.close()
  const papers = matter.evidence.flatMap((item) => item.told('brief_introduction'))
  const results = matter.ranked.flatMap((work) => work.told('impact'))
  const plans = [matter.leadPlan, ...matter.otherPlans].flatMap((one) => one?.told('plans') ?? [])
  const sold = results.find(({ text }) => SOLD.test(text))
  const said = [
    write.recall(
      phrasing.ENTERPRISE_MONEY,
      papers.find(({ text }) => MONEY.test(text) && /\d/.test(text)) ?? papers.find(({ text }) => MONEY.test(text)),
    ),
    write.recall(phrasing.ENTERPRISE_CUSTOMERS, sold),
    write.recall(
      phrasing.ENTERPRISE_PROTECTED,
      [...results, ...papers].find((told) => PATENT.test(told.text) && !/\bno patent\b/i.test(told.text)),
    ),
    write.recall(
      phrasing.ENTERPRISE_JOBS,
      plans.find(({ text }) => JOBS.test(text)),
    ),
  ].filter(Boolean).length
  if (said > 1) write.say(phrasing.ENTERPRISE_CLOSE, {}, [], job.sources('job_title', 'job_summary'))
  else write.ask(phrasing.ASK_ENTERPRISE, 'evidence')
}
