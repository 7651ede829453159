import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'
import { unchanged } from './changes.ts'

const caseFile = buildCaseFile(batteryResearcher)
const read = (text: string) => check(text, caseFile, { voice: 'petition', declared: [] }).reading

const found = (text: string) => unchanged(read(text)).map((one) => one.text)

test.each([
  ['Fires in small workshops have become noticeably rarer.', ['have become noticeably rarer']],
  ['Since then, insurance claims have declined.', ['have declined']],
  ['Fires vanished.', ['vanished']],
  ['The reject rate fell.', []],
  ['The offer was declined.', []],
  ['Three of the clinics declined.', []],
  ['The prize ceremony fell on a weekend.', []],
  ['Injuries fell from nine to two.', []],
  ['She hopes that injuries will have declined.', []],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))
