import { expect, it } from 'vitest'
import { differences } from './take-over.ts'

const typed = {
  entries: [
    { school_website: 'tisza.example', courses: ['Powder metallurgy'] },
    { school_website: 'https://lakeshore.example', courses: [] },
  ],
  removed: [3],
}
const first = { id: 7, school_website: 'https://tisza.example', courses: ['Powder metallurgy'] }

it('names the words that were stored otherwise, and ids that are new', () => {
  const stored = { entries: [first, { id: 8, school_website: 'https://lakeshore.example', courses: [] }], removed: [] }
  expect(differences(typed, stored)).toEqual([
    { path: 'entries.0.id', value: 7 },
    { path: 'entries.0.school_website', value: 'https://tisza.example' },
    { path: 'entries.1.id', value: 8 },
    { path: 'removed', value: [] },
  ])
})

it.each([
  ['an entry fewer', { entries: [first], removed: [] }],
  ['none left', { entries: [], removed: [] }],
  ['nothing', null],
])('has no word for word where the lists differ: %s', (_, stored) => {
  expect(differences(typed, stored)).toBeNull()
})

it('finds nothing where all is as typed', () => {
  expect(differences({ first_name: 'Renáta', resume: null }, { first_name: 'Renáta', resume: null })).toEqual([])
})
