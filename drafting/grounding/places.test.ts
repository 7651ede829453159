import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'

const caseFile = buildCaseFile(batteryResearcher)
const found = (text: string) =>
  check(text, caseFile, { voice: 'petition', declared: [] }).findings.map((one) => one.text)

test.each([
  ['Three recyclers in Colorado, Ohio and Nevada have adopted the protocol.', []],
  [
    'Storage units built from 310 graded modules now serve nine rural clinics in Colorado, Ohio and Nevada.',
    ['Colorado, Ohio and Nevada'],
  ],
  [
    'Recyclers in every county have adopted the protocol.',
    ['Recyclers in every county have adopted the protocol', 'every county'],
  ],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))
