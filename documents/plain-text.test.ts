import { expect, test } from 'vitest'
import { plainText, sentenceText } from './plain-text.ts'
import { sampleLetter } from './testing/sample-petition.ts'

test('a sentence reads as it stands on paper, with its exhibits and open points', () => {
  const sentence = {
    inlines: [
      { kind: 'text' as const, text: 'She won it on ' },
      { kind: 'missing' as const, what: 'date of the award' },
      { kind: 'exhibit' as const, number: 3, page: 14 },
      { kind: 'text' as const, text: '.' },
    ],
    sources: [],
  }
  expect(sentenceText(sentence).replaceAll('\u00a0', ' ')).toBe(
    'She won it on [Missing: date of the award] (Ex. 3, p. 14).',
  )
})

test('a document reads in order, cover sheet first, a blank line between blocks', () => {
  const text = plainText({
    ...sampleLetter(),
    cover: { heading: 'One point is open', paragraphs: ['Note.'], open: [{ where: 'I. Facts', text: 'The date.' }] },
    blocks: [
      { kind: 'heading', level: 1, id: 'h', text: 'I. Facts' },
      { kind: 'page-break' },
      { kind: 'particulars', id: 'p', rows: [{ label: 'Re', value: [{ kind: 'text', text: 'Form I-140' }] }] },
      {
        kind: 'table',
        id: 't',
        caption: 'Papers',
        columns: [
          { heading: 'Title', share: 0.8, align: 'left' },
          { heading: 'Year', share: 0.2, align: 'right' },
        ],
        rows: [[[{ kind: 'text', text: 'Water' }], [{ kind: 'text', text: '2025' }]]],
      },
    ],
  })
  expect(text.split('\n\n')).toEqual([
    'For you, not part of the filing',
    'One point is open',
    'Note.',
    'Still open',
    'I. Facts',
    'The date.',
    'I. Facts',
    'Re\tForm I-140',
    'Papers\nTitle\tYear\nWater\t2025',
  ])
})
