import { describe, expect, test } from 'vitest'
import { someoneElse, someoneElseOnly } from './whose-notice.ts'

const ADDRESS = '18 CANDLER MILL RD\nDUNMORE, PA 18512'

describe('a notice on the petition of somebody else', () => {
  test.each([
    ['Petitioner: ODALYS FERNWICK-ABARA\nForm I-140', 'ODALYS FERNWICK-ABARA'],
    ['Beneficiary: FERNWICK-ABARA, ODALYS M. Response Due: May 5, 2026', 'FERNWICK-ABARA, ODALYS M.'],
    ['Petitioner: FERNWICK, O.', 'FERNWICK, O.'],
    ['Petitioner / Beneficiary\nSELF / van der Haan, Odalys', 'van der Haan, Odalys'],
    ['Petitioner and beneficiary:\nDr. Odalys Fernwick', 'Odalys Fernwick'],
    ['PETITIONER Odalys FERNWICK Due 05/05/2026', 'Odalys FERNWICK'],
    ['Petitioner: ODALYS FERNWICK-\nABARA Potomac Service Center', 'ODALYS FERNWICK-ABARA'],
    ['Petitioner: Tallgrass Motion Systems, Inc.\nBeneficiary: Odalys Fernwick', 'Odalys Fernwick'],
    ['RE: ODALYS FERNWICK', 'ODALYS FERNWICK'],
    ['IN RE: Odalys Fernwick', 'Odalys Fernwick'],
    ['LIN2690012345 – I-140 – Odalys Fernwick', 'Odalys Fernwick'],
    [`ODALYS FERNWICK\n${ADDRESS}`, 'ODALYS FERNWICK'],
    [`ODALYS FERNWICK\nc/o Brannock & Osei LLP\n${ADDRESS}`, 'ODALYS FERNWICK'],
    ['To: Odalys Fernwick, 902 Saltbox Lane, Pennygate, ME 04999', 'Odalys Fernwick'],
    ['To: ODALYS FERNWICK DATE: 06/24/2025\n9 MILL RACE COURT FORM: I-140', 'ODALYS FERNWICK'],
    ['Ms. Odalys Luz FERNWICK, 350 Foundry Street, Apartment 6C, Chattanooga, TN 37402', 'Odalys Luz FERNWICK'],
    ['FOR: Odalys FERNWICK\nREPLY BY: July 29, 2025', 'Odalys FERNWICK'],
    ['For: ODALYS LUZ FERNWICK, c/o Petrel Reef Robotics, 41 Cannery Slip', 'ODALYS LUZ FERNWICK'],
    ['Notice to: FERNWICK, ODALYS LIN2590288417', 'FERNWICK, ODALYS'],
    ['Dear Ms. Fernwick:', 'Fernwick'],
    ['Dear Odalys Fernwick,', 'Odalys Fernwick'],
    ['On May 5, 2024, you, Odalys Fernwick-Abara, filed Form I-140.', 'Odalys Fernwick-Abara'],
    ['The petitioner, Odalys Fernwick, seeks a waiver.', 'Odalys Fernwick'],
    ['The self-petitioner, Dr. Odalys de la Cruz, is a hydrologist.', 'Odalys de la Cruz'],
    ['the beneficiary Odalys Fernwick has not shown that she is well positioned', 'Odalys Fernwick'],
    ['Ms. Fernwick (the self-petitioner) filed the petition.', 'Fernwick'],
    ['A Form I-140 was filed by Odalys Fernwick on May 5, 2024.', 'Odalys Fernwick'],
    ['the Form I-140 petition filed on behalf of Odalys Fernwick', 'Odalys Fernwick'],
    // Each shares what many names share, or what is no name.
    ['Petitioner: DE LA CRUZ, ODALYS', 'DE LA CRUZ, ODALYS', 'Ilona de la Vega'],
    ['Petitioner: Wei YANG', 'Wei YANG', 'Lin Wang'],
    ['Petitioner: ODALYS FERNWICK\nThe letter of Ilona Baranyi may have weight.', 'ODALYS FERNWICK', 'Ilona May'],
  ])('%j', (text, value, own = 'Ilona Kőszegi') => {
    expect(someoneElseOnly([text], own)?.value).toBe(value)
  })
})

