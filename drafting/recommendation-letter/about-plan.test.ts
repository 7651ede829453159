import { expect, test } from 'vitest'
import { textIn } from '../builtin/testing.ts'
import { letterOf } from '../testing/drafted-once.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const [first, second] = batteryResearcher.futureplan
const [endeavor] = batteryResearcher.endeavors
if (!first || !second || !endeavor) throw new Error('The profile lacks an entry')

const STEP = 'I will grade 300 modules with five recyclers.'

/** What the letters say behind the name of the endeavor, where two plans have these steps. */
async function said(title: string, plans: string, others: string): Promise<string> {
  const profile = {
    ...batteryResearcher,
    endeavors: [{ ...endeavor!, title }],
    futureplan: [
      { ...first!, plans, expected_outcomes: '' },
      { ...second!, plans: others, expected_outcomes: '' },
    ],
  }
  const letters = await Promise.all(profile.referees.map(({ id }) => letterOf(profile, id)))
  return letters
    .map(({ document }) => textIn(document.blocks).replace(/\[Missing:[^\]]*\]/gu, ''))
    .map((text) => text.slice(text.indexOf(title)))
    .join('\n')
}

test.each([
  ['a clean step of its own plan, in one letter', first.plan_title, STEP, '', 1],
  ['no step of another plan', first.plan_title, '', STEP, 0],
  ['no step where no plan has its title', 'A rule for sorting old cells', STEP, STEP, 0],
  ['no step that leans on another', first.plan_title, 'It will then be used by me to grade 300 modules.', '', 0],
  ['no step in rough words', first.plan_title, 'I want grade 300 module with recycler, if they let me.', '', 0],
])('behind an endeavor stands %s', async (_, title, plans, others, times) => {
  expect((await said(title, plans, others)).split('300 module').length - 1).toBe(times)
})
