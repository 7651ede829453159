import { expect, test } from 'vitest'
import { presentable } from './presentable.ts'
import type { Told } from './told.ts'

const told = (...texts: string[]): Told[] =>
  texts.map((text) => ({ text, sources: [], exhibits: [], section: 'academicprojects', entry: 1, field: 'impact' }))

const kept = (...texts: string[]): string[] => presentable(told(...texts)).map(({ text }) => text)

test.each([
  'In my own words, the result is this: “Not published yet.”',
  'The article is cited 18 times, I know that is not a lot but it is a journal for teachers.',
  'Deaths went from 11.2 to 7.4 percent, but I must say in these years also other things changed.',
  'I was teacher and researcher at the same time, so bias.',
  'Certification after written examination, I passed at first attempt.',
  'You need two fellows who propose you and a vote.',
  '[Missing: a figure]',
])('“%s” does not stand in somebody else’s letter', (text) => {
  expect(kept(text)).toEqual([])
})

test('what leans on a sentence that is left out is left out with it', () => {
  expect(kept('You need two fellows who propose you.', 'They vote once a year.', 'The guild has 38 members.')).toEqual([
    'The guild has 38 members.',
  ])
})

test('a plain result stands', () => {
  expect(kept('After the flood the county closed the road.')).toEqual(['After the flood the county closed the road.'])
})

test.each([
  'I put five arrays (used, from a volcano project) and one lidar.',
  'Closed days fell to 37 (winter 2024/25, but there was also less snow).',
  'Each day cost 210,000 dollars (according to a study that I did not make).',
])('an aside in brackets is kept: %s', (typed) => {
  expect(kept(typed)).toEqual([typed])
})
