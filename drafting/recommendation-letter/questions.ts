import type { Goal } from '#domain/recommender.ts'
import { answered, tellsOfTie, TIE_ANSWERS } from '../case-file/ties.ts'
import { asTitle } from '../builtin/quoted.ts'
import type { Work } from '../builtin/portrait.ts'
import { authoredTogether, roleIn, wroteOfWork, wroteOfWriter } from './known.ts'
import type { Letter } from './letter.ts'

/**
 * What only the writer can add. A letter asks six things at most: of the writer, of the tie, of three works, of the endeavor.
 * Behind a question stands what the applicant wrote on it, for the writer to confirm or to correct.
 */

const STANDING = 'what qualifies you to judge this work: your years and responsibilities in the field'
const SIGNED =
  'whether this letter is needed: a letter that you have signed is in the record, and a second would double it'

/** The first question of a letter. */
export const standingQuestion = ({ row }: Letter): string =>
  row.signed_letter === null ? STANDING : `${SIGNED}; if it is, ${STANDING}`

const TIE_OPEN = 'whether you have ever employed, supervised or taught the applicant, or published together'
const RELATION_AT_ODDS =
  'whether there is a tie of employment, supervision or authorship between you; the profile says yes in one place and no in another'
const CATEGORY_AT_ODDS =
  'whether you have supervised the applicant or worked beside the applicant; the profile is at odds with itself on it'

/** The tie as it is asked about where the answers on it are open or at odds. */
function tieAsked({ row, tie }: Letter): string[] {
  if (tie !== 'unclear') return []
  if (answered(row, false).length < TIE_ANSWERS.length) return [TIE_OPEN]
  return [tellsOfTie(row.relationship) ? RELATION_AT_ODDS : CATEGORY_AT_ODDS]
}

const AUTHORED = 'whether you and the applicant are authors of one paper, and of which'

/** An officer who finds a co-author among the recommenders has to have read it in the letter. */
function authorshipAsked(letter: Letter): string[] {
  const titles = authoredTogether(letter)
  if (titles === undefined) return []
  return [titles === '' ? AUTHORED : `whether you and the applicant are both authors, or inventors, of ${titles}`]
}

/** A question with what is known of its answer. */
const withNotes = (question: string, notes: readonly (string | undefined)[]): string =>
  [question, notes.filter((note) => note !== undefined).join('. ')]
    .filter((part) => part !== '')
    .join('. For you to confirm or correct: ')

/** How the two know each other, and what ties them. */
export function acquaintanceQuestion(letter: Letter): string {
  const { portrait, knowsPerson } = letter
  const { short } = portrait.person
  const note = wroteOfWriter(letter)
  const asked = knowsPerson
    ? `how you came to know ${short}, and what of the work you have seen yourself`
    : `how you came upon the work of ${short}, and what you have read or used of it`
  return withNotes([asked, ...authorshipAsked(letter), ...tieAsked(letter)].join('; '), [note])
}

const FEW_OTHERS = 'what in it few others could have done'
const FIGURES = ' (with figures of which you are certain)'

const isEndorsed = ({ goals }: Letter, goal: Goal): boolean => goals.includes(goal)

/** What the writer saw of a work, saw the applicant do in it, and knows to have come of it. */
export function workQuestion(letter: Letter, work: Work | undefined, isFirst: boolean): string {
  const { portrait, share } = letter
  const { short } = portrait.person
  const of = work === undefined ? 'a work that you know' : `“${asTitle(work.value('project_name'))}”`
  const note = work && wroteOfWork(letter, work)
  const did = `what ${short} did in it`
  const seen =
    work === undefined || share.isInside(work) || share.isNamed(work)
      ? `what you saw of ${of}, ${did}`
      : `what you know of ${of} from your own work, what you make of it`
  const asked = [
    `${seen}, and what came of it${isEndorsed(letter, 'work_impact') ? FIGURES : ''}`,
    ...(isFirst && isEndorsed(letter, 'personal_abilities') ? [FEW_OTHERS] : []),
  ].join('; ')
  return withNotes(asked, [work && roleIn(letter, work), note])
}

export const ENDEAVOR_QUESTION = 'why this endeavor matters beyond one employer, as you see it from your own work'
