import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'

const caseFile = buildCaseFile({
  ...batteryResearcher,
  professionalprojects: batteryResearcher.professionalprojects.map((one, at) =>
    at === 0
      ? { ...one, impact: 'No trucks were hit since dec 2022; before 2-3 a year. The shop repairs 47 pumps weekly.' }
      : one,
  ),
})
const found = (text: string) =>
  check(text, caseFile, { voice: 'petition', declared: [] }).findings.map((one) => one.text)

test.each([
  ['Before, 2-3 trucks were hit a month.', ['3']],
  ['The shop repairs 47 pumps a day.', ['47']],
  ['Before, 2-3 trucks were hit a year.', []],
  ['The shop repairs 47 pumps every week.', []],
  ['The shop repairs 47 pumps.', []],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))
