import { expect, test } from 'vitest'
import { endeavorOf, quietRun, sentencesIn } from '../../builtin/testing.ts'
import { plain } from '../../builtin/phrase.ts'
import { buildCaseFile } from '../../case-file.ts'
import type { Profile } from '../../profile.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { paper } from '../../testing/profiles/paper.ts'
import { draftPetitionLetter } from '../draft.ts'

const project = batteryResearcher.academicprojects.find((one) => one.funding_source.startsWith('Great Basin'))
const [like] = batteryResearcher.evidence
if (project === undefined || like === undefined) throw new Error('The profile has lost its funded project')

const ARTICLE = `${project.project_name}\n${project.published_journal}, September 2018\n${project.solution}\n${project.impact}`
const GRANT = `${project.funding_source}\nNotice of award\nWe support the project ${project.project_name} with $412,500.`

/** What the letter says of the money, with what it asks for: the article as read, and a letter among the evidence. */
async function told(
  article: string | null,
  grant?: string,
): Promise<{ said: string; named: string; cites: number[]; asked: string[]; grant: number }> {
  const letter = {
    ...like!,
    id: 990,
    category: 'Project' as const,
    sub_category: 'Research' as const,
    name: `Notice of award, ${project!.funding_source}`,
    issuing_organization: project!.funding_source,
    brief_introduction: 'The fund supports the project.',
    supporting_doc: paper(990, 'award.pdf'),
  }
  const profile: Profile = {
    ...batteryResearcher,
    academicprojects: batteryResearcher.academicprojects.map((one) =>
      one.id === project!.id && article === null ? { ...one, essay: null } : one,
    ),
    evidence: grant === undefined ? batteryResearcher.evidence : [...batteryResearcher.evidence, letter],
    uploads: [
      ...(article === null || project!.essay === null
        ? []
        : [{ url: project!.essay.url, pages: [article], by: 'text' as const }]),
      ...(grant === undefined ? [] : [{ url: letter.supporting_doc.url, pages: [grant], by: 'text' as const }]),
    ],
  }
  const caseFile = buildCaseFile(profile)
  const request = { endeavor_id: endeavorOf(profile) }
  const { document } = await draftPetitionLetter(caseFile, request, quietRun())
  const sentences = sentencesIn(document.blocks)
  const own = sentences.find((one) => /^project-\d+/.test(sectionOf(one)) && plain(one).includes('$412,500'))
  function sectionOf(sentence: (typeof sentences)[number]): string {
    return (
      document.blocks.find((block) => block.kind === 'paragraph' && block.sentences.includes(sentence))?.section ?? ''
    )
  }
  return {
    said: own === undefined ? '' : plain(own),
    named: sentences.map(plain).find((text) => text.startsWith('As the source of the funding')) ?? '',
    cites: own?.inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.number] : [])) ?? [],
    asked: sentences.map(plain).filter((text) => text.includes('shows the funding of')),
    grant: caseFile.exhibitsOf('evidence', 990)[0]?.number ?? 0,
  }
}

test.each([
  ['whose article does not tell of it', ARTICLE],
  ['whose article names the house for something else', `${ARTICLE}\nSamples came from the ${project.funding_source}.`],
  ['without a paper', null],
])('the funding of a project %s is the petitioner’s word, without the amount', async (_, article) => {
  const { said, named, cites, asked } = await told(article)
  expect(said).toBe('')
  expect(named).toBe(`As the source of the funding Dr. Kőszegvári names “${project.funding_source}.”`)
  expect(cites).toEqual([])
  expect(asked).toEqual([])
})

test('the funding that the article tells of is cited by it', async () => {
  const { cites, asked } = await told(`${ARTICLE}\nWe thank the ${project.funding_source} for $412,500.`)
  expect(cites).toHaveLength(1)
  expect(asked).toEqual([])
})

test('the funding that a letter among the evidence tells of is cited by that, and holds', async () => {
  const { said, cites, asked, grant } = await told(ARTICLE, GRANT)
  expect(cites).toEqual([grant])
  expect(said).not.toContain('[Verify')
  expect(asked).toEqual([])
})

test.each([
  ['another amount', GRANT.replace('412,500', '90,000')],
  ['another project', GRANT.replace(project.project_name, 'Harbor buoys')],
  ['another house', GRANT.replace(project.funding_source, 'Great Lakes Energy Society')],
])('a letter that tells of %s proves nothing', async (_, grant) => {
  const found = await told(ARTICLE, grant)
  expect(found.cites).not.toContain(found.grant)
  expect(found.said).toBe('')
  expect(found.named).not.toBe('')
})
