import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { FACT_SECTIONS, type SectionName } from '../case-file/fields.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { entryCalled } from './entry-called.ts'

const [work] = batteryResearcher.academicprojects
const caseFile = buildCaseFile({
  ...batteryResearcher,
  academicprojects: work === undefined ? [] : [{ ...work, project_name: 'Grading of [old] cells' }],
})
const first = (section: SectionName): number => caseFile.profile[section][0]?.id ?? 0

test.each([
  ['academicprojects', '“Grading of old cells”'],
  ['professionalhistory', `the post at ${batteryResearcher.professionalhistory[0]?.organization ?? ''}`],
  ['academichistory', `the studies at ${batteryResearcher.academichistory[0]?.school_name ?? ''}`],
  ['evidence', `“${batteryResearcher.evidence[0]?.name ?? ''}”`],
  ['referees', batteryResearcher.referees[0]?.last_name],
] as const)('an entry of %s is called %s', (section, called) => {
  expect(entryCalled(caseFile, section, first(section))).toBe(called)
})

test('every section of the profile names its entries by one of its fields', () => {
  for (const { name, fields } of Object.values(FACT_SECTIONS)) expect(Object.keys(fields)).toContain(name)
})

test('what is not there is not called', () => {
  expect(entryCalled(caseFile, 'evidence', 9999)).toBeUndefined()
  expect(entryCalled(caseFile, 'application', 0)).toBeUndefined()
})
