import { describe, expect, test } from 'vitest'
import { anchorsOf, madeOf } from './alignment.ts'

const standing = (old: string[], text: string) =>
  anchorsOf(old, text).map(({ index, start, end }) => [index, text.slice(start, end)])

describe('sentences that stand as they stood', () => {
  test.each<[string, string[], string, number[]]>([
    ['nothing', [], 'A new one.', []],
    ['an empty text', ['One.'], '', []],
    ['all', ['One.', 'Two.'], 'One. Two.', [0, 1]],
    ['those around a new one', ['One.', 'Two.'], 'One. New. Two.', [0, 1]],
    ['not one that goes on', ['He joined Acme Inc.', 'Two.'], 'He joined Acme Inc. and left. Two.', [1]],
    ['not one that begins earlier', ['40 cells were made.'], 'In 2020, 40 cells were made.', []],
    ['not the end of a longer word', ['cells.'], 'Subcells.', []],
    [
      'in their old order, the longer of two',
      ['A rather long sentence.', 'Short.'],
      'Short. A rather long sentence.',
      [0],
    ],
    ['twice the same', ['Same.', 'Same.'], 'Same. Same.', [0, 1]],
    ['one of two alike', ['Same.', 'Same.'], 'Same.', [0]],
    [
      'one that begins small, behind the one it followed',
      ['One.', 'iPhones were used.'],
      'One. iPhones were used.',
      [0, 1],
    ],
  ])('%s', (_, old, text, kept) => {
    expect(standing(old, text)).toEqual(kept.map((index) => [index, old[index]]))
  })
})

test('a changed sentence is known by its words; a new one by none', () => {
  const old = ['She led the pilot line for cathodes.', 'The jury chose it in May.']
  expect(
    madeOf(['The jury chose it in June.', 'She leads the pilot line for cathodes.', 'Nothing alike.'], old),
  ).toEqual([1, 0, undefined])
  expect(madeOf(['Same words here.', 'Same words here.'], ['Same words here.'])).toEqual([0, undefined])
  expect(madeOf([], old)).toEqual([])
})

test('a page of one sentence over and over is read without comparing each place with each', () => {
  const sentences = Array.from({ length: 2_400 }, () => 'It ran.')
  const before = Date.now()
  const kept = anchorsOf(sentences, `New. ${sentences.join(' ')} More.`)
  // A fraction of a second; pair by pair it would be more than a minute.
  expect(Date.now() - before).toBeLessThan(15_000)
  expect(kept.length).toBeGreaterThan(0)
})
