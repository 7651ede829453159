import { expect, test } from 'vitest'
import { degreesIn } from './degree-names.ts'
import { figuresIn, valueOf } from './figures-in.ts'

test.each([
  ['1,200', 1200],
  ['forty-two', 42],
  ['twelve hundred', 1200],
  ['three thousand', 3000],
])('%s is %i', (text, value) => expect(valueOf(text)).toBe(value))

test.each<[string, [number, string][]]>([
  ['', []],
  ['ten years, 40 hours and 30 percent', []],
  ['$40 lines', []],
  ['version 2.5 modules', []],
  ['40 rural hospitals', [[40, 'hospitals']]],
  [
    'Twenty-five lines in ten states',
    [
      [25, 'lines'],
      [10, 'states'],
    ],
  ],
  ['two of the recyclers', [[2, 'recyclers']]],
  ['1,200 people', [[1200, 'people']]],
])('%j', (text, figures) => expect(figuresIn(text).map(({ value, noun }) => [value, noun])).toEqual(figures))

test.each<[string, string[]]>([
  ['', []],
  ['a master key', []],
  ['Doctor of Philosophy', ['Doctoral']],
  ['Ph.D.', ['Doctoral']],
  ['Doctor of Medicine', ['Doctoral', 'Professional Degree']],
  ['Juris Doctor', ['Doctoral', 'Professional Degree']],
  ['Master of Science', ["Master's"]],
  ['MASTER’S DEGREE', ["Master's"]],
  ['B.Sc. in Physics', ["Bachelor's"]],
  ['硕士学位证书', ["Master's"]],
  ['Associate of Arts', ["Associate's"]],
])('%s is %j', (text, degrees) => expect(degreesIn(text)).toEqual(degrees))
