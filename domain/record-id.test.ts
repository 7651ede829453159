import { expect, test } from 'vitest'
import { recordIdOf } from './record-id.ts'

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['abc', null],
  ['NaN', null],
  ['', null],
  [undefined, null],
  [null, null],
])('%o in an address is the number %o', (words, id) => expect(recordIdOf(words)).toBe(id))
