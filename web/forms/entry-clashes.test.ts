import { describe, expect, it } from 'vitest'
import type { Entry } from './entry-section.ts'
import { chosen, mergeEntries } from './entry-clashes.ts'

const anew = ({ id: _id, version: _version, ...fields }: Entry): Entry => fields

const base = {
  entries: [
    { id: 1, version: 1, name: 'A', note: '' },
    { id: 2, version: 1, name: 'B', note: '' },
  ],
  removed: [],
}

describe('mergeEntries', () => {
  it('takes over what was changed only elsewhere and rests on the newer version', () => {
    const mine = { entries: [{ id: 1, version: 1, name: 'A2', note: '' }, { ...base.entries[1] }], removed: [] }
    const { values, asked } = mergeEntries(
      base,
      mine,
      [
        { id: 1, version: 3, name: 'A', note: 'theirs' },
        { id: 2, version: 1, name: 'B', note: '' },
      ],
      anew,
    )
    expect(asked).toEqual([])
    expect(values.entries[0]).toEqual({ id: 1, version: 3, name: 'A2', note: 'theirs' })
  })

  it('asks where both changed a field, and where an entry was deleted', () => {
    const mine = {
      entries: [
        { ...base.entries[0], name: 'mine' },
        { ...base.entries[1], note: 'kept' },
      ],
      removed: [],
    }
    const { values, asked } = mergeEntries(base, mine, [{ id: 1, version: 2, name: 'theirs', note: '' }], anew)
    expect(asked).toEqual([
      { at: 0, gone: false, clashes: [{ name: 'name', mine: 'mine', theirs: 'theirs' }] },
      { at: 1, gone: true, clashes: [] },
    ])
    expect(chosen(values, asked, {}).entries).toEqual([
      { id: 1, version: 2, name: 'mine', note: '' },
      { name: 'B', note: 'kept' },
    ])
    expect(chosen(values, asked, { '0/name': 'theirs', '1': 'theirs' }).entries).toEqual([
      { id: 1, version: 2, name: 'theirs', note: '' },
    ])
  })

  it('leaves new entries alone and forgets deletions that were done already', () => {
    const mine = { entries: [{ name: 'new' }], removed: [1, 2] }
    expect(mergeEntries(base, mine, [{ id: 2, version: 1, name: 'B' }], anew)).toEqual({
      values: { entries: [{ name: 'new' }], removed: [2] },
      asked: [],
    })
  })
})
