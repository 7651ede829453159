import type { Inline, Sentence } from '#domain/document.ts'
import type { Editable } from '#domain/editable.ts'
import { describe, expect, it } from 'vitest'
import { answeredSentence, isOnlyMark, plainSentence, printedSentence, withSentence } from './sentence-text.ts'

const said = (...inlines: (string | Inline)[]): Sentence => ({
  inlines: inlines.map((inline) => (typeof inline === 'string' ? { kind: 'text', text: inline } : inline)),
  sources: [],
})
const missing: Inline = { kind: 'missing', what: 'the year' }
const verify: Inline = { kind: 'verify', text: '38 tonnes', reason: '' }
const exhibit: Inline = { kind: 'exhibit', number: 3 }

const paragraph: Editable = {
  kind: 'paragraph',
  id: 'p',
  sentences: [said('We met in ', missing, '.'), said('The line treated ', verify, '.', exhibit), said(missing)],
}
const list: Editable = { kind: 'list', id: 'l', ordered: true, items: [[said('One.'), said('Two.')], [said('Three.')]] }

describe('a block with one sentence in other words', () => {
  it.each([
    [7, 'Never.', 'We met in [Missing: the year]. The line treated [Verify: 38 tonnes]. (Ex. 3) [Missing: the year]'],
    [0, '  ', 'The line treated [Verify: 38 tonnes]. (Ex. 3) [Missing: the year]'],
    [0, 'We met in 2016.', 'We met in 2016. The line treated [Verify: 38 tonnes]. (Ex. 3) [Missing: the year]'],
    [
      2,
      'I lead a group.',
      'We met in [Missing: the year]. The line treated [Verify: 38 tonnes]. (Ex. 3) I lead a group.',
    ],
  ])('%i → %j', (index, text, whole) => {
    expect(withSentence(paragraph, index, text)).toBe(whole)
  })

  it.each([
    [1, 'Both.', 'One. Both.\nThree.'],
    [2, 'Others.', 'One. Two.\nOthers.'],
    [2, '', 'One. Two.'],
  ])('counts the sentences of a list through: %i → %j', (index, text, whole) => {
    expect(withSentence(list, index, text)).toBe(whole)
  })

  it('is empty where its only sentence is taken out', () => {
    expect(withSentence({ ...paragraph, sentences: [said(missing)] }, 0, '')).toBe('')
  })
})

describe('an answer in its sentence', () => {
  const both = said('In ', missing, ' it treated ', verify, '.')
  it.each([
    [0, '  ', 'In [Missing: the year] it treated [Verify: 38 tonnes].'],
    [9, '2016', 'In [Missing: the year] it treated [Verify: 38 tonnes].'],
    [0, ' 2016 ', 'In 2016 it treated [Verify: 38 tonnes].'],
    [1, '40 tonnes', 'In [Missing: the year] it treated 40 tonnes.'],
  ])('mark %i, %j', (mark, answer, sentence) => {
    expect(answeredSentence(both, mark, answer)).toBe(sentence)
  })
})

it('gives words to be verified without their brackets for typing, and gaps with theirs', () => {
  const both = said('In ', missing, ' it treated ', verify, '.')
  expect(printedSentence(both)).toBe('In [Missing: the year] it treated [Verify: 38 tonnes].')
  expect(plainSentence(both)).toBe('In [Missing: the year] it treated 38 tonnes.')
})

it.each([
  [said('In ', missing), false],
  [said(verify), true],
  [said(missing, '.'), true],
])('knows a sentence that is nothing but a mark', (sentence, only) => {
  expect(isOnlyMark(sentence)).toBe(only)
})
