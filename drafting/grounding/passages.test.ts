import { expect, test } from 'vitest'
import { passages } from './passages.ts'

test.each([
  ['', []],
  ['  \n ', []],
  ['Dr. A. Kovac met the team. It ran.', ['Dr. A. Kovac met the team.', 'It ran.']],
  ['It cost 3.5 dollars (approx. 3). Then it fell.', ['It cost 3.5 dollars (approx. 3).', 'Then it fell.']],
  ['AWARD LETTER\nThe jury chose\nfive works.', ['AWARD LETTER', 'The jury chose five works.']],
  ['He said "done." She left.', ['He said "done."', 'She left.']],
])('%j', (text, expected) => expect(passages(text)).toEqual(expected))
