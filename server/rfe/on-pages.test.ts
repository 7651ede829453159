import { expect, test } from 'vitest'
import { onPages } from './on-pages.ts'

const ONE = 'The petitioner built the protocol in the year 2021 (Ex. 4).'
const TWO = 'Three laboratories have taken it up since then, and each of them says so.'
const THREE = 'The plan has a budget for the first year.'

test.each<[string, string[]]>([
  ['no pages', []],
  ['pages without words', ['', '']],
  ['the pages of another letter', ['Dear Officer:', 'Sincerely']],
])('of %s nothing is known, and all stands on one', (_, pdf) => {
  expect(onPages([`${ONE} ${TWO}`, THREE], pdf)).toEqual([`${ONE} ${TWO}\n\n${THREE}`])
})

test('each sentence stands on the page on which it begins, whatever the lines and the marks are', () => {
  const pdf = [
    'Contents\nThe plan  4',
    'Petition of I. Kőszegi\nThe petitioner built the pro-\ntocol in the year 2021\u00a0(Ex.\u00a04). Three labora-\ntories have taken it up since then, and\n2',
    'each of them says so.\n\nThe plan has a bud-\nget for the first year.\n3',
  ]
  expect(onPages([`${ONE} ${TWO}`, THREE], pdf)).toEqual(['', `${ONE} ${TWO}`, THREE])
})

test('what is not found stands where the words before it do', () => {
  expect(onPages([ONE, 'A line that no page has in these words.', THREE], [ONE, THREE])).toEqual([
    `${ONE}\n\nA line that no page has in these words.`,
    THREE,
  ])
})
