import { expect, test } from 'vitest'
import { clearBottom } from './clear-place.ts'

const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right })
const toast = box(700, 748, 16, 374)

test.each([
  ['nothing near', [], 748],
  ['a button below it', [box(748, 792)], 748],
  ['a bar under it', [box(730, 844)], 722],
  ['a button beside it', [box(710, 740, 374, 390)], 748],
  ['a bar, and a button where it would stand then', [box(730, 844), box(660, 704)], 652],
  ['a button further up, with room between', [box(730, 844), box(600, 660)], 722],
])('it stands clear of %s', (_, others, bottom) => {
  expect(clearBottom(toast, others, 64)).toBe(bottom)
})

test('where buttons stand up to the header there is no place', () => {
  const column = Array.from({ length: 12 }, (_, at) => box(60 + at * 60, 104 + at * 60))
  expect(clearBottom(toast, column, 64)).toBeNull()
})
