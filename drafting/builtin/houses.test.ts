import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { droneFounder } from '../testing/profiles.ts'
import { isFounderTitle, shortName, weOf } from './houses.ts'

test.each([
  ['Ledgerfield, Inc.', 'Ledgerfield'],
  ['Ternpoint Airway LLC', 'Ternpoint Airway'],
  ['Salt Fork Hospital', 'Salt Fork Hospital'],
])('%s is called %s', (organization, short) => {
  expect(shortName(organization)).toBe(short)
})

test('a vice president has founded nothing', () => {
  expect(isFounderTitle('Vice President, Small-Business Lending')).toBe(false)
  expect(isFounderTitle('Founder and Chief Executive Officer')).toBe(true)
})

test('“we” of a founder’s project is the enterprise; of another house or of studies it is not', () => {
  const caseFile = buildCaseFile(droneFounder)
  const [job] = droneFounder.professionalhistory.filter(({ is_current }) => is_current)
  const work = droneFounder.professionalprojects.find(({ organization }) => organization === job?.organization)
  if (job === undefined || work === undefined) throw new Error('No enterprise')
  const of = (section: string, entry: number, text: string) => weOf(caseFile, { section, entry, text })?.house
  expect(of('professionalprojects', work.id, 'We sold 40 units.')).toBe(shortName(job.organization))
  expect(of('professionalprojects', work.id, 'Three farms asked us.')).toBe('the company')
  expect(of('academicprojects', 1, 'We measured 40 cells.')).toBe(undefined)
})
