import { expect, test } from 'vitest'
import { BIBTEX, JSON_RESUME, ORCID_JSON, ORCID_XML } from '../testing/record-files.ts'
import { readRecords } from './read.ts'

const names = (file: string) => {
  const read = readRecords(new TextEncoder().encode(file))
  if ('failed' in read) throw new Error(`not read: ${read.failed}`)
  return read.names
}
const works = (...authors: string[]) =>
  authors.map((list, at) => `@article{w${at}, title = {Work ${at}}, author = {${list}}, journal = {J}}`).join('\n')

test('a JSON Resume names its owner in one piece', () => {
  expect(names(JSON_RESUME)).toEqual([{ family: 'Renáta Kőszegi', given: '' }])
  expect(names('{"basics": {"name": {"odd": 1}}, "work": []}')).toEqual([])
})

test('an ORCID record names its owner in parts, and in other spellings, as JSON and as XML', () => {
  const name = {
    'given-names': { value: '明轩' },
    'family-name': { value: '李' },
    'credit-name': { value: 'Mingxuan Li' },
  }
  const person = { name, 'other-names': { 'other-name': [{ content: 'Ming-Xuan Li' }] } }
  const record = { 'orcid-identifier': { path: '0000-0000-0000-0000' }, person }
  const expected = [
    { family: '李', given: '明轩' },
    { family: 'Mingxuan Li', given: '' },
    { family: 'Ming-Xuan Li', given: '' },
  ]
  expect(names(JSON.stringify(record))).toEqual(expected)
  const xml = `<record:record><common:orcid-identifier><common:path>0</common:path></common:orcid-identifier><person:person><person:name><personal-details:given-names>明轩</personal-details:given-names><personal-details:family-name>李</personal-details:family-name><personal-details:credit-name>Mingxuan Li</personal-details:credit-name></person:name><other-name:other-names><other-name:other-name><other-name:content>Ming-Xuan Li</other-name:content></other-name:other-name></other-name:other-names></person:person></record:record>`
  expect(names(xml)).toEqual(expected)
  for (const file of [ORCID_JSON, ORCID_XML]) expect(names(file).every(({ family }) => family !== '')).toBe(true)
})

test('the only author of every work is taken for the owner of a list', () => {
  const own = 'Li, Mingxuan'
  expect(names(works(`${own} and Berg, Tor`, `Chen, Lan and ${own}`, own))).toEqual([
    { family: 'Li', given: 'Mingxuan' },
  ])
  // With a co-author in all of them, in too few works, or under two spellings nobody is taken for it.
  expect(names(works(`${own} and Berg, Tor`, `${own} and Berg, Tor`, `${own} and Berg, Tor`))).toEqual([])
  expect(names(works(own, own))).toEqual([])
  expect(names(works(own, 'Li, M.', own))).toEqual([])
  expect(names(BIBTEX)).toEqual([])
})
