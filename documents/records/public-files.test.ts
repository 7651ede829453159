import { expect, test } from 'vitest'
import { readRecords } from './read.ts'

/** What public test files of other programs taught; the records here are invented. */
function read(file: string) {
  const found = readRecords(new TextEncoder().encode(file))
  if ('failed' in found) throw new Error(`not read: ${found.failed}`)
  return found
}

test('a book with an author stays a work though its chapters refer to it, and proceedings do not', () => {
  const { records, left_out } = read(`
@book{cells, title = {Cells}, author = {Li, Mingxuan}, publisher = {Fictional Press}, year = 2020}
@inbook{cells1, crossref = {cells}, title = {Salts}, pages = {1--9}}
@proceedings{cfc, title = {Proceedings of the Fictional Conference}, editor = {Berg, Tor}, year = 2021}
@inproceedings{talk, crossref = {cfc}, title = {Heat}, author = {Li, Mingxuan}}`)
  expect(records.map(({ place }) => place)).toEqual(['cells', 'cells1', 'talk'])
  expect(left_out).toEqual([{ from: 'cfc', reason: 'It is the volume that other records here appeared in.' }])
})

test('the marks of publishers around a formula are no part of a title', () => {
  const { records } = read(
    '@article{a, title = {X- and <tex>$\\gamma$</tex>-Rays of H<jats:sub>2</jats:sub>O <inline-formula>k</inline-formula>}, journal = {J}}',
  )
  expect(records[0]).toMatchObject({ title: 'X- and γ-Rays of H2O k' })
})

test('a record that lost its opening brace is named among what was left out', () => {
  const { records, left_out } = read('@Article,\n  title = {Cells},\n}\n\n@misc{b, title = {Salts}}')
  expect(records.map(({ place }) => place)).toEqual(['b'])
  expect(left_out).toEqual([
    { from: 'a record without a key', reason: 'Its opening brace is missing, so it could not be read.' },
  ])
})
