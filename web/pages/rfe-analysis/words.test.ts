import { held, type Held } from '#domain/rfe.ts'
import { expect, test } from 'vitest'
import { placeOf } from './words.ts'

const PAPER: Held = { text: 'A prize', paper: 'exhibit', exhibit: 7, page: 14, url: '/api/files/x/prize.pdf' }

test.each([
  [{}, 'Ex. 7, p. 14'],
  [{ exhibit: 1002 }, 'Ex. R2, p. 14'],
  [{ page: null }, 'Ex. 7'],
  [{ exhibit: null, page: null }, 'Exhibit'],
  [{ paper: 'petition_letter', exhibit: null, page: 3 }, 'Petition letter, p. 3'],
  [{ paper: 'profile', exhibit: null, page: null }, 'Your profile'],
] satisfies [Partial<Held>, string][])('what stands at %j is named %j', (place, name) => {
  expect(placeOf(held.parse({ ...PAPER, ...place }))).toBe(name)
})
