import { expect, it } from 'vitest'
import { matching } from './matching.ts'

const ITEMS = [
  { title: 'Küstenschutz am Überlinger See', description: 'Kőszegi Kft., 2019–2021' },
  { title: '钠离子电池测试', description: '清华大学, 2022' },
  { title: 'Coastal flood map', description: 'County of Überlingen, 2021' },
]

it.each([
  ['', [0, 1, 2]],
  ['   ', [0, 1, 2]],
  ['nothing of the kind', []],
  ['KOSZEGI', [0]],
  ['uberlin', [0, 2]],
  ['2021 flood', [2]],
  ['flood 2022', []],
  ['电池', [1]],
  ['.*', []],
])('finds by what stands in it: “%s”', (search, found) => {
  expect(matching(ITEMS, search).map((item) => ITEMS.indexOf(item))).toEqual(found)
})
