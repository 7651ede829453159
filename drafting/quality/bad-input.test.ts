import { expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { NO_ENTRIES } from '../testing/no-entries.ts'
import { batteryResearcher, profiles } from '../testing/profiles.ts'
import { qualityOf, type DocumentToRead } from './index.ts'
import { letter, paragraph, petition, sentence } from './testing/clean.ts'

const empty: Profile = {
  ...batteryResearcher,
  application: {
    ...batteryResearcher.application,
    first_name: '',
    middle_name: '',
    last_name: '',
    pronoun: '' as 'Dr.',
  },
  ...NO_ENTRIES,
}
const rulesOf = (document: DocumentToRead, profile: Profile) =>
  qualityOf(document, buildCaseFile(profile), []).map(({ rule }) => rule)

test('a document without a block fails what every document has to have, and nothing breaks', () => {
  expect(rulesOf({ ...petition(), blocks: [] }, batteryResearcher)).toContain('petition-parts')
  expect(rulesOf({ ...letter(), blocks: [] }, batteryResearcher)).toContain('writer')
})

test('an empty profile takes nothing as said of anybody', () => {
  const found = rulesOf(petition(), empty)
  expect(found).toContain('dangling-exhibits')
  expect(found).not.toContain('titled-names')
})

test('kinds that have no rules of their own are read by the common ones', () => {
  const blocks = [paragraph('p', sentence('The grant was # dollars.', ['F1']))]
  expect(rulesOf({ ...petition(), kind: 'rfe_analysis', blocks }, batteryResearcher)).toContain('placeholders')
})

test('names full of marks are names and not patterns', () => {
  const odd = {
    ...batteryResearcher,
    application: { ...batteryResearcher.application, last_name: 'O’Brien (née [Li*+?' },
  }
  expect(() => rulesOf(petition(), odd)).not.toThrow()
})

const others = Object.entries(profiles).filter(([, profile]) => profile !== batteryResearcher)
test.each(others)('a letter for somebody else is told where the profile is that of %s', (_, profile) => {
  expect(rulesOf(letter(), profile)).toContain('writer')
})

test('text in every block that can hold some is read', () => {
  const text = [{ kind: 'text' as const, text: 'lorem ipsum' }]
  const blocks: (Block & { id: string })[] = [
    { kind: 'heading', id: 'heading', level: 1, text: 'Lorem ipsum' },
    { kind: 'quote', id: 'quote', sentences: [{ inlines: text, sources: [] }] },
    { kind: 'list', id: 'list', ordered: false, items: [[{ inlines: text, sources: [] }]] },
    { kind: 'table', id: 'table', caption: 'x', columns: [], rows: [[text]] },
    { kind: 'lines', id: 'lines', align: 'left', lines: [text] },
    { kind: 'particulars', id: 'particulars', rows: [{ label: 'x', value: text }] },
    { kind: 'signature', id: 'signature', closing: 'x', name: 'x', lines: ['lorem ipsum'] },
  ]
  for (const block of blocks) {
    const found = qualityOf({ ...petition(), blocks: [block] }, buildCaseFile(batteryResearcher), [])
    expect(found.filter(({ rule }) => rule === 'placeholders').map((finding) => finding.block)).toEqual([block.id])
  }
})
