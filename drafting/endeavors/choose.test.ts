import { describe, expect, test } from 'vitest'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { waterLossEngineer } from '../testing/profiles/water-loss-engineer.ts'
import { waterChemist } from '../testing/profiles.ts'
import type { Candidate } from './candidate.ts'
import { chooseTen } from './choose.ts'
import { draftEndeavors } from './draft.ts'
import { KINDS } from './kinds.ts'

type Work = NonNullable<Candidate['work']>
const entry = (section: string, id: number) => ({ section, id }) as Work
const plan = entry('futureplan', 1)
const [first, second] = [entry('professionalprojects', 1), entry('professionalprojects', 2)]

function candidate(kind: string, title: string, anchor: Work, work = anchor): Candidate {
  const found = KINDS.find(({ id }) => id === kind)
  if (found === undefined) throw new Error(`No kind ${kind}`)
  const key = `${kind}/${anchor.section}/${anchor.id}`
  return { kind: found, anchor, work, plan, title, slots: {}, score: 0, key, spare: 0 }
}

describe('no two of the ten are one course or one guide on the same work', () => {
  const others = 'snow rain hail frost wind fog heat drought flood storm thaw smoke'
    .split(' ')
    .map((what, at) => candidate('plan', `${what} warnings`, entry('futureplan', 10 + at)))
  test.each([
    [
      'the plan’s course and the work’s',
      'plan-training',
      'Training wardens in buoys',
      'operators',
      'A Users’ Course for Heron',
    ],
    [
      'the plan’s manual and the work’s',
      'output',
      'A Manual of Sonar Counts',
      'open-technical',
      'An Open Technical Manual of Heron',
    ],
    [
      'a step that trains and the work’s course',
      'step',
      'Training 40 Wardens by Radio',
      'operators',
      'A Users’ Course for Heron',
    ],
  ])('%s', (_, ofPlan, planned, ofWork, own) => {
    const chosen = chooseTen(
      [candidate(ofPlan, planned, plan, first), candidate(ofWork, own, first), ...others],
      [],
    ).map(({ title }) => title)
    expect(chosen).toContain(planned)
    expect(chosen).not.toContain(own)
  })

  test('of another work they are two', () => {
    const two = [
      candidate('operators', 'A Users’ Course for Heron', first),
      candidate('open-technical', 'An Open Technical Manual of the Weir Gauge', second),
    ]
    expect(chooseTen([...two, ...others], [])).toEqual(expect.arrayContaining(two))
  })
})

/** The applicants with their houses abroad, under titles that are typed as sentences and name the house. */
const abroad = (profile: Profile): Profile => ({
  ...profile,
  endeavors: [],
  academichistory: profile.academichistory.map((one) => ({ ...one, school_country: 'South Africa' })),
  academicprojects: profile.academicprojects.map((one) => ({
    ...one,
    organization: profile.academichistory[0]?.school_name ?? '',
    project_name: 'Night counts of valve leaks at Grey Heron District Hospital',
  })),
  professionalhistory: profile.professionalhistory.map((one) => ({ ...one, country: 'South Africa' })),
  professionalprojects: profile.professionalprojects.map((one) => ({
    ...one,
    organization: profile.professionalhistory[0]?.organization ?? '',
  })),
})

test.each([waterLossEngineer, waterChemist].map((one) => [one.application.last_name, abroad(one)] as const))(
  'the ten of %s name no house abroad in their titles, and keep the capitals of names',
  async (_, profile) => {
    const drafted = await draftEndeavors(buildCaseFile(profile), [], quietRun())
    const houses = new Set(
      [...profile.professionalhistory, ...profile.professionalprojects].map((one) => one.organization),
    )
    for (const { title } of drafted) {
      for (const house of [...houses, 'Grey Heron']) expect(title).not.toContain(house)
    }
    expect(JSON.stringify(drafted)).not.toMatch(/grey heron|district hospital/)
  },
)
