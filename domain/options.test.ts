import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import * as options from './options.ts'

test.each<[string, readonly string[], readonly string[]]>([
  ['genders', options.GENDERS, ['Male', 'Female', 'Other']],
  ['prefixes', options.PRONOUNS, ['Mr.', 'Mrs.', 'Ms.', 'Dr.']],
  [
    'types of organization',
    options.ORGANIZATION_TYPES,
    [
      'For-Profit Companies',
      'International Organizations',
      'NGO',
      'Government Agencies',
      'Academic Organizations',
      'Other Non-Profit',
    ],
  ],
  ['job types', options.JOB_TYPES, ['Full-Time', 'Part-Time', 'Temporary', 'Internship', 'Other']],
  [
    'degrees',
    options.DEGREES,
    [
      "Associate's",
      "Bachelor's",
      "Master's",
      'Doctoral',
      'Professional Degree',
      'High School Diploma',
      'Certificate',
      'Other',
    ],
  ],
  ['categories of evidence', options.EVIDENCE_CATEGORIES, ['Academic', 'Professional', 'Achievement', 'Project']],
  ['academic', options.EVIDENCE_SUB_CATEGORIES.Academic, ['Course Certificate', 'Degree', 'Academic Award']],
  [
    'professional',
    options.EVIDENCE_SUB_CATEGORIES.Professional,
    ['Certification', 'License', 'Training Certificate', 'Others'],
  ],
  ['achievement', options.EVIDENCE_SUB_CATEGORIES.Achievement, ['Award', 'Recognition', 'Competition']],
  ['project', options.EVIDENCE_SUB_CATEGORIES.Project, ['Research', 'Development', 'Innovation']],
  ['states of evidence', options.EVIDENCE_STATUSES, ['Active', 'Inactive', 'No-expiration Date']],
  ['scopes', options.EVIDENCE_LEVELS, ['International', 'National', 'Regional']],
  ['times of a plan', options.PLAN_ETAS, ['within 1 year', '1-3 years', '3-5 years', '5+ years']],
  ['states of a plan', options.PLAN_STATUSES, ["Haven't Started Yet", 'In Progress']],
])('%s, in their order', (_name, list, words) => expect(list).toEqual(words))

test.each<[string, readonly unknown[], number, number]>([
  ['industries', options.INDUSTRIES, 20, 20],
  ['countries', COUNTRIES, 193, 200],
  ['fields of study', options.FIELDS_OF_STUDY, 28, 40],
  ['phone codes', options.PHONE_CODES.map(({ code }) => code), 53, 60],
])('there are about as many %s as there are, none twice', (_name, list, least, most) => {
  expect(list.length).toBeGreaterThanOrEqual(least)
  expect(list.length).toBeLessThanOrEqual(most)
  expect(new Set(list).size).toBe(list.length)
})

test('the longest-known names are among them', () => {
  expect(options.INDUSTRIES).toEqual(
    expect.arrayContaining(['Information Technology', 'Health Care and Social Assistance']),
  )
  expect(options.PHONE_CODES[0].code).toBe('+1')
  expect(COUNTRIES).toEqual(expect.arrayContaining(['United States', 'China']))
})
