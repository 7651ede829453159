import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { noticeOf, respond } from './testing.ts'

const HEAD = `U.S. Department of Homeland Security
U.S. Citizenship and Immigration Services
Nebraska Service Center
P.O. Box 11111
Lincoln, NE 68500

REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.

PLAN
The record does not contain a plan for future activities. Submit a plan.`
const TOLD = 'Mail your response to:\nUSCIS\nAttn: RFE\n9 Center Drive\nArlington, VA 20590'

const addressed = async (page: string) => {
  const { document, drafted } = await respond({ rfe: noticeOf(page) })
  const block = document.blocks.find((one) => 'id' in one && one.id === 'addressee')
  return { text: block === undefined ? '' : blockText(block), drafted }
}

test('the office at the head of the notice is offered, and marked', async () => {
  const { text, drafted } = await addressed(HEAD)
  expect(text).toMatch(/\[Verify: [^\]]*Nebraska Service Center, P\.O\. Box 11111, Lincoln, NE 68500\]/u)
  expect(text.match(/Citizenship and Immigration Services/gu)).toHaveLength(1)
  expect(text).not.toContain('[Missing: ')
  expect(drafted.warnings.map((one) => one.text).join('\n')).toContain('it stands at the head of the notice')
})

test('the address that is printed for the answer governs', async () => {
  const { text } = await addressed(`${HEAD}\n\n${TOLD}`)
  expect(text).toContain('Arlington, VA 20590')
  expect(text).not.toMatch(/Verify|Lincoln|Missing/u)
})

test('without either it is asked for', async () => {
  const { text } = await addressed(HEAD.slice(HEAD.indexOf('REQUEST')))
  expect(text).toContain('U.S. Citizenship and Immigration Services')
  expect(text).toContain('[Missing: the address printed on the notice')
})
