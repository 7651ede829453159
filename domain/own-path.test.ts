import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

it.each([
  undefined,
  null,
  '',
  'plans',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '\t//elsewhere.example',
  '/plans\\..\\x',
  '/plans\r\nSet-Cookie: a=b',
  `/${'x'.repeat(2000)}`,
])('%j is no path of this site', (given) => {
  expect(ownPath(given)).toBeNull()
})

it.each(['/', '/plans', '/recommender-config?ref=3&back=%2Fplans', '/documents/3#section-2', '/a//b', '/søk?q=王'])(
  '%j is one',
  (given) => {
    expect(ownPath(given)).toBe(given)
  },
)
