import { expect, test } from 'vitest'
import type { Prong } from '#domain/letter-packet.ts'
import { gapsIn } from './gaps.ts'
import type { Standing } from './gaps/standing.ts'
import type { Contribution, Overlap, PacketWriter, Place, Writer } from './packet.ts'

const row = (key: string, has_weight = true): Contribution => ({
  key,
  group: 'Employment project',
  title: `Work ${key.split('/')[1]}`,
  detail: '',
  has_weight,
})
type State = 'told' | 'chosen'
const mark = (state: State) => ({ state, sentences: state === 'told' ? 1 : 0, block: state === 'told' ? 'p' : null })
const ALL: [Prong, State][] = [
  [1, 'told'],
  [2, 'told'],
  [3, 'told'],
]

interface Given extends Partial<Omit<Writer, 'contributions' | 'prongs'>> {
  keys?: Record<string, State>
  prongs?: [Prong, State][]
}
const writer = (id: number, { keys = {}, prongs = ALL, ...given }: Given = {}): Writer => ({
  id,
  name: `Writer ${id}`,
  title: 'Reader',
  organization: 'Nowhere House',
  tie: 'independent',
  reason: '',
  ask: [],
  letter: { id: id * 10, version: 1, words: 600, open: 0, stale: false },
  is_drafting: false,
  is_signed: true,
  contributions: Object.entries(keys).map(([key, state]) => ({ key, ...mark(state) })),
  prongs: prongs.map(([prong, state]) => ({ prong, ...mark(state) })),
  ...given,
})

const WORK = ['professionalprojects/1', 'professionalprojects/2', 'professionalprojects/3', 'academicprojects/4']
const told = (...keys: string[]): Record<string, State> => Object.fromEntries(keys.map((key) => [key, 'told']))

/** Four independent writers who tell of one work each, in signed letters: nothing is missing. */
const complete = (): Writer[] => WORK.map((key, at) => writer(at + 1, { keys: told(key) }))

const standing = (writers: Writer[], more: Partial<Standing> = {}): Standing => ({
  contributions: WORK.map((key) => row(key)),
  writers,
  overlaps: [],
  asked: [],
  contradictions: [],
  ...more,
})
const gaps = (writers: Writer[], more: Partial<Standing> = {}) => gapsIn(standing(writers, more))
/** The complete packet with its first writer otherwise. */
const butFirst = (given: Given, more: Partial<Standing> = {}) => {
  const [, ...others] = complete()
  return gaps([writer(1, { keys: told(WORK[0] ?? ''), ...given }), ...others], more)
}

test('without recommenders, and with a complete packet, nothing is missing', () => {
  expect(gaps([])).toEqual([])
  expect(gaps(complete())).toEqual([])
})

const expectOnly = (found: ReturnType<typeof gaps>, kind: string, text: string, to: Place, severity = 'should') => {
  expect(found.map((gap) => gap.kind)).toEqual([kind])
  expect(found[0]).toMatchObject({ text, to, severity })
  expect(found[0]?.todo).not.toBe('')
  expect(found[0]?.action).not.toBe('')
}
const LIST: Place = { page: 'recommenders' }

test('words that two letters share are not to be filed', () => {
  const side = { block: 'p9', before: '', shared: 'the same eight words', after: '' }
  const overlap: Overlap = {
    writers: [2, 3],
    letters: [20, 30],
    percent: [1.4, 2.5],
    passages: [{ words: 8, sides: [side, side] }],
  }
  expectOnly(
    gaps(complete(), { overlaps: [{ ...overlap, passages: [] }, overlap] }),
    'shared words',
    'The letters of Writer 2 and Writer 3 have 1 passage in the same words, up to 2.5 % of a letter.',
    { page: 'document', letter: 20, block: 'p9' },
    'must',
  )
})

test('a tie that the case file contradicts is told for its recommender alone', () => {
  const at = (section: string, entry: number) => ({ section, entry, field: 'co_author', place: '' })
  const contradictions: Standing['contradictions'] = [
    { kind: 'dates', text: 'Two dates do not agree.', places: [at('referees', 2)] },
    { kind: 'tie', text: 'A yes and a no.', places: [at('referees', 2), at('academicprojects', 4)] },
    { kind: 'tie', text: 'Of somebody who is not here.', places: [at('referees', 9)] },
  ]
  expectOnly(
    gaps(complete(), { contradictions }),
    'tie at odds',
    'A yes and a no.',
    { page: 'profile', referee: 2 },
    'must',
  )
})

test('how independent a writer is, and how many are', () => {
  const asked = butFirst({ tie: 'unclear', ask: ['Have you published together?'] })
  expectOnly(asked, 'tie not told', 'It is not told whether Writer 1 is independent of you.', {
    page: 'profile',
    referee: 1,
  })
  expect(asked[0]?.todo).toBe('Answer: Have you published together?')
  const dependent = (count: number): Writer[] =>
    complete().map((one, at) => (at < count ? { ...one, tie: 'dependent' } : one))
  expect(gaps(dependent(1))).toEqual([])
  expectOnly(gaps(dependent(2)), 'few independent writers', '2 of 4 writers are independent.', LIST)
  expectOnly(gaps(dependent(3)), 'few independent writers', '1 of 4 writers is independent.', LIST)
  expectOnly(gaps(dependent(4)), 'no independent writer', 'No writer is independent of you.', LIST)
})

