import { describe, expect, test } from 'vitest'
import { sentenceText } from '#domain/document-text.ts'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { sentenceOf } from './sentence.ts'

const caseFile = buildCaseFile(batteryResearcher)
const read = (text: string, sources: string[] = []) => sentenceOf({ text, sources }, caseFile)

describe('what a model writes becomes what the document holds', () => {
  test('words alone stay words, with quotation marks set', () => {
    expect(read('She called it "the first step".').inlines).toEqual([
      { kind: 'text', text: 'She called it “the first step.”' },
    ])
  })

  test('exhibits with and without a page', () => {
    const { inlines } = read('It is in use (Ex. 1, p. 3; Ex. 2).')
    expect(inlines.filter(({ kind }) => kind === 'exhibit')).toEqual([
      { kind: 'exhibit', number: 1, page: 3 },
      { kind: 'exhibit', number: 2 },
    ])
  })

  test('an authority by its id is printed as the library prints it, and is a source', () => {
    const sentence = read('What counts is the “potential prospective impact” [dhanasar@889-90].')
    expect(sentenceText(sentence)).toBe(
      'What counts is the “potential prospective impact” (Dhanasar, 26 I&N Dec. at 889–90).',
    )
    expect(sentence.inlines.some(({ kind }) => kind === 'authority')).toBe(true)
    expect(sentence.sources).toEqual(['dhanasar@889-90'])
  })

  test('an authority as it is printed is one too', () => {
    expect(read('So held Dhanasar, 26 I&N Dec. at 890.').sources).toEqual(['dhanasar@890'])
  })

  test.each([
    ['as the regulation allows [cfr-204-5-k-1].', 'as the regulation allows (8 C.F.R. § 204.5(k)(1)).'],
    [
      'The waiver rests on [ina-203-b-2-b-i].',
      'The waiver rests on INA § 203(b)(2)(B)(i), 8 U.S.C. § 1153(b)(2)(B)(i).',
    ],
    ['Under [dhanasar@889] the endeavor counts.', 'Under Dhanasar, 26 I&N Dec. at 889 the endeavor counts.'],
    ['Impact counts. See [dhanasar@889].', 'Impact counts. See Dhanasar, 26 I&N Dec. at 889.'],
    ['In Matter of Dhanasar [dhanasar@889] it counts.', 'In Dhanasar, 26 I&N Dec. at 889 it counts.'],
    ['So held Matter of [dhanasar].', 'So held Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).'],
    ['So held Matter of Dhanasar, 26 I&N Dec. at 889.', 'So held Dhanasar, 26 I&N Dec. at 889.'],
    ['It is discretionary [dhanasar@889] & n.9.', 'It is discretionary (Dhanasar, 26 I&N Dec. at 889) & n.9.'],
    ['It is so: Dhanasar, 26 I&N Dec. at 889 & n.9.', 'It is so: Dhanasar, 26 I&N Dec. at 889 n.9.'],
  ])('a citation stands once, with what belongs before and behind it: %s', (text, printed) => {
    expect(sentenceText(read(text)).replaceAll('\u00a0', ' ')).toBe(printed)
  })

  test('a note that the library does not hold is asked about', () => {
    const { inlines } = read('It is so: Dhanasar, 26 I&N Dec. at 889 & n.77.')
    expect(inlines.filter(({ kind }) => kind === 'verify')).toEqual([
      { kind: 'verify', text: '& n.77', reason: 'the library holds no such note of Matter of Dhanasar' },
    ])
  })

  test('a missing fact is a mark', () => {
    expect(read('[Missing: the date of the award]').inlines).toEqual([
      { kind: 'missing', what: 'the date of the award' },
    ])
  })

  test('ids of facts in the text go to the sources', () => {
    const sentence = read('She holds a doctorate [F1, F2].', ['F3'])
    expect(sentenceText(sentence)).toBe('She holds a doctorate.')
    expect(sentence.sources).toEqual(['F3', 'F1', 'F2'])
  })
})

describe('sources that do not exist', () => {
  test('are dropped; a pin that the library lacks falls away', () => {
    expect(read('It is so.', ['F99999', 'E999', 'E1p99', 'kazarian@1119', 'F1', 'dhanasar@901', '']).sources).toEqual([
      'F1',
      'dhanasar',
    ])
  })

  test('in the text stay as they stand, to be found', () => {
    expect(sentenceText(read('It was held [kazarian@1119].'))).toContain('[kazarian@1119]')
  })
})

test.each(['', '[', '[]', '[Missing: ]', '()', '(Ex. )', '(Ex. 0)', '“', '[dhanasar@]', '\u0000\u202e', '[[F1]]'])(
  'odd text %j breaks nothing',
  (text) => {
    expect(() => sentenceText(read(text))).not.toThrow()
  },
)
