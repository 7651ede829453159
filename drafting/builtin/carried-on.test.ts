import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { waterChemist } from '../testing/profiles.ts'
import { carriedOn, commonTopics, namesWork } from './carried-on.ts'
import { portraitOf } from './portrait.ts'

interface Told {
  title?: string
  merit?: string
  background?: string
  impact?: string
  plans?: string
  progress?: string
}

/** Two projects, of which the plan and the endeavor speak as they are told to. */
function caseOf({ title, merit, background, impact, plans, progress }: Told) {
  const profile: Profile = {
    ...waterChemist,
    academicprojects: waterChemist.academicprojects.map((one) => ({
      ...one,
      project_name: 'Heron: river buoys for night counts of eels',
      background: background ?? 'Eels were counted by day only.',
      goal: 'I wanted to count eels by night.',
      solution: 'I built buoys with a sonar.',
      impact: impact ?? 'The count rose to 41 eels per night.',
    })),
    professionalprojects: waterChemist.professionalprojects.map((one) => ({
      ...one,
      project_name: 'Removal of weirs on small rivers',
      background: 'Weirs kept eels from the upper rivers.',
      goal: 'I wanted to have nine weirs removed.',
      solution: 'I surveyed the weirs and drew up the order of removal.',
      impact: 'Six weirs are gone.',
    })),
    futureplan: waterChemist.futureplan.map((one) => ({
      ...one,
      plan_title: 'Night counts for every coastal river',
      area_of_focus: 'Fish counts',
      current_progress: progress ?? '',
      plans: plans ?? 'I will train wardens.',
      expected_outcomes: '',
    })),
    endeavors: waterChemist.endeavors.map((one) => ({
      ...one,
      title: title ?? 'Night counts for every coastal river',
      exp_subs_merit_intric_val: merit ?? '',
      exp_nation_impt_scope: '',
      exp_nation_impt_urgency: '',
    })),
  }
  const { works, endeavors, plans: all } = portraitOf(buildCaseFile(profile))
  const [endeavor] = endeavors
  const [heron, weirs] = works.toSorted((a, b) => Number(b.academic) - Number(a.academic))
  if (endeavor === undefined || heron === undefined || weirs === undefined) throw new Error('The case lacks an entry')
  return { works, endeavor, plan: all[0], heron, weirs }
}

test.each([
  ['Heron runs on four rivers.', true],
  ['I continue “Heron: River Buoys for Night Counts of Eels.”', true],
  ['Heronry counts are older.', false],
  ['A heron eats eels.', false],
])('“%s” names the project: %s', (text, is) => expect(namesWork(text, caseOf({}).heron)).toBe(is))

describe('a plan goes on from what it names', () => {
  test.each([
    [{ progress: 'Heron runs on four rivers.' }, ['Heron']],
    [{ merit: 'It goes on from “Removal of weirs on small rivers.”' }, ['Removal']],
    [{ plans: 'I will put Heron where Removal of weirs on small rivers is done.' }, ['Heron', 'Removal']],
    [{ plans: 'I will write a law code of the sea.', title: 'A Law Code of the Sea' }, []],
  ])('%j', (told, names) => {
    const { works, ...rest } = caseOf(told)
    expect(
      carriedOn(works, { works, ...rest })
        .map((work) => work.value('project_name').split(/[: ]/)[0])
        .toSorted((a = '', b = '') => a.localeCompare(b)),
    ).toEqual(names)
  })
})

describe('a project and an endeavor share what both are about', () => {
  test.each([
    ['by its own words', { merit: 'I will put river buoys on every coast.' }, ['night counts', 'river buoys']],
    [
      'and not what a result is measured in',
      { impact: 'It fell from 118 to 89 standard night hauls.', merit: 'It lasts 9.8 standard night hauls per river.' },
      ['night counts'],
    ],
    [
      'nor whom both serve, or what is wanting',
      {
        background: 'Small harbor crews had no river sonar.',
        merit: 'I will teach small harbor crews that have no river sonar.',
      },
      ['night counts'],
    ],
    [
      'nor what another project’s account brought in',
      { background: 'The upper rivers were closed.', merit: 'Weirs kept eels from the upper rivers.' },
      ['night counts'],
    ],
  ])('%s', (_, told, topics) => {
    const { heron, endeavor } = caseOf(told)
    expect(commonTopics(heron, endeavor, 5)).toEqual(topics)
  })
})
