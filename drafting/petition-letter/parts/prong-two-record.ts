import type { Composer } from '../../builtin/composer.ts'
import { dollars, monthOf } from '../../builtin/dates.ts'
import { words, type Phrase } from '../../builtin/phrase.ts'
import type { Work } from '../../builtin/portrait.ts'
import { article, embedded, occupation } from '../../builtin/wording.ts'
import {
  commonSubject,
  issued,
  journalOf,
  lowerFirst,
  sectionOf,
  spanOf,
  theName,
  tie,
  type Matter,
} from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'

export function record(write: Composer, matter: Matter): void {
  write.heading(3, '2. Record of Success in Related Efforts')
  if (matter.ranked.length === 0)
    write.ask('projects that show a record of success in related efforts', 'professionalprojects')
  else write.say(phrasing.RECORD_TOPIC)
  write.tell(matter.endeavor.told('exp_related_experience').filter(({ proof }) => proof === undefined))
  for (const work of matter.ranked) project(write, matter, work)
  posts(write, matter)
  recognition(write, matter)
}

function posts(write: Composer, matter: Matter): void {
  if (matter.jobs.every((job) => write.untold(job.told('job_summary')).length === 0)) return
  write.heading(3, `2(${letterOf(matter.ranked.length)}). Posts Held`)
  for (const job of matter.jobs) {
    const duties = write.untold(job.told('job_summary'))
    if (duties.length === 0) continue
    const current = job.id === matter.currentJob?.id
    write.say(current ? phrasing.JOB_TOPIC : phrasing.PAST_JOB_TOPIC, {
      aJobTitle: job.say('job_title', (value) => article(occupation(value))),
      employer: job.say('organization'),
      span: spanOf(job, current),
    })
    write.tell(duties)
    write.close()
  }
}

const letterOf = (index: number): string => String.fromCharCode(97 + index)

/** A project with all that belongs to it: role, what was there before, what was done, what came of it, who took it up. */
function project(write: Composer, matter: Matter, work: Work): void {
  write.heading(3, `${sectionOf(work, matter)}. ${work.value('project_name')}`)
  matter.naming.call(work)
  write.say(phrasing.WORK_OPENERS, {
    org: work.say('organization'),
    span: spanOf(work),
    role: work.say('role', lowerFirst),
  })
  before(write, work)
  if (write.sentences > 4) write.close()
  write.tell(work.told('goal'))
  if (write.sentences > 2) write.close()
  write.tell(work.told('challenge'))
  if (write.sentences > 3) write.close()
  write.tell(work.told('solution'))
  if (write.sentences > 2) write.close()
  write.tell(work.told('impact'))
  publication(write, work)
  if (!write.say(phrasing.TIES, { topics: tie(work, matter) }))
    write.say(phrasing.COMMON_SUBJECT, { subject: commonSubject(work, matter) })
  write.close()
}

/** The state of things at the outset, or what Part IV has told of it, in a word. */
function before(write: Composer, work: Work): void {
  const told = work.told('background')
  const first = told.find(({ text }) => !/\b(?:I|my|we|our)\b/i.test(text))
  if (write.untold(told).length < told.length && first !== undefined)
    write.say(phrasing.AS_BEFORE, { told: words(embedded(first.text), first.sources) })
  write.tell(told)
}

function publication(write: Composer, work: Work): void {
  if (!work.published) return
  const slots = {
    journal: journalOf(work),
    published: work.say('published_date', monthOf),
    citations: work.value('citation_count') === '0' ? undefined : work.say('citation_count'),
  }
  const told = work.told('impact').some((one) => one.text.includes(work.value('citation_count')))
  if (told || !write.say(phrasing.PUBLICATION, slots)) write.say(phrasing.PUBLICATION_UNCITED, slots)
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
    write.say(phrasing.AWARD, { ...issued(award), award: theName(award) })
    write.tell(award.told('brief_introduction'))
  }
  write.close()
  for (const item of matter.otherEvidence) {
    write.say(phrasing.OTHER_EVIDENCE, { ...issued(item), item: theName(item) })
    write.tell(item.told('brief_introduction'))
  }
}

/** Who funded a project; undefined where the entry says that nobody did. */
export const fundedBy = (work: Work): Phrase | undefined =>
  /^(none|n\/?a|not applicable)$/i.test(work.value('funding_source')) ? undefined : work.say('funding_source')
