import { canStandInside } from '../../builtin/weave.ts'
import type { Cell, Inline } from '#domain/document.ts'
import type { Composer } from '../../builtin/composer.ts'
import { dollars, monthOf } from '../../builtin/dates.ts'
import { joined, listed, words, type Phrase } from '../../builtin/phrase.ts'
import type { Entry, Work } from '../../builtin/portrait.ts'
import type { Told } from '../../builtin/told.ts'
import { article, occupation } from '../../builtin/wording.ts'
import { asRole } from '../../builtin/entries.ts'
import { commonSubject, issued, journalOf, spanOf, theName, tie, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { isThin, isUsed, takenUp, telling } from '../../builtin/results.ts'

/** Works by what they are called, resting on their results too. */
export const byResults = (matter: Matter, works: readonly Work[]): Phrase | undefined =>
  listed(
    works.flatMap((work) => {
      const name = matter.naming.call(work)
      return name === undefined ? [] : [joined(name, words('', work.sources('impact')))]
    }),
  )

/** The record in sum, before it is told project by project. */
export function record(write: Composer, matter: Matter): void {
  if (matter.ranked.length === 0) {
    write.ask('projects that show a record of success in related efforts', 'professionalprojects')
    return
  }
  write.tell(matter.endeavor.told('exp_related_experience').filter(({ proof }) => proof === undefined))
  const published = matter.ranked.filter((work) => work.published)
  const total = matter.caseFile.fact('derived', 0, 'total_citations')
  if (total !== undefined && Number(total.value) >= FEW)
    write.say(phrasing.RECORD_PUBLISHED, {
      journals: listed(published.flatMap((work) => journalOf(work) ?? [])),
      citations: words(total.value, [total.id]),
    })
  write.say(phrasing.RECORD_TAKEN_UP, { works: byResults(matter, takenUp(matter.ranked).slice(0, 2)) })
  write.close()
  if (isThin(matter.ranked)) return
  write.say(phrasing.RECORD_ROLE)
  if (matter.ranked.length >= AT_A_GLANCE) glance(write, matter)
}

/** Works from which on a table helps. */
const AT_A_GLANCE = 3

/** The works with role and time on one page, as an officer would note them. */
function glance(write: Composer, matter: Matter): void {
  const text = (value: string): Cell => [{ kind: 'text', text: value }]
  write.table(
    'The record at a glance',
    [
      { heading: 'Work', share: 0.36, align: 'left' },
      { heading: 'Petitioner’s role', share: 0.24, align: 'left' },
      { heading: 'Period', share: 0.24, align: 'left' },
      { heading: 'Exhibit', share: 0.16, align: 'left' },
    ],
    matter.ranked.map((work) => [
      text(work.value('project_name')),
      text(work.value('role')),
      text(
        spanOf(work)
          ?.inlines.map((run) => (run.kind === 'text' ? run.text : ''))
          .join('') ?? '',
      ),
      work.exhibits.length === 0 ? text('none') : work.exhibits.map((number): Inline => ({ kind: 'exhibit', number })),
    ]),
  )
}

/** Citations below this number are no argument. */
export const FEW = 40

export function posts(write: Composer, matter: Matter): void {
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

/** A project with all that belongs to it: role, what was there before, what was done, what came of it, what it shows. */
export function project(write: Composer, matter: Matter, work: Work): void {
  matter.naming.call(work)
  write.say(phrasing.WORK_OPENERS, {
    org: work.say('organization'),
    span: spanOf(work),
    role: work.say('role', asRole),
  })
  before(write, work)
  turned(write, phrasing.TURN_TO_AIM, work.told('goal'))
  if (write.sentences > 2) write.close()
  difficulty(write, work)
  if (write.sentences > 2) write.close()
  turned(write, phrasing.TURN_TO_WORK, work.told('solution'))
  write.close()
  const results = work.told('impact')
  const [foremost] = results
  if (foremost !== undefined && /\d/.test(foremost.text) && canStandInside(foremost.text))
    write.tellIn(phrasing.RESULT_IN_FIGURES, foremost)
  write.insist(results)
  publication(write, work)
  shows(write, matter, work)
  if (!write.say(phrasing.TIES, { topics: tie(work, matter) }))
    write.say(phrasing.COMMON_SUBJECT, { subject: commonSubject(work, matter) })
}

/** The state of things at the outset, or what Part IV has told of it, in a word. */
function before(write: Composer, work: Work): void {
  const told = work.told('background')
  const first = told.find(({ text }) => !/\b(?:I|my|we|our)\b/i.test(text))
  if (write.untold(told).length < told.length && first !== undefined)
    write.say(phrasing.AS_BEFORE, {}, [], first.sources)
  write.tell(told)
}

/** A passage whose first sentence, where it is one of the petitioner's own doing, takes up what stands before it. */
function turned(write: Composer, bank: readonly string[], passage: readonly Told[]): void {
  const [first] = write.untold(passage)
  const isTurned =
    first !== undefined &&
    /^I (?!am\b|was\b)/.test(first.text) &&
    canStandInside(first.text) &&
    write.tellIn(bank, first)
  // What follows leans on the sentence that was told, and is not told without it.
  write.tell(isTurned ? passage.slice(passage.indexOf(first) + 1) : passage)
}

/** What stood in the way: the first of it as part of the argument, where its words allow. */
function difficulty(write: Composer, work: Work): void {
  const told = write.untold(work.told('challenge'))
  const [first, ...rest] = told
  if (first !== undefined && framed(write, first)) write.tell(rest)
  else write.tell(told)
}

function framed(write: Composer, told: Told): boolean {
  if (/difficult|obstacle|problem/i.test(told.text) || !write.recall(phrasing.DIFFICULTY, told)) return false
  write.said.add(told.text)
  return true
}

/** How many projects are worth a conclusion of their own. */
const FOREMOST = 2

/** What the project shows for the second element, no more than its own words bear. */
function shows(write: Composer, matter: Matter, work: Work): void {
  if (matter.ranked.indexOf(work) >= FOREMOST) return
  const rest = work.sources('impact')
  if (isUsed(work.value('impact')) && telling(work).length > 0) write.say(phrasing.SHOWS_USED, {}, [], rest)
  else if (work.published)
    write.say(phrasing.SHOWS_PUBLISHED, {}, [], work.sources('is_published', 'published_journal'))
  else if (telling(work).some(({ text }) => /\d/.test(text))) write.say(phrasing.SHOWS_MEASURED, {}, [], rest)
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

/** True of a paper that Part III has told. */
const isTold = (write: Composer, item: Entry): boolean => {
  const told = item.told('brief_introduction')
  return told.length > 0 && write.untold(told).length === 0
}

export function recognition(write: Composer, matter: Matter): void {
  const again = matter.awards.filter((award) => isTold(write, award))
  const items = listed(again.flatMap((award) => theName(award) ?? []))
  write.say(again.length > 1 ? phrasing.HONORS_AGAIN : phrasing.HONOR_AGAIN, { items })
  if (matter.awards.length - again.length > 1) write.say(phrasing.RECOGNITION_TOPIC)
  for (const award of matter.awards) {
    if (again.includes(award)) continue
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
