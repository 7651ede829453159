import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { NO_NOTICE } from '#domain/rfe.ts'
import { noticeOf, respond } from './testing.ts'

test.each([
  ['a menu', 'Lunch\nSoup of the day 6.50\nTrout with almonds 14.00\nThe kitchen closes at three.', true],
  ['a letter to a friend', 'Dear Otto,\nThe garden is in bloom, and we hope that you will come in May.', true],
  [
    'a notice',
    'REQUEST FOR EVIDENCE\nI-140, national interest waiver.\nThe petitioner has not shown that the need is urgent. Submit evidence of urgency.',
    false,
  ],
])('a response to %s says that it is no notice: %s', async (_, page, expected) => {
  const { quality, document } = await respond({ rfe: noticeOf(page) })
  const found = quality.filter(({ severity }) => severity === 'must').map(({ text }) => text)
  expect(found.includes(NO_NOTICE)).toBe(expected)
  const opening = document.blocks.filter(({ section }) => section === 'transmittal').map(blockText)
  expect(opening[1]?.startsWith('This is the response to the')).toBe(!expected)
  expect(opening.join('\n').includes('[Missing: the notice itself')).toBe(expected)
})
