import { HOME_COUNTRY } from '#domain/countries.ts'
import type { Cell, Inline } from '#domain/document.ts'
import type { Composer } from '../../builtin/composer.ts'
import { isInFirstPerson } from '../../builtin/first-person.ts'
import { dollars, monthOf } from '../../builtin/dates.ts'
import { plain, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry, Work } from '../../builtin/portrait.ts'
import { roleOf } from '../../builtin/entries.ts'
import { statedPost } from '../../builtin/posts.ts'
import { wasAt } from '../../builtin/was-at.ts'
import { asTitle, quotable } from '../../builtin/quoted.ts'
import { calledPaper, isPaperOf, issued, journalOf, namesOf, spanOf, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { isThin } from '../works.ts'
import { ownWords } from './endeavor.ts'
import { fundedBy } from './funding.ts'
import { tellPapers } from './paper-words.ts'
import { isTold } from './prong-two-education.ts'

/** The record in sum, before it is told project by project. */
export function record(write: Composer, matter: Matter): void {
  if (matter.ranked.length === 0) {
    write.ask('projects that show a record of success in related efforts', 'professionalprojects')
    return
  }
  write.tell(ownWords(matter, 'exp_related_experience'))
  write.close()
  if (!isThin(matter.ranked)) write.say(phrasing.RECORD_ROLE)
  glance(write, matter, matter.ranked)
}

const inMarks = (quoted: Phrase | undefined): string => (quoted === undefined ? '–' : `“${plain(quoted)}”`)

/** The works with role and time on one page, as an officer would note them. */
export function glance(write: Composer, matter: Matter, works: readonly Work[]): void {
  const text = (value: string): Cell => [{ kind: 'text', text: value }]
  write.table(
    'The record at a glance',
    [
      { heading: 'Work', share: 0.36, align: 'left' },
      { heading: 'Role, in the petitioner’s words', share: 0.24, align: 'left' },
      { heading: 'Period', share: 0.24, align: 'left' },
      { heading: 'Exhibit', share: 0.16, align: 'left' },
    ],
    works.map((work) => [
      text(
        isInFirstPerson(work.value('project_name'))
          ? `“${asTitle(work.value('project_name'))}”`
          : work.value('project_name'),
      ),
      text(inMarks(roleOf(work, matter.caseFile))),
      text(plain(spanOf(work) ?? words(''))),
      work.exhibits.length === 0 ? text('–') : work.exhibits.map((number): Inline => ({ kind: 'exhibit', number })),
    ]),
  )
}

export function posts(write: Composer, matter: Matter): void {
  for (const job of matter.jobs) {
    write.state(...statedPost(job))
    write.tell(job.told('job_summary'))
    const house = job.value('organization')
    for (const item of matter.ofPosts) if (isPaperOf(item, house)) paper(write, matter, item)
    write.close()
  }
}

/** A paper by its own name and what it says. */
export function paper(write: Composer, { caseFile }: Matter, item: Entry): void {
  const own = caseFile.exhibits.find(({ number }) => item.exhibits.includes(number))
  if (own === undefined) write.state(phrasing.PAPER_TO_COME, issued(item))
  else write.state(phrasing.PAPER, { ...issued(item), paper: calledPaper(own) }, item.exhibits)
  write.tell(item.told('brief_introduction'))
}

/** A project with all that belongs to it: role and time, what was there before, aim, difficulties, what was done, what came of it. */
export function project(write: Composer, matter: Matter, work: Work): void {
  const goesOn = work.value('end_date') === ''
  const slots = { org: work.say('organization'), span: spanOf(work) }
  if (wasAt(work, matter)) write.state(goesOn ? phrasing.WORK_GOES_ON : phrasing.WORK_OPENER, slots)
  else write.point(goesOn ? phrasing.WORK_ELSEWHERE_GOES_ON : phrasing.WORK_ELSEWHERE, slots)
  // Papers last: their numbers stand behind the sentence that names them, and not behind what was typed of the work.
  publication(write, matter, work)
  papersOf(write, matter, work)
  write.tell(work.told('background'))
  write.tell(work.told('goal'))
  write.close()
  write.tell(work.told('challenge'))
  write.close()
  write.tell(work.told('solution'))
  write.close()
  write.insist(work.told('impact'))
}

/** The papers of a work are cited where it is named, each as its owner called it; behind the sentences that follow, only what a page of theirs holds. */
function papersOf(write: Composer, { caseFile }: Matter, work: Work): void {
  for (const exhibit of caseFile.exhibits)
    if (work.exhibits.includes(exhibit.number))
      write.state(phrasing.PAPER_CALLED, { paper: calledPaper(exhibit) }, [exhibit.number])
}

/** True where nothing is counted, or where the results tell of citations themselves. */
const isCountTold = (work: Work): boolean => {
  const count = work.value('citation_count')
  return (
    count === '0' ||
    work.told('impact').some(({ text }) => /\bcit(?:ed|ation)/iu.test(text) || text.split(/\D+/u).includes(count))
  )
}

function publication(write: Composer, { caseFile }: Matter, work: Work): void {
  if (!work.published) return
  const slots = {
    journal: journalOf(work),
    published: work.say('published_date', monthOf),
    citations: isCountTold(work) ? undefined : work.say('citation_count'),
  }
  if (!write.state(phrasing.PUBLICATION, slots)) write.state(phrasing.PUBLICATION_UNCITED, slots)
  const funder = fundedBy(work, caseFile)
  if (funder === undefined) return
  if (funder.exhibits.length > 0) {
    // The profile does not hold a currency: only a U.S. grant is known to be in dollars.
    const amount =
      work.value('funding_source_country') === HOME_COUNTRY ? work.say('funding_amount', dollars) : undefined
    if (!write.state(phrasing.FUNDED, { funder: funder.name, amount }, funder.exhibits))
      write.state(phrasing.FUNDED_NO_AMOUNT, { funder: funder.name }, funder.exhibits)
  } else if (Number(work.value('funding_amount')) > 0)
    write.point(phrasing.FUNDED_AS, { source: work.say('funding_source', (typed) => asTitle(quotable(typed))) })
}

export function recognition(write: Composer, matter: Matter): void {
  const items = [...matter.awards, ...matter.otherEvidence]
  const again = items.filter((item) => isTold(write, item))
  write.state(phrasing.PAPERS_AGAIN, { items: namesOf(again) })
  for (const item of items) {
    if (again.includes(item)) continue
    paper(write, matter, item)
    if (item.exhibits.length > 0) tellPapers(write, matter, item)
    write.close()
  }
}
