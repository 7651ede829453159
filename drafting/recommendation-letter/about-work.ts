import { monthOf } from '../builtin/dates.ts'
import { journalOf, quotedTitle, spanOf } from '../builtin/entries.ts'
import type { Work } from '../builtin/portrait.ts'
import { wasAt } from '../builtin/was-at.ts'
import { answersOn, topicOfWork } from '../cards/answers.ts'
import type { Variation } from '../writing.ts'
import { answer, answers } from './answer.ts'
import { PUBLISHED, WORK, WORK_DATED, WORK_GOING_ON, WORK_NAMED, WORK_UNPLACED } from './frames.ts'
import type { Letter } from './letter.ts'
import { workQuestion } from './questions.ts'
import { say } from './say.ts'

/** How many works a letter tells; and of how many it asks, since a letter asks its writer of the writer, the tie and the endeavor too. */
const MOST: Readonly<Record<Variation['length'], number>> = { shorter: 2, usual: 3, fuller: Number.POSITIVE_INFINITY }
const MOST_ASKED = 3

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
  const beside = among.slice(0, MOST[variation.length])
  const isAnswered = ({ section, id }: Work): boolean =>
    answersOn(portrait.caseFile, row.id, topicOfWork(section, id)).length > 0
  return works.filter((work) => beside.includes(work) || isAnswered(work))
}

/** Each work with its place and time, and the writer’s own words on it, which are asked for. */
export function contributions(letter: Letter): void {
  const { write } = letter
  const told = toldIn(letter)
  for (const [at, work] of told.entries()) {
    write.close()
    named(letter, work)
    publication(letter, work)
    const topic = topicOfWork(work.section, work.id)
    if (answers(letter, topic)) continue
    if (at < MOST_ASKED) answer(letter, topic, workQuestion(letter, work, at === 0))
  }
  write.close()
  if (told.length === 0 && letter.goals.length > 0)
    answer(letter, 'contributions', workQuestion(letter, undefined, true))
  else answers(letter, 'contributions')
  write.close()
}

/** Where the applicant worked on it, as far as the record shows it; and when, in the letter that states its facts. */
function named(letter: Letter, work: Work): void {
  const { share, portrait } = letter
  const slots = { project: quotedTitle(work, 'project_name'), org: work.say('organization'), span: spanOf(work) }
  const isDated = share.isInside(work) && share.isMine(work)
  const placed = [work.value('end_date') === '' ? WORK_GOING_ON : WORK, WORK_NAMED]
  const unplaced = work.value('end_date') === '' ? [] : [WORK_DATED]
  const banks = wasAt(work, portrait) ? placed : unplaced
  for (const bank of [...banks.slice(isDated ? 0 : 1), WORK_UNPLACED]) if (say(letter, bank, slots)) return
}

/** What came out of a work by its structured values. */
function publication(letter: Letter, work: Work): void {
  if (!letter.share.isMine(work)) return
  if (work.published)
    say(letter, PUBLISHED, { journal: journalOf(work), published: work.say('published_date', monthOf) })
}

/** What the writer has answered on the effect of the work. */
export function effect(letter: Letter): void {
  answers(letter, 'effect')
  letter.write.close()
}
