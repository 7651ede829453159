import { describe, expect, test } from 'vitest'
import { endeavorOf, quietRun } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import { waterChemist } from '../../testing/profiles.ts'
import { draftPetitionLetter } from '../draft.ts'

const [project] = waterChemist.professionalprojects
if (project?.supporting_docs == null) throw new Error('The profile has no project with a paper')
const { project_name, organization, role, start_date, background, solution, impact } = project

/** What the petition asks to be shown of the project, where its paper has this page. */
async function askedWith(page: readonly string[]): Promise<string[]> {
  const uploads = [{ url: project?.supporting_docs?.url ?? '', by: 'text' as const, pages: [page.join('\n')] }]
  const caseFile = buildCaseFile({ ...waterChemist, uploads })
  const { warnings } = await draftPetitionLetter(caseFile, { endeavor_id: endeavorOf(waterChemist) }, quietRun())
  return warnings.flatMap(({ text }) =>
    /^pages? of|^a paper that shows/u.test(text) && text.includes(`the role of`) && text.includes(project_name)
      ? [text]
      : [],
  )
}

describe('a page that shows the role and its dates', () => {
  const told = [project_name, organization, background, solution, impact]

  test('is not asked for where it was given and read', async () =>
    expect(await askedWith([...told, role, start_date])).toEqual([]))

  test('is asked for where the page that was read leaves both out and does not name the petitioner', async () =>
    expect(await askedWith(told)).toHaveLength(1))

  test('is not asked for where a page names the petitioner, whose part it tells', async () =>
    expect(await askedWith([...told, `The filters were led by ${waterChemist.application.last_name}.`])).toEqual([]))
})
