import type { Gap } from '../packet.ts'
import type { Standing } from './standing.ts'

export function* atOdds({ writers, contradictions }: Standing): Generator<Gap> {
  for (const { id } of writers)
    for (const { kind, text, places } of contradictions)
      if (kind === 'tie' && places.some(({ section, entry }) => section === 'referees' && entry === id))
        yield {
          kind: 'tie at odds',
          severity: 'must',
          text,
          todo: 'Put right whichever of the two is wrong.',
          action: 'Look at the relationship',
          to: { page: 'profile', referee: id },
        }
}

export function* untoldTie({ writers }: Standing): Generator<Gap> {
  for (const { id, name, tie, ask } of writers)
    if (tie === 'unclear')
      yield {
        kind: 'tie not told',
        severity: 'should',
        text: `It is not told whether ${name} is independent of you.`,
        todo: ask.length === 1 ? `Answer: ${ask[0]}` : `Answer in the recommender’s profile: ${ask.join(' ')}`,
        action: 'Answer',
        to: { page: 'profile', referee: id },
      }
}

export function* independents({ writers }: Standing): Generator<Gap> {
  const count = writers.filter(({ tie }) => tie === 'independent').length
  const open = writers.filter(({ tie }) => tie === 'unclear').length
  const to = { page: 'recommenders' } as const
  if (count === 0)
    yield {
      kind: 'no independent writer',
      severity: 'should',
      text: open > 0 ? 'No writer is known to be independent yet.' : 'No writer is independent of you.',
      todo: 'Ask somebody who knows your work and has neither employed, supervised nor published with you.',
      action: 'Add a recommender',
      to,
    }
  else if (2 * count <= writers.length)
    yield {
      kind: 'few independent writers',
      severity: 'should',
      text: `${count} of ${writers.length} writers ${count === 1 ? 'is' : 'are'} independent.`,
      todo: 'In most filings the greater part of the letters comes from independent writers.',
      action: 'Add a recommender',
      to,
    }
}
