import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const derived = (profile: Profile, field: string): string | undefined =>
  buildCaseFile(profile).fact('derived', 0, field)?.value

const [present, former] = batteryResearcher.professionalhistory
const [degree] = batteryResearcher.academichistory
const [item] = batteryResearcher.evidence
const [article] = batteryResearcher.academicprojects
if (
  present === undefined ||
  former === undefined ||
  degree === undefined ||
  item === undefined ||
  article === undefined
)
  throw new Error('a profile without entries')

const posts = (now: string, before: string, more: Partial<Profile> = {}): Profile => ({
  ...batteryResearcher,
  today: '2026-09-13',
  professionalhistory: [
    { ...present, job_title: now, start_date: '2021-09-14' },
    { ...former, job_title: before, start_date: '2019-09-14', end_date: '2021-09-13' },
  ],
  ...more,
})

describe('work in the occupation', () => {
  test.each([
    ['Head Weaver', 'Senior Weaver', '7 years'],
    ['Senior Bridge Engineer', 'Structural Engineer', '7 years'],
    ['Highway Avalanche Specialist', 'Avalanche Forecaster', '7 years'],
    ['Senior Director', 'Director', '7 years'],
    ['Senior Analyst', 'Senior Weaver', '5 years'],
    ['Restaurant Manager', 'Project Manager', '5 years'],
    ['Research Nurse', 'Research Chemist', '5 years'],
  ])('%s, before that %s: %s', (now, before, years) =>
    expect(derived(posts(now, before), 'years_in_occupation')).toBe(years),
  )
})

describe('work in the specialty of the bachelor’s degree', () => {
  const inSpecialty = (major: string, title: string) =>
    derived(
      posts(title, title, {
        academichistory: [{ ...degree, degree: "Bachelor's", major, start_date: '2012-09-01', end_date: '2016-06-30' }],
      }),
      'specialty_after_bachelors',
    )
  test.each([
    ['Chemistry', 'Process Chemist'],
    ['Civil Engineering', 'Civil Engineer'],
    ['Linguistics', 'Computational Linguist'],
  ])('%s: %s', (major, title) => expect(inSpecialty(major, title)).toBe('7 years'))
  test.each([
    ['Physical Geography', 'Physical Therapist'],
    ['Civil Engineering', 'Civil Servant'],
    ['General Studies', 'General Manager'],
  ])('not %s: %s', (major, title) => expect(inSpecialty(major, title)).toBeUndefined())
})

test.each([
  ['2021-09-13', '5 years'],
  ['2021-09-14', '4 years and 11 months'],
  ['2026-08-13', '1 month'],
  ['2026-08-14', undefined],
  ['2027-01-01', undefined],
  ['', undefined],
])('what was received on %s is %s old', (received_date, age) => {
  const profile = { ...batteryResearcher, today: '2026-09-13', evidence: [{ ...item, received_date }] }
  expect(buildCaseFile(profile).fact('evidence', item.id, 'age')?.value).toBe(age)
})

test.each<[string, Partial<typeof present>[], string | undefined]>([
  ['two posts', [{ working_hours_per_week: 37.1 }, { working_hours_per_week: 0.2 }], '37.3 hours'],
  ['a post that ended', [{ working_hours_per_week: 45 }, { is_current: false, end_date: '2022-01-01' }], '45 hours'],
  ['a post still to begin', [{ start_date: '2027-01-01' }], undefined],
])('weekly hours: %s', (_, jobs, hours) => {
  const professionalhistory = jobs.map((job, at) => ({ ...present, id: 900 + at, ...job }))
  expect(derived({ ...batteryResearcher, professionalhistory }, 'weekly_hours')).toBe(hours)
})

test('an article of two projects is one, and a count that is not told makes no total', () => {
  const published = {
    ...article,
    is_published: true,
    citation_count: 12,
    published_url: 'https://doi.example/10.5555/1',
  }
  const of = (...academicprojects: Profile['academicprojects']) => ({ ...batteryResearcher, academicprojects })
  const twice = of({ ...published, id: 901 }, { ...published, id: 902 })
  expect([derived(twice, 'publications'), derived(twice, 'total_citations')]).toEqual(['1', '12'])
  const unknown = of({ ...published, id: 901 }, { ...published, id: 902, published_url: '#', citation_count: null })
  expect([derived(unknown, 'publications'), derived(unknown, 'total_citations')]).toEqual(['2', undefined])
})
