import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { credentialOf } from './entries.ts'
import { plain } from './phrase.ts'
import { portraitOf } from './portrait.ts'

test.each([
  ['Licensed Professional Engineer', 'the credential of a Licensed Professional Engineer'],
  ['Certified Public Accountant, Ohio', 'the credential of a Certified Public Accountant, Ohio'],
  ['Avalanche Professional Level 3', 'the credential Avalanche Professional Level 3'],
  ['Professional Engineer License', 'the Professional Engineer License'],
  ['The Green Card of Welding', 'The Green Card of Welding'],
])('%s is told as %s', (name, told) => {
  const [item] = batteryResearcher.evidence
  if (item === undefined) throw new Error('The profile has evidence')
  const { evidence } = portraitOf(buildCaseFile({ ...batteryResearcher, evidence: [{ ...item, name }] }))
  const [entry] = evidence
  expect(entry === undefined ? undefined : plain(credentialOf(entry) ?? { inlines: [] })).toBe(told)
})
