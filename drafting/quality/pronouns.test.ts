import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { qualityOf } from './index.ts'
import { paragraph, petition, sentence } from './testing/clean.ts'

const TYPED = 'A visitor read the list aloud. In the evening he asked me for a copy, and his firm uses it.'
const [work, ...others] = batteryResearcher.academicprojects
const caseFile = buildCaseFile({
  ...batteryResearcher,
  academicprojects: work === undefined ? others : [{ ...work, impact: TYPED }, ...others],
})
const typed = caseFile.facts.find(({ value }) => value === TYPED)?.id ?? ''

const found = (text: string, ...sources: string[]) =>
  qualityOf({ ...petition(), blocks: [paragraph('p', sentence(text, sources))] }, caseFile, []).filter(
    ({ rule }) => rule === 'pronouns',
  )

test.each([
  'In the evening he asked Dr. Kőszegvári for a copy, and his firm uses it.',
  'In the evening he asked for a copy.',
])('whom the applicant’s own sentence calls he is somebody else: %s', (text) => {
  expect(found(text, typed)).toEqual([])
  expect(found(text)).toHaveLength(1)
})

test.each([
  'Her boss asked for a copy, and he uses it.',
  'The mayor of the town read it, and he asked for a copy.',
  'A reviewer wrote that he had tried it.',
  'Viktor asked whether he could use it.',
])('who is named before is meant: %s', (text) => expect(found(text)).toEqual([]))

test('what nobody else can be meant by is told still', () => {
  expect(found('The idea was of his own making.')).toHaveLength(1)
  expect(found('In May he measured 40 cells at Hollin Ridge Energy Laboratory.')).toHaveLength(1)
})
