import { describe, expect, it } from 'vitest'
import { readNotice } from '../index.ts'
import { addressIn, letterheadIn } from './address.ts'
import { categoryIn, formIn, kindIn, serviceCentreIn } from './named-once.ts'
import { noticeDatesIn } from './notice-dates.ts'
import { receiptNumberIn } from './receipt-number.ts'
import { responseDaysIn } from './response-days.ts'

describe('the receipt number', () => {
  it.each(['', 'Receipt Number: none', 'SRC12345', 'SRC259910441', 'ABC2599104417', 'SRC25991044170'])(
    'is not in %j',
    (text) => {
      expect(receiptNumberIn([text])).toBeNull()
    },
  )
  it.each([
    ['SRC2599104417', 'SRC2599104417'],
    ['Receipt: LIN 25 901 55123', 'LIN2590155123'],
    ['LIN-25-906-68410', 'LIN2590668410'],
    ['*IOE0999482015*', 'IOE0999482015'],
    ['5RC25O6660288', 'SRC2506660288'],
    ['Your earlier petition SRC2100000001 was denied.\nReceipt Number\nSRC2500000002', 'SRC2500000002'],
  ])('is in %j', (text, value) => {
    expect(receiptNumberIn([text])).toEqual({ value, page: 1 })
  })
})

describe('the dates', () => {
  const none = { notice_date: null, response_date: null, filed_date: null }
  it.each(['', 'On some day in May.', 'respond by 02/31/2025', 'Form I-797E (Rev. 08/31/21)'])(
    'are not in %j',
    (text) => {
      expect(noticeDatesIn([text])).toEqual(none)
    },
  )
  it.each([
    ['March 4, 2025\nDear Madam', { notice_date: '2025-03-04' }],
    ['Notice Date\n08/19/2024', { notice_date: '2024-08-19' }],
    [
      'Notice mailed: 12/12/2023 Response to be received by: 03/08/2024',
      { notice_date: '2023-12-12', response_date: '2024-03-08' },
    ],
    ['DATE: 4 May 2026', { notice_date: '2026-05-04' }],
    ['File: LIN1490146572\nForm: I-140\nDated: 2026-05-04', { notice_date: '2026-05-04' }],
    ['Receipt: IOE0999482015 Form: I-140 Date: May 4, 2026', { notice_date: '2026-05-04' }],
    ['Notice Date Beneficiary\n08/17/2023 QUILLFEATHER, Z.', { notice_date: '2023-08-17' }],
    ['Received Date\n02/06/2024', { filed_date: '2024-02-06' }],
    ['Your response must be received in this office by May 30, 2025.', { response_date: '2025-05-30' }],
    ['Response due: April 12th, 2025.', { response_date: '2025-04-12' }],
    ['Response Due (at USCIS) May 30, 2025', { response_date: '2025-05-30' }],
    ['You have eighty-four (84) days, until July 4, 2013, to respond.', { response_date: '2013-07-04' }],
    ['Your response must be received\nby\n02/09/2026', { response_date: '2026-02-09' }],
    ['LIN1490146572 April 8, 2014\nPETITIONER: A. B.', { notice_date: '2014-04-08' }],
    ['NSC / EB2 / 3 NOV 2022', { notice_date: '2022-11-03' }],
    ['Request for Evidence November 14, 2025\n\nReceipt: MSC2690118843', { notice_date: '2025-11-14' }],
    ['PETITIONER: A. B. RESPONSE DUE: 06/06/2025', { response_date: '2025-06-06' }],
    ['Your answer is due no later than the 4th day of September, 2025.', { response_date: '2025-09-04' }],
    ['On October 17, 2024, you filed Form I-140.', { filed_date: '2024-10-17' }],
    ['Please provide the requested evidence by April 8, 2025.', { response_date: '2025-04-08' }],
    ['You did provide a letter that was signed by April 8, 2025.', {}],
    ['You forge bells. Provide the following by January 12, 2024.', { response_date: '2024-01-12' }],
    ['A response received after January 12, 2024 will not be considered.', { response_date: '2024-01-12' }],
    ['The letter came after January 12, 2024 and was considered.', {}],
    [
      'THIS PAGE MUST BE SUBMITTED WITH THE RESPONSE\nDate: February 8, 2016 File: LIN1590774102',
      { notice_date: '2016-02-08' },
    ],
    ['LIN1590127734\nTuesday, June 9, 2015\nA. B.', { notice_date: '2015-06-09' }],
    [
      'August 22, 2023\nA response must be received by November 17, 2023. It may be denied if nothing is received by November 17, 2023.',
      { notice_date: '2023-08-22', response_date: '2023-11-17' },
    ],
    ['November 20, 2024 I-140 / National Interest Waiver\nA. B.', { notice_date: '2024-11-20' }],
    ['You submitted a personal statement dated September 30, 2024 and a letter.', {}],
  ])('are told from each other in %j', (text, dates) => {
    const found = noticeDatesIn([text])
    expect(Object.fromEntries(Object.entries(found).map(([name, one]) => [name, one?.value ?? null]))).toEqual({
      ...none,
      ...dates,
    })
  })
})

