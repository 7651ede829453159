import { canStandInside } from '../../builtin/weave.ts'
import type { Cell, Inline } from '#domain/document.ts'
import type { Composer } from '../../builtin/composer.ts'
import { dollars, monthOf } from '../../builtin/dates.ts'
import { capital } from '../../builtin/person.ts'
import { joined, listed, plain, words, type Phrase } from '../../builtin/phrase.ts'
import { placingOf } from '../../builtin/placing.ts'
import type { Entry, Work } from '../../builtin/portrait.ts'
import { aimIn, withDeedsJoined } from '../../builtin/deeds.ts'
import type { Told } from '../../builtin/told.ts'
import { article, occupation } from '../../builtin/wording.ts'
import { fundedBy } from './funding.ts'
import { deedsInRole, roleOf } from './role.ts'
import { commonSubject, isPaperOf, issued, isWhole, journalOf, spanOf, theName, tie, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { contestOf, isLost, placeIn } from './near-miss.ts'
import { isApplication, isPress, isTalk, isUnwon } from '../../builtin/papers.ts'
import { isThin } from '../../builtin/results.ts'

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
      text(capital(plain(roleOf(write, work) ?? words('')).replace(/^an? /, ''))),
      text(
        spanOf(work)
          ?.inlines.map((run) => (run.kind === 'text' ? run.text : ''))
          .join('') ?? '',
      ),
      work.exhibits.length === 0 ? text('none') : work.exhibits.map((number): Inline => ({ kind: 'exhibit', number })),
    ]),
  )
}

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
    confirmed(write, matter, job)
    write.close()
  }
  // A post whose duties are not told may be confirmed all the same.
  for (const job of matter.jobs) confirmed(write, matter, job)
  write.close()
}

/** What the employer has put in writing of a post. */
function confirmed(write: Composer, { ofPosts }: Matter, job: Entry): void {
  const house = job.value('organization')
  for (const item of ofPosts) {
    const paper = item.exhibits
    if (!isPaperOf(item, house) || paper.every((number) => write.cited().has(number))) continue
    const told = write.untold(item.told('brief_introduction').filter(isWhole))
    if (told.length === 0) write.say(phrasing.POST_CONFIRMED, { employer: job.say('organization') }, paper)
    else write.tell(told)
  }
}

/** A project with all that belongs to it: what was there before, role and aim, what was done, what came of it. */
export function project(write: Composer, matter: Matter, work: Work): void {
  matter.naming.call(work)
  achieved(write, matter, work)
  uncited(write, matter, work)
}

/** The papers of a work whose pages hold none of its sentences are named with it all the same: they belong here. */
function uncited(write: Composer, { caseFile }: Matter, work: Work): void {
  const cited = write.cited()
  for (const { number, type } of caseFile.exhibits)
    if (work.exhibits.includes(number) && !cited.has(number))
      write.say(phrasing.PAPER_OF_WORK, { paper: words(`the ${type.toLowerCase()}`, [`E${number}`]) }, [number])
}

function achieved(write: Composer, matter: Matter, work: Work): void {
  outset(write, work)
  if (write.sentences > 2) write.close()
  difficulty(write, work)
  if (write.sentences > 2) write.close()
  write.tell(deedsInRole(matter, work))
  tellJoined(write, work.told('solution'))
  write.close()
  write.insist(work.told('impact'))
  publication(write, matter, work)
  if (!write.say(phrasing.TIES, { topics: tie(work, matter) }))
    write.say(phrasing.COMMON_SUBJECT, { subject: commonSubject(work, matter) })
}

/** Words of a background after which it is a paragraph's own claim, and the role follows it. */
const CLAIM = 25

/** The problem, the petitioner's part and what was wanted; where the record allows, the last two in one sentence. */
function outset(write: Composer, work: Work): void {
  const before = work.told('background')
  const open = write.untold(before)
  const first = before.find(({ text }) => !PERSONAL.test(text))
  const again = open.length < before.length && first !== undefined
  const slots = { org: work.say('organization'), span: spanOf(work), role: roleOf(write, work) }
  const aims = work.told('goal')
  const aim = write.untold(aims)[0] === aims[0] ? aims[0] : undefined
  const wanted = aim === undefined ? undefined : aimIn(aim.text)
  if (aim === undefined || wanted === undefined) {
    write.say(phrasing.WORK_OPENERS, slots)
    write.tell(before)
    write.tell(aims)
    return
  }
  const isClaim =
    open
      .map(({ text }) => text)
      .join(' ')
      .split(/\s+/).length > CLAIM
  // What "it" is, the background has to have told.
  if ((isClaim || LEANS.test(wanted.wanted)) && !again) write.tell(before)
  const [, next] = aims
  const inf = write.turned(wanted.wanted, aim.sources)
  const condition = next !== undefined && CONDITION.test(next.text) ? write.inside(next) : undefined
  const whole = condition === undefined ? inf : joined(inf, words('; '), condition)
  const bank = wanted.asked ? phrasing.TASKED : phrasing.AIMED
  if (write.say(bank, { ...slots, inf: whole })) {
    write.said.add(aim.text)
    if (condition !== undefined && next !== undefined) write.said.add(next.text)
  } else write.say(phrasing.WORK_OPENERS, slots)
  write.tell(before)
  write.tell(aims)
}

