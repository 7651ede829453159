import { describe, expect, test } from 'vitest'
import { sentencesOf } from './builtin/passages.ts'
import { passages } from './grounding/passages.ts'

describe.each([
  ['the drafter', sentencesOf],
  ['the check of sources', passages],
])('to %s', (_, read) => {
  test.each([
    'I hold certificate no. FE-20418 from the National Board of Clocks.',
    'I hold certificate no. 20418 from the National Board.',
    'The papers nos. 12 and 13 hold it.',
    'It stands in art. 7 and sec. 12 of the code.',
    'See fig. 3 and vol. IV, pp. 30 to 41.',
    'It is in the handbook, 3rd ed. 2019, and the mill est. 1921 uses it.',
    'It is for the dept. Chair of the county.',
    'It is in the dept. 4 group.',
    'It lasted approx. 3 days.',
  ])('one sentence: %s', (text) => expect(read(text)).toEqual([text]))

  test.each<[string, string]>([
    ['The board said no.', 'We went on.'],
    ['The board said no.', '20 people left.'],
    ['The answer was no.', 'I went on.'],
    ['It rings for 5 sec.', '30 people hear it.'],
    ['I study folk art.', 'Museums show it.'],
    ['I work in the dept.', 'We test pumps.'],
  ])('two sentences: %s %s', (first, second) => expect(read(`${first} ${second}`)).toEqual([first, second]))
})
