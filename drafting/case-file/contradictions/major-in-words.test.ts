import { expect, test } from 'vitest'
import { buildCaseFile } from '../../case-file.ts'
import { ordinaryApplicant, civilEngineer } from '../../testing/profiles.ts'
import { otherFieldIn } from './major-in-words.ts'

const [phd, msc] = ordinaryApplicant.academichistory
if (phd === undefined || msc === undefined) throw new Error('The ordinary applicant has two degrees')

test.each([
  ['I hold a doctorate in marine law from Lakeshore State University.', 'doctorate in marine law'],
  ['My Ph.D. in Botany is from Michigan.', 'Ph.D. in Botany'],
  ["She has a master's degree in choir music.", "master's degree in choir music"],
])('%s', (text, said) => expect(otherFieldIn(text, ordinaryApplicant)?.said).toBe(said))

test.each([
  'I hold a doctorate in material sciences.',
  'A bachelor’s degree in botany is what the post asks for.',
  'I wrote my doctorate in Michigan.',
  'I studied botany.',
])('but not: %s', (text) => expect(otherFieldIn(text, ordinaryApplicant)).toBeUndefined())

test('of two degrees of a kind nobody can say which is meant', () =>
  expect(otherFieldIn('My doctorate in botany.', { academichistory: [phd, { ...phd, id: 99 }] })).toBeUndefined())

test('an endeavor that tells it is to be put right with the entry', () => {
  const [endeavor] = civilEngineer.endeavors
  if (endeavor === undefined) throw new Error('The civil engineer has an endeavor')
  const { contradictions } = buildCaseFile({
    ...ordinaryApplicant,
    endeavors: [{ ...endeavor, exp_applicant_qualifications: 'I hold a doctorate in marine law.' }],
  })
  expect(contradictions.filter(({ text }) => text.includes('doctorate in marine law'))).toMatchObject([
    { kind: 'degree', places: [{ section: 'endeavors' }, { section: 'academichistory', field: 'major' }] },
  ])
})
