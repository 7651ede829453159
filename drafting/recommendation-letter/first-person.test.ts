import { expect, test } from 'vitest'
import type { Entry } from '../builtin/portrait.ts'
import { firstPersonOf } from './first-person.ts'

const values: Record<string, string> = { first_name: 'Ottla', middle_name: 'B.', last_name: 'Kvist', pronoun: 'Dr.' }
const writer: Entry = {
  section: 'referees',
  id: 1,
  value: (field) => values[field] ?? '',
  say: () => undefined,
  told: () => [],
  conferred: () => undefined,
  sources: (...fields) => fields.map((field) => `F-${field}`),
  exhibits: [],
}

test.each([
  ['Professor Kvist obtained the data and advised on it.', 'I obtained the data and advised on it.'],
  [
    'Ottla Kvist led the study and Rupert Ilesanmi did the statistics.',
    'I led the study and Rupert Ilesanmi did the statistics.',
  ],
  ['Dr. Kvistgaard had old files.', 'Dr. Kvistgaard had old files.'],
  // Whose "his" or "her" would be in the first person, no rule tells.
  ['The casing of her design was tested by Professor Kvist, and his group used her results.', undefined],
  ['She worked in the laboratory of Professor Ottla Kvist.', undefined],
  ['Ottla Kvist, her adviser, helped with the statistics.', undefined],
  ['Dr. Kvist has the files and leads the group.', undefined],
  ['It was tested on Kvist’s bench.', undefined],
])('%s', (told, said) => {
  expect(firstPersonOf(writer)(told)?.text).toBe(said)
})

test('what is turned rests on the facts of the name, and nothing else does', () => {
  expect(firstPersonOf(writer)('Professor Kvist had files.')?.sources).toEqual([
    'F-first_name',
    'F-last_name',
    'F-pronoun',
  ])
  expect(firstPersonOf(writer)('She had files.')?.sources).toEqual([])
})
