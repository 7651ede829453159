import { afterEach, expect, test } from 'vitest'
import { setTold } from './translated.ts'
import { titleInWords } from './title-in-words.ts'

afterEach(() => setTold({}))

test.each([
  ['A fee', '费用'],
  ['A fee (2)', '费用 (2)'],
  ['The academic record (A)', '学术记录（A）'],
  ['The academic record (A) (3)', '学术记录（A） (3)'],
  // Headings of the notice, one of them much like words of ours.
  ['Well Positioned to Advance the Proposed Endeavor', 'Well Positioned to Advance the Proposed Endeavor'],
  ['Notice, page 4', 'Notice, page 4'],
  ['', ''],
])('%s', (title, says) => {
  setTold({ 'A fee': '费用', 'The academic record (A)': '学术记录（A）', 'Notice, page {0}': '通知，第 {0} 页' })
  expect(titleInWords(title)).toBe(says)
})
