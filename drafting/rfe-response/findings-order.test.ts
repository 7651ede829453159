import { expect, test } from 'vitest'
import { noticeOf, respond } from './testing.ts'

test('what the notice finds is quoted in its order', async () => {
  const page = `REQUEST FOR EVIDENCE
Form I-140
TRANSLATIONS
The transcript and the membership certificate are in Spanish. No certified English translation accompanies them.
Please submit full English translations of both.`
  const { text } = await respond({ rfe: noticeOf(page) })
  expect(text(1)).toMatch(/are in Spanish\..*accompanies them\./su)
})
