import { expect, test } from 'vitest'
import { isActive } from './active.ts'

test.each([
  'Trained 60 teachers; wrote their handbook.',
  'Built a press for the valley.',
  'Led the rollout at 9 schools.',
  'Modelled 14 routes to the harbor.',
  'To publish an atlas of the coast.',
  'To train 60 teachers by 2028.',
  'Publish an atlas of the coast.',
])('a name before it makes a statement: %s', (fragment) => expect(isActive(fragment)).toBe(true))

test.each([
  'To be agreed with the districts.',
  'to be determined',
  'To not be late with the maps.',
  'Nothing settled with the districts yet.',
  'None yet of the nine schools.',
  'No budget for the casters yet.',
  'See the job description of the school.',
  'Given a laboratory of four rooms.',
  'Based upon the maps of the county.',
  'Awarded the medal of the county.',
  'Invited to the hearing in May.',
  'Agreed with the districts in May.',
  'Trained as a nurse in two hospitals.',
  'Being agreed with the districts.',
  'Teaching the nine schools of the valley.',
])('a name before it makes none: %s', (fragment) => expect(isActive(fragment)).toBe(false))
