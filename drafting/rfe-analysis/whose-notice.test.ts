import { expect, test } from 'vitest'
import { someoneElse, someoneElseOnly } from './whose-notice.ts'

test.each([
  ['Petitioner: ODALYS FERNWICK-ABARA\nForm I-140', 'ODALYS FERNWICK-ABARA'],
  ['On May 5, 2024, you, Odalys Fernwick-Abara, filed Form I-140.', 'Odalys Fernwick-Abara'],
])('a notice on the petition of somebody else: %j', (text, value) => {
  expect(someoneElse(['', text], 'Ilona Kőszegi')).toEqual({ value, page: 2 })
})

test.each([
  'REQUEST FOR EVIDENCE',
  'Petitioner: ILONA KOSZEGI',
  'PETITIONER: KOSZEGI, I.',
  'Beneficiary: ILONA KOSZEGl',
  'Petitioner: A. B. RESPONSE DUE: 06/06/2025',
  'Petitioner: SELF',
  'Petitioner: MARIA LOPEZ\nBeneficiary: ILONA KOSZEGI',
])('of nobody else: %j', (text) => {
  expect(someoneElse([text], 'Ilona Kőszegi')).toBeUndefined()
})

test('a notice in which the applicant is named elsewhere may still be theirs', () => {
  const head = 'Petitioner: ODALYS FERNWICK-ABARA'
  expect(someoneElseOnly([head, 'The officer.'], 'Ilona Kőszegi')).toEqual({ value: 'ODALYS FERNWICK-ABARA', page: 1 })
  expect(someoneElseOnly([head, 'The letter of Ms. Koszegi.'], 'Ilona Kőszegi')).toBeUndefined()
  expect(someoneElseOnly(['Petitioner: ILONA KOSZEGl'], 'Ilona Kőszegi')).toBeUndefined()
  expect(someoneElseOnly([head], '')).toBeUndefined()
})
