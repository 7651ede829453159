import { expect, test } from 'vitest'
import type { Inline, Sentence } from '#domain/document.ts'
import { numberOf, printable, runsOf, runsOfSentences, runsOnPaper, textOfRuns } from './wording.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const exhibit = (number: number, page?: number): Inline => ({ kind: 'exhibit', number, page })

test.each([
  ['control characters and lone halves', 'a\u0000b\u0007c\ud800', 'abc\ufffd'],
  ['letters that turn the reading direction', 'price\u202e001', 'price001'],
  ['soft hyphens and zero-width spaces', 'co\u00adoperate\u200bd', 'cooperated'],
  ['line breaks, tabs and double spaces', 'one\r\n\ttwo \u200b three', 'one two three'],
  ['decomposed letters', 'Nguye\u0302\u0303n', 'Nguyễn'],
])('%s do not reach the page', (_, given, printed) => {
  expect(printable(given)).toBe(printed)
})

test('a non-breaking space stays one', () => {
  expect(printable('10\u00a0km')).toBe('10\u00a0km')
})

test.each<[string, Inline[], string]>([
  ['after a word', [text('It won '), exhibit(3, 14), text('.')], 'It won\u00a0(Ex.\u00a03,\u00a0p.\u00a014).'],
  ['without a space before', [text('It won'), exhibit(3)], 'It won\u00a0(Ex.\u00a03)'],
  [
    'several together',
    [text('It won '), exhibit(3, 14), text(' '), exhibit(5), text('.')],
    'It won\u00a0(Ex.\u00a03,\u00a0p.\u00a014; Ex.\u00a05).',
  ],
  [
    'in a parenthesis of the author',
    [text('It won (see also '), text('('), exhibit(3), text('))')],
    'It won (see also (Ex.\u00a03))',
  ],
  ['alone in a cell', [exhibit(3)], 'Ex.\u00a03'],
  ['first in a sentence', [exhibit(3), text(' shows it.')], '(Ex.\u00a03) shows it.'],
])('an exhibit %s', (_, inlines, words) => {
  expect(textOfRuns(runsOf(inlines))).toBe(words)
})

test('marks stand in brackets as runs of their own, set apart from one another', () => {
  const runs = runsOf([
    text('On '),
    { kind: 'missing', what: 'the date' },
    { kind: 'verify', text: '60 %', reason: 'no source' },
  ])
  expect(runs).toEqual([
    { text: 'On ' },
    { text: '[Missing: the date]', mark: 'missing' },
    { text: ' ' },
    { text: '[Verify: 60 %]', mark: 'verify' },
  ])
})

const verify = (words: string): Inline => ({ kind: 'verify', text: words, reason: 'no source' })

test.each<[string, Inline[], string]>([
  ['a mark', [text('Shown '), verify('Ex. 2'), verify('Ex. 3'), text('.')], 'Shown [Verify: Ex. 2] [Verify: Ex. 3].'],
  ['an exhibit', [text('Shown '), exhibit(2), verify('Ex. 3')], 'Shown\u00a0(Ex.\u00a02) [Verify: Ex. 3]'],
  ['nothing but an empty run', [verify('Ex. 2'), text(''), verify('Ex. 3')], '[Verify: Ex. 2] [Verify: Ex. 3]'],
  ['a space of its own', [verify('Ex. 2'), text(' '), verify('Ex. 3')], '[Verify: Ex. 2] [Verify: Ex. 3]'],
  ['a bracket', [text('('), verify('Ex. 2'), text(')')], '([Verify: Ex. 2])'],
])('a mark behind %s', (_, inlines, words) => {
  expect(textOfRuns(runsOf(inlines))).toBe(words)
})

test('sentences are set apart by one space, also when one ends in its own', () => {
  const sentences = [[text('One. ')], [text('Two.')], [], [text('Three.')]].map((inlines) => ({ inlines, sources: [] }))
  expect(textOfRuns(runsOfSentences(sentences))).toBe('One. Two. Three.')
})

test.each([
  ['IV. First Prong', 'IV. '],
  ['A. Merit', 'A. '],
  ['12. Detail', '12. '],
  ['Introduction', ''],
  ['I. ', 'I. '],
])('the number of "%s"', (heading, number) => {
  expect(numberOf(heading)).toBe(number)
})

test('a sentence that nobody has confirmed ends in a sign on paper, and a question does not', () => {
  const sentence = (words: string, state: 'open' | 'composed', ...more: Inline[]): Sentence => ({
    inlines: [text(words), ...more],
    sources: [],
    proof: { state },
  })
  const sentences = [
    sentence('It runs.', 'composed'),
    sentence('It won.', 'open'),
    sentence('', 'open', { kind: 'missing', what: 'the year' }),
  ]
  expect(runsOnPaper(sentences)).toEqual([
    { text: 'It runs. ' },
    { text: 'It won.†', open: true },
    { text: ' ' },
    { text: '[Missing: the year]', mark: 'missing' },
  ])
  // What is typed anew holds no sign.
  expect(textOfRuns(runsOfSentences(sentences))).toBe('It runs. It won. [Missing: the year]')
})
