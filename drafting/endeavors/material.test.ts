import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { portraitOf } from '../builtin/portrait.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'
import { materialOf } from './material.ts'
import { plainRole } from './person.ts'

const inSolution = (solution: string): string | undefined => {
  const [first, ...others] = ordinaryApplicant.professionalprojects
  if (first === undefined) throw new Error('The profile has no project')
  const profile = { ...ordinaryApplicant, professionalprojects: [{ ...first, solution }, ...others] }
  const work = portraitOf(buildCaseFile(profile)).works.find(
    ({ id, section }) => id === first.id && section === 'professionalprojects',
  )
  return work === undefined ? undefined : materialOf(work)?.text
}

test.each([
  ['I dug 214 snow pits with one assistant.', '214 snow pits'],
  ['I reviewed 1,146 fever episodes in 702 patients.', '1,146 fever episodes in 702 patients'],
  ['I measured for 18 months and wrote 40 pages.', undefined],
  ['I cut the cost by 30 percent for 12 customers.', undefined],
  ['In 2019 winters were mild and I waited.', undefined],
])('%s is made of %s', (solution, material) => {
  expect(inSolution(solution)).toBe(material)
})

test.each([
  ['Initiator + lead (my boss signed the budget)', 'initiator and lead'],
  ['PhD student; 2nd author (first author: T. Example)', 'a PhD student and second author'],
  ['Principal investigator', 'principal investigator'],
])('the role %s is told as %s', (role, told) => {
  expect(plainRole(role)).toBe(told)
})
