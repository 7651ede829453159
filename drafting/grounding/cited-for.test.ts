import { expect, test } from 'vitest'
import { citedFor } from './cited-for.ts'
import { INLINE } from './marks.ts'

/** The words for which the paper at `§` is cited; `#` is another. */
const at = (marked: string): string => {
  const start = marked.indexOf('§')
  return citedFor(marked.replaceAll(/[§#]/g, INLINE), { start, end: start + 1 })
}

test.each([
  ['The county saved $310,000 §.', 'The county saved $310,000'],
  ['The county saved $310,000 # §.', 'The county saved $310,000'],
  ['She led the trial #, and the county saved $310,000 §.', 'the county saved $310,000'],
  ['§ shows that the county saved $310,000.', 'shows that the county saved $310,000'],
  ['The article “Nine Gates” names it §.', 'The article ’Nine Gates’ names it'],
  ['§', ''],
  [
    'The county saved $310,000 in the first year, and in the second it saved more than that, since nine gates were closed §.',
    'The county saved $310,000 in the first year, and in the second it saved more than that …',
  ],
])('what a paper is cited for in “%s”', (marked, words) => expect(at(marked)).toBe(words))

test('a paper that was typed stands for the words before it', () => {
  const text = 'The county saved $310,000 (Ex. 4).'
  expect(citedFor(text, { start: 27, end: 32 })).toBe('The county saved $310,000')
})
