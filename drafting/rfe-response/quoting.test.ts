import { describe, expect, test } from 'vitest'
import type { AnalysedIssue } from '#domain/rfe.ts'
import { blockText } from '#domain/document-text.ts'
import { overlooked } from './overlooked.ts'
import { quoteBlocks } from './quoting.ts'
import { ownRequests } from './standing.ts'

const quoted = (quote: string) => ({ quote, page: 2 })

test.each([
  ['Signed letters of users;', 'Signed letters of users'],
  ['Signed letters of users; and', 'Signed letters of users'],
  ['Signed letters of users; and/or', 'Signed letters of users'],
  ['Signed letters of users, or', 'Signed letters of users'],
  ['Signed letters of users,', 'Signed letters of users'],
  ['Submit what you have; and send it.', 'Submit what you have; and send it.'],
  ['Letters of the brand', 'Letters of the brand'],
])('%j is quoted without what joins it to the next', (quote, printed) => {
  expect(quoteBlocks(() => 'q', [quoted(quote)]).map(blockText)).toEqual([`“${printed}” (notice, page 2)`])
})

describe('of the requests', () => {
  const OWN = 'Submit the agreement with Calder County.'
  test.each([
    'The term ‘endeavor’ is more specific than the general occupation; a petitioner should offer details.',
    'However, additional evidence is needed on the following points.',
    'More evidence is needed.',
    'Has national or even global implications within a particular field;',
    'Will broadly enhance societal welfare or cultural or artistic enrichment; and',
  ])('%j is none', (quote) => {
    expect(ownRequests([quoted(quote)])).toEqual([])
  })
  test.each([
    'Relevant evidence may include ownership and role in the U.S.-based entity, investments, and letters.',
    'Evidence that may be submitted to show that the person is well positioned includes, but is not limited to: degrees; letters.',
    'The petitioner should submit a detailed description of the proposed endeavor and why it is of national importance.',
    'The petitioner may submit evidence on each of these points.',
    'Evidence relating to the factors under the third prong.',
    'Documentary evidence that supports the petitioner’s statements and establishes the endeavor’s importance.',
    'The petitioner should submit evidence to document the person’s past achievements and corroborate projections.',
  ])('%j stands only where the officer asks for nothing else', (quote) => {
    expect(ownRequests([quoted(quote), quoted(OWN)])).toEqual([quoted(OWN)])
    expect(ownRequests([quoted(quote)])).toEqual([quoted(quote)])
  })
})

describe('a finding', () => {
  const issueOf = (quote: string, ...further: string[]) =>
    ({ ...quoted(quote), further: further.map(quoted) }) as unknown as AnalysedIssue
  const answer = [
    {
      kind: 'paragraph' as const,
      id: 'a',
      sentences: [{ inlines: [{ kind: 'text' as const, text: 'Calder County paid 2,180 dollars.' }], sources: ['F1'] }],
    },
  ]
  test.each([
    ['It does not say how the $310,000 will be found.'],
    ['The letter from the Lake Erie Museum is undated.'],
    ['The record is thin.', 'But the letter of Tarrant Peak Systems does not say so.'],
  ])('on something in particular of which the answer has no word is left: %j', (quote, ...further) => {
    expect(overlooked(issueOf(quote, ...further), answer, '')?.quote).toBe(further[0] ?? quote)
  })
  test.each([
    ['The letter from Calder County is not dated.'],
    ['The price of 2,180 dollars is not explained.'],
    ['It does not show national importance.'],
    ['Exhibit 22 is not signed.'],
    ['You submitted a letter from the Lake Erie Museum.'],
  ])('is not where the answer speaks of it, or it is of nothing in particular: %j', (quote) => {
    expect(overlooked(issueOf(quote), answer, '')).toBeUndefined()
  })
  test('that is asked about already is not asked about again', () => {
    expect(
      overlooked(issueOf('It does not say how the $310,000 will be found.'), answer, 'the $310,000'),
    ).toBeUndefined()
  })
})
