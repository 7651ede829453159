import { expect, test } from 'vitest'
import { draftSignIn } from './draft-signs.ts'

const LETTER = 'Dear Officer:\nI write in support of Dr. Ilona Koszegi.\nSincerely,\nMaren Holloway'

test.each([
  [
    'its sheet for the reader',
    ['For you, not part of the\nfiling\nStill open', LETTER],
    1,
    'For you, not part of the filing',
  ],
  ['what is missing', [LETTER, 'We met at [Missing: where you met].'], 2, '[Missing: where you met]'],
  ['what is doubted', [LETTER, `She won [Verify: ${'the medal '.repeat(20)}].`], 2, /^\[Verify: the medal/],
  ['its head', ['Letter of Maren Holloway DRAFT\nDear Officer:'], 1, 'Letter of Maren Holloway DRAFT'],
])('a draft shows by %s', (_, pages, page, words) => {
  const expected = typeof words === 'string' ? words : (expect.stringMatching(words) as unknown)
  expect(draftSignIn(pages, 'text', true)).toEqual({ page, words: expected })
})

test.each([
  ['a letter', [LETTER]],
  ['a word in a sentence', ['I read her DRAFT of the standard.\nMissing: nothing.\nPlease verify: it is so.\nYes.']],
])('%s is none', (_, pages) => expect(draftSignIn(pages, 'text', true)).toBeUndefined())

test('a head that says DRAFT says it of a signed letter alone: agencies publish drafts', () => {
  expect(draftSignIn(['Guidance for Industry\nDRAFT'], 'text', false)).toBeUndefined()
})

test('a reader of pictures may take our brackets for others', () => {
  const scanned = ['I met her at {Missing: where you met}.']
  expect(draftSignIn(scanned, 'ocr', true)).toEqual({ page: 1, words: '{Missing: where you met}' })
  expect(draftSignIn(scanned, 'text', true)).toBeUndefined()
})
