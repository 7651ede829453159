import { expect, test } from 'vitest'
import { holdsWords } from './held-words.ts'

test.each<[boolean, string, string, string?]>([
  [true, 'a Senior Scientist', 'Senior Scientist'],
  [true, 'from June 2019 to May 2021', '2019-06-24', '2021-05-01'],
  [true, 'June 24, 2019', '2019-06-24'],
  [true, '$185,000', '185000.00'],
  [true, 'three posts', '3 posts'],
  [true, 'the Ökonometrie Institute’s laboratory', 'Okonometrie Institute laboratory'],
  [false, 'a Chief Scientist', 'Senior Scientist'],
  [false, 'June 2018', '2019-06-24'],
  [false, 'July 2019', '2019-06-24'],
  [false, '$186,000', '185000.00'],
  [false, 'four posts', '3 posts'],
  [false, 'not the institute', 'the institute'],
  [false, 'only the institute', 'the institute'],
  [false, 'anything', ''],
])('%s: %s of %s %s', (isHeld, words, value, other = '') => expect(holdsWords(words, [value, other])).toBe(isHeld))
