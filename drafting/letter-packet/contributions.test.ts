import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { avalancheForecaster, batteryResearcher } from '../testing/profiles.ts'
import { chosenKey, contributionsIn } from './contributions.ts'

const NONE: ReadonlySet<string> = new Set()
const caseFile = buildCaseFile(batteryResearcher)
const keys = (spoken: ReadonlySet<string>) => contributionsIn(caseFile, spoken).map(({ key }) => key)

test.each([
  [{ category: 'goal', item_id: 'work_impact' }, undefined],
  [{ category: 'hobby', item_id: '3' }, undefined],
  [{ category: 'academicproject', item_id: '3' }, 'academicprojects/3'],
  [{ category: 'proposedendeavor', item_id: '71' }, 'endeavors/71'],
])('%j names %s', (item, key) => expect(chosenKey(item)).toBe(key))

test('the work and the selected endeavor stand there though nobody speaks of them', () => {
  expect(contributionsIn(caseFile, NONE)).toEqual([
    {
      key: 'professionalprojects/41',
      group: 'Employment project',
      title: 'Second-Life Grading Protocol for Vehicle Batteries',
      detail: 'Hollin Ridge Energy Laboratory',
      has_weight: true,
    },
    expect.objectContaining({ key: 'professionalprojects/42', has_weight: true }),
    expect.objectContaining({ key: 'academicprojects/21', has_weight: true }),
    expect.objectContaining({ key: 'academicprojects/22', has_weight: true }),
    expect.objectContaining({ key: 'endeavors/71', has_weight: false }),
  ])
})

test('any other entry stands there where a letter has to do with it, and what is no entry never does', () => {
  expect(keys(new Set(['evidence/51', 'academichistory/999', 'application/110']))).toEqual([
    'professionalprojects/41',
    'professionalprojects/42',
    'academicprojects/21',
    'academicprojects/22',
    'evidence/51',
    'endeavors/71',
  ])
})

test('a project whose title says that it failed has no weight', () => {
  const rows = contributionsIn(
    buildCaseFile(avalancheForecaster),
    new Set(avalancheForecaster.professionalprojects.map(({ id }) => `professionalprojects/${id}`)),
  )
  const failed = rows.find(({ title }) => title.includes('FAILED'))
  expect(failed).toMatchObject({ has_weight: false })
  expect(rows.filter(({ has_weight }) => has_weight)).toHaveLength(
    avalancheForecaster.professionalprojects.length + avalancheForecaster.academicprojects.length - 1,
  )
})

test('an entry without words has a name to be called by', () => {
  const [first, ...rest] = batteryResearcher.professionalprojects
  if (first === undefined) throw new Error('The profile has no project')
  const blank = { ...batteryResearcher, professionalprojects: [{ ...first, project_name: ' ' }, ...rest] }
  expect(contributionsIn(buildCaseFile(blank), NONE)[0]).toMatchObject({ title: 'Untitled' })
})
