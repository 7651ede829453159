import { expect, test } from 'vitest'
import { Composer } from '../../builtin/composer.ts'
import { lawSlots } from '../../builtin/law.ts'
import { plain } from '../../builtin/phrase.ts'
import { endeavorOf, sentencesIn } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { matterOf } from '../matter.ts'
import { education } from './prong-two-education.ts'

const [degree] = batteryResearcher.academichistory
if (degree === undefined) throw new Error('The researcher has no degree')

/** What is said of the average, in every way that it can be said. */
function average(transcript: string[] | undefined): string {
  const profile: Profile = {
    ...batteryResearcher,
    academichistory: [degree].flatMap((one) => (one === undefined ? [] : [one])),
    uploads:
      transcript === undefined
        ? []
        : [{ url: degree?.transcript_en?.url ?? '', pages: transcript, by: 'text' as const }],
  }
  const caseFile = buildCaseFile(profile)
  const matter = matterOf(caseFile, endeavorOf(profile))
  return Array.from({ length: 12 }, (_, seed) => {
    const write = new Composer(caseFile, matter.person, seed, lawSlots())
    education(write, matter)
    write.close()
    return sentencesIn(write.blocks)
      .map(plain)
      .filter((text) => text.includes('average'))
  })
    .flat()
    .join('\n')
}

test('the transcript records an average that stands on its pages', () => {
  expect(average([`Transcript of records. Grade point average: ${degree.total_gpa} / ${degree.max_gpa}`])).toMatch(
    /The transcript records an average of 4\.85 out of 5 \(Ex\. \d+\)/,
  )
})

test.each([
  ['another figure', ['Transcript of records. Grade point average: 4.20 / 5.00']],
  ['the diploma once more', ['This diploma confers the degree of Master of Science.']],
  ['nothing that could be read', undefined],
])('but not one of %s', (_, pages) => {
  const told = average(pages)
  expect(told).toContain('grade point average')
  expect(told).not.toContain('transcript')
})
