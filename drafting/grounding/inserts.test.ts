import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'
import { insertsIn, looseAgents, slipped } from './inserts.ts'

const caseFile = buildCaseFile(batteryResearcher)
const read = (text: string) => check(text, caseFile, { voice: 'petition', declared: [] }).reading

const found = (text: string) => slipped(read(text), []).map((one) => one.text)

test.each([
  ['The protocol was praised by teachers.', ['praised by teachers']],
  ['The protocol, with the blessing of bishops, sorts a module.', ['with the blessing of bishops']],
  [
    'The protocol, after months of quarrels with neighbors, sorts a module.',
    ['after months of quarrels with neighbors'],
  ],
  ['The protocol, which hospitals have since copied, sorts a module.', ['which hospitals have since copied']],
  ['The protocol, which is written in plain steps, sorts a module in 17 minutes.', []],
  ['The protocol sorts a module in 17 minutes.', []],
  ['The recipe was introduced by the plant manager.', []],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))

test('a comma within a figure parts nothing', () =>
  expect(insertsIn(read('The data set holds 5,000 modules, graded in Ohio.')).map((one) => one[0]?.text)).toEqual([
    'graded',
  ]))

test('who is no person or group does nothing', () => {
  expect(looseAgents(read('The layer was damaged by fast formation.'))).toEqual([])
  expect(looseAgents(read('The procedure was not approved by ministers.'))).toEqual([])
})
