import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'

const caseFile = buildCaseFile(batteryResearcher)
const found = (text: string) =>
  check(text, caseFile, { voice: 'petition', declared: [] }).findings.map((one) => one.text)

test.each([
  ['She studied in Port Marrow, Hungary.', ['Hungary']],
  [
    'Her doctorate from Tisza University of Technology was followed by five years of work.',
    ['Tisza University of Technology'],
  ],
  [
    'She wrote her doctorate in Materials Science and Engineering at Tisza University of Technology.',
    ['Tisza University of Technology'],
  ],
  ['She was a Battery Process Engineer at the Hollin Ridge Energy Laboratory.', ['Hollin Ridge Energy Laboratory']],
])('%s: the names belong apart', (text, findings) => expect(found(text)).toEqual(expect.arrayContaining(findings)))

test.each([
  'She studied in Port Marrow, Ohio.',
  'Her doctorate in Materials Science and Engineering from Lake Marrow University came after her studies in Szeged, Hungary.',
  'She was a Battery Process Engineer at Corvane Cell Works.',
  'Lake Marrow University, Hollin Ridge Energy Laboratory and Corvane Cell Works each knew her work.',
])('%s: the names belong together', (text) => expect(found(text)).toEqual([]))
