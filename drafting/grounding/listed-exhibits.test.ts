import { expect, test } from 'vitest'
import type { Block, Cell } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import { ground } from '../grounding.ts'
import { thinApplicant } from '../testing/profiles.ts'

const resume = { name: 'resume.pdf', url: '/api/files/resume' }
const caseFile = buildCaseFile({
  ...thinApplicant,
  academicprojects: [],
  application: { ...thinApplicant.application, filing_type: 'rfe', resume },
  uploads: [{ url: resume.url, pages: Array.from({ length: 7 }, () => 'Resume of Jun Asterfield'), by: 'text' }],
})

const marksIn = (pages: string, cited: string): string[] => {
  const cell = (text: string): Cell => [{ kind: 'text', text }]
  const column = (heading: string) => ({ heading, share: 0.25, align: 'left' as const })
  const blocks: Block[] = [
    { kind: 'heading', level: 2, id: 'one', text: 'Progress' },
    { kind: 'heading', level: 2, id: 'two', text: 'Progress (2)' },
    {
      kind: 'table',
      id: 'list',
      caption: 'Exhibits',
      columns: ['No.', 'Title', 'Pages', 'Cited under'].map(column),
      rows: [[cell('Ex. 1'), cell('Resume, Jun Asterfield'), cell(pages), cell(cited)]],
    },
  ]
  return ground(blocks, caseFile).findings.map(({ text }) => text)
}

test('what the product counted is not asked about', () => expect(marksIn('7', 'Progress; Progress (2)')).toEqual([]))
test('pages that the paper does not have are', () => expect(marksIn('29', 'Progress')).toEqual(['29']))
test('and a heading that the document does not have', () => expect(marksIn('7', 'Progress (43)')).toEqual(['43']))
