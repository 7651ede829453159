import { describe, expect, it } from 'vitest'
import { coverageOf, notTakenUp, raisedIn, SENTENCE_KINDS } from './coverage.ts'
import { readNotice } from './index.ts'
import { bodiesOf, readBlocks } from './page/read-blocks.ts'
import { withStandings } from './standings.ts'
import { tell } from './told.ts'
import { reweighed } from './weighing/weigh.ts'

const HEAD =
  'REQUEST FOR EVIDENCE\nForm I-140, Immigrant Petition for Alien Workers\nYou ask for a national interest waiver of the job offer.\n\n'
const FOUND = 'The record does not show that the endeavor has implications beyond your employer.'
const ASKED = 'Please submit evidence of its broader impact.'
const LOOSE = 'A degree alone does not show that a person is well positioned to advance an endeavor.'
const NOTICE = `${HEAD}National Importance

We accept that the endeavor has substantial merit. ${FOUND} ${ASKED}

Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016), states the test.

Well Positioned

You submitted five letters. ${LOOSE}`

const letters = (text: string): string => text.replace(/[\s•●▪○*·]/g, '')

function covered(page: string) {
  const blocks = readBlocks(bodiesOf([page]))
  const told = withStandings(reweighed(tell(blocks)))
  return { blocks, all: coverageOf(blocks, told, readNotice([page])) }
}
const looseIn = (page: string): string[] => notTakenUp(readNotice([page])).map(({ quote }) => quote)

describe('the sentences of a notice', () => {
  it('are each of one kind, and none is left out', () => {
    const { blocks, all } = covered(NOTICE)
    expect(letters(all.map(({ quote }) => quote).join(''))).toBe(letters(blocks.map(({ text }) => text).join('')))
    expect(all.every(({ kind }) => SENTENCE_KINDS.includes(kind))).toBe(true)
  })
  it('are told apart by what they do', () => {
    const kinds = new Map(covered(NOTICE).all.map(({ quote, kind }) => [quote, kind]))
    expect(kinds.get(FOUND)).toBe('issue')
    expect(kinds.get(ASKED)).toBe('issue')
    expect(kinds.get(LOOSE)).toBe('open')
    expect(kinds.get('We accept that the endeavor has substantial merit.')).toBe('grant')
    expect(kinds.get('You submitted five letters.')).toBe('summary')
    expect(kinds.get('Well Positioned')).toBe('heading')
  })
})

describe('a sentence that denies, doubts or asks and that no issue holds', () => {
  it('is told', () => expect(looseIn(NOTICE)).toEqual([LOOSE]))
  it.each([
    'The methods that you intend to use already exist and are widely used by other companies.',
    'The tools are sold by several firms, but none of them is named.',
  ])('is so without a request too: %s', (text) => {
    const reading = readNotice([`${HEAD}Endeavor\n\n${text}`])
    const held = reading.issues.flatMap(({ quote, further }) => [quote, ...further.map((one) => one.quote)])
    expect([...held, ...notTakenUp(reading).map(({ quote }) => quote)]).toContain(text)
  })
  it('is none once an issue holds it, and is one again without that issue', () => {
    const reading = readNotice([NOTICE])
    const issue = reading.issues[0]
    if (issue === undefined) throw new Error('no issue')
    const added = { ...issue, quote: LOOSE, further: [], requests: [] }
    expect(notTakenUp({ ...reading, issues: [...reading.issues, added] })).toEqual([])
    expect(notTakenUp({ ...reading, issues: [] }).map(({ quote }) => quote)).toEqual([FOUND, ASKED, LOOSE])
  })
  it.each([
    'The petitioner has not shown this. Matter of Soffici, 22 I&N Dec. 158, 165 (Assoc. Comm’r 1998).',
    'Your response must be received in this office by April 28, 2026.',
    'No further evidence of merit is needed.',
  ])('is not what officers write without raising anything more: %s', (text) => {
    const loose = looseIn(`${HEAD}Interest\n\n${FOUND} ${ASKED}\n\n${text}`)
    expect(loose.filter((one) => !one.startsWith('The petitioner has not shown'))).toEqual([])
  })
  it('is not told of a reading from before', () => {
    const { raised: _, ...before } = readNotice([NOTICE])
    expect(notTakenUp(before)).toEqual([])
  })
  it('is among all that the notice raises', () => {
    expect(raisedIn(covered(NOTICE).all).map(({ quote }) => quote)).toEqual([FOUND, ASKED, LOOSE])
  })
})