const LEANS = /\b(?:it|them|this|these|those)\b/iu

const PERSONAL = /\b(?:I|my|me|we|our|us)\b/i

/** A condition that was set on an aim. */
const CONDITION = /^(?:It|They|The [\p{L} ]+) had to\b/u

/** Words up to which two deeds are told in one sentence. */
const BREATH = 32

/** What was done, with neighboring deeds in one sentence. */
function tellJoined(write: Composer, told: readonly Told[]): void {
  const open = write.untold(told)
  write.tell(withDeedsJoined(open, BREATH))
  for (const { text } of open) if (!write.said.has(text)) write.said.add(text)
}

/** Words up to which obstacles are named in one sentence. */
const TOGETHER = 55

/** What stood in the way: in one sentence, or the first of it as part of the argument, where its words allow. */
function difficulty(write: Composer, work: Work): void {
  const told = write.untold(work.told('challenge'))
  const [first, ...rest] = told
  const listed = told.slice(0, 3)
  const length = listed.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  if (
    listed.length > 1 &&
    length <= TOGETHER &&
    listed.every(({ text }) => !/[;:]/.test(text) && canStandInside(text))
  ) {
    const parts = listed.flatMap((one) => write.inside(one) ?? [])
    const list = joined(
      ...parts.flatMap((part, at) => (at === 0 ? [part] : [words(at < parts.length - 1 ? '; ' : '; and '), part])),
    )
    if (parts.length === listed.length && write.say(phrasing.DIFFICULTIES, { list })) {
      for (const { text } of listed) write.said.add(text)
      write.tell(told.slice(3))
      return
    }
  }
  if (first !== undefined && framed(write, first)) write.tell(rest)
  else write.tell(told)
}

function framed(write: Composer, told: Told): boolean {
  if (/difficult|obstacle|problem/i.test(told.text) || !write.recall(phrasing.DIFFICULTY, told)) return false
  write.said.add(told.text)
  return true
}

function publication(write: Composer, { caseFile }: Matter, work: Work): void {
  if (!work.published) return
  const slots = {
    journal: journalOf(work),
    published: work.say('published_date', monthOf),
    citations: work.value('citation_count') === '0' ? undefined : work.say('citation_count'),
  }
  const told = work.told('impact').some((one) => one.text.includes(work.value('citation_count')))
  if (told || !write.say(phrasing.PUBLICATION, slots)) write.say(phrasing.PUBLICATION_UNCITED, slots)
  const funder = fundedBy(work, caseFile)
  if (funder === undefined) return
  // The profile does not hold a currency: only a U.S. grant is known to be in dollars.
  const amount =
    work.value('funding_source_country') === 'United States' ? work.say('funding_amount', dollars) : undefined
  const { name, exhibits } = funder
  if (!write.say(phrasing.FUNDED, { funder: name, amount }, exhibits))
    write.say(phrasing.FUNDED_NO_AMOUNT, { funder: name }, exhibits)
}

/** True of a paper that Part III has told. */
const isTold = (write: Composer, item: Entry): boolean => {
  const told = item.told('brief_introduction')
  return told.length > 0 && write.untold(told).length === 0
}

/** "Coach of the Third-Place Team, Great Basin Olympiad": beside its issuer a name does not need it. */
function apartFromIssuer(award: Entry): Phrase | undefined {
  const name = theName(award)
  const [run] = name?.inlines ?? []
  const issuer = `, ${award.value('issuing_organization')}`
  return name === undefined || run?.kind !== 'text' || !run.text.endsWith(issuer)
    ? name
    : words(run.text.slice(0, -issuer.length), name.sources)
}

export function recognition(write: Composer, matter: Matter): void {
  const again = matter.awards.filter((award) => isTold(write, award))
  const items = listed(again.flatMap((award) => theName(award) ?? []))
  write.say(again.length > 1 ? phrasing.HONORS_AGAIN : phrasing.HONOR_AGAIN, { items })
  for (const award of matter.awards) {
    if (again.includes(award)) continue
    const bank = placingOf(award)?.isTaken === true ? phrasing.PLACED : phrasing.AWARD
    write.say(bank, { ...issued(award), award: apartFromIssuer(award) })
    write.tell(award.told('brief_introduction'))
  }
  write.close()
  for (const item of matter.otherEvidence) {
    const bank = isPress(item)
      ? phrasing.PRESS
      : isTalk(item)
        ? phrasing.TALK
        : isUnwon(item)
          ? isLost(item)
            ? phrasing.NEAR_MISS
            : phrasing.NEAR
          : isApplication(item)
            ? phrasing.APPLIED
            : phrasing.OTHER_EVIDENCE
    write.say(bank, { ...issued(item), item: theName(item), place: placeIn(item), contest: contestOf(item) })
    // Of a prize that another won the place is all there is to tell.
    if (!isUnwon(item)) write.tell(item.told('brief_introduction'))
  }
}
