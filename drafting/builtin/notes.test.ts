import { expect, test } from 'vitest'
import { sentencesOf } from './passages.ts'
import { plain, words } from './phrase.ts'
import { faultsOf } from './sanity.ts'
import { wovenWith } from './weave.ts'

test('a sentence ends where its capital was forgotten, and after a list', () =>
  expect(sentencesOf('They did not trust. infrasound gives alarms. I wrote reports etc. I was one of six.')).toEqual([
    'They did not trust.',
    'infrasound gives alarms.',
    'I wrote reports etc.',
    'I was one of six.',
  ]))

test('a name and “they” do not share one verb', () => {
  const woven = wovenWith(words('Dr. Vale leads two technicians.'), words('They control the towers.'))
  expect(woven === undefined ? '' : plain(woven)).not.toContain('and control')
})

test('a name that ends in “AS” is no word twice', () =>
  expect(faultsOf('She worked at Fjellvarsel AS as an analyst.')).toEqual([]))
