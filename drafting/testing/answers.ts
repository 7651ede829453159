import { answerCard } from '../cards/answers.ts'
import type { Profile } from '../profile.ts'

/** The profile as if a recommender had answered these questions of a letter by name, a list of sentences each. */
export function answeredBy(
  profile: Profile,
  referee: number,
  answers: Readonly<Record<string, readonly string[]>>,
): Profile {
  const row = profile.referees.find(({ id }) => id === referee)
  if (row === undefined) throw new Error('Nobody answers')
  const by = `${row.first_name} ${row.last_name}`
  const given = Object.entries(answers).flatMap(([topic, sentences]) =>
    sentences.flatMap(
      (words, at) => answerCard(words, row, { topic, at, by, moment: '2026-11-20T10:00:00.000Z' }) ?? [],
    ),
  )
  return { ...profile, settledCards: [...(profile.settledCards ?? []), ...given] }
}
