import { expect, test } from 'vitest'
import { portraitOf, type Work } from '../builtin/portrait.ts'
import { buildCaseFile } from '../case-file.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'
import { calledIn } from './called.ts'
import { draftEndeavors } from './draft.ts'
import { quietRun } from '../builtin/testing.ts'
import { hasFailed, kindOfWork } from './work-kinds.ts'

type Change = Partial<(typeof ordinaryApplicant.professionalprojects)[number]>

const [project] = ordinaryApplicant.professionalprojects
const [paper] = ordinaryApplicant.academicprojects
if (project === undefined || paper === undefined) throw new Error('The profile has no projects')

const portrait = (change: Change, academic = false) =>
  portraitOf(
    buildCaseFile({
      ...ordinaryApplicant,
      academicprojects: academic ? [{ ...paper, ...change }] : [],
      professionalprojects: academic ? [] : [{ ...project, ...change }],
    }),
  )
const workOf = (change: Change, academic = false): Work => portrait(change, academic).works[0] as Work

test.each([
  ['thing', { project_name: 'Harbor Fog Sensor', solution: 'I built 12 units.', impact: 'A unit costs 90 dollars.' }],
  ['practice', { project_name: 'Night Call Protocol', solution: 'I trained 40 nurses.', impact: 'Calls fell.' }],
  ['precedent', { project_name: 'Tamsin Street Library', solution: 'I drew the roof.', impact: 'It opened in 2022.' }],
])('%s: the kind of thing that a project was', (kind, change) => {
  expect(kindOfWork(workOf({ goal: 'It had to last.', ...change }))).toBe(kind)
})

test('what was done for a paper is a study, unless its title says otherwise', () => {
  expect(kindOfWork(workOf({ project_name: 'Do Reefs Slow a Shore?' }, true))).toBe('study')
  expect(kindOfWork(workOf({ project_name: 'An Open Image Set of Dust' }, true))).toBe('collection')
})

test.each([
  ['Room Noise Is Not Silence: Echo in Small Courts', 'echo in small courts'],
  ['Salt That Does Not Wash Out: Surface Application in Dry Soil', 'the surface application of salt in dry soil'],
  ['Retreat of Marsh Edges', 'the retreat of marsh edges'],
  ['Nurse-led night rounds at Grey Heron District Hospital', 'nurse-led night rounds'],
  ['Night rounds with the Zelenka scale', 'night rounds with the Zelenka scale'],
])('a study is called by its subject: %s', (project_name, called) => {
  const one = portrait({ project_name }, true)
  expect(calledIn(one.works[0] as Work, 'study', one)?.text).toBe(called)
})

test.each([
  ['My Pennant program was copied by two towns.', 'Pennant'],
  ['The Pennant is used in two towns.', 'the Pennant'],
  ['Two towns use Pennant.', 'Pennant'],
])('a thing is called as the record calls it: %s', (impact, called) => {
  const one = portrait({ project_name: 'Pennant: night calls for small wards', impact })
  expect(calledIn(one.works[0] as Work, 'practice', one)?.text).toBe(called)
})

test('a question is no subject; what it set out to measure is', () => {
  const change = {
    project_name: 'Do Reefs Slow a Shore?',
    goal: 'Measure the retreat of the shore with and without reefs.',
  }
  const one = portrait(change, true)
  expect(calledIn(one.works[0] as Work, 'study', one)?.text).toBe('the retreat of the shore')
})

test.each([
  ['The product failed.', true],
  ['The customer stopped the project.', true],
  ['Failures fell by half and the road stayed open.', false],
])('%s', (impact, failed) => {
  expect(hasFailed(workOf({ impact }))).toBe(failed)
})

test('nothing is built on what failed', async () => {
  const failed = { ...project, id: 77, project_name: 'Quince Bridge Lender', impact: 'The product failed.' }
  const profile = { ...ordinaryApplicant, professionalprojects: [...ordinaryApplicant.professionalprojects, failed] }
  const ten = await draftEndeavors(buildCaseFile(profile), [], quietRun())
  expect(ten.filter((one) => JSON.stringify(one).includes('Quince'))).toEqual([])
})
