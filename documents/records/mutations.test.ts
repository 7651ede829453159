import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BIBTEX, EXPORTS, JSON_RESUME, ORCID_JSON, ORCID_WORK_XML, ORCID_XML } from '../testing/record-files.ts'
import { readRecords } from './read.ts'
import { MAX_RECORDS } from './records.ts'

const FILES = [BIBTEX, EXPORTS, JSON_RESUME, ORCID_JSON, ORCID_XML, ORCID_WORK_XML]
const MARKS = [
  '{',
  '}',
  '"',
  '@',
  '\\',
  '$',
  '%',
  '#',
  '=',
  ',',
  '<',
  '>',
  '&',
  '[',
  ']',
  ':',
  '\\frac{',
  '@string{',
  '\u0000',
  '\ud800',
]

const edit = fc.record({
  at: fc.nat(6000),
  cut: fc.nat(40),
  put: fc.oneof(fc.constantFrom(...MARKS), fc.string({ unit: 'binary', maxLength: 5 })),
})

test('a file that was damaged anywhere is read as far as it goes, or told to be damaged', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.array(edit, { minLength: 1, maxLength: 6 }), (file, edits) => {
      let text = file
      for (const { at, cut, put } of edits) {
        const place = at % Math.max(1, text.length)
        text = text.slice(0, place) + put + text.slice(place + cut)
      }
      const read = readRecords(Buffer.from(text))
      if ('failed' in read) expect(read.failed).not.toBe('slow')
      else expect(read.records.length).toBeLessThanOrEqual(MAX_RECORDS)
    }),
    { seed: 20_261, numRuns: 150 },
  )
})
