import { expect, test } from 'vitest'
import { senseOf } from './lexicon.ts'
import { stemOf } from './lemma.ts'

test.each([
  ['studies', 'study'],
  ['wrote', 'write'],
  ['number', 'number'],
  ['papers', 'paper'],
  ['needed', 'need'],
  ['speed', 'speed'],
  ['analyses', 'analysis'],
  ['people', 'person'],
  ['stopped', 'stop'],
  ['series', 'series'],
  ['organisation', 'organization'],
  ['labelled', 'label'],
  ['zorblings', 'zorbling'],
])('%s belongs to %s', (form, lemma) => expect(senseOf(form).lemma).toBe(lemma))

test.each([
  ['electrical', 'electrically'],
  ['formation', 'formative'],
  ['safely', 'safe'],
])('%s and %s share a stem', (a, b) => expect(stemOf(a)).toBe(stemOf(b)))

test('a word of no dictionary is known as none', () => {
  expect(senseOf('zorbling').known).toBe(false)
  expect(senseOf('').known).toBe(false)
})
