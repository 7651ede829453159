import { expect, test } from 'vitest'
import { completed } from './complete.ts'
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

test.each([
  ['exp_applicant_qualifications', 'My qualifications include water chemistry and statistics.'],
  ['exp_related_experience', 'My experience includes water chemistry and statistics.'],
])('a list that was typed into %s gets the frame of that field', (field, told) => {
  const seat = { section: 'endeavors', entry: 1, field, item: '', past: false }
  const typed = 'Water chemistry, statistics'
  expect(completed([typed], typed, seat)).toEqual([told])
})

test('a prize is for both of two things', () => {
  const seat = { section: 'evidence', entry: 1, field: 'brief_introduction', item: 'the prize', past: false }
  const typed = 'water chemistry, statistics'
  expect(completed([typed], typed, seat)).toEqual(['The prize is for water chemistry and statistics.'])
})
