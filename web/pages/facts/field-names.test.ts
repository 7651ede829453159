import { expect, test } from 'vitest'
import { valuesOf } from './field-names.ts'

test('the values of an entry are named as in its form, a day in full; what is empty or a text is none of them', () => {
  const post = {
    job_title: 'Engineer',
    organization: ' Brinewick Works ',
    city: '',
    country: 'Canada',
    start_date: '2019-03-01',
    end_date: null,
    job_summary: 'lead of team of 4',
    version: 3,
  }
  expect(valuesOf('professionalhistory', post).map(({ label, words }) => [label, words])).toEqual([
    ['Job title', 'Engineer'],
    ['Organization', 'Brinewick Works'],
    ['Country', 'Canada'],
    ['Start date', 'March 1, 2019'],
  ])
  expect(valuesOf('academicprojects', { citation_count: 0 }).map(({ words }) => words)).toEqual(['0'])
})
