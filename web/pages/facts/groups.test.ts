import { expect, test } from 'vitest'
import { groupKeeper, groupsOf, neighborOf, openAfter, type SectionEntries } from './groups.ts'
import { cardOf } from './testing.ts'

const of = (section: string, entry: number, field = 'background', words = 'Words.') => ({
  sources: [{ section, entry, field, words }],
})

const SECTIONS: SectionEntries[] = [
  { section: 'futureplan', entries: [{ id: 1, title: 'Kelp farm', subtitle: '', values: [] }] },
  {
    section: 'professionalhistory',
    entries: [
      { id: 1, title: 'Engineer', subtitle: 'Brinewick Works', values: [] },
      { id: 2, title: 'Intern', subtitle: '', values: [] },
    ],
  },
  { section: 'referees', entries: [{ id: 7, title: 'Dr. Oakhollow', subtitle: '', values: [] }] },
]

test('cards stand under their entries, in the order of the profile', () => {
  const cards = [
    cardOf('plan', of('futureplan', 1)),
    cardOf('intern', of('professionalhistory', 2)),
    cardOf('engineer'),
    cardOf('own', of('professionalhistory', 2, '', '')),
    cardOf('theirs', { referee_id: 7, ...of('referees', 7, 'comments') }),
    cardOf('award', { sources: [{ file: '/f/1', page: 3, words: 'Words.' }] }),
    cardOf('loose', { sources: [] }),
  ]
  const papers = new Map([['/f/1', { title: 'Award letter', section: 'evidence' as const }]])
  const groups = groupsOf(cards, SECTIONS, papers)
  expect(groups.map(({ title, cards: own }) => [title, own.map(({ id }) => id)])).toEqual([
    ['Engineer', ['engineer']],
    ['Intern', ['intern', 'own']],
    ['Award letter', ['award']],
    ['Kelp farm', ['plan']],
    ['Dr. Oakhollow', ['theirs']],
    ['', ['loose']],
  ])
})

test('an entry without facts is there too, so that one can be added', () => {
  expect(groupsOf([], SECTIONS, new Map()).map(({ title }) => title)).toEqual([
    'Engineer',
    'Intern',
    'Kelp farm',
    'Dr. Oakhollow',
  ])
})

test('a card is joined with the next of its own field, past what was left out', () => {
  const [first, out, next] = [cardOf('a'), cardOf('b', { state: 'left_out' }), cardOf('d')]
  const cards = [first, out, cardOf('c', of('professionalhistory', 1, 'goal')), next]
  expect(neighborOf(first, cards)).toBe(next)
  expect(neighborOf(next, cards)).toBeUndefined()
})

test.each([
  ['a', false, 'b'],
  ['c', false, 'a'],
  ['a', true, 'c'],
  ['b', true, 'a'],
  [null, false, 'a'],
])('after %s (back: %s) comes %s', (from, back, next) => {
  const open = ['a', 'b', 'c'].map((id) => cardOf(id))
  expect(openAfter(open, { from, back })?.id).toBe(next)
})

test('what was settled by the press is passed over', () => {
  const open = ['a', 'b', 'c'].map((id) => cardOf(id))
  expect(openAfter(open, { from: 'a', skip: ['a', 'b'] })?.id).toBe('c')
  expect(openAfter(open, { from: 'a', skip: ['a', 'b', 'c'] })).toBeUndefined()
})

test('a press makes a new group of the one that it changes, and of no other', () => {
  const cards = [cardOf('engineer'), cardOf('plan', of('futureplan', 1))]
  const keep = groupKeeper()
  const before = keep(groupsOf(cards, SECTIONS, new Map()))
  const after = groupsOf([cardOf('engineer', { state: 'confirmed' }), ...cards.slice(1)], SECTIONS, new Map())
  const kept = keep(after)
  expect(kept.map((group, at) => group === before[at])).toEqual([false, true, true, true])
  expect(kept[0]?.cards[0]?.state).toBe('confirmed')
})
