import { expect, test } from 'vitest'
import { plain } from '../../builtin/phrase.ts'
import { endeavorOf, quietRun, sentencesIn } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import { teacher } from '../../testing/profiles.ts'
import { paper } from '../../testing/profiles/paper.ts'
import { draftPetitionLetter } from '../draft.ts'

const [district, school] = teacher.professionalhistory
const [like] = teacher.evidence

/** What is said and asked of the employers’ letters where one of them lies among the evidence. */
async function told(page: string): Promise<string[]> {
  if (like === undefined) throw new Error('The profile has evidence')
  const letter = {
    ...like,
    id: 990,
    sub_category: 'Others' as const,
    name: `Letter of employment, ${district?.organization}`,
    issuing_organization: district?.organization ?? '',
    brief_introduction: 'The superintendent certifies my post.',
    supporting_doc: paper(990, 'Letter of employment.pdf'),
  }
  const caseFile = buildCaseFile({
    ...teacher,
    evidence: [...teacher.evidence, letter],
    uploads: [{ url: letter.supporting_doc.url, pages: [page], by: 'text' }],
  })
  const { document } = await draftPetitionLetter(caseFile, { endeavor_id: endeavorOf(teacher) }, quietRun())
  return sentencesIn(document.blocks)
    .map(plain)
    .filter((text) => /letters? /i.test(text) && text.includes('full-time work') && !text.includes('these employers'))
}

const BOTH = `[Missing: letters of ${district?.organization} and ${school?.organization} that confirm the dates, the duties and full-time work]`
const HEAD = `${district?.organization?.toUpperCase()}\nTO WHOM IT MAY CONCERN\nThis certifies that he has been employed as a teacher`

test('what a letter among the evidence confirms is said and not asked for', async () => {
  const [said, asked, ...more] = await told(`${HEAD} since 8 August 2016, on a full-time basis.`)
  expect(said).toContain(district?.organization)
  expect(said).toContain('confirms')
  expect(said).not.toContain('[Verify')
  expect(asked).toBe(BOTH.replace(`${district?.organization} and `, ''))
  expect(more).toEqual([])
})

test.each([
  ['another day', `${HEAD} since 8 March 2019, on a full-time basis.`],
  ['no word of full-time work', `${HEAD} since 8 August 2016.`],
  ['another house', 'SAGEBRUSH LIBRARY\nThis certifies that he has been employed since 8 August 2016, full-time.'],
])('a letter with %s confirms nothing', async (_, page) => expect(await told(page)).toEqual([BOTH]))
