import { expect, it } from 'vitest'
import { excerpt, figuresIn } from './excerpt.ts'

const lit = (source: string, sentence: string, most?: number) =>
  excerpt(source, sentence, most)
    .filter(({ shared }) => shared)
    .map(({ text }) => text)
const whole = (source: string, sentence: string, most?: number) =>
  excerpt(source, sentence, most)
    .map(({ text }) => text)
    .join('')

it('of an empty source is empty, and of a source that shares nothing is its beginning', () => {
  expect(excerpt('', 'A sentence.')).toEqual([])
  expect(excerpt('Nothing alike stands here.', 'Other words')).toEqual([
    { text: 'Nothing alike stands here.', shared: false },
  ])
})

it('lights the numbers and telling words that both have, whatever their accents and commas', () => {
  expect(lit('In Kőszeg, 1,200 modules and 94% were kept.', 'Koszeg saw 1200 modules; 94 percent stayed.')).toEqual([
    'Kőszeg',
    '1,200 modules',
    '94%',
  ])
  expect(lit('of the and a', 'of the and a')).toEqual([])
})

it('cuts a long page around the passage that is meant', () => {
  const filler = 'Impedance grew by a third. '.repeat(40)
  const page = `${filler}Capacity kept at cycle 500: 94 and 71. ${filler}`
  const cut = whole(page, 'Over 500 cycles cells kept 94 of capacity, others 71.', 120)
  expect(cut).toContain('Capacity kept at cycle 500: 94 and 71')
  expect(cut.startsWith('… ')).toBe(true)
  expect(cut.endsWith(' …')).toBe(true)
  expect(cut.length).toBeLessThanOrEqual(124)
})

it('keeps a short source whole', () => {
  const source = 'I lead the pilot line.'
  expect(whole(source, 'She leads the pilot line.')).toBe(source)
})

it('names the figures that stand in both', () => {
  expect(figuresIn('Over 500 cycles 94 kept, 71 lost, in 1,200 cells.', '500: 94% and 1200 of 2000')).toEqual([
    '500',
    '94',
    '1,200',
  ])
  expect(figuresIn('No figure', '12')).toEqual([])
})
