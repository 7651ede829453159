import { describe, expect, test } from 'vitest'
import { markedPages } from './marks.ts'

const marked = (pages: string[], quote: string, page = 1) =>
  markedPages(pages, [{ issue: 7, kind: 'finding', quote, page }]).map((stretches) =>
    stretches.filter(({ marks }) => marks.length > 0).map(({ text }) => text),
  )

describe('the words of an issue on its page', () => {
  test.each([
    ['as they stand', 'Law. No plan was filed. You may submit.', 'No plan was filed.', 'No plan was filed.'],
    ['over line ends', 'Law. No plan\nwas filed.', 'No plan was filed.', 'No plan\nwas filed.'],
    [
      'hyphenated',
      'The peti-\ntioner filed no plan.',
      'The petitioner filed no plan.',
      'The peti-\ntioner filed no plan.',
    ],
    ['with ligatures', 'It is insuf\ufb01cient.', 'It is insufficient.', 'It is insuf\ufb01cient.'],
    [
      'with other quotation marks',
      'The \u201cplan\u201d is vague.',
      'The "plan" is vague.',
      'The \u201cplan\u201d is vague.',
    ],
  ])('%s', (_, page, quote, found) => {
    expect(marked([page], quote)).toEqual([[found]])
  })

  test('run on over the foot of one page and the head of the next', () => {
    const quote = 'The record does not show that the endeavor reaches beyond one employer.'
    const pages = [
      'Law. The record does not show that the endeavor\nPage 1 of 2',
      'SRC0000000000\nreaches beyond one employer. More.',
    ]
    expect(marked(pages, quote)).toEqual([
      ['The record does not show that the endeavor'],
      ['reaches beyond one employer.'],
    ])
  })

  test('are not marked where they do not stand', () => {
    expect(marked(['Something else entirely is printed on this page.'], 'No plan was filed.')).toEqual([[]])
    expect(marked([''], 'No plan was filed.')).toEqual([[]])
    expect(marked(['No plan was filed.'], '')).toEqual([[]])
    expect(marked(['No plan was filed.'], 'No plan was filed.', 9)).toEqual([[]])
  })
})

test('every letter of a page is kept, and where issues overlap both are told', () => {
  const [page] = markedPages(
    ['No plan was filed, and nobody is interested.'],
    [
      { issue: 1, kind: 'finding', quote: 'No plan was filed, and', page: 1 },
      { issue: 2, kind: 'request', quote: 'filed, and nobody is interested.', page: 1 },
      { issue: 2, kind: 'request', quote: 'nobody is interested.', page: 1 },
    ],
  )
  const [one, two] = [
    { issue: 1, kind: 'finding' },
    { issue: 2, kind: 'request' },
  ]
  expect(page).toEqual([
    { text: 'No plan was ', marks: [one] },
    { text: 'filed, and', marks: [one, two] },
    { text: ' ', marks: [two] },
    { text: 'nobody is interested.', marks: [two] },
  ])
})
