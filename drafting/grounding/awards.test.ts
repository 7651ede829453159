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
            name: 'Finalist, Clean Workshop Prize',
            issuing_organization: 'Great Lakes Forum',
            received_date: '2023-04-20',
            brief_introduction:
              'The unit was one of five finalists of 44 entries for the Clean Workshop Prize. The prize went to another company.',
          },
          {
            ...award,
            id: award.id + 900,
            name: 'Early Statistics Award',
            issuing_organization: 'Allegheny Circle',
            received_date: '2022-10-14',
            brief_introduction: 'Two persons received it that year. The circle named me one of two recipients.',
          },
        ],
})
const found = (text: string) =>
  check(text, caseFile, { voice: 'petition', declared: [] }).findings.map((one) => one.text)

test.each([
  ['In 2023 she won the Clean Workshop Prize of the Great Lakes Forum.', ['won']],
  ['In 2022 she was the sole recipient of the Early Statistics Award.', ['sole recipient']],
])('%s goes too far', (text, findings) => expect(found(text)).toEqual(expect.arrayContaining(findings)))

test.each([
  'In 2023 her unit was one of five finalists for the Clean Workshop Prize.',
  'The Allegheny Circle named her one of two recipients of the Early Statistics Award in 2022.',
])('%s stands', (text) => expect(found(text)).toEqual([]))
