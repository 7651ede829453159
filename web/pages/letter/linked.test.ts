import { expect, it } from 'vitest'
import type { LinkQuestion } from '../../api/linked-letter.ts'
import { blockOf, draftsOf, questionsOf } from './linked.ts'

const point = (id: string, kind: LinkQuestion['kind'], sentence: number, more: Partial<LinkQuestion> = {}) => ({
  id,
  kind,
  sentence,
  section: null,
  block: 'p',
  text: id,
  hint: '',
  confirmed: null,
  ...more,
})

it('asks at once about all words of a sentence that are to be confirmed, and about each gap by itself', () => {
  const confirmed = { by: 'Ada Example', at: '2026-11-22T09:00:00Z', as: 'recommender' as const, left_out: false }
  const open = [
    point('a', 'missing', 0),
    point('b', 'missing', 0),
    point('c', 'verify', 0),
    point('d', 'verify', 1, { confirmed }),
    point('e', 'verify', 0),
    point('f', 'verify', 0, { block: 'q' }),
    point('g', 'verify', 1),
    point('h', 'open', 2),
  ]
  const asked = questionsOf({ open }).map(({ id, points }) => [id, points.map((one) => one.text).join('')])
  expect(asked).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'ce'],
    ['f', 'f'],
    ['g', 'g'],
  ])
  expect(questionsOf({ open: [] })).toEqual([])
})

it('finds no paragraph where nothing can be typed', () => {
  const blocks = [
    { kind: 'page-break' as const },
    { kind: 'lines' as const, id: 'l', align: 'left' as const, lines: [] },
    { kind: 'paragraph' as const, id: 'p', sentences: [] },
  ]
  expect(['x', 'l', 'p'].map((id) => blockOf({ blocks }, id)?.id ?? null)).toEqual([null, null, 'p'])
})

it('keeps what was typed under the id of a link, not under what opens it', () => {
  expect(draftsOf('0a1b.secret')).toBe('letter-link/0a1b')
})
