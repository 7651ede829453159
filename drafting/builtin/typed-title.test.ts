import { expect, test } from 'vitest'
import { textIn } from './testing.ts'
import { titleOf } from './typed-title.ts'
import type { Profile } from '../profile.ts'
import { lettersOf, petitionOf } from '../testing/drafted-once.ts'
import { batteryResearcher } from '../testing/profiles.ts'

test.each([
  ['job_title', '"Senior Scientist"', 'Senior Scientist'],
  ['role', '“Senior Scientist”', 'Senior Scientist'],
  ['role', 'I was the lead', 'lead'],
  ['role', 'Lead; the design is mine', 'Lead'],
  ['job_title', 'My own lab manager', 'lab manager'],
  ['role', 'My own lab manager', 'My own lab manager'],
  ['role', 'I led our group', 'I led our group'],
  ['role', 'Lead, responsible for tests', 'Lead, responsible for tests'],
  ['project_name', '"The Box That Calls"', '"The Box That Calls"'],
  ['job_title', 'Teacher I', 'Teacher I'],
])('%s “%s” is told as “%s”', (field, typed, told) => expect(titleOf(field, typed)).toBe(told))

const withRole = (role: string): Profile => ({
  ...batteryResearcher,
  academicprojects: batteryResearcher.academicprojects.map((one) => ({ ...one, role })),
  professionalprojects: batteryResearcher.professionalprojects.map((one) => ({ ...one, role })),
})
const textsOf = async (profile: Profile): Promise<string[]> =>
  [await petitionOf(profile), ...(await lettersOf(profile))].map(({ document }) => textIn(document.blocks))

test('a title that was typed in quotation marks stands without them', async () => {
  for (const text of await textsOf(withRole('"Senior Chemist"'))) expect(text).not.toMatch(/["“]senior chemist/i)
})

test('a recommender does not say the applicant’s “I” and “my”', async () => {
  for (const text of await textsOf(withRole('I led our group')))
    expect(text.replace(/“[^”]*”/g, '')).not.toMatch(/i led our/i)
  for (const text of await textsOf(withRole('My own lab chemist'))) expect(text).not.toMatch(/my own lab/i)
})
