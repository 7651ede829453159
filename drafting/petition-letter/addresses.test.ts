import { expect, test } from 'vitest'
import { endeavorOf, quietRun, textIn } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { draftPetitionLetter } from './draft.ts'

const PASSED = 'SODALITE-9 cells passed 9640 charge cycles'

const letterWith = async (impact: string): Promise<string> => {
  const profile = {
    ...batteryResearcher,
    professionalprojects: batteryResearcher.professionalprojects.map((project, at) =>
      at === 0 ? { ...project, impact } : project,
    ),
  }
  const run = { endeavor_id: endeavorOf(profile) }
  return textIn((await draftPetitionLetter(buildCaseFile(profile), run, quietRun())).document.blocks)
}

test.each([
  `${PASSED}. The report is at https://www.storage-news.example/reports/2023.`,
  `${PASSED} (see https://www.storage-news.example/reports/2023).`,
])('an address in a sentence is printed without a mark: %s', async (impact) => {
  const text = await letterWith(impact)
  expect(text).toContain('www.storage-news.example/reports/2023')
  expect(text).not.toContain('no entry holds this address')
})

test('nothing is made of a sentence that sends the reader to an address', async () => {
  const text = await letterWith(`${PASSED}. See www.storage-news.example/reports/2023 for details.`)
  expect(text).toContain('9640 charge cycles')
  expect(text).not.toContain('no entry holds this address')
  expect(text).not.toMatch(/\bto see (?:www|https)/)
})
