import { describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { draftRfeAnalysis } from '../rfe-analysis/index.ts'
import type { FiledPaper } from '../rfe.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { noticeOf, respond } from './testing.ts'

const rfe = noticeOf(`REQUEST FOR EVIDENCE
Form I-140, Immigrant Petition for Alien Workers
Classification: INA 203(b)(1)(A), alien of extraordinary ability
AWARDS
The record does not show that the awards are nationally or internationally recognized prizes. Submit the criteria of the awards.
FINAL MERITS
The evidence does not establish sustained national acclaim or that you are among the small percentage at the very top of the field. Submit evidence that you meet at least three of the ten criteria.
TRANSLATIONS
No certified English translation of the diploma was submitted. Submit a full English translation.`)
const letter = (text: string): FiledPaper => ({ kind: 'petition_letter', name: 'letter.pdf', url: null, pages: [text] })

/** What only a petition for the waiver asks for, and what only one who has read it can say. */
const OF_WAIVER =
  /§ 203\(b\)\(2\)|request for a national interest waiver|waiver (?:be )?granted|the petition (?:does not )?asks? for|Dhanasar|204\.5\(k\)|EB-2|Prong/u

const plain = (blocks: Parameters<typeof blockText>[0][]) => blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ')

describe.each([
  ['nothing filed', []],
  ['a filed petition that says nothing of a waiver', [letter('The petitioner develops alarms for county bridges.')]],
])('a notice about another classification, with %s', (_, filed) => {
  test('is marked in the response, which does not say what the petition asks for', async () => {
    const { document, drafted } = await respond({ rfe: { ...rfe, filed } })
    const text = plain(document.blocks)
    expect(text).toContain(
      '[Missing: whether this notice is on your petition: it is about extraordinary ability (EB-1A)',
    )
    expect(text).toContain('[Missing: the classification that the filed petition asks for]')
    expect(text).not.toMatch(OF_WAIVER)
    expect(document.subject).not.toContain('National Interest Waiver')
    expect(drafted.warnings.filter(({ kind }) => kind === 'verify')).toEqual([])
  })

  test('is told of in the analysis, and its points are put under none of the waiver’s tests', async () => {
    const { analysis, drafted } = await draftRfeAnalysis(
      buildCaseFile(civilEngineer),
      { ...rfe, filed: [...filed] },
      quietRun(),
    )
    expect(analysis.issues.map(({ prong }) => prong)).toEqual(['other', 'other', 'filing'])
    expect([analysis.beyond, analysis.reading.wrong_standard]).toEqual([[], []])
    const text = plain(drafted.document.blocks)
    expect(text).toContain(
      'This notice is about extraordinary ability (EB-1A), and not about a national interest waiver.',
    )
    expect(text).toContain('No paper that was given here says which classification your petition asks for')
    expect(text).not.toMatch(OF_WAIVER)
  })
})

test('a filed petition that asks for the waiver may be told of', async () => {
  const filed = [letter('The petitioner asks for a national interest waiver of the job offer.')]
  const { document } = await respond({ rfe: { ...rfe, filed } })
  expect(plain(document.blocks)).toContain('The petition asks for classification under INA § 203(b)(2)')
})
