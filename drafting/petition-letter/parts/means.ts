import type { Composer } from '../../builtin/composer.ts'
import { sentencesOf } from '../../builtin/passages.ts'
import type { Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'

const CITATIONS = /\bcit(?:ed|ing|ations?)\b/i

/** True of a filing with a paper on how often the work was cited; an article cannot tell what came after it. */
const showsCitations = ({ caseFile, evidence }: Matter): boolean => {
  const articles = new Set(caseFile.exhibits.filter(({ field }) => field === 'essay').map(({ number }) => number))
  return (
    evidence.some((item) => item.exhibits.length > 0 && CITATIONS.test(item.value('name'))) ||
    caseFile.pages.some(({ exhibit, text }) => !articles.has(exhibit) && CITATIONS.test(text))
  )
}

/** Where works were cited, the filing needs a report of it. */
export function askCitations(write: Composer, matter: Matter): void {
  const total = Number(matter.caseFile.fact('derived', 0, 'total_citations')?.value ?? '0')
  if (total > 0 && !showsCitations(matter)) write.ask(phrasing.ASK_CITATIONS, 'evidence')
}

/** What says how a plan is paid for. */
export const MONEY =
  /\b(?:fund(?:s|ed|ing)?|grants?|paid|pays?|budget|invest\w*|financ\w+|dollars|sponsor\w*|salary|revenue|loan)\b|[$€£]/iu

/** The means of the plan: those that were typed need their paper, and where none were they are asked for. */
export function askMeans(write: Composer, { leadPlan }: Matter): void {
  if (leadPlan === undefined) return
  const named = ['current_progress', 'plans', 'comments']
    .flatMap((field) => sentencesOf(leadPlan.value(field)))
    .find((sentence) => MONEY.test(sentence))
  const what =
    named === undefined
      ? phrasing.ASK_FUNDING
      : phrasing.ASK_FUNDING_PAPER.replace('{words}', () => named.replace(/["“”[\]]/gu, ''))
  write.ask(what, `futureplan.${leadPlan.id}.${named === undefined ? 'current_progress' : 'supporting_doc'}`)
}
