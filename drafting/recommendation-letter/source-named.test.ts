import { describe, expect, test } from 'vitest'
import { textIn } from '../builtin/testing.ts'
import type { Profile } from '../profile.ts'
import { lettersOf } from '../testing/drafted-once.ts'
import { artist, droneFounder, ordinaryApplicant, physician, teacher, waterChemist } from '../testing/profiles.ts'

const THE_ARTICLE = /published account|the article (?:reports|tells)|the publication has it/i
const textsOf = async (profile: Profile): Promise<string[]> =>
  (await lettersOf(profile)).map(({ document }) => textIn(document.blocks))

describe('the article is named for what stands in it', () => {
  test.each([artist, droneFounder, ordinaryApplicant, physician, teacher, waterChemist].map((one) => [one]))(
    'and not for what the profile alone tells',
    async (profile) => {
      for (const text of await textsOf(profile)) expect(text).not.toMatch(THE_ARTICLE)
    },
  )

  test('where nothing could be read of it, the writer has it from the applicant', async () => {
    const [, independent = ''] = await textsOf(waterChemist)
    expect(independent).toMatch(/\bhis own account\b[^.]* he tested 48 mixtures/)
  })

  test('where its pages tell the same, they are the source', async () => {
    const [work] = waterChemist.academicprojects
    const url = work?.essay?.url ?? ''
    const pages = [
      `Abstract. ${work?.solution ?? ''} ${work?.impact ?? ''} ${work?.background ?? ''} ${work?.goal ?? ''}`,
    ]
    const [, independent = ''] = await textsOf({ ...waterChemist, uploads: [{ url, pages, by: 'text' }] })
    expect(independent).toMatch(THE_ARTICLE)
    expect(independent).not.toContain('own account')
  })

  test('what follows the first result is told as well', async () => {
    const [, independent = ''] = await textsOf(teacher)
    expect(independent).toMatch(/own account[^.]*31 percent[^.]*\. The difference was bigger/)
  })
})
