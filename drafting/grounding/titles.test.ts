import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'
import { ofOtherTitles } from './titles.ts'

const caseFile = buildCaseFile(batteryResearcher)
const read = (text: string) => check(text, caseFile, { voice: 'petition', declared: [] }).reading

const found = (text: string) => ofOtherTitles(read(text)).map((one) => one.text)

test.each([
  [
    'Under the “Formation Time Reduction on the Pilot Line,” recyclers grade vehicle modules for storage units at rural clinics.',
    ['“Formation Time Reduction on the Pilot Line,”'],
  ],
  ['The “Second-Life Grading Protocol for Vehicle Batteries” sorts modules for storage units at rural clinics.', []],
  ['The “Formation Time Reduction on the Pilot Line” came first.', []],
  [
    'The Halvorsen Prize for Young Electrochemists goes to a researcher for a published advance in electrochemistry.',
    [],
  ],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))
