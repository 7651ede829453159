import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { waterChemist } from '../testing/profiles.ts'
import { toldIn } from './told.ts'

type Project = Partial<Profile['professionalprojects'][number]>

const told = (field: string, change: Project): string =>
  toldIn(
    buildCaseFile({
      ...waterChemist,
      professionalprojects: waterChemist.professionalprojects.map((one) => ({
        ...one,
        organization: 'Grey Heron Hospital',
        project_name: 'Early warning of blood stocks',
        ...change,
      })),
    }),
    'professionalprojects',
    41,
    field,
  )
    .map(({ text }) => text)
    .join(' ')

describe('the house of a project is named where nothing before has named it', () => {
  test.each<[string, Project, string]>([
    ['In 2020 the hospital ran out of plasma.', {}, 'In 2020 Grey Heron Hospital ran out of plasma.'],
    ['The hospital ran out of plasma.', {}, 'The hospital (Grey Heron Hospital) ran out of plasma.'],
    [
      'In 2020 the hospital ran out of plasma. Nobody in the hospital knew.',
      {},
      'In 2020 Grey Heron Hospital ran out of plasma. Nobody in the hospital knew.',
    ],
    [
      'Doctors in the hospital rotated.',
      { organization: 'Lakeside University', project_name: 'Antibiotic time-outs at Cold Brook District Hospital' },
      'Doctors in Cold Brook District Hospital rotated.',
    ],
    ['Doctors in the hospital rotated.', { organization: 'Lakeside University' }, 'Doctors in the hospital rotated.'],
    [
      'In 2020 Cold Brook Hospital had a fire, and the hospital ran out of plasma.',
      {},
      'In 2020 Cold Brook Hospital had a fire, and the hospital ran out of plasma.',
    ],
    ['Patients of the hospital of Olt waited.', {}, 'Patients of the hospital of Olt waited.'],
  ])('%s', (background, change, expected) => expect(told('background', { ...change, background })).toBe(expected))
})

describe('a thing that was made is called by what tells it from others', () => {
  const solution = 'I designed a one-page order form. I also wrote the manual.'
  test.each<[string, Project, string]>([
    ['Six wards use the form.', { solution }, 'Six wards use the one-page order form.'],
    [
      'The form is in use. Six wards print the form.',
      { solution },
      'The one-page order form is in use. Six wards print the form.',
    ],
    ['Six wards use the manual.', { solution }, 'Six wards use the manual.'],
    ['Six wards use the form of the city.', { solution }, 'Six wards use the form of the city.'],
    [
      'Six wards use the form.',
      { solution: 'I designed a ward form. I wrote a stock form.' },
      'Six wards use the form.',
    ],
    ['Six wards use the form.', { solution: 'The city has an old form.' }, 'Six wards use the form.'],
  ])('%s', (impact, change, expected) => expect(told('impact', { ...change, impact })).toBe(expected))
})

test('what it names is among the sources', () => {
  const caseFile = buildCaseFile({
    ...waterChemist,
    professionalprojects: waterChemist.professionalprojects.map((one) => ({
      ...one,
      organization: 'Grey Heron Hospital',
      background: 'In 2020 the hospital ran out of plasma.',
    })),
  })
  const [one] = toldIn(caseFile, 'professionalprojects', 41, 'background')
  expect(one?.sources).toContain(caseFile.fact('professionalprojects', 41, 'organization')?.id)
})
