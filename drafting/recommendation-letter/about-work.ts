import { monthOf } from '../builtin/dates.ts'
import { issuerOf, journalOf, quotedTitle, spanOf, standingOf } from '../builtin/entries.ts'
import { listed } from '../builtin/phrase.ts'
import type { Entry, Work } from '../builtin/portrait.ts'
import { isResidency } from '../builtin/wording.ts'
import { answersOn, topicOfWork } from '../cards/answers.ts'
import { answer, answers } from './answer.ts'
import {
  ALSO,
  AWARD,
  POST_HELD,
  PUBLISHED,
  STUDIES,
  WORK,
  WORK_ELSEWHERE,
  WORK_GOING_ON,
  WORK_NAMED,
  WORK_UNPLACED,
} from './frames.ts'
import type { Letter } from './letter.ts'
import { workQuestion } from './questions.ts'
import { say } from './say.ts'
import { MOST, MOST_ASKED, statementsOf } from './statements.ts'
import { isShort, postNamed } from './writer.ts'

/** How many works somebody of another house is asked about whom no account names. */
const ELSEWHERE = 2

/**
 * The works that the writer has answered on, and those that the writer was beside: of the writer’s house, else those whose
 * account names the writer, else the nearest ones.
 */
function toldIn({ works, share, variation, portrait, row }: Letter): Work[] {
  const inside = works.filter((work) => share.isInside(work))
  const named = works.filter((work) => share.isNamed(work))
  const among = inside.length > 0 ? inside : named.length > 0 ? named : works.slice(0, ELSEWHERE)
  const beside = among.slice(0, MOST[variation.length].works)
  const isAnswered = ({ section, id }: Work): boolean =>
    answersOn(portrait.caseFile, row.id, topicOfWork(section, id)).length > 0
  return works.filter((work) => beside.includes(work) || isAnswered(work))
}

/** Each work with its place and time, the writer’s own words on it, and the applicant’s facts where the writer said nothing yet. */
export function contributions(letter: Letter): void {
  const { write } = letter
  const told = toldIn(letter)
  for (const [at, work] of told.entries()) {
    write.close()
    named(letter, work)
    publication(letter, work)
    const topic = topicOfWork(work.section, work.id)
    if (answers(letter, topic)) continue
    write.insist(statementsOf(letter, work, ['goal', 'solution'], ['impact']))
    if (at < MOST_ASKED) answer(letter, topic, workQuestion(letter, work, at === 0))
  }
  write.close()
  if (told.length === 0 && letter.goals.length > 0)
    answer(letter, 'contributions', workQuestion(letter, undefined, true))
  else answers(letter, 'contributions')
  write.close()
  others(letter, told)
}

/** Where the applicant worked on it; and when, in the letter that states its facts. */
function named(letter: Letter, work: Work): void {
  const { share } = letter
  const project = quotedTitle(work, 'project_name')
  const slots = { project, org: work.say('organization'), span: spanOf(work) }
  const isInside = share.isInside(work)
  const dated = work.value('end_date') === '' ? WORK_GOING_ON : WORK
  if (isInside && share.isMine(work) && say(letter, dated, slots)) return
  if (!say(letter, isInside ? WORK_NAMED : WORK_ELSEWHERE, slots)) say(letter, WORK_UNPLACED, slots)
}

/** What came out of a work by its structured values. */
function publication(letter: Letter, work: Work): void {
  if (!letter.share.isMine(work)) return
  if (work.published)
    say(letter, PUBLISHED, { journal: journalOf(work), published: work.say('published_date', monthOf) })
}

/** The other works of the writer’s house, each by its title. The writer was not beside those of another house. */
function others(letter: Letter, told: readonly Work[]): void {
  const left = letter.works.filter((work) => letter.share.isInside(work) && !told.includes(work))
  const titles = left.flatMap((work) => quotedTitle(work, 'project_name') ?? [])
  say(letter, ALSO, { list: listed(titles) })
  letter.write.close()
}

/** Posts, studies and awards of the writer’s own house. */
export function effect(letter: Letter): void {
  const { write, posts, studies, papers, share, row } = letter
  for (const post of posts.filter((one) => share.isInside(one) && share.isMine(one))) {
    if (post.value('end_date') !== '')
      say(letter, POST_HELD, {
        employer: post.say('organization'),
        jobTitle: post.say('job_title', isShort(post.value('job_title')) ? postNamed : undefined),
        span: spanOf(post),
      })
    write.insist(statementsOf(letter, post, ['job_summary'], []))
  }
  for (const degree of studies.filter((one) => share.isInside(one) && share.isMine(one) && !isResidency(one)))
    say(letter, STUDIES, { major: degree.say('major'), school: degree.say('school_name'), span: spanOf(degree) })
  for (const paper of papers.filter((one) => one.value('issuing_organization') === row.organization)) {
    if (isAward(paper))
      say(letter, AWARD, {
        item: quotedTitle(paper, 'name'),
        issuer: issuerOf(paper),
        received: paper.say('received_date', monthOf),
      })
  }
  answers(letter, 'effect')
  write.close()
}

const isAward = (paper: Entry): boolean =>
  /^(?:Academic )?Award$/u.test(paper.value('sub_category')) && standingOf(paper) === undefined
