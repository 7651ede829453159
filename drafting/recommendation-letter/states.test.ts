import { expect, test } from 'vitest'
import { isPlain } from '#domain/proof.ts'
import { applicants } from '../builtin/testing.ts'
import { personOf } from '../builtin/person.ts'
import { cardsIn } from '../cards/cards.ts'
import { proved, sentencesIn } from '../proof/prove.ts'
import { wordsOf } from '../proof/words-of.ts'
import type { Profile } from '../profile.ts'
import { ceramicsResearcher } from '../testing/as-typed/ceramics-researcher.ts'
import { infectionNurse } from '../testing/as-typed/infection-nurse.ts'
import { reliabilityEngineer } from '../testing/as-typed/reliability-engineer.ts'
import { caseFileOf, lettersOf } from '../testing/drafted-once.ts'

/** The profile as if its applicant had confirmed every fact that the built-in reader proposes. */
function confirmed(profile: Profile): Profile {
  const named = personOf(profile.application, []).short
  const settledCards = cardsIn(caseFileOf(profile)).flatMap(({ was: _was, choices: _choices, ...card }) =>
    card.state === 'proposed' ? [{ ...card, state: 'confirmed' as const, named }] : [],
  )
  return { ...profile, settledCards }
}

/** This room has no types for the console. */
declare const console: { info(text: string): void }

const everybody: [string, Profile][] = [
  ...applicants,
  ['ceramicsResearcher', ceramicsResearcher],
  ['infectionNurse', infectionNurse],
  ['reliabilityEngineer', reliabilityEngineer],
]

/** Sentences of the letters about an applicant that say something, and those of them that nothing vouches for. */
async function statedAbout(profile: Profile): Promise<{ all: number; open: string[] }> {
  const whole = confirmed(profile)
  const letters = await lettersOf(whole)
  const sentences = letters
    .flatMap(({ document }) => sentencesIn(proved(document.blocks, caseFileOf(whole))))
    .filter(({ inlines }) => !inlines.some(({ kind }) => kind === 'missing'))
  const open = sentences.filter(({ proof }) => proof === undefined || !isPlain(proof.state))
  return { all: sentences.length, open: open.map(({ inlines }) => wordsOf(inlines)) }
}

test('once the applicant has confirmed the facts, 98 of 100 sentences of the letters are plain', async () => {
  const stated = await Promise.all(
    everybody.map(async ([name, profile]) => ({ name, ...(await statedAbout(profile)) })),
  )
  const all = stated.reduce((sum, one) => sum + one.all, 0)
  const open = stated.flatMap(({ name, open: those }) => those.map((text) => `${name}: ${text}`))
  console.info(
    `${all - open.length} of ${all} sentences of letters are plain (${((100 * (all - open.length)) / all).toFixed(1)} %)`,
  )
  for (const one of open) console.info(`open: ${one}`)
  // A letter states structured facts of its writer's own house; what the applicant typed of works is asked of the writer.
  expect(all).toBeGreaterThan(200)
  expect(open.length / all).toBeLessThanOrEqual(0.02)
})
