import type { Composer } from '../../builtin/composer.ts'
import { isAbroad } from '../../builtin/abroad.ts'
import { listed } from '../../builtin/phrase.ts'
import { roleOf } from './role.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { isFounder, theName, usesOf, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { hasFailed, partedBySetbacks } from '../../builtin/outcome.ts'
import { isThin, takenUp } from '../../builtin/results.ts'
import { fundedBy } from './funding.ts'
import { byResults, FEW } from './prong-two-record.ts'

/** The rule; what this record has for each of its factors follows under their own headings. */
export function positioned(write: Composer): void {
  write.say(phrasing.POSITIONED_RULE)
}

/** The weak places of the record, met before an officer finds them. */
export function limits(write: Composer, matter: Matter): void {
  const published = matter.ranked.filter((work) => work.published)
  const total = Number(matter.caseFile.fact('derived', 0, 'total_citations')?.value ?? '0')
  const used = takenUp(matter.ranked).slice(0, 2)
  if (published.length === 0) write.say(phrasing.NOT_PUBLISHED)
  else if (total < FEW) write.say(phrasing.FEW_CITATIONS, { works: byResults(matter, used) })
  else write.say(phrasing.CITATIONS_ALONE, { items: listed(usesOf(matter).flatMap((item) => theName(item) ?? [])) })
  if (total > 0 && !showsCitations(matter)) write.ask(phrasing.ASK_CITATIONS, 'evidence')
  setbacks(write, matter)
  junior(write, matter)
  const pursued = matter.degrees.find((degree) => degree.value('is_current') !== '')
  write.say(phrasing.NOT_FINISHED, { major: pursued?.say('major') })
  const job = matter.currentJob
  // An employer abroad is none to whom the effect in the United States could be confined.
  if (job !== undefined && !isAbroad(job))
    write.say(isFounder(job) ? phrasing.OWN_ENTERPRISE : phrasing.OWN_EMPLOYER, { employer: job.say('organization') })
  if (matter.leadPlan !== undefined && matter.leadPlan.value('status') !== 'In Progress')
    write.say(phrasing.NOT_STARTED, {}, [], matter.leadPlan.sources('status'))
  else if (matter.leadPlan !== undefined && !isPaidFor(matter))
    write.ask(phrasing.ASK_FUNDING, `futureplan.${matter.leadPlan.id}.current_progress`)
  write.say(phrasing.UNCERTAIN)
  conclusion(write, matter)
}

const CITATIONS = /\bcit(?:ed|ing|ations?)\b/i

/** True of a filing with a paper on how often the work was cited; an article cannot tell what came after it. */
const showsCitations = ({ caseFile, evidence }: Matter): boolean => {
  const articles = new Set(caseFile.exhibits.filter(({ field }) => field === 'essay').map(({ number }) => number))
  return (
    evidence.some((item) => item.exhibits.length > 0 && CITATIONS.test(item.value('name'))) ||
    caseFile.pages.some(({ exhibit, text }) => !articles.has(exhibit) && CITATIONS.test(text))
  )
}

/** How many setbacks an officer is told of beside those in the accounts themselves. */
const MOST_SETBACKS = 4

/** What did not succeed, what was given up and what no longer holds. */
function setbacks(write: Composer, matter: Matter): void {
  let count = 0
  for (const work of matter.ranked.filter((one) => !hasFailed(one))) {
    for (const told of partedBySetbacks(work.told('impact')).setbacks) {
      if (count >= MOST_SETBACKS || !write.recall(phrasing.SETBACK, told, { work: matter.naming.call(work) }))
        write.tell([told])
      count++
    }
  }
  for (const work of matter.ranked.filter(hasFailed)) write.say(phrasing.GIVEN_UP, { works: byResults(matter, [work]) })
  for (const item of matter.spent)
    write.say(
      phrasing.SPENT,
      { item: theName(item) },
      item.exhibits,
      item.sources('status', 'expired_date', 'brief_introduction'),
    )
}

/** Words by which a plan or a paper tells of money for what is to come. */
const MONEY =
  /\b(?:fund\w*|grants?|dollars|invest\w*|seed money|set aside|sold|orders?|ordered|salary|paid|budget|sponsor\w*)\b|\$/i

const isPaidFor = ({ leadPlan, evidence }: Matter): boolean =>
  MONEY.test(`${leadPlan?.value('current_progress') ?? ''} ${leadPlan?.value('plans') ?? ''}`) ||
  evidence.some((item) => item.value('category') === 'Project' && MONEY.test(item.value('brief_introduction')))

/** Roles that are not the first in a work. */
const JUNIOR =
  /\b(?:co-?author|(?:second|third|fourth|middle|last|2nd|3rd|\dth)[- ]author|contributor|team member|assistant|student|member of)\b/i

/** True of a work in which others led. */
export const isJunior = (work: Entry): boolean => {
  // "(first author: T. Åsgård)" is somebody else.
  const role = work.value('role').replace(/\([^()]*\)/gu, '')
  return JUNIOR.test(role) && !/(?:first|sole|main) author|lead|principal/i.test(role)
}

function junior(write: Composer, matter: Matter): void {
  const work = matter.ranked.find((one) => isJunior(one) && !hasFailed(one))
  if (work === undefined) return
  write.say(phrasing.NOT_THE_LEAD, {
    works: matter.naming.call(work),
    role: roleOf(write, work),
  })
}

function conclusion(write: Composer, matter: Matter): void {
  write.close()
  if (matter.leadPlan === undefined || (matter.degrees.length === 0 && matter.basis.kind === 'undetermined')) return
  // Sustained interest is more than a grant once received.
  const isOfInterest = matter.interest.length > 0 || takenUp(matter.ranked).length > 0
  if (isOfInterest && matter.ranked.some((work) => fundedBy(work, matter.caseFile) !== undefined))
    write.say(phrasing.AS_IN_DHANASAR)
  if (isThin(matter.ranked)) return
  write.say(matter.degrees.length > 0 ? phrasing.POSITIONED_CONCLUSION : phrasing.POSITIONED_WITHOUT_STUDIES, {
    major: matter.basis.degree?.say('major'),
  })
}
