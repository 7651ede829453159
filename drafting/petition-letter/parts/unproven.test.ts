import { expect, test } from 'vitest'
import { endeavorOf, quietRun, sentencesIn } from '../../builtin/testing.ts'
import { plain } from '../../builtin/phrase.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { civilEngineer } from '../../testing/profiles.ts'
import { paper } from '../../testing/profiles/paper.ts'
import { draftPetitionLetter } from '../draft.ts'

/** A page for every paper of the projects and for the resume, which hold nothing of what is told. */
const withPages = (profile: Profile, page: string): Profile => ({
  ...profile,
  uploads: [
    profile.application.resume,
    ...profile.academicprojects.map(({ essay }) => essay),
    ...profile.professionalprojects.map(({ supporting_docs }) => supporting_docs),
    ...profile.futureplan.map(({ supporting_doc }) => supporting_doc),
    ...profile.evidence.map(({ supporting_doc }) => supporting_doc),
  ].flatMap((file) => (file === null || file === undefined ? [] : [{ url: file.url, pages: [page], by: 'text' }])),
})

async function asked(profile: Profile): Promise<string[]> {
  const { document } = await draftPetitionLetter(
    buildCaseFile(profile),
    { endeavor_id: endeavorOf(profile) },
    quietRun(),
  )
  return sentencesIn(document.blocks)
    .map(plain)
    .filter((text) => /^\[Missing: pages? of /.test(text))
}

/** The same record with a paper for each project, none of them read. */
const allWithPapers: Profile = {
  ...civilEngineer,
  professionalprojects: civilEngineer.professionalprojects.map((one) => ({
    ...one,
    supporting_docs: one.supporting_docs ?? paper(900 + one.id, 'report.pdf'),
  })),
}

test('nothing is asked for where no paper was read', async () => expect(await asked(allWithPapers)).toEqual([]))

test('of a project without any paper its results are asked for, and its dates with those of others', async () => {
  const bare = civilEngineer.professionalprojects.filter(({ supporting_docs }) => supporting_docs === null)
  expect(bare).toHaveLength(2)
  const open = await asked(civilEngineer)
  const [last, ...results] = [...open].reverse()
  expect(new Set(results)).toEqual(
    new Set(bare.map(({ project_name }) => `[Missing: page of a paper that shows the results of “${project_name}”]`)),
  )
  expect(last).toMatch(/^\[Missing: pages of papers that show the role and its dates in “[^”]+” and “[^”]+”\]$/)
  for (const { project_name } of bare) expect(last).toContain(`“${project_name}”`)
})

test('what the papers do not hold is asked for once a passage, and the rest at once', async () => {
  const open = await asked(withPages(civilEngineer, 'Annual picnic of the office\nBring a blanket and a kettle.'))
  expect(new Set(open).size).toBe(open.length)
  expect(open).toContain(
    '[Missing: page of a paper that shows the results of “Low-Cost Scour Watch for County Bridges”]',
  )
  expect(open.filter((text) => text.startsWith('[Missing: page of '))).toHaveLength(4)
  expect(open.filter((text) => text.startsWith('[Missing: pages of '))).toHaveLength(1)
})

test('of a passage that its paper shows in part, what is wanting is named', async () => {
  const [work] = civilEngineer.professionalprojects
  const page =
    'Scour Watch field report\nThe units cost 2,180 dollars each. Three washed-out piers were warned of in the floods of 2024.'
  const open = await asked({
    ...civilEngineer,
    uploads: [{ url: work?.supporting_docs?.url ?? '', pages: [page], by: 'text' }],
  })
  expect(open.length).toBeGreaterThan(0)
  for (const text of open.filter((one) => one.includes('the results of “Low-Cost Scour Watch')))
    expect(text).toMatch(/, namely: “[^“”]+”\]$/)
})
