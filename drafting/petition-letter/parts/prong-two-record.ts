import type { Composer } from '../../builtin/composer.ts'
import { dollars, monthOf } from '../../builtin/dates.ts'
import type { Phrase } from '../../builtin/phrase.ts'
import type { Work } from '../../builtin/portrait.ts'
import { occupation } from '../../builtin/wording.ts'
import { issued, journalOf, lowerFirst, spanOf, theName, tie, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'

export function record(write: Composer, matter: Matter): void {
  write.heading(3, '2. Record of Success in Related Efforts')
  if (matter.ranked.length === 0)
    write.ask('projects that show a record of success in related efforts', 'professionalprojects')
  else write.say(phrasing.RECORD_TOPIC)
  write.tell(matter.endeavor.told('exp_related_experience').filter(({ text }) => !isOfAnEntry(text, matter)))
  matter.ranked.forEach((work, index) => project(write, matter, work, index))
  posts(write, matter)
  recognition(write, matter)
}

/** True of a sentence that the endeavor took over from an entry, where it will be told in its place. */
const isOfAnEntry = (text: string, { ranked, plans }: Matter): boolean =>
  [...ranked, ...plans].some((entry) =>
    ['solution', 'impact', 'current_progress'].some((field) => entry.value(field).includes(text.replace(/[.!?]$/, ''))),
  )

function posts(write: Composer, matter: Matter): void {
  if (matter.jobs.every((job) => write.untold(job.told('job_summary')).length === 0)) return
  write.heading(3, `2(${letterOf(matter.ranked.length)}). Posts Held`)
  for (const job of matter.jobs) {
    const duties = write.untold(job.told('job_summary'))
    if (duties.length === 0) continue
    write.say(phrasing.JOB_TOPIC, {
      jobTitle: job.say('job_title', occupation),
      employer: job.say('organization'),
      span: spanOf(job, job.id === matter.currentJob?.id),
    })
    write.tell(duties)
    write.close()
  }
}

const letterOf = (index: number): string => String.fromCharCode(97 + index)

function project(write: Composer, matter: Matter, work: Work, index: number): void {
  write.heading(3, `2(${letterOf(index)}). ${work.value('project_name')}`)
  matter.naming.call(work)
  write.say(phrasing.WORK_OPENERS, {
    org: work.say('organization'),
    span: spanOf(work),
    role: work.say('role', lowerFirst),
    lasted: work.say('duration'),
  })
  write.tell(work.told('background'))
  if (write.sentences > 4) write.close()
  write.tell(work.told('goal'))
  if (write.sentences > 2) write.close()
  write.tell(work.told('challenge'))
  if (write.sentences > 3) write.close()
  write.tell(work.told('solution'))
  if (write.sentences > 2) write.close()
  const impact = write.untold(work.told('impact'))
  if (impact.length > 0 && impact[0]?.text !== work.told('impact')[0]?.text) write.say(phrasing.RESULTS_BEFORE)
  else if (impact.filter((one) => /\d/.test(one.text)).length > 1) write.say(phrasing.RESULTS)
  write.tell(impact)
  publication(write, work)
  write.say(phrasing.TIES, { topics: tie(work, matter) })
  write.close()
}

function publication(write: Composer, work: Work): void {
  if (!work.published) return
  const slots = {
    journal: journalOf(work),
    published: work.say('published_date', monthOf),
    citations: work.value('citation_count') === '0' ? undefined : work.say('citation_count'),
  }
  const told = work.told('impact').some((one) => one.text.includes(work.value('citation_count')))
  if (told || !write.say(phrasing.PUBLICATION, slots, work.exhibits))
    write.say(phrasing.PUBLICATION_UNCITED, slots, work.exhibits)
  const funder = fundedBy(work)
  if (funder === undefined) return
  // The profile does not hold a currency: only a U.S. grant is known to be in dollars.
  const amount =
    work.value('funding_source_country') === 'United States' ? work.say('funding_amount', dollars) : undefined
  if (!write.say(phrasing.FUNDED, { funder, amount })) write.say(phrasing.FUNDED_NO_AMOUNT, { funder })
}

function recognition(write: Composer, matter: Matter): void {
  if (matter.awards.length + matter.otherEvidence.length === 0) return
  write.heading(3, `2(${letterOf(matter.ranked.length + (matter.jobs.length > 0 ? 1 : 0))}). Recognition by Others`)
  for (const award of matter.awards) {
    write.say(phrasing.AWARD, { ...issued(award), award: theName(award) }, award.exhibits)
    write.tell(award.told('brief_introduction'))
  }
  write.close()
  for (const item of matter.otherEvidence) {
    write.say(phrasing.OTHER_EVIDENCE, { ...issued(item), item: theName(item) }, item.exhibits)
    write.tell(item.told('brief_introduction'))
  }
}

/** Who funded a project; undefined where the entry says that nobody did. */
export const fundedBy = (work: Work): Phrase | undefined =>
  /^(none|n\/?a|not applicable)$/i.test(work.value('funding_source')) ? undefined : work.say('funding_source')