describe('of several days on which an answer is due', () => {
  const [one, two] = ['March 3, 2026', 'June 1, 2026'].map((day) => `Your response must be received by ${day}.`)
  it.each([
    ['the first after the notice', `Notice Date: January 5, 2026\n${one}`, two, '2026-03-03', 1],
    ['not that of a notice before', `Notice Date: April 6, 2026\n${one}`, two, '2026-06-01', 2],
    ['the last where the notice has no date', `${one}`, two, '2026-06-01', 2],
  ])('%s', (_, first, second, value, page) => {
    expect(noticeDatesIn([first, second ?? '']).response_date).toEqual({ value, page })
  })
})

it('is no day on which an answer is due, by which what is asked for had to exist', () => {
  const undated = ['Date filed: 08/30/2024\nSubmit evidence of steps that you took on or before 08/30/2024.']
  expect(noticeDatesIn(undated)).toMatchObject({ filed_date: { value: '2024-08-30' }, response_date: null })
  const pages = ['Notice Date: March 18, 2025\nSubmit letters that existed on or before September 4, 2024.']
  expect(noticeDatesIn(pages)).toMatchObject({ notice_date: { value: '2025-03-18' }, response_date: null })
})

describe('the days to answer', () => {
  it.each([
    '',
    'The plan will take 90 days.',
    'Premium processing takes 45 business days from receipt of this request.',
  ])('are not in %j', (text) => {
    expect(responseDaysIn([text])).toBeNull()
  })
  it.each([
    ['You must respond within 84 days.', 84],
    ['within eighty-four (84) calendar days of the date of this notice', 84],
    ['You must submit the information within twelve (12) weeks of this letter.', 84],
    ['A response must be made within thirty (30) days of the date of this notice.', 30],
    [
      'You have thirty (30) days, plus three (3) days for service by mail, from the date of this notice to respond.',
      33,
    ],
  ])('are in %j', (text, value) => {
    expect(responseDaysIn([text])).toEqual({ value, page: 1 })
  })
})

describe('the address of the letterhead', () => {
  const OFFICE =
    'U.S. Department of Homeland Security\nU.S. Citizenship and Immigration Services\nNebraska Service Center'
  const PERSON = 'IVO BRANDL\n4 KILN STREET\nTOLEDO, OH 43604'
  it.each([
    [`${OFFICE}\nP.O. Box 11111\nLincoln, NE 68500\n\nMay 4, 2026\n\n${PERSON}`, 5],
    [`${OFFICE}\n850 S Street\nLincoln, NE 68500\n\n${PERSON}`, 5],
    [`${OFFICE}\n\nMay 4, 2026\n\n${PERSON}`, undefined],
    [`${OFFICE}\n${PERSON}\n\nRequest for Evidence`, undefined],
    [`${OFFICE}\nMay 4, 2026\n${PERSON}`, undefined],
    [PERSON, undefined],
    ['', undefined],
  ])('is the office’s, and nobody else’s: %j', (text, lines) => {
    expect(letterheadIn([text])?.lines.length).toBe(lines)
  })
  it('is kept only where no other is printed', () => {
    const head = `${OFFICE}\nP.O. Box 11111\nLincoln, NE 68500\n\nRequest for Evidence\n\nThe plan has no budget.`
    expect(readNotice([head])).toMatchObject({ address: null, letterhead: { page: 1 } })
    const told = readNotice([
      `${head}\n\nMail your response to:\nUSCIS\nAttn: RFE\n9 Center Drive\nArlington, VA 20590`,
    ])
    expect([told.address?.lines.at(-1), told.letterhead]).toEqual(['Arlington, VA 20590', undefined])
  })
})

