import type { CaseFileView } from '#domain/case-file.ts'
import { expect, test } from 'vitest'
import { papersToCheck } from './papers-to-check.ts'

const file = (name: string) => ({ name, url: `/api/files/${name}` })
const exhibit = (name: string, is_other: boolean): CaseFileView['exhibits'][number] => ({
  number: 1,
  title: name,
  path: '/evidence',
  ...file(name),
  pages_read: 1,
  read_by: 'text',
  reason: null,
  lacks_words: false,
  is_other,
})
const found: Pick<CaseFileView, 'exhibits' | 'contradictions'> = {
  exhibits: [exhibit('tariff.pdf', true), exhibit('prize.pdf', false), exhibit('hers.pdf', false)],
  contradictions: [
    {
      kind: 'name',
      text: 'It is made out to “Ada Bell”.',
      places: [
        { place: 'Personal Info', path: '/personal-info', url: null },
        { place: 'Exhibit 3, page 1', path: '/evidence', url: '/api/files/hers.pdf#page=1' },
      ],
    },
  ],
}

test.each([
  ['its own paper', { supporting_doc: file('prize.pdf') }, []],
  ['a paper of something else', { supporting_doc: file('tariff.pdf') }, [{ kind: 'other', name: 'tariff.pdf' }]],
  [
    'a paper made out to somebody else',
    { supporting_doc: file('hers.pdf') },
    [{ kind: 'disagrees', text: 'It is made out to “Ada Bell”.' }],
  ],
  ['a paper that was put in its place and not saved', { supporting_doc: file('new.pdf') }, []],
  ['no paper', { supporting_doc: null, name: '/api/files/tariff.pdf' }, []],
])('an entry with %s', (_, entry, papers) => expect(papersToCheck(entry, found)).toEqual(papers))

test('until the case file is known there is nothing to check', () =>
  expect(papersToCheck({ supporting_doc: file('tariff.pdf') }, undefined)).toEqual([]))
