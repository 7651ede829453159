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
      'What counts is the “potential prospective impact” Dhanasar, 26 I&N Dec. at 889–90.',
    )
    expect(sentence.inlines.some(({ kind }) => kind === 'authority')).toBe(true)
    expect(sentence.sources).toEqual(['dhanasar@889-90'])
  })

  test('an authority as it is printed is one too', () => {
    expect(read('So held Dhanasar, 26 I&N Dec. at 890.').sources).toEqual(['dhanasar@890'])
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
