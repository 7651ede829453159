import { expect, it } from 'vitest'
import type { DocumentView, Version } from '../../api/document.ts'
import {
  asSentence,
  checkedLine,
  drafterLine,
  nameOf,
  quoted,
  restoredLine,
  sectionName,
  versionLine,
  writerOf,
} from './words.ts'

const version = (number: number, more: Partial<Version> = {}): Version => ({
  number,
  made_by: 'draft',
  note: '',
  created_at: '2026-11-20T21:46:00Z',
  provider: 'builtin',
  model: null,
  prompt_version: '1',
  input_tokens: 0,
  output_tokens: 0,
  duration_ms: 1,
  ...more,
})
const document = (versions: Version[]) =>
  ({ version: versions.length, versions, basis: { facts: 1_058, exhibits: 1 } }) as unknown as DocumentView

it('names the last drafter, not whoever edited by hand', () => {
  const edited = document([version(1), version(2, { made_by: 'edit', provider: 'applicant' })])
  expect(drafterLine(edited)).toBe('Drafted by the built-in drafter from 1,058 facts and 1 exhibit.')
  expect(versionLine(edited)).toMatch(/^Version 2 of 2, edited \d+ Nov 2026, \d\d:\d\d\.$/)
  const byRecommender = document([version(1), version(2, { made_by: 'recommender', provider: 'recommender' })])
  expect(drafterLine(byRecommender)).toBe(drafterLine(edited))
  expect(versionLine(byRecommender)).toMatch(/^Version 2 of 2, edited by the recommender \d+ Nov 2026/)
  expect(drafterLine(document([]))).toBe('Drafted from 1,058 facts and 1 exhibit.')
})

it.each([
  [{ provider: 'builtin', model: null }, 'the built-in drafter'],
  [{ provider: 'applicant', model: null }, 'you'],
  [{ provider: 'recommender', model: null }, 'the recommender'],
  [{ provider: 'openai', model: 'a-model' }, 'a-model (openai)'],
])('says who wrote a version: %j', (written, words) => {
  expect(writerOf(written)).toBe(words)
})

it.each([
  ['no entry holds this date', 'No entry holds this date.'],
  ['Is it so?', 'Is it so?'],
])('makes a sentence of %j', (reason, sentence) => {
  expect(asSentence(reason)).toBe(sentence)
})

it.each([
  ['98,765', '“98,765”'],
  ['“Pilot line,”', '“Pilot line,”'],
])('quotes %j once', (text, words) => {
  expect(quoted(text)).toBe(words)
})

it.each([
  [1, 0, '1 sentence checked. Nothing in it needs a source.'],
  [1, 1, '1 sentence checked, with a source.'],
  [3, 3, '3 sentences checked, each with a source.'],
  [3, 2, '3 sentences checked, 2 with a source. The other one claims nothing that needs one.'],
  [3, 1, '3 sentences checked, 1 with a source. The other ones claim nothing that needs one.'],
])('of %i sentences, %i with a source, it says that nothing is wrong', (sentences, sourced, words) => {
  expect(checkedLine(sentences, sourced)).toBe(words)
})

it('names documents and sections by what they have', () => {
  expect(nameOf({ kind: 'petition_letter', title: 'Long title' })).toBe('Petition letter')
  expect(nameOf({ kind: 'recommendation_letter', title: 'Letter of Dr. Example' })).toBe('Letter of Dr. Example')
  const entry = { section: 'who-i-am', heading: '', purpose: '', level: 1, open: 0 }
  expect(sectionName(entry)).toBe('Who i am')
  expect(sectionName({ ...entry, heading: 'II. The Petitioner' })).toBe('II. The Petitioner')
})

it('tells whoever restores a version what came back settled', () => {
  const waived = { by: 'Ada Probe', at: '2026-11-20T21:46:00Z' }
  const restored = (...points: (typeof waived | null)[]) =>
    ({ version: 5, open: points.map((one) => ({ waived: one })) }) as unknown as DocumentView
  expect(restoredLine(2, restored(null))).toBe('Version 2 is back, as version 5')
  expect(restoredLine(2, restored(waived, null))).toBe(
    'Version 2 is back, as version 5. 1 point in it is confirmed or left out as it was before',
  )
  expect(restoredLine(2, restored(waived, waived))).toContain('2 points in it are confirmed or left out')
})
