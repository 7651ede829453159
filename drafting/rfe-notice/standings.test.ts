import { expect, test } from 'vitest'
import { readNotice } from './index.ts'

test('what follows a verdict in a word is its reason', () => {
  const page = `Dear Ms. Quillfeather: Below is what we found of your request for a national interest waiver.
Model or plan
Business plan (Ex. 16). Open.
Costs are put at $180,000 on page 3 and at $1.8 million on page 21.
Progress
Photographs (Ex. 17). Closed.
The foundry had been lit by the day of filing.`
  const { issues, conceded } = readNotice([page])
  expect(issues.map(({ factor, quote }) => [factor, quote])).toEqual([
    ['plan', 'Costs are put at $180,000 on page 3 and at $1.8 million on page 21.'],
  ])
  expect(conceded.map(({ factor, quote }) => [factor, quote])).toEqual([
    ['progress', 'The foundry had been lit by the day of filing.'],
  ])
})

test('what is said to anticipate nothing is no reason', () => {
  const page = `Dear Ms. Quillfeather: Below is what we found of your request for a national interest waiver.
Model or plan
Business plan (Ex. 16). Open.
Costs are put at $180,000 on page 3 and at $1.8 million on page 21.

The whole has not been weighed yet and nothing here anticipates it.`
  expect(readNotice([page]).issues.map(({ quote }) => quote)).toEqual([
    'Costs are put at $180,000 on page 3 and at $1.8 million on page 21.',
  ])
})
