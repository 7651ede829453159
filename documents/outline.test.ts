import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'
import { sampleLetter, samplePetition } from './testing/sample-petition.ts'

test('a document without headings has an empty outline', () => {
  expect(outlineOf(sampleLetter())).toEqual([])
})

test('headings nest by level, and a skipped level does not lose its heading', () => {
  const heading = (level: 1 | 2 | 3, id: string) => ({ kind: 'heading' as const, level, id, text: id })
  const outline = outlineOf({
    ...sampleLetter(),
    blocks: [heading(2, 'a'), heading(1, 'b'), heading(3, 'c'), heading(2, 'd'), heading(3, 'e')],
  })
  const ids = (entries: typeof outline): unknown[] => entries.map((entry) => [entry.id, ids(entry.children)])
  expect(ids(outline)).toEqual([
    ['a', []],
    [
      'b',
      [
        ['c', []],
        ['d', [['e', []]]],
      ],
    ],
  ])
})

test('open marks count for the heading they stand under and for those above it', () => {
  const outline = outlineOf(samplePetition())
  expect(outline.map((entry) => [entry.id, entry.open])).toEqual([
    ['introduction', 0],
    ['eligibility', 0],
    ['endeavor', 0],
    ['first-prong', 2],
    ['second-prong', 0],
    ['third-prong', 0],
    ['conclusion', 0],
    ['exhibits', 0],
  ])
})
