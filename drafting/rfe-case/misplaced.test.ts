import { describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import type { BackgroundKind } from '#domain/rfe.ts'
import { NOTICE_IN_PLACE } from '#domain/rfe-misplaced.ts'
import { respond } from '../rfe-response/testing.ts'
import {
  elsewhere,
  lampist,
  LAMPIST_LETTER,
  LAMPIST_NOTICE,
  LAMPIST_PAPERS,
  lampistCase,
} from '../testing/notices/filed-elsewhere.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { misplacedAs } from './misplaced.ts'

const ANSWER = `Response to Request for Evidence

USCIS has reviewed the petition and finds: “You must submit evidence of the impact. You have 84 days to respond.”
The petitioner respectfully submits that the record did not lack it. You asked for letters; they are with this response.`
const RECEIPT =
  'INVOICE 4417\nRockland Hardware\nBrass shim 12.00\nLamp oil 4.10\nFelt wick 2.20\nGlass chimney 9.40\nSoldering iron 31.00\nCopper wire 3.75\nTotal paid in cash 62.45\nThank you'
const CV = 'Curriculum vitae\n\nI have worked as a lampist since August 2010 and hold a certificate of my guild.'
const RECOMMENDS =
  'Letter of recommendation\n\nI have known the petitioner for six years and use his bearing in my station.'

test.each<[string, BackgroundKind, readonly string[], string | undefined]>([
  ['a notice', 'petition_letter', LAMPIST_NOTICE, 'notice'],
  ['another notice', 'petition_letter', bridgeEngineerNotice.rfe.notice.pages, 'notice'],
  ['a notice', 'recommendation', LAMPIST_NOTICE, 'notice'],
  ['a notice', 'initial_response', LAMPIST_NOTICE, 'notice'],
  ['a notice', 'endeavor', LAMPIST_NOTICE, 'notice'],
  ['a petition letter', 'petition_letter', LAMPIST_LETTER, undefined],
  ['an invoice', 'petition_letter', [RECEIPT], 'other'],
  ['an invoice', 'recommendation', [RECEIPT], 'other'],
  ['an invoice', 'initial_response', [RECEIPT], 'other'],
  ['a résumé', 'petition_letter', [CV], 'other'],
  ['a recommendation', 'petition_letter', [RECOMMENDS], 'other'],
  ['a recommendation', 'recommendation', [RECOMMENDS], undefined],
  ['an answer that quotes the notice', 'response_letter', [ANSWER], undefined],
  ['an answer that quotes the notice', 'initial_response', [ANSWER], undefined],
  ['what could not be read', 'petition_letter', ['', ' '], undefined],
])('%s in the place of a %s', (_, kind, pages, expected) => expect(misplacedAs(kind, pages)).toBe(expected))

test('a page of the very notice is told by its words alone', () => {
  const page = 'The endeavor of the lampist was found to be of merit, and the importance of it was weighed. '.repeat(4)
  expect(misplacedAs('petition_letter', [page])).toBeUndefined()
  expect(misplacedAs('petition_letter', [page], [['Page one.', page]])).toBe('notice')
})

test.each([[['']], [['Request for Evidence']]])('of a notice with few words, %j, no paper is a part', (notice) => {
  expect(
    misplacedAs('petition_letter', [`Request for Evidence. ${LAMPIST_LETTER.join(' ')}`], [notice]),
  ).toBeUndefined()
})

describe('the notice in the place of the petition letter', async () => {
  const rest = LAMPIST_PAPERS.filter(({ kind }) => kind === 'recommendation')
  const filed = [elsewhere('petition_letter', LAMPIST_NOTICE, 5), ...rest]
  const { document, caseFile, quality } = await respond({ profile: lampist, rfe: lampistCase(filed) })
  const text = document.blocks.map(blockText).join('\n')

  test('is quoted nowhere as the petition, and is asked for', () => {
    expect(text).not.toMatch(
      /petition letter, at page|the one on which the petition was filed|Nothing in this response/u,
    )
    expect(text).toContain('[Missing: the petition letter: the file in its place reads like the notice itself]')
    expect(text).toContain('[Missing: the sentence of the petition that states the proposed endeavor]')
  })

  test('is told before the response is used', () =>
    expect(quality.filter(({ severity }) => severity === 'must').map((one) => one.text)).toContain(NOTICE_IN_PLACE))

  test('leaves the other papers what they are', () =>
    expect(caseFile.exhibits.map(({ title }) => title)).toContain('Letter of recommendation, Ragna Tveit'))
})
