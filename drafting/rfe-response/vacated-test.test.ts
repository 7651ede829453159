import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { GOVERNING_TEST } from './outline.ts'
import { noticeOf, respond } from './testing.ts'

const OLD = `REQUEST FOR EVIDENCE
Form I-140, national interest waiver.

Intrinsic Merit

You have not shown that the area of employment is one of substantial intrinsic merit. Submit evidence of it.

National in Scope

The record does not establish that the proposed benefit will be national in scope. Submit evidence that it will be national in scope.

Greater Degree

You have not established that you will serve the national interest to a substantially greater degree than would an available U.S. worker having the same minimum qualifications. Submit evidence of a past record of specific prior achievement with some degree of influence on the field as a whole.`

test('a notice by the vacated test is answered by one section on the test in force, to which the points refer', async () => {
  const { document, text } = await respond({ rfe: noticeOf(OLD) })
  const governing = document.blocks.filter(({ section }) => section === GOVERNING_TEST).map(blockText)
  const opening = governing.join('\n').replaceAll('\u00a0', ' ')
  expect(opening).toContain('The earlier test was vacated in 2016')
  expect(opening).toContain('not how far it reaches on a map')
  const points = [1, 2, 3].map(text)
  for (const point of points) {
    expect(point).toContain('“The Governing Test')
    expect(point).not.toMatch(/vacated|not the one (?:that governs|in force)|The test in force is set out above/)
  }
  // What only the old test asks for is not asked of the petitioner.
  expect(points.join('\n')).not.toMatch(/\[Missing: evidence of a past record/)
  const sections = document.blocks.map(({ section }) => section)
  expect(sections.indexOf(GOVERNING_TEST)).toBeLessThan(sections.indexOf('issues'))
})

test('a notice by the test in force that slips once has no such section', async () => {
  const { document } = await respond({
    rfe: noticeOf(
      `${OLD.split('\n\nGreater')[0]}\n\nPlan\n\nUnder Matter of Dhanasar you have not submitted a plan. Submit a plan.`,
    ),
  })
  expect(document.blocks.some(({ section }) => section === GOVERNING_TEST)).toBe(false)
})
