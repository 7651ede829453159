import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'

const [first, ...rest] = batteryResearcher.professionalprojects
const caseFile = buildCaseFile({
  ...batteryResearcher,
  professionalprojects:
    first === undefined
      ? []
      : [
          { ...first, solution: 'The carpenter Wanda Teasdale-Orr wired the racks. Casper Lindenau lent us a barn.' },
          ...rest,
        ],
})
const found = (text: string) =>
  check(text, caseFile, { voice: 'petition', declared: [] }).findings.map((one) => one.text)

test.each([
  ['The racks were wired by a carpenter, Casper Lindenau.', 'Casper Lindenau'],
  ['Wanda Teasdale-Orr, a physician, wired the racks.', 'Wanda Teasdale-Orr'],
])('%s: somebody else is', (text, name) => expect(found(text)).toContain(name))

test.each([
  'The racks were wired by a carpenter, Wanda Teasdale-Orr.',
  'Wanda Teasdale-Orr, the carpenter, wired the racks.',
  'The barn was lent by Casper Lindenau.',
])('%s', (text) => expect(found(text)).toEqual([]))
