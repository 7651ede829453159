import { describe, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import type { IssueState, IssueWork } from '#domain/rfe.ts'
import { buildCaseFile } from '../case-file.ts'
import { changedIssues } from '../editing/changed-issues.ts'
import { briefed } from '../model/briefing.ts'
import { KIND_PROMPTS } from '../model/kinds.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { rfeResponse } from './index.ts'
import { plannedIssues } from './planned.ts'
import { respond, untouched } from './testing.ts'

const { rfe, reading } = bridgeEngineerNotice

const worked = (...states: IssueState[]): IssueWork[] => states.map((state) => ({ ...untouched, state }))
const textOf = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ')
const headings = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && /^(?:issue|heading)-/.test(block.section ?? '') ? [[block.level, block.text]] : [],
  )
const quotesOf = ({ quote, further, requests }: (typeof reading.issues)[number]): string[] => [
  quote,
  ...[...further, ...requests].map((one) => one.quote),
]

describe('a point that was put aside', () => {
  // For each in turn: a notice has no issue that is less easily left out than another.
  test.each(reading.issues.map((issue, at) => [at + 1, issue] as const))(
    'is nowhere in the response: %i',
    async (number, issue) => {
      const states = reading.issues.map((_, at): IssueState => (at + 1 === number ? 'none' : 'open'))
      const { document, quality, answer, text } = await respond({ work: worked(...states) })
      expect(answer(number)).toEqual([])
      const answered = document.blocks.flatMap(({ section }) => (section?.startsWith('issue-') ? [section] : []))
      const others = states.flatMap((state, at) => (state === 'none' ? [] : [`issue-${at + 1}`]))
      expect([...new Set(answered)]).toEqual(others)
      const whole = textOf(document.blocks)
      const shared = reading.issues.flatMap((other) => (other === issue ? [] : quotesOf(other)))
      for (const words of quotesOf(issue))
        expect([words, whole.includes(words)]).toEqual([words, shared.includes(words)])
      // Where no other issue shares it, its heading goes as well, from the text and from the index.
      const isShared = reading.issues.some((other) => other !== issue && other.heading === issue.heading)
      if (!isShared) expect(whole).not.toContain(issue.heading)
      for (const [at, other] of reading.issues.entries())
        if (other !== issue) expect(text(at + 1)).toContain(other.quote)
      expect(quality.filter(({ rule }) => rule === 'issues-answered')).toEqual([])
      const cover = document.cover.paragraphs.join('\n')
      expect(cover).toContain('Put aside by you, and answered nowhere in this response: 1.')
      expect(cover).toContain(`Page ${issue.page} of the notice: “${issue.quote.slice(0, 200)}`)
    },
  )

  test('leaves the heading that it shared to the one that is answered under it', async () => {
    const { document } = await respond({ work: worked('open', 'open', 'none', 'open', 'open') })
    expect(headings(document.blocks)).toEqual([
      [2, 'ADVANCED DEGREE'],
      [2, 'NATIONAL IMPORTANCE'],
      [2, 'WELL POSITIONED TO ADVANCE THE PROPOSED ENDEAVOR'],
      [2, 'ON BALANCE'],
    ])
  })

  test('takes the wrong test along that is its own, and leaves what stands beside it to its neighbour', () => {
    const own = buildCaseFile(civilEngineer)
    const analysis = analysisOf(reading, own, rfe)
    const [wrong] = reading.wrong_standard
    if (wrong === undefined) throw new Error('The notice applies no wrong test')
    // Words under the heading that the third and the fourth point share, which are neither's.
    const beside = { ...wrong, page: 3, quote: 'The petitioner submitted one letter of recommendation' }
    const law = (...states: IssueState[]) =>
      plannedIssues(
        { ...analysis, reading: { ...reading, wrong_standard: [wrong, beside] } },
        worked(...states),
        rfe.notice.pages,
      ).map(({ number, law: taken }) => [number, taken.map(({ quote }) => quote)])
    const [first, second] = [[wrong.quote], [beside.quote]]
    expect(law()).toEqual([
      [1, []],
      [2, first],
      [3, second],
      [4, []],
      [5, []],
    ])
    expect(law('open', 'none')).toEqual([
      [1, []],
      [3, second],
      [4, []],
      [5, []],
    ])
    expect(law('open', 'open', 'none')).toEqual([
      [1, []],
      [2, first],
      [4, second],
      [5, []],
    ])
    expect(law('open', 'open', 'none', 'none')).toEqual([
      [1, []],
      [2, first],
      [5, []],
    ])
  })

  test('has a note that is no fact of the response, until it is taken back', async () => {
    const note = 'Hollow County ordered eleven units in October 2026.'
    const noted = (state: IssueState) => respond({ work: [{ ...untouched, state, note }] })
    expect((await noted('open')).caseFile.fact('rfe_issues', 1, 'note')?.value).toBe(note)
    expect((await noted('none')).caseFile.fact('rfe_issues', 1, 'note')).toBeUndefined()
  })

  test('is not asked of a model, which is told to pass it over', () => {
    const own = buildCaseFile(civilEngineer)
    const request = { rfe, analysis: analysisOf(reading, own, rfe), work: worked('none'), endeavor_id: 71 }
    const { particulars, outline, caseFile } = rfeResponse(own, request)
    const { material: prompt } = briefed({ kind: KIND_PROMPTS.rfe_response, particulars, outline, caseFile })
    const [aside, answered] = reading.issues
    expect(outline.map(({ id }) => id)).not.toContain('issue-1')
    expect(prompt).not.toMatch(/^issue-1\b/m)
    expect(prompt).not.toContain('Section issue-1 answers')
    expect(particulars).toContainEqual(
      `These words of the notice at page ${aside?.page} are a remark and raise no point: “${aside?.quote}” No section answers them, and none speaks of them.`,
    )
    expect(particulars.filter((one) => one.includes(answered?.quote ?? '?'))).toEqual([
      expect.stringContaining('Section issue-2 answers'),
    ])
  })
})

test('a response tells which points it answers that were put aside since, and which it passes over that count', async () => {
  const all = await respond()
  const less = await respond({ work: worked('open', 'none', 'open', 'open', 'open') })
  const told = (blocks: readonly Block[], { caseFile }: typeof all) => changedIssues(blocks, caseFile)
  expect(told(all.document.blocks, all)).toEqual([])
  expect(told(less.document.blocks, less)).toEqual([])
  const title = all.caseFile.rfe?.analysis?.issues[1]?.title
  expect(told(all.document.blocks, less)).toMatchObject([
    {
      section: 'rfe_issues',
      was: title,
      now: null,
      says: `Issue 2 of the notice, “${title}”, is put aside now, and this response still answers it.`,
    },
  ])
  expect(told(less.document.blocks, all)).toMatchObject([
    {
      was: null,
      now: title,
      says: `Issue 2 of the notice, “${title}”, is to be answered, and this response does not answer it.`,
    },
  ])
})

test('with every point put aside nothing is answered, and no point is asked for', async () => {
  const { document } = await respond({ work: worked('none', 'none', 'none', 'none', 'none') })
  expect(headings(document.blocks)).toEqual([])
  expect(textOf(document.blocks)).not.toContain('none could be told from its words')
})
