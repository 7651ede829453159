import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'

const [award] = batteryResearcher.evidence
const given = (name: string, brief_introduction: string, id: number) =>
  award === undefined ? [] : [{ ...award, id, name, issuing_organization: 'Board of Cells', brief_introduction }]
const caseFile = buildCaseFile({
  ...batteryResearcher,
  evidence: [
    ...given(
      'Inspector License',
      'License for Ohio as a safety inspector. The Nevada license I let expire in 2021.',
      951,
    ),
    ...given('Associate Member', 'Full membership can be asked for after five years. Members vote once a year.', 952),
    ...given('Patent application on a cell tray', 'Filed in 2024, not yet decided.', 953),
  ],
})
const found = (text: string) =>
  check(text, caseFile, { voice: 'petition', declared: [] }).findings.map((one) => one.text)

test.each([
  ['She is a certified welding inspector.', 'certified welding inspector'],
  ['She is licensed as a plumber.', 'licensed as a plumber'],
  ['She is licensed today in Ohio and Nevada.', 'Ohio and Nevada'],
  ['She is a full member of the Board of Cells.', 'full member'],
  ['She holds a patent on a cell tray.', 'holds a patent'],
  ['She completed the doctorate with distinction.', 'with distinction'],
])('%s goes too far', (text, finding) => expect(found(text)).toContain(finding))

test.each([
  'She is a licensed safety inspector.',
  'She is licensed in Ohio.',
  'Her license in Nevada expired in 2021.',
  'She is an associate member of the Board of Cells.',
  'Her application for a patent on a cell tray has not been decided.',
  'A full membership may be asked for after five years.',
])('%s stands', (text) => expect(found(text)).toEqual([]))
