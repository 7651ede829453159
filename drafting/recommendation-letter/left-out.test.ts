import { expect, test } from 'vitest'
import { everything, quietRun } from '../builtin/testing.ts'
import { cardsIn } from '../cards/cards.ts'
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
      const plans = profile.futureplan.filter(({ id }) => !isIn('futureplan', id))
      const degrees = profile.academichistory.filter(({ id }) => !isIn('academichistory', id))
      const papers = profile.evidence.filter(({ id }) => !isIn('evidence', id))
      expect(told.filter(({ rule }) => rule === 'choice-left-out')).toHaveLength(
        plans.length + degrees.length + papers.length,
      )
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
  const told = leftOutOf({ blocks: [] }, caseFile, { referee_id: waterChemist.referees[0]?.id ?? 0, items })
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringContaining(`“${plan?.plan_title}”`),
    expect.stringContaining(`the studies at ${degree?.school_name}`),
    expect.stringContaining(`“${paper?.name}”`),
  ])
})

test('notes that are not clear yet are named once, and are not in the letter', async () => {
  const caseFile = buildCaseFile(physician)
  const [{ id: referee_id } = { id: 0 }] = physician.referees
  const request = { referee_id, items: everything(physician) }
  const { document } = await draftRecommendationLetter(caseFile, request, quietRun())
  const notes = leftOutOf(document, caseFile, request).filter(({ rule }) => rule === 'notes-left-out')
  expect(notes.map(({ text }) => text)).toEqual([
    expect.stringContaining(`“${physician.professionalprojects[0]?.project_name}”`),
  ])
  const asking = cardsIn(caseFile).filter(({ state, referee_id: of }) => state === 'asks' && of === null)
  expect(asking.length).toBeGreaterThan(0)
  for (const { text } of asking)
    expect(JSON.stringify(document.blocks)).not.toContain(JSON.stringify(text).slice(1, -1))
  expect(leftOutOf(document, caseFile, { referee_id, items: [] })).toEqual([])
})
