import { commonTopics } from '../../builtin/carried-on.ts'
import { askedInEnglish } from '../../builtin/in-english.ts'
import { aimIn, withDeedsJoined } from '../../builtin/deeds.ts'
import { asRole, journalOf, lowerFirst, spanOf } from '../../builtin/entries.ts'
import { monthOf } from '../../builtin/dates.ts'
import { joined, plain, words, type Phrase } from '../../builtin/phrase.ts'
import { canBeTurned, isInFirstPerson } from '../../builtin/own-words.ts'
import type { Work } from '../../builtin/portrait.ts'
import { isClause } from '../../builtin/typed-title.ts'
import { standsAlone } from '../../builtin/stands-alone.ts'
import type { Told } from '../../builtin/told.ts'
import { plainRole } from '../../endeavors/person.ts'
import type { Contribution, Letter } from '../letter.ts'
import { ASK_OF_WORK } from '../manners/asked.ts'
import {
  AIM,
  ASKED,
  AS_PUBLISHED,
  BY_OWN_ACCOUNT,
  CITED,
  FUNDED,
  GAP,
  NEXT,
  OBSTACLES,
  PUBLISHED,
  TIE,
} from '../manners/every.ts'
import type { Move } from '../manners/manner.ts'
import { question } from './question.ts'

/** Sentences after which a paragraph of a letter tires. */
const LONG = 10

/** The field's problem before the work, as its author describes it. */
export function problem(letter: Letter): void {
  const { write, contributions, tie, writer } = letter
  const [first] = contributions
  if (first === undefined || first.need.length === 0) return
  write.ofHouse = tie === 'dependent' && first.work.value('organization') === writer.value('organization')
  needTold(letter, first)
  write.ofHouse = false
}

/** Says that something was lacking, in a sentence that can be told on its own. */
const LACKING =
  /\b(?:nobody|no one|none of|never|nothing|had no|was no|were no|not (?:yet )?(?:known|measured|tested|available|allowed))\b/i
const PAST = /\b(?:had|was|were|did|could)\b/

const isGap = (text: string): boolean =>
  LACKING.test(text) &&
  PAST.test(text) &&
  standsAlone(text) &&
  !/^(?:In|On|By|During|Between|After|Before|Until|From|Since) /.test(text)

/** The problem; who knows the work from outside says first what was lacking. */
function needTold({ write, share }: Letter, { work, need }: Contribution): void {
  const isOutside = share.insight(work) !== 'inside'
  const gap = need.find((one) => isOutside && isGap(one.text))
  const at = gap === undefined ? -1 : need.indexOf(gap)
  const next = need[at + 1]
  // What leans on the sentence before it stays behind it.
  const isFree = next === undefined || standsAlone(next.text)
  const told = gap === undefined || !isFree ? undefined : write.inside(gap)
  if (gap !== undefined && told !== undefined && write.say(GAP, { told: joined(told, words('.')) }))
    write.said.add(gap.text)
  write.tell(need)
}

export function contributionsTold(letter: Letter): void {
  const { contributions, works, writer, share } = letter
  contributions.forEach((one, index) => contribution(letter, one, index))
  // Whether a writer has heard of work that is neither published nor done in the same house, only the writer can say.
  const [unknown] = works.filter((work) => share.insight(work) === 'outside')
  if (contributions.length === 0 && unknown !== undefined)
    question(letter, ASK_OF_WORK, `referees.${writer.id}.comments`, { project: unknown.value('project_name') })
}

function contribution(letter: Letter, one: Contribution, index: number): void {
  const { write, manner, writer } = letter
  write.close()
  write.ofHouse = letter.tie === 'dependent' && one.work.value('organization') === writer.value('organization')
  write.say(index === 0 ? manner.lead : NEXT, {
    project: letter.naming.call(one.work),
    org: one.work.say('organization'),
    span: spanOf(one.work),
    // Told in full where the letter dwells on the work.
    role: roleTold(letter, one.work, index > 0),
  })
  for (const move of manner.order) {
    if (write.sentences >= LONG && move !== 'standing') write.close()
    MOVES[move](letter, one, index)
  }
  const { section, id } = one.work
  const asked = askedInEnglish(letter.portrait.caseFile, section, id)
  if (asked !== undefined) write.ask(asked.what, asked.path)
  write.ofHouse = false
}

