import { expect, test } from 'vitest'
import { sentencesOf } from './passages.ts'
import { personOf } from './person.ts'
import { plain, words } from './phrase.ts'
import { recast } from './recast.ts'
import { faultsOf } from './sanity.ts'
import { wovenWith } from './weave.ts'

test('a sentence ends where its capital was forgotten, and after a list', () =>
  expect(sentencesOf('They did not trust. infrasound gives alarms. I wrote reports etc. I was one of six.')).toEqual([
    'They did not trust.',
    'infrasound gives alarms.',
    'I wrote reports etc.',
    'I was one of six.',
  ]))

test('after somebody else’s name “they” would be anybody', () => {
  const named = {
    first_name: 'Tamsin',
    middle_name: '',
    last_name: 'Vale',
    pronoun: 'Dr.' as const,
    gender: 'Other' as const,
  }
  const person = personOf(named, [])
  expect(recast('My colleague Tor Hansen wrote the code; I did the field work.', { person, byName: true })).toBe(
    'Dr. Vale’s colleague Tor Hansen wrote the code; Dr. Vale did the field work.',
  )
})

test('a name and “they” do not share one verb', () => {
  const woven = wovenWith(words('Dr. Vale leads two technicians.'), words('They control the towers.'))
  expect(woven === undefined ? '' : plain(woven)).not.toContain('and control')
})

test('a name that ends in “AS” is no word twice', () =>
  expect(faultsOf('She worked at Fjellvarsel AS as an analyst.')).toEqual([]))
