import type { Composer } from '../../builtin/composer.ts'
import { longDate } from '../../builtin/dates.ts'
import { quotedTitle, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { isThin } from '../works.ts'

/** The rule; what this record has for each of its factors follows under their own headings. */
export function positioned(write: Composer): void {
  write.say(phrasing.POSITIONED_RULE)
}

/** Limits that follow from structured fields of the record, met before an officer finds them. */
export function limits(write: Composer, matter: Matter): void {
  const total = Number(matter.caseFile.fact('derived', 0, 'total_citations')?.value ?? '0')
  if (!matter.ranked.some((work) => work.published)) write.say(phrasing.NOT_PUBLISHED)
  if (total > 0 && !showsCitations(matter)) write.ask(phrasing.ASK_CITATIONS, 'evidence')
  spent(write, matter)
  const pursued = matter.degrees.find((degree) => degree.value('is_current') !== '')
  write.say(phrasing.NOT_FINISHED, { major: pursued?.say('major') })
  const lead = matter.leadPlan
  if (lead !== undefined) write.ask(phrasing.ASK_FUNDING, `futureplan.${lead.id}.current_progress`)
  write.say(phrasing.UNCERTAIN)
  write.close()
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
  for (const entry of matter.spent) {
    const slots = {
      item: quotedTitle(entry, 'name'),
      expired: entry.say('expired_date', longDate),
      status: entry.say('status'),
    }
    write.state(entry.value('status') === 'Inactive' ? phrasing.INACTIVE : phrasing.EXPIRED, slots, entry.exhibits)
  }
}

function conclusion(write: Composer, matter: Matter): void {
  if (matter.leadPlan === undefined || isThin(matter.ranked)) return
  if (matter.degrees.length === 0 && matter.basis.kind === 'undetermined') return
  const major = matter.basis.degree?.say('major')
  write.say(major === undefined ? phrasing.POSITIONED_WITHOUT_STUDIES : phrasing.POSITIONED_CONCLUSION, { major })
}
