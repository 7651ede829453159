import { describe, expect, it } from 'vitest'
import { isVerbatim, readNotice } from './index.ts'

const NOTICE = [
  `U.S. Citizenship and Immigration Services
Nebraska Service Center
May 5, 2025
Receipt Number: LIN2500000042
Form I-140, Immigrant Petition for Alien Workers
REQUEST FOR EVIDENCE
IMPORTANT: THIS NOTICE CONTAINS YOUR UNIQUE NUMBER.
Your response must be received in this office by July 31, 2025. Mail it to:
USCIS Nebraska Service Center
Attn: RFE
1 Sample Street
Lincoln, NE 68500
Ms. Zephyrine Quillfeather asks for a national interest waiver. As explained below, the evidence does not establish
that the endeavor has national importance or that she is well positioned to advance it.
First Prong: Substantial Merit and National Importance
An endeavor that does not extend beyond a petitioner’s clients will generally fall short. Matter of Dhanasar, 26 I&N
Dec. 884 (AAO 2016). USCIS agrees that mending bells has substantial merit.
The petitioner states that “there is no one else in the country, and nobody has tried.” The record does not show
that the benefits of her foundry would reach beyond the three parishes that
Page 1 of 2`,
  `LIN2500000042
employ her. You have not shown that the benefit will be national in scope.
You may submit:
• evidence of the broader impact of the endeavor;
• the source of the figure of 400 bells.
Second Prong: Well Positioned to Advance the Proposed Endeavor
Plan
The three pages sent as a plan contain no budget and no schedule.
Submit a plan with dates and sources of money.
Interest of others
Exhibit 9 is a note of thanks from a sexton. Please send letters from parishes that would hire her.
How to Respond
You must submit all requested materials together. Failure to submit requested evidence which precludes a material line
of inquiry shall be grounds for denying the petition.
Page 2 of 2`,
]

describe('a notice', () => {
  it.each([
    ['without pages', []],
    ['without words', ['', ' \n ']],
    ['that is none', ['Dear Aunt, the weather is fine and the cat is well. Yours, Tobias Ferncastle']],
  ])('%s raises nothing', (_, pages) => {
    const reading = readNotice(pages)
    expect(reading).toMatchObject({ issues: [], conceded: [], wrong_standard: [], receipt_number: null, address: null })
    expect(reading.pages).toBe(pages.length)
  })

  it('says which pages had no words', () => {
    expect(readNotice(['', 'A page with words.', '7']).unread).toEqual([1, 3])
  })

  // A page that stands there twice is read once.
  it.each(['( not " a, ', '-', ' \n', 'The record does not establish it. ', '1/2/20 ', 'although, ', 'AB '])(
    'is read in time though its pages are noise: %j',
    { timeout: 60_000 },
    (noise) => {
      const words = noise.split(/(?<= )(?=\S)/).map((word) => word.repeat(12_000 / noise.length))
      expect(readNotice([words.join(''), `${words.join('')}.`, noise.repeat(24_000 / noise.length)]).pages).toBe(3)
    },
  )

  it('tells its particulars', () => {
    expect(readNotice(NOTICE)).toMatchObject({
      kind: 'rfe',
      category: 'niw',
      receipt_number: { value: 'LIN2500000042', page: 1 },
      form: { value: 'I-140', page: 1 },
      service_center: { value: 'Nebraska Service Center', page: 1 },
      notice_date: { value: '2025-05-05', page: 1 },
      response_date: { value: '2025-07-31', page: 1 },
      response_days: null,
      address: {
        lines: ['USCIS Nebraska Service Center', 'Attn: RFE', '1 Sample Street', 'Lincoln, NE 68500'],
        page: 1,
      },
    })
  })

  it('raises each point once, under its heading, with what is asked for it', () => {
    const { issues } = readNotice(NOTICE)
    expect(issues.map(({ heading, factor, page, requests }) => [heading, factor, page, requests.length])).toEqual([
      ['First Prong: Substantial Merit and National Importance', 'national_importance', 1, 2],
      ['Plan', 'plan', 2, 1],
      ['Interest of others', 'interest', 2, 1],
    ])
    expect(issues[0]?.quote).toBe(
      'The record does not show that the benefits of her foundry would reach beyond the three parishes that employ her.',
    )
    expect(issues[2]?.quote).toBe('Exhibit 9 is a note of thanks from a sexton.')
  })

  it('knows what is granted and what is no test', () => {
    const { conceded, wrong_standard } = readNotice(NOTICE)
    expect(conceded.map(({ factor, quote }) => [factor, quote])).toEqual([
      ['substantial_merit', 'USCIS agrees that mending bells has substantial merit.'],
    ])
    expect(wrong_standard.map(({ why, quote }) => [why, quote])).toEqual([
      ['national_scope', 'You have not shown that the benefit will be national in scope.'],
    ])
  })

  it('quotes nothing that does not stand on its page', () => {
    const { issues, conceded, wrong_standard } = readNotice(NOTICE)
    const quoted = [
      ...issues,
      ...issues.flatMap(({ further, requests }) => [...further, ...requests]),
      ...conceded,
      ...wrong_standard,
    ]
    expect(quoted.filter(({ quote, page }) => !isVerbatim(quote, page, NOTICE))).toEqual([])
  })
})

describe('what the reader is not sure of', () => {
  const notice = (title: string, more: string) =>
    readNotice([
      `U.S. Citizenship and Immigration Services\n${title}\nYou seek a national interest waiver of the job offer.\n\nLetters\n\nThe recommendation letters come from colleagues and friends of the petitioner, and carry limited weight.\n\n${more}`,
    ]).issues.map(({ unsure }) => unsure ?? false)
  const MORE = 'Model or plan\n\nThe record does not include a plan for future work. Please submit a plan.'

  it('is told beside one of several points of a request', () => {
    expect(notice('REQUEST FOR EVIDENCE', MORE)).toEqual([true, false])
  })
  it('is never told of the only point of a notice, nor of a ground of a notice of intent to deny', () => {
    expect(notice('REQUEST FOR EVIDENCE', '')).toEqual([false])
    expect(notice('NOTICE OF INTENT TO DENY', MORE)).toEqual([false, false])
  })
})
