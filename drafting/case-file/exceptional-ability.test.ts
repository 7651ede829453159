import { expect, test } from 'vitest'
import type { Profile } from '../profile.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'
import { exceptionalAbility, postsInOccupation } from './exceptional-ability.ts'

type Item = Profile['evidence'][number]

const item = (id: number, sub_category: Item['sub_category'], name: string): Item => ({
  id,
  category: 'Professional',
  sub_category,
  received_date: '2019-03-01',
  expired_date: null,
  status: 'No-expiration Date',
  name,
  issuing_organization: 'Board of Fictional Surveyors',
  brief_introduction: 'The board examines candidates.',
  domain: 'Surveying',
  level: 'National',
  supporting_doc: null,
})

const license = item(91, 'License', 'Registration as land surveyor')
const certificate = item(92, 'Certification', 'Certificate in Drone Flight')

test.each([
  ['a license to practice the occupation', [certificate, license], [91]],
  ['a certificate where there is no license', [certificate], [92]],
  ['all of them where the license is for something else', [certificate, item(93, 'License', 'Boat license')], [92, 93]],
  [
    'a license of here before one of abroad',
    [
      item(94, 'License', 'License of a land surveyor, Egypt'),
      { ...license, issuing_organization: 'Georgia Board of Surveyors' },
    ],
    [91],
  ],
  [
    'a certification of the trade before a license of abroad',
    [
      item(94, 'License', 'License of a land surveyor, Egypt'),
      certificate,
      item(95, 'Certification', 'Certified Land Surveyor'),
    ],
    [95],
  ],
  [
    'a license of abroad before what certifies something else',
    [item(94, 'License', 'License of a land surveyor, Egypt'), certificate],
    [94],
  ],
])('the license criterion rests on %s', (_, evidence, ids) => {
  const profile: Profile = {
    ...ordinaryApplicant,
    application: { ...ordinaryApplicant.application, occupation: 'Land surveyor' },
    evidence,
  }
  const found = exceptionalAbility(profile).find(({ code }) => code === 'R3')
  expect(found?.entries.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['I entered as a part-time junior and stayed.', 0],
  ['The post was part-time until 2019.', 0],
  ['I supervised 12 part-time tutors.', 1],
  ['I trained part-time nurses in two wards.', 1],
  ['I ran the plant.', 1],
])('a full-time post whose account says “%s” counts: %i', (job_summary, count) => {
  const [job] = ordinaryApplicant.professionalhistory
  if (job === undefined) throw new Error('The applicant has no post')
  const posts = [{ ...job, job_type: 'Full-Time' as const, working_hours_per_week: 40, job_summary }]
  expect(postsInOccupation({ ...ordinaryApplicant, professionalhistory: posts })).toHaveLength(count)
})
