import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { isAsStored, readEntries, refusalInForm, type Entry, type EntrySection } from './entry-section.ts'

const section: EntrySection = {
  schema: z.object({ name: z.string().min(1, 'Name is required') }),
  groups: [],
  empty: { name: '' },
  title: (entry) => String(entry.name),
  untitled: 'New',
  save: async () => [],
  load: async () => [],
}

describe('readEntries', () => {
  it('tells the issues of every entry at its place', () => {
    const values = { entries: [{ name: 'a' }, { name: '' }, { name: '' }], removed: [] }
    expect(readEntries(section)(values)).toEqual({
      issues: [
        { path: 'entries.1.name', message: 'Name is required' },
        { path: 'entries.2.name', message: 'Name is required' },
      ],
    })
  })

  it('passes blank entries over and keeps places, ids and deletions', () => {
    const values = { entries: [{ name: '' }, { id: 4, name: 'a' }], removed: [9] }
    const skipping = { ...section, isBlank: (entry: { name?: unknown }) => entry.name === '' }
    expect(readEntries(skipping)(values)).toEqual({
      data: { entries: [{ at: 1, id: 4, fields: { name: 'a' } }], removed: [9] },
    })
  })
})

it('passes over what stands in a disabled field', () => {
  const end = {
    name: 'end',
    label: 'End',
    kind: 'date',
    disabled: (entry: Entry) => entry['goes_on'] === true,
  } as const
  const dated = { ...section, schema: z.object({ end: z.literal('', 'No date') }), groups: [{ fields: [end] }] }
  const read = (entry: Entry) => readEntries({ ...dated, empty: { end: '' } })({ entries: [entry], removed: [] })
  expect(read({ end: 'whenever', goes_on: false })).toEqual({ issues: [{ path: 'entries.0.end', message: 'No date' }] })
  expect(read({ end: 'whenever', goes_on: true })).toMatchObject({ data: { entries: [{ fields: { end: '' } }] } })
})

describe('refusalInForm', () => {
  const sent = [
    { at: 2, fields: {} },
    { at: 5, fields: {} },
  ]

  it('turns places in the array into places in the form', () => {
    const error = new ApiError(400, [{ index: 1, errors: { name: ['Taken'] } }])
    expect(refusalInForm(error, sent)).toMatchObject({ entries: [{ index: 5, errors: { name: ['Taken'] } }] })
  })

  it('gives the field messages of a call of one entry to that entry', () => {
    const error = new ApiError(400, { name: ['Taken'] })
    expect(refusalInForm(error, sent.slice(1))).toMatchObject({ entries: [{ index: 5, errors: { name: ['Taken'] } }] })
  })

  it('leaves every other failure as it is', () => {
    const error = new ApiError(0, null, 'network')
    expect(refusalInForm(error, sent)).toBe(error)
  })
})

it.each([
  [{ id: 1, name: 'a', file: { name: 'a.pdf', url: '/1' } }, true],
  [{ id: 1, name: 'b', file: { name: 'a.pdf', url: '/1' } }, false],
  [{ id: 1, name: 'a', file: { name: 'a.pdf', url: '/2' } }, false],
  [{ id: 1, name: 'a', file: null }, false],
  [{ id: 2, name: 'a', file: { name: 'a.pdf', url: '/1' } }, false],
  // A new one is not stored, whatever it says.
  [{ name: 'a', file: { name: 'a.pdf', url: '/1' } }, false],
])('%j is as it is stored: %s', (entry, is) => {
  const stored = [{ name: 'a' }, { id: 1, version: 3, name: 'a', file: { name: 'a.pdf', url: '/1' } }]
  expect(isAsStored(entry, stored as Entry[])).toBe(is)
})
