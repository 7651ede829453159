import { expect, test } from 'vitest'
import { inReadingOrder } from './reading-order.ts'

/** Pieces as they are drawn, each ten points to the right of the one before. */
const drawn = (...texts: string[]) => texts.map((text, index) => ({ text, left: index * 10 }))

test.each<[string, ReturnType<typeof drawn>, string]>([
  ['English as the file has it', [...drawn('One', ' ', 'two')].reverse(), 'two One'],
  ['Arabic drawn from the left', drawn('العربية', ' ', 'الخطوط', ' ', 'انواع'), 'انواع الخطوط العربية'],
  ['Arabic drawn from the right', drawn('العربية', ' ', 'الخطوط').reverse(), 'الخطوط العربية'],
  ['figures and brackets in Arabic', drawn('(', '1434', ' ', 'إبريل', ')', ' ', '14'), '14 (إبريل 1434)'],
  ['English words in Arabic', drawn('العربية', ' ', 'A', ' ', 'Waiver', ' ', 'انواع'), 'انواع A Waiver العربية'],
  ['Arabic words in English', drawn('A line of ', 'العربية', ' ', 'انواع', ' words'), 'A line of انواع العربية words'],
])('%s', (_, pieces, words) => expect(inReadingOrder(pieces)).toBe(words))