describe('the address', () => {
  it.each([
    '',
    'Send it to us.',
    'USCIS Texas Service Center\nIrving, TX 75038',
    'Your petition is at the Texas Service Center, and the house that you bought in Irving, TX 75038 is no proof.',
    'From Texas Service Center, 1 Belt Line Rd, Irving, TX 75038 it went to Nebraska Service Center, 1 S St, Lincoln, NE 68501.',
    'Send letters to Dr. Able, 1 Road, Dayton, OH 45400.',
    'Submit it to:\nTexas Service Center Petitioner: A. B. HALL-\nBAS\nA. B. HALL-BAS\n1530 COTTONGIN ROAD\nSAN MARCOS TX 78666',
    'USCIS YSC2490133871\nPotomac Service Center Form I-140\nA. B.\n88 SCHOOL RD\nKUTZTOWN, PA 19530',
  ])('is not in %j', (text) => {
    expect(addressIn([text])).toBeNull()
  })
  it.each([
    ['Return this letter to:\nUSCIS TSC\nAttn: I-140\n1 Belt Line Rd.\nIrving, TX 75038-0014', 4],
    [
      `${'You must answer this letter in one parcel. '.repeat(12)}\n\nUSCIS\nNebraska Service Center\nP.O. Box 1\nLincoln, NE 68501`,
      4,
    ],
    [
      'U.S. Department of Homeland Security\nPotomac Service Center\n1 Center Drive\nArlington, VA 20598\n\nMail it to the address printed at the head of this notice.',
      4,
    ],
    ['Use this address. Texas Service Center, 6046 N Belt Line Rd, Irving, TX 75038. Enclose this notice.', 3],
    ['RECEIPT\nTexas Service Center, 6046 N Belt Line Rd,\nIrving, TX 75038\nDear Petitioner:', 3],
    ['Mail your response to USCIS TSC, Attn: RFE, 1 Belt Line Rd., Irving, TX 75038-0014.', 4],
    [
      'Return this letter to:\nNebraska Service Center www.uscis.gov\nUSCIS Nebraska Service Center\nP.O. Box 1\nLincoln, NE 68501',
      3,
    ],
  ])('is in %j', (text, lines) => {
    expect(addressIn([text])?.lines).toHaveLength(lines)
  })
})

it('has the lines of an envelope where it stands in a sentence', () => {
  const told =
    'Submit it to: USCIS Nebraska Service Center, Attn: RFE, 850 S Street, Suite 2, Lincoln, NE\n68508-1225. Sign it.'
  expect(addressIn([told])?.lines).toEqual([
    'USCIS Nebraska Service Center',
    'Attn: RFE',
    '850 S Street, Suite 2',
    'Lincoln, NE 68508-1225',
  ])
})

it('is whole where its first lines stand at the head of a page, as those of a letterhead do', () => {
  const box = 'P.O. Box 1\nMesquite, TX 75185'
  const page = `U.S. Citizenship and Immigration Services\nTexas Service Center\n${box}`
  expect(addressIn(['A notice.', page], ['A notice.', box])?.lines).toHaveLength(4)
})

describe('what the notice is', () => {
  it.each([
    ['', 'other'],
    ['NOTICE OF INTENT TO DENY', 'noid'],
    ['USCIS intends to deny the petition.', 'noid'],
    ['Request\nfor Evidence', 'rfe'],
    [
      'The Petitioner did not submit a brief and/or additional evidence.\nORDER: The motion to reopen is dismissed.',
      'other',
    ],
    ['After our request for evidence the Director denied the petition.\nORDER: The appeal is dismissed.', 'other'],
    ['Request for Evidence\nIn order: the petition and its fee.', 'rfe'],
  ])('%j: %s', (text, kind) => {
    expect(kindIn([text])).toBe(kind)
  })
  it.each([
    ['', 'unknown'],
    ['national interest waiver', 'niw'],
    ['extraordinary ability, 8 CFR 204.5(h), and sustained national acclaim', 'eb1a'],
    ['ability to pay the proffered wage', 'perm'],
  ])('%j: %s', (text, category) => {
    expect(categoryIn([text])).toBe(category)
  })
  it('is about something else on another form', () => {
    expect(categoryIn(['The record does not contain a copy.'], 'I-485')).toBe('other')
    expect(categoryIn(['national interest waiver'], 'I-485')).toBe('niw')
  })
  it.each([
    [
      [
        'Case Type: I485, Application to Register Permanent Residence',
        'Submit Form I-693. A new Form I-693 is required.',
      ],
      'I-485',
    ],
    [['Petition: Form IJ-140, National Interest Waiver', 'Submit Form ETA-9089.'], 'I-140'],
    [['You filed Form I-140 on May 4, 2025.', 'Send Form I-907 and Form I-907.'], 'I-140'],
  ])('is about the form that was filed, and not one that is asked for', (pages, form) => {
    expect(formIn(pages)?.value).toBe(form)
  })
  it('names its form and office', () => {
    const text = 'Form I-797E\nForm 1-140, Immigrant Petition\nNebraska Service Center'
    expect([formIn([text])?.value, serviceCentreIn([text])?.value]).toEqual(['I-140', 'Nebraska Service Center'])
    expect(formIn(['Form: J-140 Received: January 9, 2023'])?.value).toBe('I-140')
    expect([formIn(['']), serviceCentreIn([''])]).toEqual([null, null])
  })
})