describe('of nobody else', () => {
  test.each([
    ['REQUEST FOR EVIDENCE'],
    ['Petitioner: ILONA KOSZEGI'],
    ['PETITIONER: KOSZEGI, I.'],
    ['Beneficiary: ILONA KOSZEGl'],
    ['Petitioner: KOESZEGI, ILONA'],
    ['Petitioner: ILONA BARANYI', 'Ilona Kőszegi'],
    ['Petitioner: KOSZEGI-BARANYI, I.'],
    ['Petitioner: A. B. RESPONSE DUE: 06/06/2025'],
    ['Petitioner: SELF'],
    ['Beneficiary: Same as petitioner'],
    ['Petitioner: MARIA LOPEZ\nBeneficiary: ILONA KOSZEGI'],
    ['Petitioner: Tallgrass Motion Systems, Inc.'],
    ['Petitioner: Prairie Forks State University'],
    ['Dear Sir or Madam:'],
    ['Dear Petitioner:'],
    ['RE: Form I-140, Immigrant Petition for Alien Workers'],
    ['For: Form I-140, Immigrant Petition for Alien Workers'],
    ['FOR: National Interest Waiver'],
    ['To: USCIS, Texas Service Center, 6046 N Belt Line Rd, Irving, TX 75038'],
    ['Notice to: The Petitioner'],
    ['Dear Petitioner:\n\nOn December 12, 2024 you filed a Form I-140'],
    [`USCIS\nTexas Service Center\n6046 N Belt Line Rd\nIrving, TX 75038`],
    [`ODALYS FERNWICK, ESQ.\n${ADDRESS}`],
    [`Attorney for the petitioner\nODALYS FERNWICK\n${ADDRESS}\nDear Ms. Fernwick:`],
    ['Petitioner Is Well Positioned\nThe petitioner is not well positioned.'],
    ['According to Dr. Odalys Fernwick, the petitioner leads the field.'],
    ['You submitted letters from the petitioner, Dr. Able, and Dr. Baker.'],
    ['A previous petition was filed for you by Odalys Fernwick.'],
    ['The petitioner, Odalys Fernwick, seeks a waiver. Ms. Koszegi holds a degree.'],
    // What other alphabets, offices and registries make of a name.
    ['Petitioner: MUELLER, JURGEN', 'Jürgen Müller'],
    ['Petitioner: LUKASZ WISNIEWSKI', 'Łukasz Wiśniewski'],
    ['Petitioner: DJORDJEVIC', 'Goran Đorđević'],
    ['Petitioner: EKATERINA CHAIKOVSKAYA', 'Yekaterina Tchaikovskaia'],
    ['Petitioner: ALEXANDR ZELENSKYY', 'Aleksander Zelenskiy'],
    ['Petitioner: MOHAMMED HUSSAIN', 'Muhammad Husein'],
    ['Petitioner: ABDUL RAHMAN, K.', 'Kareem Abdulrahman'],
    ['Petitioner: XIAO MING ZHAO', 'Xiaoming Tsao'],
    ['Petitioner: LI NA', 'Na Li'],
    ['Petitioner: OBRIEN, T.', 'Tadhg O’Brien'],
    ['Petitioner: NGUYEN THI HOA', 'Nguyễn Hoa'],
    ['Petitioner: ZHAO WEI', '赵伟'],
    ['Petitioner: IVAN PETROV', 'Иван Петров'],
    ['Petitioner: ODALYS FERNWICK', ''],
  ])('%j', (text, own = 'Ilona Kőszegi') => {
    expect(someoneElseOnly([text], own)).toBeUndefined()
  })
})

test('it is told with its page', () => {
  expect(someoneElse(['', 'Petitioner: ODALYS FERNWICK-ABARA'], 'Ilona Kőszegi')).toEqual({
    value: 'ODALYS FERNWICK-ABARA',
    page: 2,
  })
})

test('a notice in which the applicant is named elsewhere may still be theirs', () => {
  const head = 'Petitioner: ODALYS FERNWICK-ABARA'
  const own = 'Ilona Kőszegi'
  expect(someoneElse([head, 'The letter of Ms. Koszegi.'], own)?.value).toBe('ODALYS FERNWICK-ABARA')
  expect(someoneElseOnly([head, 'The letter of Ms. Koszegi.'], own)).toBeUndefined()
  expect(someoneElseOnly([head, 'Ilona holds a degree; so says Dr. Ilona.'], own)).toBeUndefined()
  expect(someoneElseOnly([head, 'The letter of Ilona Baranyi.'], own)?.value).toBe('ODALYS FERNWICK-ABARA')
})
