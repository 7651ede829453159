import type { Composer } from '../../builtin/composer.ts'
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

/** The means of the plan, and the paper that shows them. */
export function askMeans(write: Composer, { leadPlan }: Matter): void {
  if (leadPlan !== undefined) write.ask(phrasing.ASK_FUNDING, `futureplan.${leadPlan.id}.current_progress`)
}
