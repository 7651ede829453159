import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'
import { toldAsDone, untimely } from './standing.ts'

const caseFile = buildCaseFile(batteryResearcher)
const read = (text: string) => check(text, caseFile, { voice: 'petition', declared: [] }).reading

const found = (text: string) => {
  const reading = read(text)
  return reading.clauses.flatMap((clause) => toldAsDone(clause, reading)).map((one) => one.kind)
}
const late = (text: string) => {
  const reading = read(text)
  return reading.clauses.map((clause) => untimely(clause, reading)?.kind ?? null)
}

test.each([
  ['Technicians at ten recyclers in five states have been trained.', ['status']],
  [
    'A deposition unit for foil 300 millimeters wide was built together with the workshop of the laboratory.',
    ['status'],
  ],
  ['Technicians at ten recyclers in five states will be trained.', []],
  ['A deposition unit for foil 300 millimeters wide is planned.', []],
  ['Three recyclers in Colorado, Ohio and Nevada have adopted the protocol.', []],
  ['It has been done.', []],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))

test.each([
  ['She published the calibration data and the analysis program under an open license.', ['plan']],
  ['She will publish the calibration data under an open license.', [null]],
  ['The energy used per cell dropped by 18 percent.', [null]],
])('%s', (text, kinds) => expect(late(text)).toEqual(kinds))
