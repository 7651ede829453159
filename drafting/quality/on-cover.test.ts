import { expect, test } from 'vitest'
import type { Document } from '#domain/document.ts'
import type { Finding } from './finding.ts'
import { onCover } from './on-cover.ts'
import { petition } from './testing/clean.ts'

const document: Document = {
  ...petition(),
  title: 'Petition Letter',
  running: '',
  date: '2026-11-21',
  subject: '',
  contents: true,
}
const finding = (text: string, severity: Finding['severity'] = 'must'): Finding => ({
  rule: 'quotations',
  severity,
  text,
  block: null,
})
const added = (...findings: Finding[]) =>
  onCover(document, findings).cover.paragraphs.slice(document.cover.paragraphs.length)

test('what a rule takes from how a sentence sounds is not told on the sheet', () => {
  for (const rule of ['plan-as-fact', 'pronouns', 'superlatives', 'future-told', 'writer'])
    expect(onCover(document, [{ ...finding('One.'), rule }])).toBe(document)
})

test('a sheet stays as it is where nothing must be put right', () => {
  expect(onCover(document, [finding('Shorter.', 'should')])).toBe(document)
})

test('what must be put right stands on the sheet, and nowhere in the text', () => {
  expect(added(finding('One.'), finding('Two.', 'should'))).toEqual([
    'To be put right before this is filed: 1.',
    'One.',
  ])
  expect(onCover(document, [finding('One.')]).blocks).toBe(document.blocks)
})

test.each([
  ['petition_letter', 'To be put right before this is filed: 1.'],
  ['recommendation_letter', 'To be put right before this is signed: 1.'],
  ['rfe_response', 'To be put right before this is sent: 1.'],
  // A working paper that goes to nobody.
  ['rfe_analysis', 'To check before you rely on this: 1.'],
] as const)('the sheet of a %s says what its findings are settled for', (kind, head) => {
  const { cover } = onCover({ ...document, kind }, [finding('One.')])
  expect(cover.paragraphs.at(-2)).toBe(head)
})

test('a long list is cut and says so', () => {
  const told = added(...Array.from({ length: 11 }, (_, at) => finding(`Point ${at}.`)))
  expect(told).toHaveLength(10)
  expect(told.at(-1)).toBe('3 more are listed on the document’s page.')
})
