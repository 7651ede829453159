import { isInAnotherScript } from '#domain/script.ts'
import { GOALS, namesTie, type Goal } from '#domain/recommender.ts'
import { askedInEnglish } from '../builtin/in-english.ts'
import type { Entry } from '../builtin/portrait.ts'
import type { Told } from '../builtin/told.ts'
import { answered, tellsOfTie, TIE_ANSWERS } from '../case-file/ties.ts'
import { notesOf, ofWriter } from './facts.ts'
import type { Letter } from './letter.ts'

/** What only the writer can add; the applicant and the writer answer it in the letter. */
const STANDING = 'what qualifies you to judge this work: your years and responsibilities in the field, in two sentences'
const KNOWN_HOW = 'how you know {name} or the work, since when, and what of it you have seen yourself'

const OF_GOAL: Readonly<Record<Goal, string>> = {
  personal_abilities: 'what {name} can do that few others can, with one occasion that you saw yourself',
  work_impact:
    'what changed because of this work, or what would be lost without it, with figures of which you are certain',
  national_interest: 'why the endeavor matters beyond one employer, as you see it from your own work',
}

const TIE_OPEN = 'whether you have ever employed, supervised, taught or published with the applicant'
const RELATION_AT_ODDS =
  'whether the relationship named above is a tie of employment, supervision or authorship; the profile denies all three'
const CATEGORY_AT_ODDS =
  'whether you have supervised the applicant or worked beside the applicant; the profile is at odds with itself on it'

const WORK_FIELDS = ['background', 'goal', 'challenge', 'solution', 'impact'] as const

/** Words as a question can hold them: in single quotation marks inside, and without brackets. */
const noted = (text: string): string => text.replace(/[[\]]/gu, '').replace(/["“”]/gu, '’').replace(/\s+/gu, ' ').trim()

const about = (question: string, { portrait }: Letter): string =>
  question.replaceAll('{name}', () => portrait.person.short)

const commentsOf = ({ row }: Letter): string => `referees.${row.id}.comments`

export function askStanding(letter: Letter): void {
  letter.write.ask(STANDING, `referees.${letter.row.id}`)
}

/** How the two know each other; a tie on which the answers are open or at odds is asked about. */
export function askAcquaintance(letter: Letter): void {
  const { write, row, tie } = letter
  write.ask(about(KNOWN_HOW, letter), commentsOf(letter))
  if (tie !== 'unclear') return
  const isOfWords = tellsOfTie(row.relationship)
  const isDenied = answered(row, false).length === TIE_ANSWERS.length
  const field = isOfWords || !namesTie(row.category) ? 'relationship' : 'category'
  write.ask(!isDenied ? TIE_OPEN : isOfWords ? RELATION_AT_ODDS : CATEGORY_AT_ODDS, `referees.${row.id}.${field}`)
}

/** Longer notes are asked about in parts. */
const LONG = 400

function inParts(sentences: readonly string[]): string[] {
  const parts: string[] = []
  for (const sentence of sentences) {
    const last = parts.at(-1)
    if (last === undefined || last.length + sentence.length > LONG) parts.push(sentence)
    else parts[parts.length - 1] = `${last} ${sentence}`
  }
  return parts
}

/** What the applicant noted of the writer is the writer’s to say. */
export function askNotes(letter: Letter): void {
  const { write, writer, portrait } = letter
  const notes = inParts(
    writer
      .told('comments')
      .filter(({ text }) => !isInAnotherScript(text))
      .map(({ card, text }) => noted(sourceWords(card) ?? text)),
  )
  for (const note of notes) write.ask(`what of this note is so, in your own words: “${note}”`, commentsOf(letter))
  const foreign = askedInEnglish(portrait.caseFile, writer.section, writer.id)
  if (foreign !== undefined) write.ask(foreign.what, foreign.path)
}

const sourceWords = (card: Told['card']): string | undefined => card?.sources[0]?.words

/** The facts in which the writer is named, and the notes on a work that are no statements yet. */
export function askOfWorks(letter: Letter, works: readonly Entry[]): void {
  const { write } = letter
  const mine = works.flatMap((work) => ofWriter(letter, work, WORK_FIELDS))
  if (mine.length > 0)
    write.ask(`your own part in this: “${noted(mine.map(({ text }) => text).join(' '))}”`, commentsOf(letter))
  const open = works.flatMap((work) =>
    notesOf(work, WORK_FIELDS).map((note) => ({ title: work.value('project_name'), note })),
  )
  const [first] = open
  if (first === undefined) return
  const { section, entry, field } = first.note
  const notes = open.length === 1 ? 'a note that is' : `${open.length} notes that are`
  write.ask(
    `from the applicant: ${notes} not clear yet, on “${noted(first.title)}”${open.some(({ title }) => title !== first.title) ? ' and others' : ''}`,
    `${section}.${entry}.${field}`,
  )
}

/** The question of an endorsed goal. */
export function askOfGoal(letter: Letter, goal: Goal): void {
  if (letter.goals.includes(goal) && GOALS.some(({ id }) => id === goal))
    letter.write.ask(about(OF_GOAL[goal], letter), commentsOf(letter))
}
