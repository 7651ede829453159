import { expect, test } from 'vitest'
import { everything, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { ordinaryApplicant, physician, waterChemist } from '../testing/profiles.ts'
import { leftOutOf } from './left-out.ts'
import { draftRecommendationLetter } from './draft.ts'

test.each([ordinaryApplicant, physician, waterChemist])(
  'of all that was chosen, each is in the letter’s sources or told as left out',
  async (profile) => {
    const caseFile = buildCaseFile(profile)
    for (const { id: referee_id } of profile.referees) {
      const request = { referee_id, items: everything(profile) }
      const { document } = await draftRecommendationLetter(caseFile, request, quietRun())
      const told = leftOutOf(document, caseFile, request)
      const sources = new Set(
        document.blocks.flatMap((block) =>
          block.kind === 'paragraph' ? block.sentences.flatMap((sentence) => sentence.sources) : [],
        ),
      )
      const isIn = (section: string, entry: number) =>
        caseFile.facts.some((fact) => fact.section === section && fact.entry === entry && sources.has(fact.id))
      const left = [
        ...profile.professionalprojects
          .filter(({ id }) => !isIn('professionalprojects', id))
          .map((row) => row.project_name),
        ...profile.academicprojects.filter(({ id }) => !isIn('academicprojects', id)).map((row) => row.project_name),
        ...profile.futureplan.filter(({ id }) => !isIn('futureplan', id)).map((row) => row.plan_title),
        ...profile.evidence.filter(({ id }) => !isIn('evidence', id)).map(({ name }) => name),
      ]
      expect(told).toHaveLength(left.length === 0 ? 0 : 1)
      for (const title of left) expect(told[0]?.text).toContain(title.replace(/"/gu, ''))
    }
  },
)

test('what the letter leaves out is named by its title', () => {
  const caseFile = buildCaseFile(waterChemist)
  const [plan] = waterChemist.futureplan
  const [degree] = waterChemist.academichistory
  const [paper] = waterChemist.evidence
  const items = [
    { category: 'futureplan', item_id: String(plan?.id) },
    { category: 'academichistory', item_id: String(degree?.id) },
    { category: 'evidence', item_id: String(paper?.id) },
    { category: 'evidence', item_id: '987654' },
  ]
  const told = leftOutOf({ blocks: [] }, caseFile, { items })
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringContaining(`“${plan?.plan_title}”, the studies at ${degree?.school_name}, “${paper?.name}” for this`),
  ])
})
