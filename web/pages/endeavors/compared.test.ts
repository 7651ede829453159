import { describe, expect, it } from 'vitest'
import { ENDEAVOR_PARTS, type Endeavor } from '#domain/endeavor.ts'
import { compared, comparedIds } from './compared.ts'

const endeavor = (text: string | null): Endeavor => ({
  id: 1,
  title: 'A title',
  is_selected: false,
  is_locked: false,
  ...(Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, text])) as Record<
    (typeof ENDEAVOR_PARTS)[number],
    string
  >),
})
const row = (left: string | null, right: string | null) => compared(endeavor(left), endeavor(right))[0]

it.each<[string | null, number[]]>([
  [null, []],
  ['', []],
  ['a,b', []],
  ['12,', []],
  ['1,2,3', []],
  ['-1', []],
  ['1e3', []],
  ['12', [12]],
  ['12,15', [12, 15]],
])('%j names %j', (told, ids) => {
  expect(comparedIds(told)).toEqual(ids)
})

it('goes through all nine parts', () => {
  expect(
    compared(endeavor('One.'), endeavor('One.'))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...ENDEAVOR_PARTS].toSorted())
})

describe('what both say', () => {
  it.each<[string, string | null, string | null, 'all' | 'some' | 'none']>([
    ['nothing', null, '', 'all'],
    ['the same', 'I built the line.', 'I built the line.', 'all'],
    [
      'the same in other words',
      'I hold a degree in Nursing Science from Ferrant College.',
      'My training comprises a degree in Nursing Science from Ferrant College.',
      'all',
    ],
    ['the same with another figure', 'The library holds 120 alarm rules.', 'The library holds 40 alarm rules.', 'none'],
    ['one of two', 'I built the line. Patients are safer.', 'I built the line. Farmers use less water.', 'some'],
    ['something else', 'Patients are safer.', 'Farmers use less water.', 'none'],
    ['only the short words', 'It is so for us.', 'It is so to me.', 'none'],
    ['other scripts', '旧电池的回收。', '旧电池的回收。', 'all'],
  ])('%s', (_, left, right, same) => {
    expect(row(left, right)?.same).toBe(same)
  })
})

it.each<[string, string[]]>([
  ['It runs in the U.S. today. It is cheap.', ['It runs in the U.S. today.', 'It is cheap.']],
  ['[Missing: the cost. And the date.] It is cheap.', ['[Missing: the cost. And the date.]', 'It is cheap.']],
  ['He calls it “Quiet Ward. A Program.” It is cheap.', ['He calls it “Quiet Ward. A Program.”', 'It is cheap.']],
  ['Led by Dr. Kőszegi.\n\nIt is cheap.', ['Led by Dr. Kőszegi.', 'It is cheap.']],
])('%j is split into %j', (text, sentences) => {
  expect(row(text, '')?.left.map((said) => said.text)).toEqual(sentences)
})
