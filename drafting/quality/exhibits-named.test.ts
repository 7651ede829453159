import { expect, test } from 'vitest'
import type { Inline, Sentence } from '#domain/document.ts'
import { qualityOf } from './index.ts'
import { answeredCase, response } from './testing/clean-response.ts'

const { rfe, pages, exhibits } = answeredCase
if (rfe === undefined) throw new Error('No notice')
const [letter] = rfe.rfe.filed
if (letter === undefined) throw new Error('No letter')
const [paper] = exhibits
const LISTED = { ...letter, pages: [...letter.pages, 'List of exhibits\nExhibit 71: Letter of Dr. Sunniva Aas'] }
const NOTICED = 'The letter at Exhibit 72 does not give its day.'
const notice = rfe.pages.filter(({ paper: of }) => of === 'notice').slice(0, 1)
const caseFile = {
  ...answeredCase,
  pages: [
    ...pages,
    {
      id: `E${paper?.number}p9`,
      exhibit: paper?.number ?? 0,
      page: 9,
      text: 'The drawings are those\nof Exhibit 73.',
      by: 'text' as const,
    },
  ],
  rfe: {
    ...rfe,
    rfe: { ...rfe.rfe, filed: [LISTED] },
    pages: [...rfe.pages, ...notice.map((page) => ({ ...page, id: 'N7', page: 7, text: NOTICED, quotes: [] }))],
  },
}

const found = (inlines: Inline[]): string[] => {
  const document = response()
  const sentences: Sentence[] = [{ inlines, sources: ['P1'] }]
  document.blocks.push({ kind: 'paragraph', id: 'added', sentences })
  return qualityOf(document, caseFile, [])
    .filter(({ rule }) => rule === 'dangling-exhibits')
    .map(({ text }) => text)
}
const text = (words: string): Inline => ({ kind: 'text', text: words })

test.each([
  ['the officer’s words', text(`The notice states: “${NOTICED}”`)],
  ['words of an exhibit', text('It reads: “The drawings are those of Exhibit 73.”')],
  ['a shortened quotation of one', text('It reads: “The drawings … of Exhibit 73 ….”')],
  ['a question to the applicant', { kind: 'missing' as const, what: 'an answer to: the letter at Exhibit 74' }],
  ['the filed letter’s own list', text('The letter is Exhibit 71 of the petition.')],
])('a number that stands in %s is cited by nobody', (_, inline) => expect(found([inline])).toEqual([]))

test.each([
  ['words of the response', 'The letter is Exhibit 74.', 'Exhibit 74'],
  ['marks without a source', 'It reads: “The bridge is that of Exhibit 74.”', 'Exhibit 74'],
  ['the same words outside of marks', 'The drawings are those of Exhibit 73.', 'Exhibit 73'],
])('one in %s is', (_, words, number) =>
  expect(found([text(words)])).toEqual([`${number} is cited, and the filing has no such exhibit.`]),
)
