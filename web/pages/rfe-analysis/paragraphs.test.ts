import { expect, test } from 'vitest'
import { markedPages } from './marks.ts'
import { paragraphs } from './paragraphs.ts'

const PAGE = `Texas Service Center
6046 N Belt Line Rd. STE 172

You are receiving this notice because USCIS requires additional evidence to
process your form. Please provide the evidence that is requested on the pages
that follow. Include copies.
NATIONAL IMPORTANCE
The record does not show that the benefits of the endeavor would extend be-
yond the counties that are its clients, nor that anybody else has used it so:
• letters from users of the endeavor, with the dates on which they began to
use it; and
(a) a plan.`

test('lines that were broken for paper run on, and what stands alone stays alone', () => {
  expect(paragraphs(PAGE)).toBe(`Texas Service Center
6046 N Belt Line Rd. STE 172

You are receiving this notice because USCIS requires additional evidence to process your form. Please provide the evidence that is requested on the pages that follow. Include copies.
NATIONAL IMPORTANCE
The record does not show that the benefits of the endeavor would extend be-
yond the counties that are its clients, nor that anybody else has used it so:
• letters from users of the endeavor, with the dates on which they began to use it; and
(a) a plan.`)
})

test.each(['', 'One line.', 'Two\nlines.', '\n\n'])('a page of few words stays as it is: %j', (page) => {
  expect(paragraphs(page)).toBe(page)
})

test('no letter is lost, and quotes are found as before', () => {
  expect(paragraphs(PAGE).replaceAll(/\s/g, '')).toBe(PAGE.replaceAll(/\s/g, ''))
  const quote = 'The record does not show that the benefits of the endeavor would extend beyond the counties'
  const [page] = markedPages([paragraphs(PAGE)], [{ issue: 1, kind: 'finding', quote, page: 1 }])
  expect(page?.filter(({ marks }) => marks.length > 0)).toHaveLength(1)
})
