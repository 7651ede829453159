import { describe, expect, it } from 'vitest'
import { readNotice } from './index.ts'

const FINDINGS = `Proposed endeavor
You have not described what you will do, and the record does not say for whom the bells will be cast.
National importance
The record does not show that the work of one foundry would reach beyond three parishes. No source is given for the figure of 40 jobs.
Plan
The plan contains no budget, and the funds for a furnace are not documented.
Interest of others
No parish has written in support of the endeavor.`

const read = (asked: string) =>
  readNotice([
    `Request for Evidence\nDear Petitioner:\nYou ask for a national interest waiver.\n${FINDINGS}\n${asked}\nSincerely,`,
  ]).issues.map(({ factor, requests }) => [factor, requests.map(({ quote }) => quote)])

const DESCRIPTION = 'A description of the bells that will be cast, and for whom;'
const FIGURES = 'The source of the figure of 40 jobs;'
const FUNDS = 'A budget, and statements of the funds for the furnace; and'
const LETTERS = 'Letters of parishes in support of the endeavor.'

describe('what is asked for in one list at the end', () => {
  it.each([
    [
      'under another heading',
      `Evidence to submit\nThe list is by subject.\n• ${DESCRIPTION}\n• ${FIGURES}\n• ${FUNDS}\n• ${LETTERS}`,
    ],
    ['under a heading of its own', `Items requested\n• ${DESCRIPTION}\n• ${FIGURES}\n• ${FUNDS}\n• ${LETTERS}`],
    [
      'by letter under a heading that says what may be sent',
      `Evidence that may be submitted\nUSCIS suggests the following.\nA. ${DESCRIPTION}\nB. ${FIGURES}\nC. ${FUNDS}\nD. ${LETTERS}`,
    ],
    [
      'under a heading on the answer',
      `Your response\nTo overcome the above you may submit:\n• ${DESCRIPTION}\n• ${FIGURES}\n• ${FUNDS}\n• ${LETTERS}`,
    ],
    [
      'in another order',
      `Evidence requested\nYou may submit:\n• ${FUNDS}\n• ${LETTERS}\n• ${DESCRIPTION}\n• ${FIGURES}`,
    ],
    [
      'how to send it stands by itself',
      `Items requested\n• ${DESCRIPTION}\n• ${FIGURES}\n• ${FUNDS}\n• ${LETTERS}\nHow to respond\nSend your response with this notice on top.`,
    ],
  ])('goes to the points that it is on: %s', (_, asked) => {
    expect(read(asked)).toEqual([
      ['endeavor', [DESCRIPTION]],
      ['national_importance', [FIGURES]],
      ['plan', [FUNDS]],
      ['interest', [LETTERS]],
    ])
  })

  it('goes to them from a list before the first as well', () => {
    const asked = `Part A. Send the following\n\n1. ${DESCRIPTION}\n2. ${FIGURES}\n3. ${FUNDS}\n4. ${LETTERS}`
    const issues = readNotice([
      `Request for Evidence\nDear Petitioner:\nYou ask for a national interest waiver.\n\n${asked}\n\n${FINDINGS}`,
    ]).issues
    expect(issues.map(({ factor, requests }) => [factor, requests.map(({ quote }) => quote)])).toEqual([
      ['endeavor', [DESCRIPTION]],
      ['national_importance', [FIGURES]],
      ['plan', [FUNDS]],
      ['interest', [LETTERS]],
    ])
  })

  it.each([
    [
      'Items requested\nYou are asked to send a description of the bells; the source of the figure of 40 jobs; a budget; and letters of parishes in support of the endeavor.',
    ],
    [
      'Items requested\nIn rebuttal you may submit: evidence that the bells described in your response were part of the petition; the source of the figure of 40 jobs; a budget; and letters of parishes in support of the endeavor.',
    ],
  ])('is split where one sentence asks for all: %s', (asked) => {
    expect(read(asked).map(([factor, requests]) => [factor, requests?.length])).toEqual([
      ['endeavor', 1],
      ['national_importance', 1],
      ['plan', 1],
      ['interest', 1],
    ])
  })

  it('goes to the points of one heading that it is on', () => {
    const text = `Request for Evidence\nDear Petitioner:\nYou ask for a national interest waiver.\nWell positioned\nThe plan contains no budget.\n\nNo parish has written in support of the endeavor.\nYou may submit:\n• A budget with its sources; or\n• Letters of parishes in support of the endeavor.`
    const { issues } = readNotice([text])
    expect(issues.map(({ factor, requests }) => [factor, requests.map(({ quote }) => quote)])).toEqual([
      ['plan', ['A budget with its sources; or']],
      ['interest', ['Letters of parishes in support of the endeavor.']],
    ])
  })

  it('leaves with a point what is asked under its own heading', () => {
    const asked = read(
      `You may submit:\n• Letters of parishes in support;\n• Contracts with parishes; or\n• Orders of bells.`,
    )
    expect(asked.map(([, requests]) => requests?.length)).toEqual([0, 0, 0, 3])
  })
})

describe('what is asked for behind the points of a heading, with another point after it', () => {
  const RECORD = 'The letters from the parishes do not show that any bell is still in use.'
  const MEANS = 'The petitioner has no plan for future activities, and no parish or other customer has shown interest.'
  const PLAN = 'A detailed plan of the casting;'
  const ORDERS = 'Orders of parishes or other customers;'
  const USE = 'Photographs of each bell in use.'
  const LATER = 'In addition, the articles at Exhibit 7 are undated. Please submit their dates.'
  it('goes to the points before it, by what they name beside what they are on', () => {
    const { issues } = readNotice([
      `Request for Evidence\nDear Petitioner:\nYou ask for a national interest waiver.\nSecond Prong: Well Positioned\n${RECORD}\n\n${MEANS} Submit:\n• ${USE}\n• ${PLAN}\n• ${ORDERS}\n\n${LATER}`,
    ])
    expect(issues.map(({ quote, requests }) => [quote, requests.map((one) => one.quote)])).toEqual([
      [RECORD, [USE]],
      [MEANS, [PLAN, ORDERS]],
      ['In addition, the articles at Exhibit 7 are undated.', ['Please submit their dates.']],
    ])
  })
})