/** A role in the writer's mouth; what the applicant typed of themselves is told of the applicant, or quoted where it is a sentence. */
function roleTold({ write }: Letter, work: Work, brief: boolean): Phrase | undefined {
  const typed = work.value('role')
  if (!isInFirstPerson(typed)) return work.say('role', (role) => roleIn(role, brief))
  return canBeTurned(typed) && !isClause(typed)
    ? write.turned(roleIn(typed, brief), work.sources('role'))
    : write.spoken(typed, work.sources('role'))
}

/** A role as a letter names it: without asides, and in brief where the letter only touches the work. */
function roleIn(role: string, brief: boolean): string {
  const plainly = plainRole(role)
  const [first = plainly] = plainly.split(/[,;]/)
  const [head = first, other = ''] = first.split(' and ')
  // "Idea and testing" are things; of persons one is enough.
  if (!isPerson(first)) return asRole(`responsible for ${lowerFirst(first)}`)
  return asRole(brief && isPerson(head) && isPerson(other) ? head : first)
}

const isPerson = (text: string): boolean =>
  /(?:er|or|ist|ant|ent|author|lead|head|fellow|student|investigator|architect|member|chair|founder|director|conductor|manager|engineer|mixer|intern|coordinator|technician|principal|scientist|associate|pi|physician|resident|officer|captain|dean|mentor|coach|apprentice|assistant|host|guest|analyst|partner|owner)\b|responsible|in charge/i.test(
    text,
  )

const MOVES: Record<Move, (letter: Letter, one: Contribution, index: number) => void> = {
  need(letter, one, index) {
    if (index > 0) needTold(letter, one)
  },
  aim: aims,
  obstacles,
  method,
  result(letter, one) {
    const { write } = letter
    const [first, ...others] = write.untold(one.results)
    // What the method has said of its source holds for its outcome.
    const isSourced = first !== undefined && one.did.length === 0 && toldBySource(letter, one, first)
    write.tell(isSourced ? others : one.results)
  },
  standing: placed,
}

function aims(letter: Letter, { aims: told }: Contribution): void {
  const { write, manner } = letter
  const [first, next, ...others] = told
  const aim = first === undefined ? undefined : aimIn(first.text)
  if (first === undefined || aim === undefined || write.untold([first]).length === 0) {
    write.tell(told)
    return
  }
  const inf = write.turned(aim.wanted, first.sources)
  const condition = next === undefined || !CONDITION.test(next.text) ? undefined : write.inside(next)
  const whole =
    condition === undefined || count(inf) + count(condition) > manner.breath + 10
      ? undefined
      : joined(inf, words(', and '), condition)
  if (!write.say(aim.asked ? ASKED : AIM, { inf: whole ?? inf })) {
    write.tell(told)
    return
  }
  write.said.add(first.text)
  if (whole !== undefined && next !== undefined) write.said.add(next.text)
  write.tell(whole === undefined && next !== undefined ? [next, ...others] : others)
}

/** A condition that was set on an aim. */
const CONDITION = /^(?:It|They|The [\p{L} ]+) (?:had|has|have) to\b/u

const count = (phrase: Phrase): number => plain(phrase).split(/\s+/).length

