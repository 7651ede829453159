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
  '/\ud800',
  `/${'x'.repeat(2000)}`,
])('%j is no path of this site', (given) => {
  expect(ownPath(given)).toBeNull()
})

it.each([
  '/',
  '/plans',
  '/recommender-config?ref=3&back=%2Fplans',
  '/documents/3#section-2',
  '/a//b',
  '/s%C3%B8k?q=%E7%8E%8B',
])('%j is one', (given) => {
  expect(ownPath(given)).toBe(given)
})

it('is an address that a header can hold', () => {
  expect(ownPath('/søk 1?q=王&r=%20')).toBe('/s%C3%B8k%201?q=%E7%8E%8B&r=%20')
})
