import { exhibitLabel } from '#domain/exhibit-number.ts'
import { words, type Phrase } from '../builtin/phrase.ts'
import { guided } from './guidance.ts'
import type { Holdings } from './holdings.ts'
import { lowered } from './lowered.ts'
import type { Passage } from './passage.ts'
import type { Need, Point } from './points/index.ts'

interface Given {
  point: Point
  have: readonly Passage[]
  holdings: Holdings
  late: readonly Need[]
  isMistested: boolean
  /** What two papers of the case tell otherwise on the point. */
  apart?: string | undefined
}

const OTHER_TEST =
  'The officer’s words on this point are those of another test: say so once and politely, with the right one, and answer under that.'
const NOTHING_GIVEN = 'Nothing of your petition is known here: look first at what you filed on this point.'
const UNPROVED = 'Your entries speak of this, but no paper proves it yet: look for those papers first.'

const BEST = 2

/** Where to begin, by what is at hand. */
function start(have: readonly Passage[], holdings: Holdings): Phrase[] {
  if (holdings.isEmpty) return [words(NOTHING_GIVEN)]
  const exhibits = [...new Set(have.flatMap(({ exhibit }) => exhibit ?? []))].slice(0, BEST)
  if (exhibits.length > 0)
    return [
      words(
        `The record already speaks to this: begin with ${exhibits.map((number) => `Ex. ${exhibitLabel(number)}`).join(' and ')}.`,
        exhibits.map((number) => `E${number}`),
      ),
    ]
  return have.some(({ paper }) => paper === 'profile') ? [words(UNPROVED)] : []
}

const inWords = (needs: readonly Need[]): string => needs.map(({ what }) => lowered(what)).join('; ')

/** What to do first, what to avoid, and what will not be there in time. */
export function adviceOn({ point, have, holdings, late, isMistested, apart }: Given): Phrase[] {
  const told = [
    ...start(have, holdings),
    ...(apart === undefined ? [] : [words(apart)]),
    ...point.advice.map(guided),
    ...(isMistested ? [words(OTHER_TEST)] : []),
  ]
  if (late.length === 0) return told
  const missed = `This usually takes longer than there is time: ${inWords(late)}. Ask for it today; if it does not come, say why in the response, and send the next best paper.`
  return [...told, words(missed)]
}

/** Of what does not belong to the petition. */
export const BELONGS_NOT =
  'Send no paper for this, and do not pass over it: say politely, in a sentence or two, why the law does not ask for it.'

/** Of one degree that the papers tell in two fields. */
export const degreeInTwoFields = (of: { where: string; said: string; school: string; major: string }): string =>
  `Your papers tell of one degree in two fields: the ${of.where}, says “${of.said}”, and your entry of the degree from ${of.school} “${of.major}”. Find out from the diploma which is right, and say in the response why the words differ.`
