import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { waterChemist } from '../testing/profiles.ts'
import { worksNamedBy } from './named-works.ts'
import { portraitOf } from './portrait.ts'

const [academic] = waterChemist.academicprojects
const [professional] = waterChemist.professionalprojects
const [plan] = waterChemist.futureplan
if (academic === undefined || professional === undefined || plan === undefined)
  throw new Error('The profile has lost its entries')

const bare = { background: '', goal: '', challenge: '', solution: '', impact: '' }

/** Titles of the works that a plan names, out of these two. */
function named(
  titles: readonly [academic: string, professional: string],
  planned: { plan_title?: string; plans?: string },
  rest: Partial<Profile> = {},
): string[] {
  const profile: Profile = {
    ...waterChemist,
    endeavors: [],
    academicprojects: [{ ...academic!, ...bare, project_name: titles[0], background: 'Eels were counted by day.' }],
    professionalprojects: [{ ...professional!, ...bare, project_name: titles[1] }],
    futureplan: [
      {
        ...plan!,
        plan_title: 'Counting eels in ten states',
        current_progress: '',
        plans: '',
        expected_outcomes: '',
        impact: '',
        ...planned,
      },
    ],
    ...rest,
  }
  const portrait = portraitOf(buildCaseFile(profile))
  const [entry] = portrait.plans
  return entry === undefined ? [] : worksNamedBy(entry, portrait).map((work) => work.value('project_name'))
}

test.each([
  ['the whole title', 'Sonar buoys for river eels', 'I take Sonar buoys for river eels to the coast.'],
  ['the name at the head', 'EelGuide: sonar buoys on rivers', 'I bring EelGuide to ten states.'],
  ['the name before a dash', 'EelGuide - Sonar Buoys on Rivers', 'I bring EelGuide to ten states.'],
  ['a coined word', 'EelGuide Sonar Buoys', 'I bring EelGuide to ten states.'],
  ['capitals of its own', 'ANGU Sonar Buoys', 'I bring ANGU to ten states.'],
  ['capitals in brackets', 'Sonar Buoys for Rivers (ANGU)', 'I bring ANGU to ten states.'],
  ['the first words of the title', 'Night Buoy Sonar Training', 'The cases of the Night Buoy are used.'],
])('a plan that names %s is tied to the work', (_, title, plans) => {
  expect(named(['Nets by day', title], { plans })).toEqual([title])
})

test.each([
  ['shares words alone', 'Sonar buoys for river eels', 'Sonar buoys would count eels in rivers.'],
  ['has them in its title, where every word is in capitals', 'Night Buoy Sonar Training', ''],
  ['uses a name of three letters', 'ECG Screening of Divers', 'Every boat gets an ECG.'],
  ['uses a word of its language', 'Buoys: a survey', 'Buoys are set on ten rivers.'],
])('a plan that %s is tied to none', (_, title, plans) => {
  expect(named(['Nets by day', title], { plan_title: 'Night Buoy Courses', plans })).toEqual([])
})

test('a term that other houses use as well is no name of a work', () => {
  const [job] = waterChemist.professionalhistory
  const title = 'HPLC Columns for Well Water'
  const plans = 'Every county gets HPLC.'
  const duties = (id: number) => ({ ...job!, id, organization: `Works ${id}`, job_summary: 'I ran the HPLC.' })
  expect(named(['Nets by day', title], { plans }, { professionalhistory: [duties(1)] })).toEqual([title])
  expect(named(['Nets by day', title], { plans }, { professionalhistory: [duties(1), duties(2)] })).toEqual([])
})
