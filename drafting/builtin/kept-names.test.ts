import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { physician } from '../testing/profiles.ts'
import { mainsEngineer } from '../testing/profiles/mains-engineer.ts'
import { toldSkills } from '../testing/told-skills.ts'
import { loneNames } from './proper.ts'
import { inSentence, referenceOf, subjectOf } from './reference.ts'

test.each([
  ['Python, GIS and statistics', /\bPython, GIS and statistics\b/],
  ['Plzeň, Brno and Olomouc offices', /Plzeň, Brno/],
  ['AutoCAD, site supervision and welding', /\bAutoCAD, site supervision\b/],
  ['Statistics and Python', /\bstatistics and Python\b/],
])('a name at the head of a list keeps its capital: %s', (typed, told) => expect(toldSkills(typed)).toMatch(told))

test('a word that stands in a longer name is no name alone', () => {
  expect(loneNames(buildCaseFile(mainsEngineer)).has('Python')).toBe(true)
  expect(loneNames(buildCaseFile(physician)).has('Prize')).toBe(false)
})

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
