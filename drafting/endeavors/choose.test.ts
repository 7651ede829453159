import { expect, test } from 'vitest'
import { quietRun } from '../builtin/testing.ts'
import type { Entry } from '../builtin/portrait.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { waterLossEngineer } from '../testing/profiles/water-loss-engineer.ts'
import { waterChemist } from '../testing/profiles.ts'
import { chooseTen } from './choose.ts'
import { draftEndeavors } from './draft.ts'
import type { Ground } from './grounds.ts'
import { OF_PLAN } from './questions.ts'

const ground = (kind: Ground['kind'], ...titles: string[]): Ground => ({
  kind,
  anchor: { section: 'futureplan', id: 1 } as Entry,
  works: [],
  titles,
  asks: OF_PLAN,
})
const titlesOf = (grounds: Ground[], existing: { title: string }[] = []) =>
  chooseTen(grounds, existing).map(({ title }) => title)

test('what the record carries keeps its title, and an idea gives way to one that is like it', () => {
  expect(
    titlesOf([
      ground('plan', 'Night counts of river eels'),
      ground('next', 'Night counts of eels'),
      ground('idea', 'Counts of river eels by night', 'Counting eels for other rivers with sonar'),
      ground('idea', 'Counts of river eels at night'),
    ]),
  ).toEqual(['Night counts of river eels', 'Night counts of eels', 'Counting eels for other rivers with sonar'])
})

test('what exists under any of its titles is not offered again', () => {
  const twice = ground('plan', 'Night counts', 'Night counts: count eels by sonar')
  expect(titlesOf([twice], [{ title: 'night counts: Count eels by sonar' }])).toEqual([])
})

test('ten at most, in their order', () => {
  const many = 'snow rain hail frost wind fog heat drought flood storm thaw smoke'.split(' ')
  expect(titlesOf(many.map((what) => ground('idea', `${what} warnings`)))).toEqual(
    many.slice(0, 10).map((what) => `${what} warnings`),
  )
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
