import { expect, test } from 'vitest'
import { asField } from './entries.ts'
import { asRow } from './typed-list.ts'

test.each([
  ['water chemistry, statistics', 'water chemistry and statistics'],
  ['Python, statistics, 12 dialects', 'Python, statistics, and 12 dialects'],
  ['Secondary Education, Physical Sciences', 'Secondary Education, Physical Sciences'],
  ['law, with a focus on the rights of tenants', 'law, with a focus on the rights of tenants'],
  ['art and design, music', 'art and design, music'],
  ['hydrology', 'hydrology'],
])('“%s” is told as “%s”', (typed, told) => expect(asRow(typed)).toBe(told))

test('a field that was typed as a list stands in a sentence', () => {
  expect(asField('Water chemistry, statistics')).toBe('water chemistry and statistics')
})
