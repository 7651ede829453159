import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'

const [job] = batteryResearcher.professionalhistory
const caseFile = buildCaseFile({
  ...batteryResearcher,
  professionalhistory:
    job === undefined
      ? []
      : [
          {
            ...job,
            job_summary:
              'Together the shops pay 740,000 dollars a year for hauling. I answer for a budget of 1.2 million euros per shutdown. The film was shown at four festivals and in 17 libraries.',
          },
        ],
})
const found = (text: string) =>
  check(text, caseFile, { voice: 'petition', declared: [] }).findings.map((one) => one.text)

test.each([
  ['Together the shops pay $740,000 a year for hauling.', []],
  ['The shops each pay $740,000 a year for hauling.', ['$740,000']],
  ['The shops pay $740,000 per month for hauling.', ['$740,000']],
  ['She answers for a budget of 1.2 million euros per shutdown.', []],
  ['She answers for a budget of 1.2 million dollars per shutdown.', ['1.2 million dollars']],
  ['The film was shown at four festivals and in seventeen libraries.', []],
  ['The film was shown at seventeen festivals.', ['seventeen']],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))
