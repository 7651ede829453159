import { expect, test } from 'vitest'
import { hasFailed, isSetback, partedBySetbacks } from './outcome.ts'
import type { Told } from './told.ts'

const work = (impact: string, solution = '') => ({
  value: (field: string) => (field === 'impact' ? impact : field === 'solution' ? solution : ''),
})

test.each([
  ['The product failed. We wrote a report which 11 companies have asked for.', '', true],
  ['It reached only 31 meters. The customer stopped the project.', '', true],
  ['A report of 19 pages came out.', 'I stopped the project after 930 loans.', true],
  ['Toxic levels fell from 14 to 5 percent.', 'I stopped the old drug.', false],
  ['It fails with relays on wireless links. It found 93 percent of the commands.', '', false],
  ['Treatment failed in 7 of 90 patients.', '', false],
])('“%s” (%s): given up %s', (impact, solution, failed) => {
  expect(hasFailed(work(impact, solution))).toBe(failed)
})

test.each([
  ['One of the seven banks left.', true],
  ['The share of late loans did not change.', true],
  ['The fifth kinked and stayed with the old material.', true],
  ['The foundation was asked; we did not hear back.', true],
  ['The counties closed the roads before anyone was hurt.', false],
  ['Failures fell from nine to two.', false],
  ['Six of the seven are still customers.', false],
])('“%s” is a setback: %s', (text, setback) => {
  expect(isSetback({ text })).toBe(setback)
})

const told = (text: string): Told => ({
  text,
  sources: [],
  exhibits: [],
  section: 'professionalprojects',
  entry: 1,
  field: 'impact',
})

test('a setback is told apart only where nothing leans on it', () => {
  const apart = [told('Approvals rose by half.'), told('One of the seven banks left.'), told('Costs fell by a third.')]
  expect(partedBySetbacks(apart).setbacks.map(({ text }) => text)).toEqual(['One of the seven banks left.'])
  const leaning = [told('The fifth product failed.'), told('It stayed with the old material.')]
  expect(partedBySetbacks(leaning).setbacks).toEqual([])
})
