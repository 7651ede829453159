import { expect, test } from 'vitest'
import { countToSettle, settledTogether, type ToSettle } from './to-settle.ts'

const point = (kind: ToSettle['kind'], sentence: number, block = 'p'): ToSettle => ({ kind, block, sentence })

test.each<[string, ToSettle[], ReturnType<typeof countToSettle>]>([
  ['nothing', [], { sentences: 0, questions: 0, all: 0 }],
  ['two marks of a sentence are one', [point('verify', 0), point('verify', 0)], { sentences: 1, questions: 0, all: 1 }],
  [
    'two questions of a sentence are two',
    [point('missing', 0), point('missing', 0)],
    { sentences: 0, questions: 2, all: 2 },
  ],
  [
    'a mark and a question of a sentence',
    [point('verify', 0), point('missing', 0)],
    { sentences: 1, questions: 1, all: 2 },
  ],
  ['the same place of two blocks', [point('open', 0), point('open', 0, 'q')], { sentences: 2, questions: 0, all: 2 }],
  [
    'places whose names join alike',
    [point('open', 1, '2 p'), point('open', 12, 'p')],
    { sentences: 2, questions: 0, all: 2 },
  ],
])('%s', (_, points, counts) => expect(countToSettle(points)).toEqual(counts))

test('what is settled together keeps the order of the text', () => {
  const [first, question, second, other] = [
    point('verify', 0),
    point('missing', 0),
    point('verify', 0),
    point('open', 1),
  ]
  expect(settledTogether([first, question, second, other])).toEqual([[first, second], [question], [other]])
})
