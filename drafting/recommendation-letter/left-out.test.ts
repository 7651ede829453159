import { describe, expect, test } from 'vitest'
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
      const texts = told.map(({ text }) => text)
      for (const title of left)
        expect(texts.some((text) => text.includes(title.replace(/"/gu, '')) && text.includes('because'))).toBe(true)
    }
  },
)

describe('what the letter leaves out is named by its title, with the reason of the record', () => {
  const caseFile = buildCaseFile(waterChemist)
  const told = (items: { category: string; item_id: string }[], referee_id: number) =>
    leftOutOf({ blocks: [] }, caseFile, { items, referee_id }).map(({ text }) => text)
  const item = (category: string, id: number | undefined) => ({ category, item_id: String(id) })
  const {
    futureplan: [plan],
    academichistory: [degree],
    evidence: [paper],
    professionalprojects: [project],
    academicprojects: [research],
    referees,
  } = waterChemist
  const inside = referees.find(({ organization }) => organization === project?.organization)

  test('nothing chosen, and an entry that has gone, are not told', () =>
    expect(told([item('evidence', 987654), item('goal', 1)], referees[0]?.id ?? 0)).toEqual([]))

  test.each([
    [
      'a paper',
      item('evidence', paper?.id),
      `This letter does not speak of “${paper?.name}”, because a letter tells what its writer saw`,
    ],
    [
      'a plan',
      item('futureplan', plan?.id),
      `This letter does not speak of “${plan?.plan_title}”, because a letter tells the endeavor`,
    ],
    [
      'studies elsewhere',
      item('academichistory', degree?.id),
      `This letter does not speak of the studies at ${degree?.school_name}, because the writer belongs to another organization`,
    ],
  ])('%s', (_, chosen, begins) => expect(told([chosen], inside?.id ?? 0)).toEqual([expect.stringContaining(begins)]))

  test('a work elsewhere beside one in the writer’s organization', () =>
    expect(
      told([item('professionalproject', project?.id), item('academicproject', research?.id)], inside?.id ?? 0),
    ).toContainEqual(
      expect.stringContaining(
        `This letter does not speak of “${research?.project_name}”, because it was not done in the organization of the writer`,
      ),
    ))
})
