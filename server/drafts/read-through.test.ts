import type { Block, Inline } from '#domain/document.ts'
import { LAW, linesOf } from '#drafting/quality/reading.ts'
import { expect, test } from 'vitest'
import { withLaw } from './read-through.ts'

const words = (text: string): Inline => ({ kind: 'text', text })
const law = (short: string): Inline => ({ kind: 'authority', id: short, short, runs: [{ text: short }] })
const blocks: Block[] = [
  {
    kind: 'paragraph',
    id: 'p1',
    sentences: [
      { inlines: [words('The threshold is low, '), law('Dhanasar at 889'), words(', and it is met.')], sources: [] },
      {
        inlines: [
          words('Of the six kinds of evidence, '),
          law('8 C.F.R. § 204.5(k)(3)(ii)'),
          words(', these are met; '),
          law('6 USCIS-PM F.5 B'),
          words(' asks for more.'),
        ],
        sources: [],
      },
    ],
  },
]
const lines = linesOf({ blocks })

test.each([
  [
    `This sentence has 69 words: “Of the six kinds of evidence, ${LAW}, these are met; …”`,
    'This sentence has 69 words: “Of the six kinds of evidence, 8 C.F.R. § 204.5(k)(3)(ii), these are met; …”',
  ],
  [`“Of the six kinds of evidence, ${LAW} …”`, '“Of the six kinds of evidence, 8 C.F.R. § 204.5(k)(3)(ii) …”'],
  [`“these are met; ${LAW} asks for more.”`, '“these are met; 6 USCIS-PM F.5 B asks for more.”'],
  [
    `“The threshold is low, ${LAW}, and” beside “kinds of evidence, ${LAW}, these”`,
    '“The threshold is low, Dhanasar at 889, and” beside “kinds of evidence, 8 C.F.R. § 204.5(k)(3)(ii), these”',
  ],
  [`“Of another letter, ${LAW}, this”`, '“Of another letter, the law cited, this”'],
  ['“Nothing is cited here”', '“Nothing is cited here”'],
])('a finding names the law of the sentence it quotes: %s', (text, told) => {
  expect(withLaw(text, lines)).toBe(told)
})
