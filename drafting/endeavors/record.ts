import type { PLAN_STATUSES } from '#domain/options.ts'
import { monthOf } from '../builtin/dates.ts'
import { journalOf, nameOf, spanOf } from '../builtin/entries.ts'
import type { Phrase, Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { statedUntitled } from '../builtin/posts.ts'
import { Voice, personSlots } from '../builtin/voice.ts'
import { wasAt } from '../builtin/was-at.ts'
import * as frames from './frames.ts'
import { isAsked, isQuoted, type Telling } from './telling.ts'

/** The sentence of the first frame whose facts are held. */
export const state = (bank: readonly string[], slots: Slots, { person }: Portrait): Phrase[] =>
  new Voice(0, personSlots(person)).state(bank, slots)

export const postOf = (job: Entry, portrait: Portrait): Phrase[] => {
  const [bank, slots] = statedUntitled(job)
  return state(bank, slots, portrait)
}

/** True of a project that has not ended. */
export const isUnderWay = (work: Entry, today: string): boolean =>
  work.value('end_date') === '' || work.value('end_date') > today

/** A project by its name and time, with its place where the applicant was there, and where it appeared. */
export function workOf(work: Entry, portrait: Portrait): Phrase[] {
  const isNow = isUnderWay(work, portrait.caseFile.profile.today)
  const slots = {
    project: nameOf(work),
    org: wasAt(work, portrait) ? work.say('organization') : undefined,
    span: spanOf(work),
    since: work.say('start_date', monthOf),
  }
  const published = {
    journal: journalOf(work),
    published: work.say('published_date', monthOf),
    citations: work.value('citation_count') === '0' ? undefined : work.say('citation_count'),
  }
  return [
    ...state(isNow ? frames.WORK_NOW : frames.WORK, slots, portrait),
    ...state(frames.PUBLISHED, published, portrait),
  ]
}

/** True of a plan that is being carried out. */
export const hasBegun = (plan: Entry): boolean => plan.value('status') === UNDER_WAY
const UNDER_WAY: (typeof PLAN_STATUSES)[number] = 'In Progress'

/** What is told of a project, behind a sentence that names it; before questions alone it would say nothing. */
export function of(work: Entry, told: readonly Phrase[], portrait: Portrait): Phrase[] {
  const bank = isUnderWay(work, portrait.caseFile.profile.today) ? frames.WORK_NOW : frames.WORK
  const isOpen = told.every(({ inlines }) => inlines.every(({ kind }) => kind === 'missing'))
  return isOpen ? [...told] : [...state(bank.slice(-1), { project: nameOf(work) }, portrait), ...told]
}

/** What is not there yet shows nothing. */
const NOT_YET = /\bnot\b[^.;]{0,40}\byet\b|\bpending\b/iu

/** Statements of one passage that an endeavor recalls of a project; a passage that is quoted is one. */
const MOST = 3

/** What the applicant did in a project: deeds of others are no experience of the applicant’s. */
export const deedsOf = (work: Entry, { person }: Portrait, telling: Telling): Phrase[] =>
  telling.recall(
    work
      .told('solution')
      .filter(({ card, text }) => card.about !== 'other' || isAsked(card) || text.includes(person.short)),
    MOST,
  )

/** What came of a project. */
export const resultsOf = (work: Entry, telling: Telling): Phrase[] =>
  telling.recall(
    work.told('impact').filter(({ card, text }) => isQuoted(card) || isAsked(card) || !NOT_YET.test(text)),
    MOST,
  )
