import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { readSentence } from '../grounding.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const [school] = batteryResearcher.academichistory
if (school === undefined) throw new Error('The researcher has no school')
const studies = (id: number, part: Partial<typeof school>) => ({
  ...school,
  diploma_en: null,
  transcript_en: null,
  id,
  ...part,
})
const caseFile = buildCaseFile({
  ...batteryResearcher,
  academichistory: [
    studies(801, {
      degree: 'Doctoral',
      major: 'Snow Mechanics (not finished, no dissertation)',
      school_name: 'Hogfell University',
      is_current: false,
    }),
    studies(802, {
      degree: "Master's",
      major: 'Physical Geography',
      school_name: 'Univerzita Borovec',
      is_current: false,
    }),
  ],
} as Profile)
const found = (text: string) =>
  readSentence(text, caseFile)
    .findings.filter(({ reason }) => /studies without|evaluation/u.test(reason))
    .map((one) => one.text)

describe('studies that ended without the degree are no degree', () => {
  test.each([
    ['She holds a doctorate in snow mechanics from Hogfell University.', 'doctorate'],
    ['She completed her PhD at Hogfell University.', 'PhD'],
    ['At Hogfell University she defended her dissertation in May.', 'defended her dissertation'],
    ['She graduated from Hogfell University.', 'graduated'],
    ['The master’s degree has been evaluated as equal to a U.S. doctorate.', 'evaluated as equal'],
  ])('%s', (text, words) => expect(found(text)).toContain(words))
  test.each([
    '',
    'She was enrolled as a doctoral candidate at Hogfell University, and no degree was awarded.',
    'She did not complete the doctorate.',
    'She has not yet graduated from Hogfell University.',
    'She holds a master’s degree in Physical Geography from Univerzita Borovec.',
    'She graduated from Univerzita Borovec.',
  ])('but not %j', (text) => expect(found(text)).toEqual([]))
})
