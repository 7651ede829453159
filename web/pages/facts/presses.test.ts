import type { FactCard } from '#domain/fact-card.ts'
import { expect, test } from 'vitest'
import { replaced, shownAfter, type Press, type Step } from './presses.ts'
import { cardOf } from './testing.ts'

const CARDS = [cardOf('a'), cardOf('b', { state: 'asks', questions: ['Who?'] }), cardOf('c')]
const step = (press: Press, before: FactCard[] = []): Step => ({ number: 5, press, before, made: [], change: null })
const shown = (press: Press, before?: FactCard[]) =>
  shownAfter(CARDS, step(press, before)).map(({ id, state, text }) => [id, state, text])

const A = 'Dr. Vexley built part a.'
const B = 'Dr. Vexley built part b.'
const C = 'Dr. Vexley built part c.'

test('a press is shown before the server has answered', () => {
  expect(shown({ kind: 'confirm', ids: ['a', 'c'], seen: {} })).toEqual([
    ['a', 'confirmed', A],
    ['b', 'asks', B],
    ['c', 'confirmed', C],
  ])
  expect(shown({ kind: 'change', id: 'b', change: { text: 'The team built it.' } })[1]).toEqual([
    'b',
    'confirmed',
    'The team built it.',
  ])
  expect(shown({ kind: 'change', id: 'a', change: { state: 'left_out' } })[0]).toEqual(['a', 'left_out', A])
  expect(shown({ kind: 'regroup', ids: ['a', 'b'], texts: ['One.', 'Two.', 'Three.'], seen: {} })).toEqual([
    ['new-5-0', 'confirmed', 'One.'],
    ['new-5-1', 'confirmed', 'Two.'],
    ['new-5-2', 'confirmed', 'Three.'],
    ['c', 'proposed', C],
  ])
  expect(shown({ kind: 'add', card: { text: 'Mine.', section: 'professionalhistory', entry: 1 } })[3]).toEqual([
    'new-5-0',
    'confirmed',
    'Mine.',
  ])
})

test('an undo puts back what was there, in its place', () => {
  const press: Press = { kind: 'regroup', ids: ['a', 'b'], texts: ['Both.'], seen: {} }
  const of = step(press, CARDS.slice(0, 2))
  const after = shownAfter(CARDS, of)
  expect(shownAfter(after, { ...step({ kind: 'undo', of }), number: 6 })).toEqual(CARDS)
  const answered = replaced(CARDS, ['a', 'b'], [cardOf('made')])
  expect(answered.map(({ id }) => id)).toEqual(['made', 'c'])
  expect(shownAfter(answered, step({ kind: 'undo', of: { ...of, made: ['made'] } }))).toEqual(CARDS)
})

test('untouched cards stay the same objects, so that long lists draw only what changed', () => {
  const after = shownAfter(CARDS, step({ kind: 'confirm', ids: ['a'], seen: {} }))
  expect(after.slice(1).every((card, at) => card === CARDS[at + 1])).toBe(true)
})
