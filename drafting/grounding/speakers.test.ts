import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'

const [award] = batteryResearcher.evidence
const caseFile = buildCaseFile({
  ...batteryResearcher,
  evidence:
    award === undefined
      ? []
      : [
          {
            ...award,
            name: 'Report of the Marrow Gazette',
            issuing_organization: 'Marrow Gazette',
            brief_introduction:
              'The reporter, Wanda Teasdale-Orr, came for a day. The mayor, Casper Lindenau, says there: "Nobody else answered the telephone."',
          },
        ],
})
const found = (text: string) =>
  check(text, caseFile, { voice: 'petition', declared: [] }).findings.map((one) => one.text)

test.each([
  ['“Nobody else answered the telephone,” wrote Wanda Teasdale-Orr.', 'Wanda Teasdale-Orr'],
  ['It was Delphine Aumaury-Sato who said, “Nobody else answered the telephone.”', 'Delphine Aumaury-Sato'],
  ['In the words of Orrin Halvecroft, “Nobody else answered the telephone.”', 'Orrin Halvecroft'],
])('%s: another said so', (text, name) => expect(found(text)).toContain(name))

test.each([
  '“Nobody else answered the telephone,” said Casper Lindenau.',
  'The mayor, Casper Lindenau, told the Marrow Gazette, “Nobody else answered the telephone.”',
  'The Marrow Gazette said that “[n]obody else answered the telephone.”',
])('%s', (text) => expect(found(text)).toEqual([]))
