import { describe, expect, test } from 'vitest'
import { quietRun, textIn } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { portraitOf } from '../builtin/portrait.ts'
import type { Profile } from '../profile.ts'
import { batteryResearcher, waterChemist } from '../testing/profiles.ts'
import { draftRecommendationLetter } from './draft.ts'
import { shareOf } from './share.ts'

const letterOf = async (
  profile: Profile,
  referee_id: number,
  items: { category: string; item_id: number | string }[],
) =>
  textIn((await draftRecommendationLetter(buildCaseFile(profile), { referee_id, items }, quietRun())).document.blocks)

const [professor, reader] = waterChemist.referees
if (professor === undefined || reader === undefined) throw new Error('The profile has two recommenders')

/** A professor who had a part in one work, and a user of another; the remarks of both share words with both works. */
const profile: Profile = {
  ...waterChemist,
  professionalprojects: waterChemist.professionalprojects.map((one) => ({
    ...one,
    solution: 'I built the sand stage for the layered clay. I trained 96 operators in the wells of the district.',
    impact: 'The wells of 14 communities run the layered clay. Costs fell by a third.',
  })),
  referees: [
    {
      ...professor,
      category: 'professor',
      organization: waterChemist.academicprojects[0]?.organization ?? '',
      relationship: 'My master’s supervisor and co-author of the paper on perfluorinated acids and layered clay',
      comments:
        'I supervised the columns with layered clay, the charged polymer between its sheets, and small filters for well water.',
      was_supervisor: true,
    },
    {
      ...reader,
      category: 'other',
      comments: 'Our wells run his layered clay with the sand stage; the district trained our operators.',
    },
  ],
}

describe('what a writer tells is not taken by one who does not tell it', () => {
  test('whoever had a part in one work does not speak of another', () => {
    const { works } = portraitOf(buildCaseFile(profile))
    const other = works.find(({ academic }) => !academic)
    if (other === undefined) throw new Error('The profile has no such work')
    expect(shareOf(profile, professor.id).mine(other.told('solution'))).toEqual([])
    expect(shareOf(profile, reader.id).mine(other.told('solution'))[0]?.text).toMatch(/^I built the sand stage/)
  })

  test('a user’s letter tells the deed and the first result', async () => {
    const text = await letterOf(profile, reader.id, [
      { category: 'professionalproject', item_id: 41 },
      { category: 'goal', item_id: 'work_impact' },
    ])
    expect(text).toMatch(/built the sand stage/)
    expect(text).toMatch(/14 communities/)
  })
})

test('an occupation is not told as the title of a post that is called otherwise', async () => {
  const named = {
    ...batteryResearcher,
    application: { ...batteryResearcher.application, occupation: 'Battery engineer' },
  }
  const current = named.professionalhistory.find(({ is_current }) => is_current)
  const far = named.referees.find(({ id }) => id === 82)
  const text = await letterOf(named, far?.id ?? 0, [])
  const sentence = text.split(/(?<=\.) /).find((one) => one.includes('battery engineer')) ?? ''
  expect(sentence).not.toBe('')
  expect(sentence).not.toContain(current?.organization ?? '-')
})

test('a credential that was chosen is told by a writer who does not employ the applicant', async () => {
  const [item] = waterChemist.evidence
  if (item === undefined) throw new Error('The profile has no evidence')
  const chosen = Array.from({ length: 2 }, (_, at) => ({
    ...item,
    id: 901 + at,
    name: `Clear Spring Prize ${2016 + at}`,
  }))
  const certificate = {
    ...item,
    id: 990,
    category: 'Professional' as const,
    sub_category: 'Certification' as const,
    name: 'Certificate in Well Inspection',
  }
  const evidence = [...chosen, certificate]
  const text = await letterOf(
    { ...waterChemist, evidence },
    reader.id,
    evidence.map(({ id }) => ({ category: 'evidence', item_id: id })),
  )
  expect(text).toContain('Certificate in Well Inspection')
})
