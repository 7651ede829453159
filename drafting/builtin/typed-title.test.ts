import { blockText } from '#domain/document-text.ts'
import { expect, test } from 'vitest'
import { textIn } from './testing.ts'
import { roleAndDeeds, titleOf } from './typed-title.ts'
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
  ['role', 'lead of the project; designed the alert rules and the data pipeline', 'lead of the project'],
  ['role', 'Lead and designed the alert rules', 'Lead'],
  ['role', 'Lead, designed the rules, wrote a guide; co-author', 'Lead; co-author'],
  ['role', 'Co-founder and elected chair', 'Co-founder and elected chair'],
  ['role', 'Engineer; trained in law', 'Engineer; trained in law'],
  ['role', 'Designed the alert rules', 'Designed the alert rules'],
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

const outsideQuotes = (text: string): string => text.replace(/“[^”]*”/g, '')

test('a title that was typed in quotation marks stands in one pair of them', async () => {
  for (const text of await textsOf(withRole('"Senior Chemist"'))) expect(text).not.toMatch(/["“‘]["“‘]+senior chemist/i)
})

test('a recommender does not say the applicant’s “I” and “my”', async () => {
  for (const text of await textsOf(withRole('I led our group'))) expect(outsideQuotes(text)).not.toMatch(/i led our/i)
  for (const text of await textsOf(withRole('My own lab chemist')))
    expect(outsideQuotes(text)).not.toMatch(/my own lab/i)
})

test('a role is quoted with the deeds that were typed into it', async () => {
  const typed = 'lead of the project; designed the alert rules and the pipeline'
  expect(roleAndDeeds('Lead, designed the rules and the data pipeline; Wrote guides').deeds).toEqual([
    'designed the rules and the data pipeline',
    'wrote guides',
  ])
  const { document } = await petitionOf(withRole(typed))
  expect(document.blocks.map(blockText).join('\n')).toContain(`“${typed}`)
  const text = textIn(document.blocks)
  expect(outsideQuotes(text)).not.toContain('alert rules')
})
