import { expect, test } from 'vitest'
import { batteryResearcher } from '../testing/profiles.ts'
import { exhibitsOf } from './exhibits.ts'
import { conferred } from './qualification.ts'
import { notAwardedIn } from './unfinished-degree.ts'

const doctorate = batteryResearcher.academichistory.find(({ degree }) => degree === 'Doctoral')
if (doctorate === undefined) throw new Error('The applicant has no doctorate')

const heldWith = (major: string, page = ''): boolean => {
  const url = doctorate.transcript_en?.url ?? ''
  const profile = {
    ...batteryResearcher,
    academichistory: [{ ...doctorate, major }],
    uploads: page === '' ? [] : [{ url, pages: [page], by: 'text' as const }],
  }
  return conferred(profile).length > 0
}

test.each([
  'Snow mechanics (PhD NOT finished, I left in 2017)',
  'Linguistics, all but dissertation',
  'Physics – dropped out',
  'Chemistry (did not complete)',
])('no degree is held in %s', (major) => expect(heldWith(major)).toBe(false))

test.each(['Finishing of Textiles', 'Materials Science'])('a degree is held in %s', (major) =>
  expect(heldWith(major)).toBe(true),
)

test.each([
  ['Studies from 2013 to 2017. No degree was awarded.', false],
  ['Degree status: not conferred', false],
  ['Degree: Doctor of Philosophy, awarded June 2018', true],
])('a transcript that says “%s”', (page, held) => expect(heldWith('Materials Science', page)).toBe(held))

test('the school’s own words are told', () => {
  expect(notAwardedIn('The degree was not awarded.')).toBe('degree was not awarded')
  expect(notAwardedIn('The degree was awarded.')).toBeUndefined()
})

test('its papers are no diploma in the list of exhibits', () => {
  const major = 'Snow mechanics (PhD NOT finished)'
  const titles = exhibitsOf({ ...batteryResearcher, academichistory: [{ ...doctorate, major }] }).map(
    ({ title, type }) => `${type}: ${title}`,
  )
  expect(titles).toContain(
    `Confirmation of studies: Confirmation of studies, Doctoral studies in Snow mechanics, no degree, ${doctorate.school_name}`,
  )
  expect(titles.join(' ')).not.toContain('Diploma, Doctoral')
})
