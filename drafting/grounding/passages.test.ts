import { expect, test } from 'vitest'
import { passages } from './passages.ts'

test.each([
  ['', []],
  ['  \n ', []],
  ['Dr. A. Kovac met the team. It ran.', ['Dr. A. Kovac met the team.', 'It ran.']],
  ['It cost 3.5 dollars (approx. 3). Then it fell.', ['It cost 3.5 dollars (approx. 3).', 'Then it fell.']],
  ['AWARD LETTER\nThe jury chose\nfive works.', ['AWARD LETTER', 'The jury chose five works.']],
  ['Use fell (by 31\npercent). It was 14\nsites in all.', ['Use fell (by 31 percent).', 'It was 14 sites in all.']],
  ['The pumps came from the\nBrenholt works.\nRegistrar', ['The pumps came from the Brenholt works.', 'Registrar']],
  ['Gates closed 17\nLosses 22\n4 boards', ['Gates closed 17', 'Losses 22', '4 boards']],
  ['He said "done." She left.', ['He said "done."', 'She left.']],
])('%j', (text, expected) => expect(passages(text)).toEqual(expected))
