import { answerCard } from '../cards/answers.ts'
import type { Profile } from '../profile.ts'

/** The profile as if a recommender had answered these questions of a letter, a list of sentences each. */
export function answeredBy(
  profile: Profile,
  referee: number,
  answers: Readonly<Record<string, readonly string[]>>,
): Profile {
  const row = profile.referees.find(({ id }) => id === referee)
  if (row === undefined) throw new Error('Nobody answers')
  const given = Object.entries(answers).flatMap(([topic, sentences]) =>
    sentences.flatMap((words, at) => answerCard(words, row, { topic, at, moment: '2026-11-20T10:00:00.000Z' }) ?? []),
  )
  return { ...profile, settledCards: [...(profile.settledCards ?? []), ...given] }
}
