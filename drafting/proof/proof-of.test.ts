import { describe, expect, test } from 'vitest'
import type { Inline, Made, Sentence } from '#domain/document.ts'
import type { FactCard } from '#domain/fact-card.ts'
import { personOf } from '../builtin/person.ts'
import { cite } from '../authorities/library.ts'
import { frames, arguing } from './frames.ts'
import { proofOf, type Vouchers } from './proof-of.ts'

const person = personOf({ pronoun: 'Dr.', gender: 'female', first_name: 'Ilka', middle_name: '', last_name: 'Varga' }, [
  'F1',
])
const CARD: FactCard = {
  id: 'c1',
  text: 'Dr. Varga built the closed crucible.',
  about: 'applicant',
  kind: 'made',
  status: 'done',
  state: 'confirmed',
  questions: [],
  choices: [],
  sources: [{ section: 'academicprojects', entry: 1, field: 'solution', words: 'I built the closed crucible.' }],
  referee_id: null,
  origin: 'reader',
  was: null,
  confirmed_by: 'Ilka Varga',
  confirmed_at: '2026-11-29',
}
const FACTS: Record<string, string> = {
  F1: 'Varga',
  F2: 'Lakeshore State University',
  F3: '2019-05-10',
  F4: '212',
  F9: 'NASA. I won the Zephyr Medal',
  F5: 'No',
}
const vouchers = (more: Partial<Vouchers> = {}): Vouchers => ({
  heldBy: (id) => FACTS[id],
  cards: new Map([[CARD.id, CARD]]),
  person,
  confirmedBy: () => undefined,
  verifiedBy: () => undefined,
  ...more,
})
const [HELD = ''] = frames('{Name} was at {school} until {end}.')
const [CITED = ''] = frames('Others have cited it {times} times.')
const [ARGUED = ''] = arguing('{School} shows that {name} is well placed.')
const [LAW = ''] = frames('The endeavor must have substantial merit. {Dhanasar889}.')

const said = (text: string, made?: Made, more: Inline[] = []): Sentence => ({
  inlines: [{ kind: 'text', text }, ...more],
  sources: [],
  ...(made && { made }),
})
const slot = (text: string, ...sources: string[]) => ({ text, sources })
const stateOf = (sentence: Sentence, more: Partial<Vouchers> = {}) => proofOf(sentence, vouchers(more)).state

