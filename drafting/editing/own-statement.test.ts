import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { isOwnStatement } from './own-statement.ts'

const caseFile = buildCaseFile(batteryResearcher)
const voice = { referee: batteryResearcher.referees[0]?.id ?? 0 }
const { last_name } = batteryResearcher.application
const says = (text: string, isWriter = true) =>
  isOwnStatement({ inlines: [{ kind: 'text', text }], sources: [] }, { caseFile, voice, isWriter })

test.each([
  'I have worked on corrosion for 27 years and am a Fellow of the Institute of Corrosion.',
  'My laboratory has 14 staff.',
])('a writer vouches for what is said of the writer alone: %s', (text) => {
  expect(says(text)).toBe(true)
  // The applicant, who types the same, does not.
  expect(says(text, false)).toBe(false)
})

test.each([
  'I watched her build twelve units.',
  `I have known Dr. ${last_name} for 27 years.`,
  'We published nine papers.',
  'My former student won the Buckeye Medal.',
  'I say that the petitioner won the Buckeye Medal.',
  'The Institute of Corrosion has 9,000 members.',
])('what may be about the applicant is held against the record: %s', (text) => expect(says(text)).toBe(false))
