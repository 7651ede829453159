import type { Inline } from '#domain/document.ts'
import { expect, it } from 'vitest'
import { chipText, paperText, partsOf } from './sentence-parts.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const exhibit = (number: number, page?: number): Inline => ({ kind: 'exhibit', number, ...(page && { page }) })
const law = (short: string): Inline => ({ kind: 'authority', id: short, short, runs: [{ text: `Matter of ${short}` }] })

const shown = (...inlines: Inline[]): string =>
  partsOf(inlines)
    .map((part) => {
      if (part.kind === 'words') return part.text
      if (part.kind === 'chip') return `${part.tied ? '~' : ''}<${chipText(part.of)}>`
      return `[${part.of.kind}]`
    })
    .join('')

it.each([
  ['nothing', [], ''],
  ['words alone', [text('She leads the line.')], 'She leads the line.'],
  [
    'an exhibit before the full stop',
    [text('She holds a doctorate '), exhibit(2), text('.')],
    'She holds a doctorate.~<Ex. 2>',
  ],
  [
    'several exhibits in a row, the later ones free to break',
    [text('She holds both '), exhibit(2), text(' '), exhibit(3), exhibit(4), text(' '), exhibit(5, 14), text('.')],
    'She holds both.~<Ex. 2>~<Ex. 3>~<Ex. 4><Ex. 5, p. 14>',
  ],
  [
    'an exhibit within a sentence',
    [text('A doctorate '), exhibit(1), text(', and a master’s degree '), exhibit(2), text('.')],
    'A doctorate,~<Ex. 1> and a master’s degree.~<Ex. 2>',
  ],
  [
    'marks right behind one another and behind an exhibit',
    [
      text('It won '),
      exhibit(2),
      { kind: 'verify', text: 'Ex. 3', reason: '' },
      { kind: 'verify', text: 'Ex. 4', reason: '' },
      text('.'),
    ],
    'It won~<Ex. 2> [verify] [verify].',
  ],
  [
    'citations after the sentence, with the stops that paper sets between them',
    [text('Evidence is weighed. '), law('Chawathe'), text('; '), law('Dhanasar at 889'), text('.')],
    'Evidence is weighed.~<Chawathe>~<Dhanasar at 889>',
  ],
  [
    'a citation within a clause, which keeps its stop',
    [text('She qualifies under '), law('INA § 203'), text(', together with '), law('8 C.F.R.'), text('.')],
    'She qualifies under~<INA § 203>, together with~<8 C.F.R.>.',
  ],
  [
    'a quotation’s end',
    [text('“the foreign national.” '), law('Dhanasar 890'), text('.')],
    '“the foreign national.”~<Dhanasar 890>',
  ],
  ['a sentence that begins with a chip', [exhibit(3), text(' shows it.')], '<Ex. 3> shows it.'],
  [
    'marks, which stand where they stand',
    [text('It treated '), { kind: 'missing', what: 'tonnes' }, text(' a year '), exhibit(9), text('.')],
    'It treated [missing] a year.~<Ex. 9>',
  ],
  ['words that follow without a space', [text('Shown '), exhibit(1), text('and told.')], 'Shown~<Ex. 1> and told.'],
] as [string, Inline[], string][])('shows %s', (_, inlines, line) => {
  expect(shown(...inlines)).toBe(line)
})

it('loses no word of the sentence', () => {
  const inlines = [
    text('A '),
    exhibit(1),
    text('; b '),
    law('X'),
    text(' c '),
    { kind: 'verify', text: 'd', reason: '' } as Inline,
    text('.'),
  ]
  expect(shown(...inlines)).toBe('A;~<Ex. 1> b~<X> c [verify].')
})

it('says on paper what PDF and DOCX say', () => {
  const onPaper = (...inlines: Inline[]) =>
    partsOf(inlines).map((part) => (part.kind === 'chip' ? paperText(part) : part.kind === 'words' ? part.text : ''))
  expect(onPaper(text('Shown '), exhibit(7, 14), text('.'))).toEqual(['Shown.', '(Ex. 7, p. 14)'])
  expect(onPaper(text('Weighed. '), law('A'), text('; '), law('B'), text('.'))).toEqual([
    'Weighed.',
    'Matter of A;',
    'Matter of B.',
  ])
})
