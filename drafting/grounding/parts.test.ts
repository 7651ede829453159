import { describe, expect, test } from 'vitest'
import { buildCaseFile, type CaseFile } from '../case-file.ts'
import { readSentence } from '../grounding.ts'
import { batteryResearcher, physician } from '../testing/profiles.ts'

const battery = buildCaseFile(batteryResearcher)
const doctor = buildCaseFile(physician)

const reasons = (text: string, caseFile: CaseFile): string[] =>
  readSentence(text, caseFile, { voice: 'petition' }).findings.map(({ reason }) => reason)

describe('what stands between marks is told as a whole', () => {
  test.each([
    ['The grading protocol, which is now required reading in several graduate programs, sorts modules.', battery],
    ['The grading protocol, approved by an independent association, sorts modules.', battery],
    ['The grading protocol, often on weekends and without pay, sorts modules.', battery],
  ])('%s', (text, caseFile) => expect(reasons(text, caseFile).join(' ')).toMatch(/tells/))
  test.each([
    ['The grading protocol sorts a module in 17 minutes, as she had hoped.', battery],
    ['In practical terms, her standing order lets a nurse start the antibiotic.', doctor],
  ])('but this is told: %s', (text, caseFile) => expect(reasons(text, caseFile)).toEqual([]))
})

test('a part is not raised', () =>
  expect(reasons('She headed the hospital alliance.', doctor)).toContain(
    'no entry gives the applicant this part in it',
  ))

describe('particulars stay with their work', () => {
  test('the journal of one article and the citations of another', () => {
    const swapped = 'Her article in Annals of Storage and Batteries has been cited 147 times.'
    expect(readSentence(swapped, battery, { voice: 'petition' }).findings).toMatchObject([{ text: '147' }])
    expect(reasons('Her article in Annals of Storage and Batteries has been cited 88 times.', battery)).toEqual([])
  })
  test('the one who funded another work', () => {
    expect(reasons('The Anatolia Health Research Fund supported the night line.', doctor)).toContain(
      'no entry tells that it paid for this',
    )
  })
})

describe('a change is told before it is credited', () => {
  test.each([
    ['Since then fires in garages have declined.', battery],
    ['Afterwards divorces among nurses have become rarer.', doctor],
  ])('%s', (text, caseFile) => expect(reasons(text, caseFile)).toContain('no entry tells of this change'))
})
