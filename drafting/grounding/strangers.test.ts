import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'
import { strangers, unclaimed } from './strangers.ts'

const caseFile = buildCaseFile(batteryResearcher)
const read = (text: string) => check(text, caseFile, { voice: 'petition', declared: [] }).reading

const claims = (text: string) => {
  const reading = read(text)
  return reading.clauses
    .flatMap((clause) => unclaimed(clause, reading))
    .map(({ token, assertion, degree }) => [token.text, assertion, degree])
}
const strange = (text: string) => {
  const reading = read(text)
  return reading.clauses.flatMap((clause) => strangers(clause, reading)).map(({ token }) => token.text)
}

test.each([
  ['The protocol was patented.', [['patented', 'patent', 'never']]],
  ['The protocol is licensed to Japan.', [['licensed', 'license', 'apart']]],
  ['The protocol was not patented.', []],
  ['Three recyclers in Colorado, Ohio and Nevada have adopted the protocol.', []],
  ['She is a person of exceptional ability.', []],
])('%s', (text, told) => expect(claims(text)).toEqual(told))

test.each([
  ['The protocol sorts a module.', []],
  ['The protocol sorts a violin.', ['violin']],
  ['The panel examined the failures.', []],
])('%s', (text, words) => expect(strange(text)).toEqual(words))
