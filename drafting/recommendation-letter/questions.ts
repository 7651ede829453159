import { isInAnotherScript } from '#domain/script.ts'
import { GOALS, type Goal } from '#domain/recommender.ts'
import { askedInEnglish } from '../builtin/in-english.ts'
import { answered, tellsOfTie, TIE_ANSWERS } from '../case-file/ties.ts'
import type { Told } from '../builtin/told.ts'
import { ofWriter } from './facts.ts'
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

/** The tie as it is asked about where the answers on it are open or at odds. */
function tieAsked({ row, tie }: Letter): string[] {
  if (tie !== 'unclear') return []
  if (answered(row, false).length < TIE_ANSWERS.length) return [TIE_OPEN]
  return [tellsOfTie(row.relationship) ? RELATION_AT_ODDS : CATEGORY_AT_ODDS]
}

/** A statement as it was typed, all of its sentences. */
const typed = ({ card, text }: Told): string => card?.sources.map(({ words }) => words).join(' ') || text

/** What the applicant noted of the writer, and facts that name the writer: they are the writer’s to say. */
function notesAsked(letter: Letter): string[] {
  const notes = letter.writer
    .told('comments')
    .filter(({ text }) => !isInAnotherScript(text))
    .map(typed)
  const named = letter.works.flatMap((work) => ofWriter(letter, work, WORK_FIELDS)).map(typed)
  const quoted = (all: readonly string[]): string => `“${all.map(noted).join(' ')}”`
  return [
    ...(notes.length === 0 ? [] : [`what of this note is so, in your own words: ${quoted(notes)}`]),
    ...(named.length === 0
      ? []
      : [`what is so of what was entered elsewhere: ${named.map((one) => quoted([one])).join(', ')}`]),
  ]
}

/** How the two know each other, what ties them and what was noted of the writer, in one question. */
export function askAcquaintance(letter: Letter): void {
  const { write, writer, portrait } = letter
  write.ask([about(KNOWN_HOW, letter), ...tieAsked(letter), ...notesAsked(letter)].join('; '), commentsOf(letter))
  const foreign = askedInEnglish(portrait.caseFile, writer.section, writer.id)
  if (foreign !== undefined) write.ask(foreign.what, foreign.path)
}

/** The question of an endorsed goal. */
export function askOfGoal(letter: Letter, goal: Goal): void {
  if (letter.goals.includes(goal) && GOALS.some(({ id }) => id === goal))
    letter.write.ask(about(OF_GOAL[goal], letter), commentsOf(letter))
}
