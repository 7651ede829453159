import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { announces, isIndexed, withoutPointer } from './announced.ts'

test.each([
  'I attach the evaluation of a credential service.',
  'We have enclosed three letters of counties.',
  'Enclosed is a certified translation of my transcript.',
  'Please find enclosed a letter of the bridge association.',
  'Attached you will find the lease.',
  'A copy of their requests is included with this response.',
  'The printout is attached.',
  'The petitioner submits herewith a new plan.',
  'I am submitting the tax returns of both years.',
  'I also provide bank statements with this letter.',
  'The guide is in use in Arkansas (Exhibit C).',
  'See Tab 4 for the field guide.',
  'The contract is found at Attachment B.',
])('announces a paper: %s', (text) => {
  expect(announces(text)).toBe(true)
})

test.each([
  'The unit is attached to the rail of the bridge.',
  'I provide training to road crews in five counties.',
  'The publication will be paid for by the county, which has set aside 18,000 dollars.',
  'The counties submitted their requests in May.',
  'My records of two flood seasons are public.',
  'The housing encloses the sensor.',
  'The drawings were included in the field guide of Arkansas.',
])('announces nothing: %s', (text) => {
  expect(announces(text)).toBe(false)
})

test('without its pointer a sentence stays whole, or goes', () => {
  expect(withoutPointer('The guide is in use in Arkansas (see Exhibit C).')).toBe('The guide is in use in Arkansas')
  expect(withoutPointer('See Exhibit C for the guide.')).toBeUndefined()
  expect(withoutPointer('I attach the guide (Exhibit C).')).toBeUndefined()
})

test('a paper of the same kind and name is in the index', () => {
  const { exhibits } = buildCaseFile(civilEngineer)
  const names = ['Tomás', 'Aurelio', 'Berrenechea']
  expect(isIndexed('I attach a letter of the Calder County Commissioners.', exhibits, names)).toBe(true)
  expect(isIndexed('I attach the evaluation of a credential service in Calder County.', exhibits, names)).toBe(false)
  expect(isIndexed('Enclosed is a translation of my transcript.', exhibits, names)).toBe(false)
})
