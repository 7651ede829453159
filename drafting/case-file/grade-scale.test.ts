import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import type { Profile } from '../profile.ts'

type Degree = Profile['academichistory'][number]

/** What the case file tells of a grade. */
function toldOf(fields: Partial<Degree>, transcript = ''): string | undefined {
  const [first, ...rest] = batteryResearcher.academichistory
  if (first === undefined) throw new Error('a profile without a degree')
  const degree = { ...first, ...fields }
  const profile: Profile = {
    ...batteryResearcher,
    academichistory: [degree, ...rest],
    uploads: [{ url: degree.transcript_en?.url ?? '', pages: [transcript], by: 'text' }],
  }
  return buildCaseFile(profile).fact('academichistory', degree.id, 'gpa')?.value
}

describe('a grade is told only where it is known which end of its scale is the better', () => {
  test.each<[string, Partial<Degree>, string, string | undefined]>([
    ['American', { total_gpa: 3.9, max_gpa: 4, school_country: 'United States' }, '', '3.9 out of 4'],
    ['French', { total_gpa: 14.2, max_gpa: 20, school_country: 'France' }, '', '14.2 out of 20'],
    ['Indian', { total_gpa: 8.4, max_gpa: 10, school_country: 'India' }, '', '8.4 out of 10'],
    ['percent', { total_gpa: 72, max_gpa: 100, school_country: 'United Kingdom' }, '', '72 out of 100'],
    ['German', { total_gpa: 1.3, max_gpa: 4, school_country: 'Germany' }, '', undefined],
    ['German, told in the American way', { total_gpa: 3.7, max_gpa: 4, school_country: 'Germany' }, '', undefined],
    [
      'German by its paper',
      { total_gpa: 1.3, max_gpa: 5, school_country: 'Germany' },
      'Notenskala: 1,0 = sehr gut, 4,0 = ausreichend',
      '1.3, where 1 is the best grade',
    ],
    ['Austrian, in percent', { total_gpa: 88, max_gpa: 100, school_country: 'Austria' }, '', '88 out of 100'],
    [
      'Czech by its paper',
      { total_gpa: 1.42, max_gpa: 4, school_country: 'Czechia' },
      'Note: Czech scale, 1 is the best mark and 4 is fail.',
      '1.42, where 1 is the best grade',
    ],
    [
      'of another country whose paper says so',
      { total_gpa: 1.5, max_gpa: 5, school_country: 'Mexico' },
      'Grading: 1 (excellent) to 5 (fail)',
      '1.5, where 1 is the best grade',
    ],
    [
      'German, turned into another by the paper',
      { total_gpa: 3.7, max_gpa: 4, school_country: 'Germany' },
      'Converted grade. Highest grade: 4.0',
      '3.7 out of 4',
    ],
    [
      'of a paper that tells both scales',
      { total_gpa: 3.7, max_gpa: 4, school_country: 'Germany' },
      'Local scale: 1 is the best. Converted scale: 4.0 is the best.',
      undefined,
    ],
    ['above its scale', { total_gpa: 4.2, max_gpa: 4, school_country: 'Norway' }, '', undefined],
  ])('%s', (_, fields, transcript, expected) => expect(toldOf(fields, transcript)).toBe(expected))
})