describe('a frame', () => {
  const slots = {
    Name: slot('Dr. Varga', 'F1'),
    school: slot('Lakeshore State University', 'F2'),
    end: slot('May 2019', 'F3'),
  }
  const text = 'Dr. Varga was at Lakeshore State University until May 2019.'

  test('with what its sources hold is composed, and says which words are whose', () =>
    expect(proofOf(said(text, { frame: HELD, slots }), vouchers())).toEqual({
      state: 'composed',
      spans: [
        { start: 0, end: 9, sources: ['F1'] },
        { start: 17, end: 43, sources: ['F2'] },
        { start: 50, end: 58, sources: ['F3'] },
      ],
    }))

  test.each([
    ['a changed comma', said('Dr. Varga was, at Lakeshore State University until May 2019.', { frame: HELD, slots })],
    ['a changed word', said('Dr. Varga was at Lakeshore Stage University until May 2019.', { frame: HELD, slots })],
    [
      'a slot with another date',
      said(text.replace('2019', '2018'), { frame: HELD, slots: { ...slots, end: slot('May 2018', 'F3') } }),
    ],
    [
      'a slot with another name',
      said(text.replace('Lakeshore', 'Seashore'), {
        frame: HELD,
        slots: { ...slots, school: slot('Seashore State University', 'F2') },
      }),
    ],
    [
      'a slot without a source',
      said(text, { frame: HELD, slots: { ...slots, school: slot('Lakeshore State University') } }),
    ],
    [
      'a source that is gone',
      said(text, { frame: HELD, slots: { ...slots, school: slot('Lakeshore State University', 'F99') } }),
    ],
    [
      'a short field that holds a sentence',
      said('Dr. Varga was at NASA. I won the Zephyr Medal until May 2019.', {
        frame: HELD,
        slots: { ...slots, school: slot('NASA. I won the Zephyr Medal', 'F9') },
      }),
    ],
    ['words that are no frame of ours', said(text, { frame: '{Name} was at {school} until {end}, and won.', slots })],
    ['a sentence that nobody made', said(text)],
  ])('%s leaves it open', (_, sentence) => expect(stateOf(sentence)).toBe('open'))

  test('may begin with the pronoun where the sentence before has named its person', () =>
    expect(stateOf(said('She was at Lakeshore State University until May 2019.', { frame: HELD, slots }))).toBe(
      'composed',
    ))

  test('holds a number as its source does', () => {
    expect(
      stateOf(said('Others have cited it 212 times.', { frame: CITED, slots: { times: slot('212', 'F4') } })),
    ).toBe('composed')
    expect(
      stateOf(said('Others have cited it 213 times.', { frame: CITED, slots: { times: slot('213', 'F4') } })),
    ).toBe('open')
  })

  test('of argument is reasoned', () =>
    expect(
      stateOf(
        said('Lakeshore State University shows that Dr. Varga is well placed.', {
          frame: ARGUED,
          slots: { School: slot('Lakeshore State University', 'F2'), name: slot('Dr. Varga', 'F1') },
        }),
      ),
    ).toBe('reasoned'))

  test('of law is law, where the text of the authority was read', () => {
    const cited = cite('dhanasar', '889')
    const sentence = said(
      'The endeavor must have substantial merit. ',
      { frame: LAW, slots: { Dhanasar889: slot('', cited.id) } },
      [cited, { kind: 'text', text: '.' }],
    )
    expect(stateOf(sentence)).toBe('law')
  })
})

describe('a card', () => {
  const made = { card: 'c1' }
  test('is composed word for word, also with its subject as a pronoun', () => {
    expect(stateOf(said('Dr. Varga built the closed crucible.', made))).toBe('composed')
    expect(stateOf(said('She built the closed crucible.', made))).toBe('composed')
    expect(
      stateOf(
        said('Dr. Varga built the closed crucible ', made, [
          { kind: 'exhibit', number: 3 },
          { kind: 'text', text: '.' },
        ]),
      ),
    ).toBe('composed')
  })
  test.each([
    ['is not confirmed', { ...CARD, state: 'proposed' as const }],
    ['was left out', { ...CARD, state: 'left_out' as const }],
    ['says something else by now', { ...CARD, text: 'Dr. Varga built a crucible.' }],
  ])('that %s leaves its sentence open', (_, card) =>
    expect(stateOf(said(CARD.text, made), { cards: new Map([['c1', card]]) })).toBe('open'),
  )
  test('that is gone leaves its sentence open', () =>
    expect(stateOf(said(CARD.text, made), { cards: new Map() })).toBe('open'))
})

describe('a mark', () => {
  const doubted: Sentence = {
    inlines: [
      { kind: 'text', text: 'It cut costs by ' },
      { kind: 'verify', text: '43 percent', reason: 'no entry holds it' },
      { kind: 'text', text: '.' },
    ],
    sources: [],
  }
  test('contradicts its sentence until somebody answers for it by name', () => {
    expect(stateOf(doubted)).toBe('contradicted')
    const confirmed = { by: 'Ilka Varga', as: 'applicant' as const, at: '2026-11-29' }
    expect(proofOf(doubted, vouchers({ confirmedBy: () => confirmed }))).toEqual({ state: 'confirmed', confirmed })
  })
  test('that asks leaves its sentence open', () =>
    expect(stateOf({ inlines: [{ kind: 'missing', what: 'the year' }], sources: [] })).toBe('open'))
})
