import { TIE_QUESTIONS } from '#domain/recommender.ts'
import {
  answered,
  relationBy,
  tellsOfTie,
  TIE_ANSWERS,
  type RelationCategory,
  type TieAnswer,
} from '../case-file/ties.ts'
import type { Profile } from '../profile.ts'
import { tieOf } from '../recommendation-letter/writer.ts'
import type { Writer } from './packet.ts'

type Referee = Profile['referees'][number]

const BY_CATEGORY: Readonly<Record<RelationCategory, string>> = {
  professor: 'your professor',
  supervisor: 'your supervisor',
  colleague: 'your colleague',
}
const BY_ANSWER: Readonly<Record<TieAnswer, string>> = {
  same_employer: 'has worked for your employer',
  was_supervisor: 'has supervised or taught you',
  co_author: 'has published with you',
}

const sentence = (parts: readonly string[]): string => {
  const text = parts.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** How independent a recommender is, what makes it so, and what to answer where it is not told. */
export function independenceOf(referee: Referee): Pick<Writer, 'tie' | 'reason' | 'ask'> {
  const tie = tieOf(referee)
  const { category, relationship } = referee
  if (tie === 'dependent') {
    const relation = relationBy(referee)
    const known = relation === undefined ? undefined : BY_CATEGORY[relation]
    const said = answered(referee, true).map((answer) => BY_ANSWER[answer])
    return { tie, reason: sentence([...(known === undefined ? [] : [known]), ...said]), ask: [] }
  }
  const isDenied = answered(referee, false).length === TIE_ANSWERS.length
  if (tie === 'independent') {
    const reason = isDenied
      ? 'No common employer, no supervision, no joint publication.'
      : `By the relationship that you entered: “${relationship}”.`
    return { tie, reason, ask: [] }
  }
  if (isDenied)
    return {
      tie,
      ...(tellsOfTie(relationship)
        ? {
            reason: 'Your answers and the relationship do not agree.',
            ask: [`You answered no to every tie, and the relationship says “${relationship}”. Which is right?`],
          }
        : {
            reason: 'Your answers and the category do not agree.',
            ask: [`You answered no to every tie, and the category is “${category}”. Which is right?`],
          }),
    }
  const open = TIE_ANSWERS.filter((answer) => referee[answer] === undefined || referee[answer] === null)
  return { tie, reason: 'It is not told yet.', ask: open.map((answer) => TIE_QUESTIONS[answer]) }
}
