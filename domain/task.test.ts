import { expect, test } from 'vitest'
import { marksIn } from './task.ts'

test('what a text marks to be settled is told by kind, in its order', () => {
  expect(marksIn('It cost [Missing: the budget]. In [Verify: 1999: no source] it began.')).toEqual([
    { kind: 'missing', text: 'the budget' },
    { kind: 'verify', text: '1999: no source' },
  ])
  expect(marksIn('Nothing [open] here.')).toEqual([])
})
