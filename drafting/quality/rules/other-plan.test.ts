import { expect, test } from 'vitest'
import { quietRun } from '../../builtin/testing.ts'
import { buildCaseFile } from '../../case-file.ts'
import { draftPetitionLetter } from '../../petition-letter/draft.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { qualityOf } from '../index.ts'

const [endeavor] = batteryResearcher.endeavors
const [graded, coated] = batteryResearcher.futureplan

/** Each plan as an endeavor of its own; the second of them is the one that was chosen. */
const caseOf = (first = coated, second = graded) =>
  buildCaseFile({
    ...batteryResearcher,
    endeavors: [first, second].flatMap((plan, at) =>
      plan === undefined || endeavor === undefined
        ? []
        : [
            {
              ...endeavor,
              id: at + 1,
              is_selected: at === 1,
              title: plan.plan_title,
              exp_subs_merit_intric_val: plan.plans,
              exp_subs_merit_impact: plan.impact,
              exp_nation_impt_scope: plan.expected_outcomes,
              exp_nation_impt_urgency: '',
              exp_nation_impt_beneficiaries: plan.impact,
              exp_nation_impt_impact: plan.expected_outcomes,
            },
          ],
    ),
  })

test.each([
  ['the later', caseOf(coated, graded)],
  ['the other', caseOf(graded, coated)],
])('the steps of the plan that the chosen endeavor carries out are its own: %s', async (_, caseFile) => {
  const { document } = await draftPetitionLetter(caseFile, { endeavor_id: 2 }, quietRun())
  const found = qualityOf(document, caseFile, []).filter(({ rule }) => rule === 'other-plan')
  expect(found.map(({ text }) => text)).toEqual([])
})
