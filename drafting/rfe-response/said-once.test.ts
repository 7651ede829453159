import { describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { buildCaseFile } from '../case-file.ts'
import { quietRun } from '../builtin/testing.ts'
import { readNotice } from '../rfe-notice/index.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { draftRfeResponse } from './index.ts'
import { noticeOf, respond, untouched } from './testing.ts'

const HEAD = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.`
const PLAN = 'You did not submit a plan for the proposed endeavor. Submit a detailed plan.'
const SHORTAGE =
  'A shortage of workers must be shown, and the record does not show that no qualified U.S. workers are available.'

const textOf = (blocks: Parameters<typeof blockText>[0][]): string =>
  blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ')
const timesIn = (whole: string, words: string): number => whole.split(words).length - 1

describe('what leads to the answers says no more than what follows', () => {
  test.each([
    [
      'headings',
      `${HEAD}\nPLAN\n${PLAN}`,
      [],
      'are taken up below, under the notice’s own headings and in its own order.',
    ],
    [
      'none',
      `${HEAD}\n${PLAN}`,
      [],
      'The points that the notice raises are taken up below, in the notice’s own order.',
    ],
    [
      'an issue put aside',
      `${HEAD}\nURGENCY\nThe petitioner has not shown that the national interest is urgent.\nPLAN\n${PLAN}`,
      [{ ...untouched, state: 'none' as const }, untouched],
      'The points of the notice that are answered are taken up below, under',
    ],
  ])('%s', async (_, page, work, said) => {
    const { document } = await respond({ rfe: noticeOf(page), work })
    const whole = textOf(document.blocks)
    expect(whole).toContain(said)
    expect(whole).not.toContain('What follows explains and proves')
  })
})

test('a sentence of the notice is quoted once, be it a finding and a wrong test, or read for two issues', async () => {
  const rfe = noticeOf(`${HEAD}\nON BALANCE\n${SHORTAGE}\nPLAN\n${PLAN}`)
  const { document } = await respond({ rfe })
  expect(timesIn(textOf(document.blocks), SHORTAGE.slice(0, -1))).toBe(1)
  const own = buildCaseFile(civilEngineer)
  const read = readNotice(rfe.notice.pages)
  const again = { quote: SHORTAGE, page: 1 }
  const issues = read.issues.map((issue) => ({ ...issue, further: [...issue.further, again, again] }))
  const analysis = analysisOf({ ...read, issues }, own, rfe)
  const twice = await draftRfeResponse(own, { rfe, analysis, work: [], endeavor_id: null }, quietRun())
  expect(timesIn(textOf(twice.document.blocks), SHORTAGE.slice(0, -1))).toBe(1)
})

test('what the officer only announces is quoted as no finding', () => {
  const said = 'Finally, we have considered the balance of interests.'
  const { issues } = readNotice([
    `${HEAD}\nON BALANCE\n${said} The record does not establish that a waiver would benefit the United States. Submit evidence of the benefit.`,
  ])
  expect(issues).not.toEqual([])
  expect(issues.flatMap(({ quote, further }) => [quote, ...further.map((one) => one.quote)])).not.toContain(said)
})
