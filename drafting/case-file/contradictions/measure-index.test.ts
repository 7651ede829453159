import { expect, test } from 'vitest'
import { MeasureIndex } from './measure-index.ts'

const share = (words: string, way: 'down' | 'up' = 'down') => ({ way, measure: new Set(words.split(' ')) })

test('finds the same words, and a longer name that has two of them at least', () => {
  const shares = [
    share('leakage'),
    share('annual leakage pipes'),
    share('leakage annual'),
    share('leakage', 'up'),
    share('annual leakage'),
    share('scrap'),
  ]
  const index = new MeasureIndex(shares)
  expect(index.sameAs(share('leakage'))).toEqual([0])
  expect(index.sameAs(share('annual leakage'))).toEqual([1, 2, 4])
  expect(index.sameAs(share('annual leakage pipes'))).toEqual([1, 2, 4])
  expect(index.sameAs(share('annual leakage', 'down'), 2)).toEqual([4])
  expect(index.sameAs(share('leakage', 'up'))).toEqual([3])
})

test('compares each share with no more others than a hundred, however many tell of the measure', () => {
  for (const count of [1000, 4000]) {
    const index = new MeasureIndex(Array.from({ length: count }, () => share('annual leakage')))
    const compared = Array.from({ length: count }, (_, at) => index.sameAs(share('annual leakage'), at).length)
    expect(Math.max(...compared)).toBe(100)
  }
})
