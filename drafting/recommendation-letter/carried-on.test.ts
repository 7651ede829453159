import { expect, test } from 'vitest'
import { quietRun, textIn } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { waterChemist } from '../testing/profiles.ts'
import { draftRecommendationLetter } from './draft.ts'

/** A work that is measured in a unit, beside an endeavor that quotes the same unit and goes on from another work. */
const measured: Profile = {
  ...waterChemist,
  academicprojects: waterChemist.academicprojects.map((one) => ({
    ...one,
    impact: 'Use fell from 118.4 to 89.7 standard bed volumes per 100 days.',
  })),
  professionalprojects: waterChemist.professionalprojects.map((one) => ({
    ...one,
    project_name: 'Sandgate: clay filters for small well systems',
    background: 'Wells were treated with 9.8 standard bed volumes per 100 days.',
  })),
  futureplan: waterChemist.futureplan.map((one) => ({
    ...one,
    current_progress: 'Sandgate runs in four communities.',
  })),
  endeavors: waterChemist.endeavors.map((one) => ({
    ...one,
    exp_subs_merit_intric_val: 'Wells were treated with 9.8 standard bed volumes per 100 days.',
  })),
  referees: waterChemist.referees.map((one, at) =>
    at === 0
      ? one
      : { ...one, organization: waterChemist.academicprojects[0]?.organization ?? '', category: 'professor' as const },
  ),
}

const GOES_ON =
  /\b(?:plan|endeavor) (?:proceeds|follows|presupposes|builds|starts|makes use|continues|comes after|goes back|takes up|leads beyond|carries forward|resumes|extends|has behind)|The preparation was|The basis for the plan|Before the plan came|For this \S+ \S+ can use|brings along|can look back/

test.each([
  ['the work that the plan goes on from', 'professionalproject', 41, true],
  ['a work that neither plan nor endeavor names', 'academicproject', 21, false],
])('a letter on %s', async (_, category, id, isBasis) => {
  const texts = await Promise.all(
    measured.referees.map(async (referee) => {
      const items = [
        { category, item_id: id },
        { category: 'proposedendeavor', item_id: 71 },
        ...['work_impact', 'national_interest'].map((goal) => ({ category: 'goal', item_id: goal })),
      ]
      const request = { referee_id: referee.id, items }
      return textIn((await draftRecommendationLetter(buildCaseFile(measured), request, quietRun())).document.blocks)
    }),
  )
  expect(texts.some((text) => GOES_ON.test(text))).toBe(isBasis)
  for (const text of texts) expect(text).not.toMatch(/(?:endeavor|plan)[^.\d]* standard bed volumes/i)
})
