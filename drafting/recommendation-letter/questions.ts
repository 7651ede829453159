import type { Goal } from '#domain/recommender.ts'
import { answered, tellsOfTie, TIE_ANSWERS } from '../case-file/ties.ts'
import { asTitle } from '../builtin/quoted.ts'
import type { Work } from '../builtin/portrait.ts'
import type { Letter } from './letter.ts'

/** What only the writer can add. A letter asks six things at most: of the writer, of the tie, of three works, of the endeavor. */

export const STANDING = 'what qualifies you to judge this work: your years and responsibilities in the field'

const TIE_OPEN = 'whether you have ever employed, supervised, taught or published with the applicant'
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

/** How the two know each other, and what ties them. */
export function acquaintanceQuestion(letter: Letter): string {
  const { portrait, knowsPerson } = letter
  const { short } = portrait.person
  const how = knowsPerson
    ? `how you came to know ${short}, and what of the work you have seen yourself`
    : `how you came upon the work of ${short}, and what you have read or used of it`
  return [how, ...tieAsked(letter)].join('; ')
}

const FEW_OTHERS = 'what in it few others could have done'
const FIGURES = ' (with figures of which you are certain)'

const isEndorsed = ({ goals }: Letter, goal: Goal): boolean => goals.includes(goal)

/** What the writer saw of a work, saw the applicant do in it, and knows to have come of it. */
export function workQuestion(letter: Letter, work: Work | undefined, isFirst: boolean): string {
  const { portrait, share } = letter
  const { short } = portrait.person
  const of = work === undefined ? 'a work that you know' : `“${asTitle(work.value('project_name'))}”`
  const seen =
    work === undefined || share.isInside(work) || share.isNamed(work)
      ? `what you saw of ${of}, what ${short} did in it`
      : `what you know of ${of} from your own work, what you make of it`
  return [
    `${seen}, and what came of it${isEndorsed(letter, 'work_impact') ? FIGURES : ''}`,
    ...(isFirst && isEndorsed(letter, 'personal_abilities') ? [FEW_OTHERS] : []),
  ].join('; ')
}

export const ENDEAVOR_QUESTION = 'why this endeavor matters beyond one employer, as you see it from your own work'
