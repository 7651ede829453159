import { monthOf } from '../builtin/dates.ts'
import { issued, journalOf, nameOf, spanOf } from '../builtin/entries.ts'
import { joined, listed, missing, words, type Phrase, type Slots } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { statedPost } from '../builtin/posts.ts'
import type { Told } from '../builtin/told.ts'
import { Voice, personSlots } from '../builtin/voice.ts'
import * as frames from './frames.ts'
import { isAsked, isQuoted, type Telling } from './telling.ts'

/** The sentence of the first frame whose facts are held. */
export const state = (bank: readonly string[], slots: Slots, { person }: Portrait): Phrase[] =>
  new Voice(0, personSlots(person)).state(bank, slots)

export const postOf = (job: Entry, portrait: Portrait): Phrase[] => {
  const [bank, slots] = statedPost(job)
  return state(bank, slots, portrait)
}

/** Papers by their names and particulars, with no verb of ours. */
export function papersOf(papers: readonly Entry[], portrait: Portrait): Phrase[] {
  const named = papers.flatMap((paper) => {
    const { item, particulars } = issued(paper)
    return item === undefined || particulars === undefined ? [] : [joined(item, words(' ('), particulars, words(')'))]
  })
  return state(named.length > 1 ? frames.PAPERS : frames.PAPER, { papers: listed(named) }, portrait)
}

/** True of a project that has not ended. */
export const isUnderWay = (work: Entry, today: string): boolean =>
  work.value('end_date') === '' || work.value('end_date') > today

/** A project by its name, place and time, and where it appeared. */
export function workOf(work: Entry, portrait: Portrait): Phrase[] {
  const isNow = isUnderWay(work, portrait.caseFile.profile.today)
  const named = { project: nameOf(work), org: work.say('organization') }
  const published = {
    journal: journalOf(work),
    published: work.say('published_date', monthOf),
    citations: work.value('citation_count') === '0' ? undefined : work.say('citation_count'),
  }
  return [
    ...(isNow
      ? state(
          [...frames.WORK_NOW, ...frames.WORK.slice(1)],
          { ...named, since: work.say('start_date', monthOf) },
          portrait,
        )
      : state(frames.WORK, { ...named, span: spanOf(work) }, portrait)),
    ...state(frames.PUBLISHED, published, portrait),
  ]
}

/** What is not there yet shows nothing. */
const NOT_YET = /\bnot\b[^.;]{0,40}\byet\b|\bpending\b/iu

/** Statements of one passage that an endeavor recalls of a project; a passage that is quoted is one. */
const MOST = 3

/** What is recalled of a passage of a project; of notes that another of the ten asks about, that they are asked about. */
function recalled(work: Entry, field: string, what: string, fits: (one: Told) => boolean, telling: Telling): Phrase[] {
  const told = work.told(field).filter(fits)
  const said = telling.recall(told, MOST)
  return said.length === 0 && told.some(({ card }) => isAsked(card))
    ? [missing(`your notes on ${what} as full sentences`, `${work.section}.${work.id}.${field}`)]
    : said
}

/** What the applicant did in a project: deeds of others are no experience of the applicant’s. */
export function deedsOf(work: Entry, { person }: Portrait, telling: Telling): Phrase[] {
  const isOwn = ({ card, text }: Told): boolean =>
    card.about !== 'other' || isAsked(card) || text.includes(person.short)
  return recalled(work, 'solution', 'what you did in this project', isOwn, telling)
}

/** What came of a project. */
export function resultsOf(work: Entry, telling: Telling): Phrase[] {
  const isResult = ({ card, text }: Told): boolean => isQuoted(card) || isAsked(card) || !NOT_YET.test(text)
  return recalled(work, 'impact', 'the results of this project', isResult, telling)
}
