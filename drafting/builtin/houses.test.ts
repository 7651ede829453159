import { expect, test } from 'vitest'
import { isFounderTitle } from './houses.ts'

test('a vice president has founded nothing', () => {
  expect(isFounderTitle('Vice President, Small-Business Lending')).toBe(false)
  expect(isFounderTitle('Founder and Chief Executive Officer')).toBe(true)
})
