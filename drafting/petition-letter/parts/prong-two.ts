import type { Composer } from '../../builtin/composer.ts'
import { isAbroad } from '../../builtin/abroad.ts'
import { listed } from '../../builtin/phrase.ts'
import { isFounder, theName, usesOf, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { isThin, takenUp } from '../../builtin/results.ts'
import { fundedBy } from './funding.ts'

/** The rule; what this record has for each of its factors follows under their own headings. */
export function positioned(write: Composer): void {
  write.say(phrasing.POSITIONED_RULE)
}

/** Limits that follow from structured fields of the record, met before an officer finds them. */
export function limits(write: Composer, matter: Matter): void {
  const published = matter.ranked.filter((work) => work.published)
  const total = Number(matter.caseFile.fact('derived', 0, 'total_citations')?.value ?? '0')
  if (published.length === 0) write.say(phrasing.NOT_PUBLISHED)
  else write.say(phrasing.CITATIONS_ALONE, { items: listed(usesOf(matter).flatMap((item) => theName(item) ?? [])) })
  if (total > 0 && !showsCitations(matter)) write.ask(phrasing.ASK_CITATIONS, 'evidence')
  spent(write, matter)
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

/** Papers that no longer hold. */
function spent(write: Composer, matter: Matter): void {
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
