import { describe, expect, test } from 'vitest'
import { plain, words } from './phrase.ts'
import { canStandInside, wovenWith } from './weave.ts'

const woven = (first: string, second: string): string | undefined => {
  const found = wovenWith(words(first, ['F1']), words(second, ['F2']))
  return found === undefined ? undefined : plain(found)
}

describe('two sentences are joined', () => {
  test.each([
    [
      'She rewired two cyclers to sample at 50 hertz.',
      'She wrote the analysis of the curve.',
      'She rewired two cyclers to sample at 50 hertz and wrote the analysis of the curve.',
    ],
    [
      'Dr. Halmos designed the cell at the university.',
      'She built a second one in 2019.',
      'Dr. Halmos designed the cell at the university and built a second one in 2019.',
    ],
    [
      'The method needed no extra sensor.',
      'It worked below zero.',
      'The method needed no extra sensor, and it worked below zero.',
    ],
  ])('%s + %s', (first, second, both) => expect(woven(first, second)).toBe(both))

  test('with the sources of both', () =>
    expect(wovenWith(words('She built the rig.', ['F1']), words('She tested the rig.', ['F2']))?.sources).toEqual([
      'F1',
      'F2',
    ]))
})

describe('of a passage that lists, two short statements', () => {
  const listed = (first: string, second: string): string | undefined => {
    const found = wovenWith(words(first), words(second), true)
    return found === undefined ? undefined : plain(found)
  }

  test('are joined where they are of one tense', () =>
    expect(listed('The road stayed open throughout.', 'The bridge passed the flood of 2020 without damage.')).toBe(
      'The road stayed open throughout, and the bridge passed the flood of 2020 without damage.',
    ))

  test.each([
    ['two tenses', 'The road stayed open throughout.', 'The bridge is still in use by the county.'],
    ['a time of its own', 'The road stayed open throughout.', 'In 2020 the bridge passed the flood.'],
    ['two people', 'She built the rig at home.', 'He tested the rig at work.'],
    [
      'many words',
      'The units warned of three piers in the first year of use.',
      'The counties closed every road of the valley before dawn came.',
    ],
  ])('but not with %s', (_, first, second) => expect(listed(first, second)).toBeUndefined())
})

describe('but not', () => {
  test.each([
    ['two tenses', 'She rewired two cyclers last year.', 'She plans a third one.'],
    ['a sentence that has a clause of its own', 'She built a cell that lets the gas escape.', 'She wrote the program.'],
    ['a list', 'She planned the tests, the staff and the rooms.', 'She wrote the program.'],
    ['two subjects', 'A water pipe broke above them in 2019.', 'Old repairs were done with synthetic thread.'],
    ['two people', 'She built the rig.', 'He tested the rig.'],
    ['words of somebody else', 'She built the rig.', 'She called it “the oven.”'],
  ])('%s', (_, first, second) => {
    expect(woven(first, second)).toBeUndefined()
  })
})

describe('what can stand inside a sentence', () => {
  test.each(['The method worked below zero.', '26 schools in Nevada use it.'])('%s', (text) =>
    expect(canStandInside(text)).toBe(true),
  )
  test.each([
    'But it failed.',
    'She describes the goal as follows: less wood.',
    '“Not published yet.”',
    'The line ran',
    '[Missing: the date]',
    'It ran. It stopped again at once.',
    '',
  ])('not %j', (text) => expect(canStandInside(text)).toBe(false))
})