test('a prong that no letter speaks to, and none that is still to be drafted will', () => {
  const without = (prongs: [Prong, State][], given: Given = {}) =>
    gaps(complete().map((one) => writer(one.id, { keys: told(WORK[one.id - 1] ?? ''), prongs, ...given })))
  const text = 'No letter speaks to prong 3, balance: why it should not wait, and why you.'
  const nobodyAsked = without(ALL.slice(0, 2))
  expectOnly(nobodyAsked, 'prong', text, LIST)
  expect(nobodyAsked[0]?.todo).toBe(
    'For a recommender who can, choose the goal “Personal abilities” or “National interest”.',
  )
  expectOnly(without([...ALL.slice(0, 2), [3, 'chosen']]), 'prong', text, { page: 'document', letter: 10 })
  const undrafted = { letter: null, is_signed: false, is_drafting: true }
  expect(without([...ALL.slice(0, 2), [3, 'chosen']], undrafted)).toEqual([])
})

test('work that nobody tells of, and work that was chosen and is not told', () => {
  expect(butFirst({ keys: { ...told('evidence/7'), 'evidence/8': 'chosen' } })).toMatchObject([
    { kind: 'contribution', text: 'No letter speaks to “Work 1”.', to: LIST },
  ])
  expectOnly(
    butFirst({ keys: { [WORK[0] ?? '']: 'chosen' } }),
    'chosen and not told',
    '“Work 1” is chosen for Writer 1, and no letter tells more of it than its name.',
    { page: 'document', letter: 10 },
  )
  const undrafted: Given = { keys: { [WORK[0] ?? '']: 'chosen' }, letter: null, is_signed: false, is_drafting: true }
  expect(butFirst(undrafted)).toEqual([])
  const [first] = gaps([writer(1, { keys: {} }), writer(2), writer(3), writer(4)])
  expect(first?.text).toBe('No letter speaks to “Work 1”, “Work 2” and 2 more.')
  expect(gaps(complete(), { contributions: [row('evidence/5', false)] })).toMatchObject([
    { kind: 'no work', to: { page: 'projects' } },
  ])
})

test('two writers for the same things alone; an endeavor sets nobody apart', () => {
  const [one = ''] = WORK
  const same: Given = { keys: { ...told(one), 'endeavors/7': 'told' } }
  expectOnly(
    butFirst(same, { contributions: WORK.slice(0, 3).map((key) => row(key)) }).concat(
      gaps([...complete(), writer(5, same)]),
    ),
    'same thing',
    'Writer 1 and Writer 5 speak to the same contributions and to no other.',
    { page: 'choices', referee: 5 },
  )
  expect(gaps([...complete(), writer(5, { keys: told(one, 'evidence/3') })])).toEqual([])
  expect(gaps([...complete(), writer(5), writer(6)])).toEqual([])
})

test('how many letters there are', () => {
  const [, , , ...rest] = complete()
  expect(gaps(complete().slice(0, 3), { contributions: [row(WORK[0] ?? '')] }).map(({ text }) => text)).toEqual([
    'You have 3 recommenders.',
  ])
  expect(rest).toHaveLength(1)
  const many = [5, 6, 7, 8].map((id) => writer(id, { keys: told(`evidence/${id}`) }))
  expect(gaps([...complete(), ...many])).toEqual([])
  expectOnly(gaps([...complete(), ...many, writer(9)]), 'many letters', 'You have 9 recommenders.', LIST)
})

test('a letter that is not drafted, and what it still needs', () => {
  const undrafted: Given = { letter: null, is_signed: false }
  const place: Place = { page: 'choices', referee: 1 }
  const asked = (items: PacketWriter['items']) =>
    butFirst(undrafted, { asked: [{ referee_id: 1, items, letter: null, is_drafting: false }] })
  expectOnly(asked([]), 'no draft', 'Writer 1 has no letter yet.', place)
  expect(asked([])[0]?.todo).toBe('Choose Endorsed Items, Proposed Endeavors, Endorsed Goals, then have it drafted.')
  const ready = ['evidence', 'proposedendeavor', 'goal'].map((category) => ({ category, item_id: '1' }))
  expect(asked(ready)[0]?.todo).toBe('Have it drafted.')
  expect(butFirst({ ...undrafted, is_drafting: true })).toEqual([])
  // Whoever signed a letter of their own needs no draft.
  expect(butFirst({ letter: null })).toEqual([])
})

test('a letter that is old, open or not signed', () => {
  const letter = { id: 10, version: 2, words: 600, open: 0, stale: false }
  const stale = (is_signed: boolean) => butFirst({ letter: { ...letter, stale: true }, is_signed })
  expectOnly(stale(true), 'stale', 'Your profile has changed since Writer 1’s letter was written.', {
    page: 'document',
    letter: 10,
  })
  expect(stale(true)[0]?.todo).toContain('signed letter')
  expect(stale(false).find(({ kind }) => kind === 'stale')?.todo).toContain('draft the sections')
  const unsigned = (open: number) => butFirst({ letter: { ...letter, open }, is_signed: false })
  expectOnly(unsigned(0), 'not signed', 'Writer 1’s letter is not signed.', { page: 'signed', referee: 1 }, 'must')
  expectOnly(
    unsigned(2),
    'open points',
    'Writer 1’s letter has 2 open points and is not signed.',
    { page: 'open points', letter: 10 },
    'must',
  )
  expect(butFirst({ letter: { ...letter, open: 2 } })).toEqual([])
})

test('what stands in the way of filing comes before what is worth a look', () => {
  const letter = { id: 20, version: 1, words: 600, open: 2, stale: false }
  const found = gaps([writer(1, { letter: null, is_signed: false }), writer(2, { is_signed: false, letter })])
  const weights = found.map(({ severity }) => severity)
  expect(weights).toContain('must')
  expect(weights.lastIndexOf('must')).toBeLessThan(weights.indexOf('should'))
})
