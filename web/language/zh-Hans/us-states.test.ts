import { expect, test } from 'vitest'
import { US_STATES } from '#domain/us-states.ts'
import { US_STATES_TOLD } from './us-states.ts'

test('every state has a name, and nothing else has', () => {
  const codes = Object.values(US_STATES).map((abbreviation) => `US-${abbreviation}`)
  expect(Object.keys(US_STATES_TOLD).toSorted()).toEqual(codes.toSorted())
})
