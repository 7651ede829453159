import { expect, test } from 'vitest'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'
import { draftEndeavors } from './draft.ts'

/** The plan’s own endeavor, of a record that tells no other needs. */
async function ofPlan(impact: string, current_progress: string) {
  const profile = {
    ...ordinaryApplicant,
    endeavors: [],
    academicprojects: ordinaryApplicant.academicprojects.map((one) => ({ ...one, background: 'I met it in 2015.' })),
    professionalprojects: ordinaryApplicant.professionalprojects.map((one) => ({
      ...one,
      background: 'I met it in 2019.',
    })),
    futureplan: ordinaryApplicant.futureplan.map((one) => ({ ...one, impact, current_progress })),
  }
  const [first] = await draftEndeavors(buildCaseFile(profile), [], quietRun())
  if (first === undefined) throw new Error('No endeavor was drafted')
  return first
}

const BRINGS = 'An open method lets their own engineers design zones.'
const DONE = 'The worksheet exists in English.'

test.each([
  ['how far the plan is', BRINGS, DONE, /^\[Missing: what is lost[^\]]*\]$/],
  [
    'asked without what goes on getting lost',
    `${BRINGS} Small utilities still lose half of the water.`,
    DONE,
    /^\[Missing: what is lost[^“]*\]$/,
  ],
  [
    'asked where something is no longer to happen',
    'An open method lets utilities design zones. Crews would no longer dig by night.',
    DONE,
    /^\[Missing: what is lost[^“]*\]$/,
  ],
  ['what ends', BRINGS, 'The city lends two meters until the end of 2027.', /until the end of 2027/],
])('why now is %s', async (_, impact, progress, urgency) => {
  const first = await ofPlan(impact, progress)
  expect(first.exp_nation_impt_urgency).toMatch(urgency)
  expect(first.exp_nation_impt_urgency).not.toMatch(/exists in English|laid out|horizon/)
})

test('how far the plan has come is told with the experience', async () => {
  expect((await ofPlan(BRINGS, DONE)).exp_related_experience).toContain(DONE)
})
