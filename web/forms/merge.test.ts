import { expect, it } from 'vitest'
import { merge } from './merge.ts'

const base = { title: 'A', figure: 4, words: ['x'], file: null as unknown }

it.each([
  ['nothing changed', {}, {}, {}, []],
  ['changed here only', { title: 'B' }, {}, { title: 'B' }, []],
  ['changed elsewhere only', {}, { title: 'B' }, { title: 'B' }, []],
  ['the same change on both sides', { title: 'B' }, { title: 'B' }, { title: 'B' }, []],
  ['different fields on each side', { title: 'B' }, { words: ['x', 'y'] }, { title: 'B', words: ['x', 'y'] }, []],
  ['both changed one field', { title: 'B' }, { title: 'C' }, { title: 'B' }, ['title']],
  ['a figure that is text in the form', { figure: '4' }, { figure: 4 }, {}, []],
  ['nothing, in its two forms', { file: '' }, { file: null }, {}, []],
  ['emptied here, changed elsewhere', { title: '' }, { title: 'C' }, { title: '' }, ['title']],
])('%s', (_name, here, elsewhere, expected, clashing) => {
  const { merged, clashes } = merge(base, { ...base, ...here }, { ...base, ...elsewhere })
  expect(merged).toMatchObject({ ...base, ...here, ...expected })
  expect(clashes.map(({ name }) => name)).toEqual(clashing)
})

it('leaves alone what the other side does not know', () => {
  expect(merge({}, { note: 'mine' }, {}).merged).toEqual({ note: 'mine' })
})
