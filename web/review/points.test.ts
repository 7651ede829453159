import type { Block } from '#domain/document.ts'
import { expect, it } from 'vitest'
import { countsAfter, itemsOf, placeOf, statesOf, type Point } from './points.ts'

const answer = { by: 'Ada Probe', at: '2026-11-29T10:00:00Z', as: 'applicant' as const, left_out: false }
const point = (id: string, kind: Point['kind'], sentence: number, more: Partial<Point> = {}): Point => ({
  id,
  kind,
  block: 'p',
  sentence,
  text: id,
  answer: null,
  ...more,
})
const POINTS = [
  point('a', 'open', 0),
  point('b', 'missing', 1),
  point('c', 'verify', 2),
  point('d', 'verify', 2, { answer }),
  point('e', 'open', 3, { answer }),
  point('f', 'open', 4, { answer: { ...answer, left_out: true } }),
]

it('looks at each sentence once, and at no question', () =>
  expect(itemsOf(POINTS).map(({ id, state, points }) => [id, state, points.join('')])).toEqual([
    ['a', 'open', 'a'],
    ['c', 'contradicted', 'cd'],
  ]))

it('knows what became of each sentence', () =>
  expect([0, 1, 2, 3, 4].map((sentence) => statesOf(POINTS).get(placeOf({ block: 'p', sentence })))).toEqual([
    'open',
    undefined,
    'contradicted',
    'confirmed',
    'left-out',
  ]))

it('counts presses that the server has not answered as the server will', () => {
  const blocks: Block[] = [{ kind: 'paragraph', id: 'p', sentences: [] }]
  const after = POINTS.map((one) => {
    if (one.id === 'a') return { ...one, answer }
    return one.id === 'c' ? { ...one, answer: { ...answer, left_out: true } } : one
  })
  const counts = { composed: 4, open: 1, contradicted: 1, confirmed: 1 }
  expect(countsAfter(counts, POINTS, after, blocks)).toEqual({ composed: 4, open: 0, contradicted: 0, confirmed: 2 })
  expect(countsAfter(counts, POINTS, POINTS, blocks)).toEqual(counts)
})

it('what only somebody else can confirm is not looked at, but once they have taken it back', () => {
  const point: Point = {
    id: 'w',
    kind: 'open',
    block: 'p',
    sentence: 0,
    text: 'I saw it.',
    answer: null,
    waitsFor: 'Mr. O',
  }
  expect(itemsOf([point])).toEqual([])
  expect(itemsOf([{ ...point, waitsFor: null }])).toHaveLength(1)
})
