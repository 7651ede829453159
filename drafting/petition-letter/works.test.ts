import { expect, test } from 'vitest'
import { portraitOf } from '../builtin/portrait.ts'
import { buildCaseFile } from '../case-file.ts'
import { physician } from '../testing/profiles.ts'
import { boundFirst } from './works.ts'

const { works } = portraitOf(buildCaseFile(physician))
const titles = (bound: typeof works): string[] => boundFirst(works, bound).map((work) => work.value('project_name'))

test('what was done last comes first, and what is not published and of no post last', () => {
  expect(titles([])).toEqual([
    'Night Oncology Line for Small Hospitals',
    'One-Hour Fever Pathway',
    'Time to First Antibiotic in Febrile Neutropenia: A Ward-Level Study',
    'Oral Step-Down Therapy in Low-Risk Neutropenic Fever',
    'Fever at Home: Why Rural Patients Come Late',
  ])
})

test('a work that the endeavor names comes first, however weak its entry is', () => {
  const weakest = works.filter((work) => work.value('project_name').startsWith('Fever at Home'))
  expect(titles(weakest)[0]).toBe('Fever at Home: Why Rural Patients Come Late')
  expect(titles(weakest).slice(1)).toEqual(titles([]).slice(0, -1))
})
