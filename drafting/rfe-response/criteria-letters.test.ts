import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { artist } from '../testing/profiles.ts'
import { lampist, lampistCase } from '../testing/notices/filed-elsewhere.ts'
import { noticeOf, respond } from './testing.ts'

const NOTICE = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
EXCEPTIONAL ABILITY
The petitioner has not met three of the six criteria of exceptional ability. Submit evidence of the criteria that are relied on.`

test.each([
  ['of entries', { profile: artist, rfe: noticeOf(NOTICE) }],
  ['of uploads', { profile: lampist, rfe: lampistCase() }],
])('a response calls the kinds of evidence by the regulation’s letters: %s', async (_, given) => {
  const { document } = await respond(given)
  const text = document.blocks.map(blockText).join('\n').replaceAll('\u00a0', ' ')
  expect(text).toMatch(/\([A-F]\)/u)
  expect(text.replace(/Ex\. R\d+/gu, '')).not.toMatch(/\bR[1-6]\b/u)
})
