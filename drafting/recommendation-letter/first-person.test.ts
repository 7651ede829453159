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
  ['Professor Kvist had old loan files.', 'I had old loan files.'],
  ['Professor Kvist obtained the data and advised her.', 'I obtained the data and advised her.'],
  ['She worked in the laboratory of Professor Ottla Kvist.', 'She worked in my laboratory.'],
  [
    'Ottla Kvist led the study and Rupert Ilesanmi did the statistics.',
    'I led the study and Rupert Ilesanmi did the statistics.',
  ],
  ['Dr. Kvist has the files and leads the group.', 'I have the files and lead the group.'],
  ['She was asked by the chair, Dr. Ottla Kvist.', 'She was asked by me.'],
  ['Ottla Kvist, her adviser, helped with the statistics.', 'I helped with the statistics.'],
  ['She wants to repeat it together with Professor Kvist.', 'She wants to repeat it together with me.'],
  ['Dr. Kvist, who designed the curriculum.', 'I designed the curriculum.'],
  ['Her colleague Kvist wrote the code.', 'I wrote the code.'],
  ['It was tested on Kvist’s bench.', 'It was tested on my bench.'],
  ['Dr. Kvistgaard had old files.', 'Dr. Kvistgaard had old files.'],
])('%s', (told, said) => {
  expect(firstPersonOf(writer)(told).text).toBe(said)
})

test('what is turned rests on the facts of the name, and nothing else does', () => {
  expect(firstPersonOf(writer)('Professor Kvist had files.').sources).toEqual([
    'F-first_name',
    'F-last_name',
    'F-pronoun',
  ])
  expect(firstPersonOf(writer)('She had files.').sources).toEqual([])
})
