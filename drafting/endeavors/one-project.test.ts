import { expect, test } from 'vitest'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { waterChemist } from '../testing/profiles.ts'
import { draftEndeavors } from './draft.ts'

const [academic] = waterChemist.academicprojects
const [professional] = waterChemist.professionalprojects
const [award] = waterChemist.evidence
const [plan] = waterChemist.futureplan

/** A plan on stock forecasts, beside a project on them and another on eels, with an award for the eels. */
const profile = (progress: string): Profile => ({
  ...waterChemist,
  endeavors: [],
  academicprojects:
    academic === undefined
      ? []
      : [
          {
            ...academic,
            project_name: 'Night counts of river eels in small hospitals of the coast',
            background: 'Eels were counted by day in small hospitals.',
            goal: 'I wanted to count river eels by night.',
            challenge: 'Small rivers froze.',
            solution: 'I built sonar buoys.',
            impact: 'Six rivers use the buoys.',
          },
        ],
  professionalprojects:
    professional === undefined
      ? []
      : [
          {
            ...professional,
            project_name: 'Early warning of plasma stocks',
            background: 'Wards ran out of plasma in one quarter.',
            goal: 'I wanted to give wards of small hospitals a week of warning.',
            challenge: 'The depot reported stocks by fax.',
            solution: 'I developed a stock forecast for plasma.',
            impact: 'Plasma shortages fell from 37 to 6 in a quarter.',
          },
        ],
  evidence:
    award === undefined ? [] : [{ ...award, brief_introduction: 'I was chosen by a jury for my work in river eels.' }],
  futureplan:
    plan === undefined
      ? []
      : [
          {
            ...plan,
            plan_title: 'A free plasma forecast for small hospitals',
            area_of_focus: 'Forecasts of plasma stocks',
            current_progress: progress,
            plans: 'In 2027 I will release the stock forecast for plasma in small hospitals.',
            expected_outcomes: 'A forecast that warns hospitals a week before plasma runs out.',
            impact: 'Small hospitals would be warned in time.',
          },
        ],
})

test.each([
  ['names no other project', 'A first version is half finished.', false],
  [
    'names another',
    'A first version reads the data of “Night counts of river eels in small hospitals of the coast.”',
    true,
  ],
])('a plan that %s', async (_, progress, both) => {
  const [first] = await draftEndeavors(buildCaseFile(profile(progress)), [], quietRun())
  const told = `${first?.exp_subs_merit_intric_val} ${first?.exp_subs_merit_evidence}`
  expect(first?.title).toContain('Plasma Forecast')
  expect(told.includes('Eels were counted') || told.includes('Six rivers')).toBe(both)
  expect(first?.exp_subs_merit_evidence).not.toMatch(/work of this kind/)
  if (!both) expect(first?.exp_subs_merit_evidence).not.toContain('清泉奖')
})