function obstacles(letter: Letter, { obstacles: told }: Contribution): void {
  const { write } = letter
  const open = write.untold(told)
  const parts = open.map((one) => write.inside(one))
  const short = open.every(({ text }) => !/[;:]/.test(text))
  const together = open.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const [head] = parts
  // A semicolon in one of them leaves no mark to part them by: the first is named, and the others follow.
  if (
    open.length > 1 &&
    !short &&
    head !== undefined &&
    /;/.test(open[0]?.text ?? '') &&
    write.say(OBSTACLES, { list: head })
  ) {
    write.said.add(open[0]?.text ?? '')
    write.tell(told)
    return
  }
  if (open.length < 2 || !short || together > MOST_TOGETHER || parts.some((part) => part === undefined)) {
    write.tell(told)
    return
  }
  const mark = parts.length > 2 || open.some(({ text }) => /,| and /.test(text)) ? ';' : ','
  const list = joined(
    ...parts.flatMap((part, at) => {
      if (part === undefined) return []
      if (at === 0) return [part]
      return [words(at < parts.length - 1 ? `${mark} ` : `${mark} and `), part]
    }),
  )
  if (!write.say(OBSTACLES, { list })) {
    write.tell(told)
    return
  }
  for (const { text } of open) write.said.add(text)
}

/** Words up to which obstacles are named in one sentence. */
const MOST_TOGETHER = 44

function method(letter: Letter, one: Contribution): void {
  const { write, manner, variation } = letter
  const open = write.untold(one.did)
  const [opening, ...others] = open
  const isSourced = opening !== undefined && toldBySource(letter, one, opening)
  const told = withDeedsJoined(isSourced ? others : open, manner.breath, variation.seed)
  write.tell(told)
  markSaid(letter, open)
}

/** Who has only read of a work says from where the tale of it comes; the article is named for what stands in it, and for nothing else. */
function toldBySource({ write, share }: Letter, { work, did, results }: Contribution, opening: Told): boolean {
  if (share.insight(work) !== 'read') return false
  const isPublished = [...did, ...results].every((told) => write.isOnPaper(told))
  return write.tellIn(isPublished ? AS_PUBLISHED : BY_OWN_ACCOUNT, opening)
}

const markSaid = ({ write }: Letter, told: readonly Told[]): void => {
  for (const { text } of told) if (!write.said.has(text)) write.said.add(text)
}

function placed(letter: Letter, one: Contribution, index: number): void {
  const { write, endeavor, goals } = letter
  if (one.work.published && goals.includes('work_impact'))
    write.say(PUBLISHED, { journal: journalOf(one.work), published: one.work.say('published_date', monthOf) })
  standingOf(letter, one)
  const topic =
    endeavor === undefined || index > 0 || one.did.length === 0
      ? undefined
      : commonTopics(one.work, endeavor, MANY).find((shared) => BARE.test(shared))
  if (topic !== undefined && endeavor !== undefined)
    write.say(TIE, {
      topic: words(topic, [
        ...endeavor.sources('title', 'exp_subs_merit_intric_val', 'exp_nation_impt_scope'),
        ...one.work.sources('project_name', 'background', 'goal', 'solution', 'impact'),
      ]),
    })
}

/** Citations from which on they speak for a work. */
const CITATIONS = 10

/** What those who read weigh: who paid for a work, and who has cited it. */
function standingOf({ write, share, goals }: Letter, { work, results, elsewhere }: Contribution): void {
  if (!work.published || share.insight(work) === 'inside' || !goals.includes('work_impact')) return
  const funder = work.value('funding_source')
  if (/\p{L}{3}/u.test(funder) && !NO_FUNDER.test(funder)) write.say(FUNDED, { funder: work.say('funding_source') })
  const isTold = [...results, ...elsewhere].some(({ text }) => /\bcit(?:ed|ations?)\b/i.test(text))
  if (!isTold && Number(work.value('citation_count')) >= CITATIONS)
    write.say(CITED, { citations: work.say('citation_count') })
}

const NO_FUNDER = /^(?:none|no|self|own|myself|private|n\/?a|not applicable|unfunded)\b/i

const MANY = 9

/** Nouns that need no article. */
const BARE = /(?:[^s]s|ing|tion|ment|ity|ics)$/
