import { describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { qualityOf } from '../quality/index.ts'
import {
  elsewhere,
  lampist,
  LAMPIST_LETTER,
  LAMPIST_PAPERS,
  lampistCase,
  lampistIssue,
} from '../testing/notices/filed-elsewhere.ts'
import type { FiledPaper } from '../rfe.ts'
import { INDEX } from './parts/index-of-exhibits.ts'
import { respond } from './testing.ts'

/** As if the applicant had said that USCIS has all of it. */
const held = (papers: readonly FiledPaper[]): FiledPaper[] => papers.map((paper) => ({ ...paper, isHeld: true }))
const filed = { ...lampist, newPapers: [] }
const answered = (papers: readonly FiledPaper[] = LAMPIST_PAPERS, isElsewhere = true) =>
  respond({ profile: filed, rfe: { ...lampistCase(held(papers)), isElsewhere } })

describe('papers that USCIS has from a filing that was prepared elsewhere', async () => {
  const { document, caseFile, text, quality, drafted } = await answered()
  const whole = document.blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ')

  test('take the number by which the filed letter names them, and no other', () => {
    expect(caseFile.exhibits.map(({ number, title }) => [exhibitLabel(number), title])).toEqual([
      ['9', 'Letter of recommendation, Ragna Tveit'],
      ['F1', 'Resume, Tomás Aurelio Berrenechea'],
      ['F2', 'Statement of the proposed endeavor'],
    ])
    expect(whole).toContain('(Ex. 9, p. 1)')
    expect(whole).not.toMatch(/Ex\. (?:F\d|R\d|[12]\b)/u)
  })
  test('are cited by name where it names none, and the number is asked for once', () => {
    expect(text(lampistIssue(caseFile, 'waiver'))).toContain(
      '“Self-employed lampist, August 2021 to present.” (filed with the petition, at page 1)',
    )
    expect(text(lampistIssue(caseFile, 'importance'))).toContain(
      '(“Statement of the proposed endeavor” as filed with the petition, at page 1)',
    )
    expect(whole.match(/\[Verify: exhibit number in the filing\]/gu)).toHaveLength(1)
    expect(whole).not.toContain('Exhibits submitted with this response')
  })
  test('and that question stands beside the title, where there is room for it', () => {
    const index = document.blocks.find((block) => block.kind === 'table' && block.caption === INDEX.filed)
    const [, row = []] = index?.kind === 'table' ? index.rows : []
    expect(row.slice(0, 2).map((cell) => cell.map((inline) => inline.kind))).toEqual([
      ['text'],
      ['text', 'text', 'verify'],
    ])
  })
  test('answer as they did before', async () => {
    const { text: before } = await respond({ profile: lampist, rfe: lampistCase() })
    for (const issue of [1, 2, 3, 4, 5])
      for (const [quotation] of before(issue).matchAll(/“[^”]{40,}”/gu)) expect(text(issue)).toContain(quotation)
  })
  test('leave nothing unfounded', () => {
    const marks = drafted.warnings.filter(({ kind }) => kind === 'verify').map((one) => one.text)
    expect(marks.filter((one) => !one.includes('only your own draft says this'))).toEqual([
      expect.stringContaining('exhibit number in the filing'),
    ])
    expect(quality).toEqual(qualityOf(document, caseFile, []))
    expect(quality.filter(({ rule }) => rule === 'exhibits')).toEqual([])
  })
})

test('those of a petition that was filed from here keep its numbers', async () => {
  const { caseFile } = await answered(LAMPIST_PAPERS, false)
  expect(caseFile.exhibits.map(({ number }) => number)).toEqual([1, 2, 3])
})

test.each([
  [
    'its list',
    'List of exhibits\nExhibit 4: Resume of the petitioner\nExhibit 5: Letter of Ragna Tveit',
    ['4', '5', 'F1'],
  ],
  ['brackets with its name', 'He has worked for years (Exhibit 4, resume). More follows.', ['4', 'F1', 'F2']],
  [
    'a number alone',
    'He has worked for years (Exhibit 4). The endeavor is told elsewhere (Exhibit 2).',
    ['F1', 'F2', 'F3'],
  ],
  [
    'its list under one name each, where only one is at hand',
    'Exhibit 4: Resume\nExhibit 5: Letter of recommendation of Dr. Olaf Sund\nExhibit 6: Letter of recommendation of Head Lampist Ragna Tveit',
    ['4', '6', 'F1'],
  ],
  [
    'its list without marks',
    'Exhibits\nExhibit 4  Resume of the petitioner\nExhibit 5  Letter of Dr. Ragna Tveit\nExhibit 6  Agreement with the harbor of Ledgeport',
    ['4', '5', 'F1'],
  ],
  ['its list on one line', 'Exhibit 4: Resume Exhibit 5: Agreement Exhibit 6: Letter of Ragna Tveit', ['4', '6', 'F1']],
  [
    'its list, the names below',
    'Exhibit 4\nResume of the petitioner\nExhibit 6\nLetter of Ragna Tveit',
    ['4', '6', 'F1'],
  ],
  ['its list with commas', 'Exhibit 5, Transcript\nExhibit 6, Letter of Ragna Tveit', ['6', 'F1', 'F2']],
  [
    'a sentence with a title before a name',
    'The bearing holds (letter of Dr. Ragna Tveit, Exhibit 6). It is light (Exhibit 8).',
    ['6', 'F1', 'F2'],
  ],
  [
    'a letter of the alphabet beside numbers',
    'Exhibit 4: Resume\nExhibit C: Transcript\nExhibit D: Photographs of Ragna Tveit',
    ['4', 'F1', 'F2'],
  ],
  ['two numbers for one', 'Exhibit 4: Resume\nExhibit 6: Resume, updated', ['F1', 'F2', 'F3']],
])('the letter names papers by %s', async (_, words, labels) => {
  const letter = elsewhere(
    'petition_letter',
    [...LAMPIST_LETTER.map((page) => page.replace('(Exhibit 9)', '')), words],
    3,
  )
  const papers = LAMPIST_PAPERS.map((paper) => (paper.kind === 'petition_letter' ? letter : paper))
  const { caseFile } = await answered(papers)
  expect(caseFile.exhibits.map(({ number }) => exhibitLabel(number))).toEqual(labels)
})
