import { expect, test } from 'vitest'
import { namesOf } from './names.ts'
import { overlapOf, shingled } from './overlap.ts'
import { linesOf } from './reading.ts'
import { caseFile, paragraph, sentence } from './testing/clean.ts'

const names = namesOf(caseFile)
const prepared = (...texts: string[]) =>
  shingled(linesOf({ blocks: texts.map((text, at) => paragraph(`p${at}`, sentence(text))) }), names)
const shared = (a: string, b: string) => overlapOf(prepared(a), prepared(b)).runs.map(({ text }) => text)

test('seven words in a row are shared by chance, eight are not', () => {
  expect(shared('we found that the coating held very well', 'and the coating held very well indeed')).toEqual([])
  expect(
    shared('so we found that the coating held very well', 'yes, we found that the coating held very well'),
  ).toEqual(['we found that the coating held very well'])
})

test('names and titles are not counted, and do not hide the words around them', () => {
  const title = 'Early Detection of Lithium Plating by Voltage Relaxation'
  expect(shared(`I read “${title}” twice.`, `They cite “${title}” often.`)).toEqual([])
  expect(
    shared(
      'The work that I know of Dr. Kőszegvári best is from my own laboratory',
      'The work that I know of her best is from my own laboratory',
    ),
  ).toHaveLength(0)
  expect(
    shared(
      'what I know of Lake Marrow University is that nobody there wastes time',
      'what I know of Hollin Ridge Energy Laboratory is that nobody there wastes time',
    ),
  ).toHaveLength(1)
})

test('the share is that of the first text', () => {
  const run = 'we found that the coating held very well'
  expect(overlapOf(prepared(run), prepared(`${run} on every day of the year`)).share).toBe(1)
  expect(overlapOf(prepared(`${run} on every day of the year`), prepared(run)).share).toBeCloseTo(8 / 14)
})

test('two runs in two paragraphs are two, and each has its places', () => {
  const [one, two] = ['we found that the coating held very well', 'nobody had tried to make it that way before']
  expect(overlapOf(prepared(one, two), prepared('x', two, one)).runs).toMatchObject([
    { block: 'p0', otherBlock: 'p2', words: 8 },
    { block: 'p1', otherBlock: 'p1', words: 9 },
  ])
})
