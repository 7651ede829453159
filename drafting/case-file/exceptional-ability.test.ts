import { expect, test } from 'vitest'
import type { Profile } from '../profile.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'
import { exceptionalAbility } from './exceptional-ability.ts'

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
])('the license criterion rests on %s', (_, evidence, ids) => {
  const profile: Profile = {
    ...ordinaryApplicant,
    application: { ...ordinaryApplicant.application, occupation: 'Land surveyor' },
    evidence,
  }
  const found = exceptionalAbility(profile).find(({ code }) => code === 'R3')
  expect(found?.entries.map(({ id }) => id)).toEqual(ids)
})
