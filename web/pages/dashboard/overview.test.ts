import { CHECKLIST, checklistOf, type ChecklistItem } from '#domain/progress.ts'
import { SECTIONS } from '#domain/sections.ts'
import { describe, expect, it } from 'vitest'
import { matchRoutes } from 'react-router'
import { NONE_OPEN } from '../../forms/entry-state.ts'
import { routes } from '../../routes.tsx'
import { awayInWords, inWords, pressing, today } from './in-words.ts'
import { contradictionsOn, otherPapersOn, rowState } from './row-state.ts'
import { typedSteps } from './typed.ts'

const step = (section: string): ChecklistItem => {
  const item = checklistOf(true).find((one) => one.section === section)
  if (!item) throw new Error(`No step ${section}`)
  return item
}

describe('the state of a row', () => {
  const optional = CHECKLIST.find((item) => item.optional) ?? step('RFE')
  it.each([
    ['not started', step('Evidence'), { done: false }, undefined, undefined],
    ['complete', step('Evidence'), { done: true }, 'done', undefined],
    ['optional', optional, { done: false }, 'opt', 'Optional'],
    ['optional and done', optional, { done: true }, 'done', undefined],
    ['typed', step('Evidence'), { done: false, typed: NONE_OPEN }, 'part', 'Typed, not saved'],
    [
      'typed with gaps',
      step('Evidence'),
      { done: false, typed: { missing: 3, wrong: 0 } },
      'part',
      '3 to fill, not saved',
    ],
    [
      'typed wrong',
      step('Evidence'),
      { done: false, typed: { missing: 3, wrong: 1 } },
      'part',
      '1 to fix, 3 to fill, not saved',
    ],
    ['saved and typed anew', step('Evidence'), { done: true, typed: NONE_OPEN }, 'fix', 'Typed, not saved'],
    ['contradicted', step('Education'), { done: true, toCheck: 2 }, 'fix', '2 to check'],
    [
      'typed and contradicted',
      step('Education'),
      { done: true, typed: { missing: 1, wrong: 0 }, toCheck: 2 },
      'fix',
      '1 to fill, not saved',
    ],
  ])('%s', (_, item, facts, dot, badge) => {
    const state = rowState(item, facts)
    expect(state.dot).toBe(dot)
    expect(state.badge?.text).toBe(badge)
  })

  it('is told in words too', () => {
    expect(rowState(step('Evidence'), { done: false }).spoken).toBe('not started')
    expect(rowState(step('Evidence'), { done: false, typed: NONE_OPEN }).spoken).toBe('begun')
    expect(rowState(step('Evidence'), { done: true, toCheck: 1 }).spoken).toBe('complete')
  })
})

it('counts a contradiction once on each page that has a part in it', () => {
  const place = (path: string) => ({ place: 'Education 1', path, url: null })
  const found = [
    { kind: 'dates' as const, text: 'a', places: [place('/education-info'), place('/education-info')] },
    { kind: 'title' as const, text: 'b', places: [place('/education-info'), place('/employment-info')] },
  ]
  expect(contradictionsOn('/education-info', found)).toBe(2)
  expect(contradictionsOn('/employment-info', found)).toBe(1)
  expect(contradictionsOn('/evidence', found)).toBe(0)
})

it('counts the papers on a page that tell of something else', () => {
  const paper = (path: string, is_other: boolean) => ({
    number: 1,
    title: 'a',
    path,
    name: 'a.pdf',
    url: '/api/files/a.pdf',
    pages_read: 1,
    read_by: 'text' as const,
    reason: null,
    lacks_words: false,
    is_other,
  })
  const found = [paper('/evidence', true), paper('/evidence', false), paper('/future-plans', true)]
  expect(['/evidence', '/future-plans', '/education-info'].map((path) => otherPapersOn(path, found))).toEqual([1, 1, 0])
})

describe('what is typed and not saved', () => {
  const plan = { plan_title: 'A line', eta: '', status: '' }
  it.each([
    [
      'an entry with gaps',
      'futureplan',
      { entries: [{ ...SECTIONS.futureplan.empty, ...plan }] },
      'Future Plan',
      { missing: 7, wrong: 0 },
    ],
    ['an entry that is empty', 'futureplan', { entries: [SECTIONS.futureplan.empty] }, 'Future Plan', NONE_OPEN],
    ['a draft of another shape', 'evidence', { entries: 'none' }, 'Evidence', NONE_OPEN],
    ['a draft that is lost', 'evidence', undefined, 'Evidence', NONE_OPEN],
    ['personal info', 'personal-info', { first_name: 'Ana', email: 'ana' }, 'Personal Info', { missing: 5, wrong: 1 }],
    ['an endeavor', 'endeavor-12', { title: 'A line' }, 'Proposed Endeavor', NONE_OPEN],
    ['a recommender', 'recommender-new', {}, 'Recommender', NONE_OPEN],
  ])('%s', (_, form, values, section, lacking) => {
    expect([...typedSteps(new Map([[form, values]]))]).toEqual([[section, lacking]])
  })

  it('knows no step of another form, and adds up several of one step', () => {
    expect(typedSteps(new Map([['contact', {}]])).size).toBe(0)
    const forms = new Map<string, unknown>([
      ['endeavor-1', {}],
      ['endeavor-new', {}],
    ])
    expect([...typedSteps(forms)]).toEqual([['Proposed Endeavor', NONE_OPEN]])
  })
})

describe('times in words', () => {
  it.each([
    [0, '0 min'],
    [5, '5 min'],
    [60, '1 h'],
    [105, '1 h 45 min'],
    [170, '2 h 50 min'],
  ])('%i minutes', (minutes, words) => {
    expect(inWords(minutes)).toBe(words)
  })

  it.each([
    ['2026-11-25', 'in 3 days'],
    ['2026-11-23', 'in 1 day'],
    ['2026-11-22', 'today'],
    ['2026-11-21', '1 day ago'],
    ['2027-03-01', 'in 99 days'],
  ])('%s', (day, words) => {
    expect(awayInWords(day, '2026-11-22')).toBe(words)
  })

  it.each([
    [[], null],
    [['2026-11-20'], '2026-11-20'],
    [['2027-01-05', '2026-11-20', '2026-12-01'], '2026-12-01'],
    [['2026-11-20', '2026-11-21'], '2026-11-21'],
  ])('of %j the pressing one', (deadlines, day) => {
    expect(pressing(deadlines, '2026-11-22')).toBe(day)
  })

  it('takes the day from the visitor’s own calendar', () => {
    expect(today(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09')
  })
})

it.each(checklistOf(true).map((item) => [item.label, item.path]))('%s leads to a page that exists', (_, path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path)
})
