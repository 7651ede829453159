import { expect, test } from 'vitest'
import { plain } from '../../builtin/phrase.ts'
import { endeavorOf, quietRun, sentencesIn } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { draftPetitionLetter } from '../draft.ts'

const [, doctorate] = batteryResearcher.academichistory

async function told(page: string): Promise<string[]> {
  const url = doctorate?.diploma_en?.url ?? ''
  const caseFile = buildCaseFile({ ...batteryResearcher, uploads: [{ url, pages: [page], by: 'text' }] })
  const { document } = await draftPetitionLetter(caseFile, { endeavor_id: endeavorOf(batteryResearcher) }, quietRun())
  return sentencesIn(document.blocks)
    .map(plain)
    .filter((text) => text.includes('a doctorate in') && /\b20\d\d\b/.test(text))
}

const HEAD = `LAKE MARROW UNIVERSITY\nIlka Rozália Kőszegvári has been admitted to the degree of Doctor of Philosophy in ${doctorate?.major}`

test.each([
  ['a later day', `${HEAD} on 18 October 2019.`, 'October 2019', 'May 2019'],
  ['the same month', `${HEAD} on 30 May 2019.`, 'May 2019', 'October 2019'],
  ['no day', `${HEAD}.`, 'May 2019', 'October 2019'],
])('a degree is conferred when its diploma says: %s', async (_, page, month, other) => {
  const sentences = await told(page)
  expect(sentences.length).toBeGreaterThan(0)
  for (const text of sentences) {
    expect(text).toContain(month)
    expect(text).not.toContain(other)
    expect(text).not.toContain('[Verify')
  }
})
