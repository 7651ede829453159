import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'
import { turned } from './turned.ts'

const caseFile = buildCaseFile(batteryResearcher)
const found = (text: string) =>
  turned(check(text, caseFile, { voice: 'petition', declared: [] }).reading).map((one) => one.text)

test.each([
  ['Complaints fell from 21 in 2022 to 37 in 2019.', ['21 in 2022 to 37']],
  ['The yield rose from 94 percent to 71 percent.', ['94 percent to 71 percent']],
  ['Complaints fell from 37 in 2019 to 21 in 2022.', []],
  ['The yield rose from 71 to 94 percent.', []],
  ['He moved from 12 Elm Street to 40 Oak Street.', []],
  ['The time fell from 3 hours to 40 minutes.', []],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))
