import { monthOf } from '../builtin/dates.ts'
import { journalOf, particularsOf, quotedTitle, roleOf, standingOf, spanOf, titleOf } from '../builtin/entries.ts'
import { joined, listed, words, type Phrase } from '../builtin/phrase.ts'
import type { Entry, Work } from '../builtin/portrait.ts'
import type { Told } from '../builtin/told.ts'
import { asTitle } from '../builtin/quoted.ts'
import { factsOf, MOST } from './facts.ts'
import {
  CITED,
  CONFERRED,
  PAPER,
  PAPERS,
  POST,
  POST_FROM_RECORD,
  POST_HELD,
  PUBLISHED,
  STUDIED_AT,
  STUDIES,
  WORK,
  WORK_FROM_RECORD,
  WORK_FROM_RECORD_PLAIN,
  WORK_PLAIN,
  WORKED_AT,
} from './frames.ts'
import type { Letter } from './letter.ts'
import { askOfGoal } from './questions.ts'
import { say } from './say.ts'

const PASSAGES = ['background', 'goal', 'challenge', 'solution', 'impact'] as const

/** The works that were chosen, each with the facts that fall to this writer. */
export function contributions(letter: Letter): void {
  const { write, works, variation } = letter
  const told = works
    .map((work) => ({ work, facts: factsOf(letter, work, PASSAGES) }))
    .filter(({ facts }) => facts.length > 0)
    .slice(0, MOST[variation.length].works)
  for (const { work, facts } of told) {
    write.close()
    named(letter, work)
    write.insist(facts)
    publication(letter, work, facts)
  }
  write.close()
  askOfGoal(letter, 'work_impact')
}

function named(letter: Letter, work: Work): void {
  const slots = { project: quotedTitle(work, 'project_name'), org: work.say('organization'), span: spanOf(work) }
  if (!letter.share.isInside(work)) {
    if (!say(letter, WORK_FROM_RECORD, slots)) say(letter, WORK_FROM_RECORD_PLAIN, slots)
  } else if (!say(letter, WORK, { ...slots, role: roleOf(work, letter.portrait.caseFile) }))
    say(letter, WORK_PLAIN, slots)
}

function publication(letter: Letter, work: Work, facts: readonly Told[]): void {
  if (!work.published || !letter.goals.includes('work_impact')) return
  say(letter, PUBLISHED, { journal: journalOf(work), published: work.say('published_date', monthOf) })
  const citations = work.value('citation_count')
  const isTold = facts.some(({ text }) => text.includes(citations))
  if (Number(citations) > 1 && !isTold) say(letter, CITED, { citations: work.say('citation_count') })
}

/** Posts, studies and papers that were chosen. */
export function effect(letter: Letter): void {
  const { write, studies, share, portrait } = letter
  posts(letter)
  const own = studies.filter((degree) => share.isInside(degree))
  for (const degree of own) {
    const slots = { major: degree.say('major'), school: degree.say('school_name'), span: spanOf(degree) }
    const isDone = portrait.degrees.some(({ id }) => id === degree.id)
    if (say(letter, STUDIES, slots) && isDone)
      say(letter, CONFERRED, { degree: degree.say('degree'), conferred: degree.conferred() })
  }
  say(letter, STUDIED_AT, { list: listOf(studies, own, 'school_name') })
  write.close()
  papers(letter)
  askOfGoal(letter, 'personal_abilities')
}

/** Posts of the writer’s own house, and those of which facts fall to this writer; the other houses are named. */
function posts(letter: Letter): void {
  const { write, posts: all, share } = letter
  const told = all
    .map((post) => ({ post, facts: factsOf(letter, post, ['job_summary']) }))
    .filter(({ post, facts }) => facts.length > 0 || share.isInside(post))
  for (const { post, facts } of told) {
    const isHeld = post.value('end_date') === ''
    say(letter, !share.isInside(post) ? POST_FROM_RECORD : isHeld ? POST : POST_HELD, {
      org: post.say('organization'),
      jobTitle: titleOf(post),
      span: spanOf(post),
    })
    write.insist(facts)
    if (facts.length > 0) write.close()
  }
  const own = told.map(({ post }) => post)
  say(letter, WORKED_AT, { list: listOf(all, own, 'organization') })
  write.close()
}

/** What the others of some entries are called, each once. */
const listOf = (all: readonly Entry[], told: readonly Entry[], field: string): Phrase | undefined => {
  const others = all.filter((one) => !told.includes(one))
  const each = new Map(others.map((one) => [one.value(field), one.say(field)]))
  return listed([...each.values()].filter((phrase) => phrase !== undefined))
}

/** Papers of the writer’s own house, and those of which facts fall to this writer; the others are named. */
function papers(letter: Letter): void {
  const { write, papers: all, variation, row } = letter
  const told = all
    .map((paper) => ({
      paper,
      facts: factsOf(letter, paper, ['brief_introduction']),
      isOwn: paper.value('issuing_organization') === row.organization,
    }))
    .filter(({ facts, isOwn }) => isOwn || facts.length > 0)
    .slice(0, MOST[variation.length].papers)
  for (const { paper, facts } of told) {
    say(letter, PAPER, { item: titled(paper), particulars: particularsOf(paper) })
    write.insist(facts)
  }
  const own = told.map(({ paper }) => paper)
  say(letter, PAPERS, {
    list: listed(all.filter((one) => !own.includes(one)).flatMap((one) => withStanding(one) ?? [])),
  })
  write.close()
}

/** Behind the name of a paper that does not hold, or not yet, what its entry says of that. */
function withStanding(paper: Entry): Phrase | undefined {
  const [name, standing] = [titled(paper), standingOf(paper)]
  return name && standing ? joined(name, words(' ('), standing, words(')')) : name
}

const titled = (paper: Entry): Phrase | undefined => {
  const name = paper.say('name')
  return name === undefined ? undefined : words(`“${asTitle(paper.value('name'))}”`, name.sources)
}
