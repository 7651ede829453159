import { blockText } from '#domain/document-text.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { applicants } from '../builtin/testing.ts'
import type { Profile } from '../profile.ts'
import { petitionOf } from '../testing/drafted-once.ts'
import { avalancheForecaster } from '../testing/profiles.ts'

/** The letter's text, and what it asks for. */
async function letterOf(profile: Profile): Promise<string> {
  // A figure that a paper tells otherwise is marked, and stands as it was entered.
  const { blocks } = (await petitionOf(profile)).document
  return blocks
    .map(blockText)
    .join('\n')
    .replace(/\[Verify: ([^\]]*)\]/g, '$1')
}

const withEndeavor = ({ application }: Profile): Profile => {
  const found = applicants.find(([, one]) => one.application.id === application.id)
  if (found === undefined) throw new Error('The applicant is gone')
  return found[1]
}

describe('a petition from notes', () => {
  let text = ''
  let told = ''
  beforeAll(async () => {
    text = await letterOf(withEndeavor(avalancheForecaster))
    told = text.replace(/\[Missing: [^\]]*\]/g, '')
  })

  test.each([
    'had others',
    'Learned',
    'signed letters of interest',
    'Snow Practice Week, Bend honored',
    'my boss signed the budget".',
    'we spent',
    'Nothing signed',
    'closed days: 61',
  ])('does not say “%s” outside of the applicant’s words', (words) =>
    expect(told.replace(/(?:writes|[A-Z][a-z]+(?: [a-z]+){0,3}): “[^”]*”(?:; “[^”]*”)*/g, '')).not.toContain(words),
  )

  test.each([
    ['what was not finished', 'they ended without the degree'],
    ['hearsay as hearsay', 'use the rule now, I was told.”'],
    ['the price with who reckoned it', '$210,000 (county study; I did not make it)'],
    ['the count with its source', '(source: my own count from maps, CO+UT+ID)'],
    ['the role as it was entered', '“Initiator + lead (my boss signed the budget)”'],
    ['second authorship', '2nd author (first author: T. Åsgård)'],
    ['a failure as one', 'Results: “Honestly it did not work'],
    ['closed days with the snow', 'closed days: 61 -> 37 (winter 2024/25, but it was also less snow that winter)'],
    ['the place in the contest', 'FINALIST (not winner)'],
  ])('keeps %s', (_, words) => expect(told).toContain(words))

  test.each([
    ['the estimate as one', '30 % less closure hours (that is estimate only).'],
    ['that nothing is signed', 'Nothing signed.'],
  ])('asks about a note with its words beside the question: %s', (_, words) => {
    expect(text).toMatch(new RegExp(`\\[Missing: [^\\]]*${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u'))
  })
})

test('“they” never follows somebody else’s name', async () => {
  const profile = withEndeavor(avalancheForecaster)
  const text = await letterOf({ ...profile, application: { ...profile.application, gender: 'Other' } })
  expect(text).not.toMatch(/Åsgård[^.]*[.;] [Tt]hey /)
})
