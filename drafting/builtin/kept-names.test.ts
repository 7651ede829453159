import { expect, test } from 'vitest'
import { inSentence, referenceOf, subjectOf } from './reference.ts'

test('a title keeps the names that stand inside it', () => {
  expect(referenceOf('Renewal of the Strossmayer main')).toBe('the work on the Strossmayer main')
  expect(subjectOf('Renewal of the Strossmayer main')).toBe('the Strossmayer main')
  expect(subjectOf('Load Rating of Undocumented Bridges')).toBe('undocumented bridges')
})

test.each([
  ['Nurse-led rounds at Grey Heron District Hospital', 'nurse-led rounds at Grey Heron District Hospital'],
  ['Night Rounds at Grey Heron District Hospital', 'night rounds at Grey Heron District Hospital'],
  ['Night Rounds in Rural District Hospitals', 'night rounds in rural district hospitals'],
  ['Removal of Perfluorinated Acids by Layered Clay', 'removal of perfluorinated acids by layered clay'],
])('“%s” in a sentence', (title, told) => expect(inSentence(title)).toBe(told))
