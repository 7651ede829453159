import { expect, test } from 'vitest'
import type { Profile } from '../profile.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { titledName, withFilingNames } from './names.ts'

const { last_name } = batteryResearcher.application
const called = (application: Partial<Profile['application']>, page: string): string => {
  const uploads = [{ url: '/api/files/paper.pdf', pages: [page], by: 'text' as const }]
  const profile = { ...batteryResearcher, uploads, application: { ...batteryResearcher.application, ...application } }
  return titledName(withFilingNames(profile).application)
}
const PAPER = `In June 2023 Mx. ${last_name} treated the box.`
const THEY = { gender: 'Other', pronoun: 'Ms.' } as const

test('a paper that calls somebody Mx. decides over a title of the form, which offers no such one', () => {
  expect(called(THEY, PAPER)).toBe(`Mx. ${last_name}`)
})

test.each<[string, Partial<Profile['application']>, string]>([
  ['no paper says so', THEY, `In June 2023 Ms. ${last_name} treated the box.`],
  ['it is somebody else', THEY, 'In June 2023 Mx. Underfell treated the box.'],
  ['the form says she', { ...THEY, gender: 'Female' }, PAPER],
])('the title of the form stays where %s', (_, application, page) => {
  expect(called(application, page)).toBe(`Ms. ${last_name}`)
})

test('a doctor stays a doctor', () => {
  expect(called({ ...THEY, pronoun: 'Dr.' }, PAPER)).toBe(`Dr. ${last_name}`)
})
