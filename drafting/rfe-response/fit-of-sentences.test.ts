import { expect, test } from 'vitest'
import { plain, words } from '../builtin/phrase.ts'
import { elsewhere, lampist } from '../testing/notices/filed-elsewhere.ts'
import { isIdle, isOfProng } from './cues.ts'
import { unlabeled } from './label.ts'
import { whereOf } from './record.ts'
import { noticeOf, respond } from './testing.ts'

const ASKED = 'Submit letters from persons who have used your work, with examples of how they used it.'

test.each([
  ['We have never employed her, and we have published nothing together.', true],
  ['I have known Ms. Farrow since the spring of 2019.', true],
  ['I have no financial interest in her lamps.', true],
  ['Our harbor has used her lamps on 4 piers in Maine.', false],
  ['We have never seen a lamp that burned for so long.', false],
])('of no use to who asks for the use of a work: %s', (text, isOfNone) => {
  expect(isIdle(text, ASKED)).toBe(isOfNone)
  expect(isIdle(text, 'Submit letters of independent experts.')).toBe(false)
})

test.each([
  ['I stay two days at each pier, and no harbor master has a permanent job to offer.', false],
  ['No ferry line could offer a lasting position of this kind.', false],
  ['I do not intend to work for one employer.', false],
  ['The guild has 90 members who train lampists in 12 states.', true],
  ['She was self-employed from 2016 to 2021.', true],
])('that nobody could employ the petitioner belongs to the balance: %s', (text, isAnywhere) => {
  for (const prong of ['prong_1', 'prong_2']) expect(isOfProng(text, prong)).toBe(isAnywhere)
  expect(isOfProng(text, 'prong_3')).toBe(true)
})

test.each([
  ['National importance: The guild teaches the method.', 'The guild teaches the method.'],
  ['Prong three: I asked two ferry lines for a post.', 'I asked two ferry lines for a post.'],
  ['Plan: the piers of 2028 are in Maine.', 'the piers of 2028 are in Maine.'],
  [
    'We measured three things: the flame, the oil and the glass.',
    'We measured three things: the flame, the oil and the glass.',
  ],
  ['The harbor master wrote to me: The lamp is safe.', 'The harbor master wrote to me: The lamp is safe.'],
  ['Lamps: brass, tin and glass.', 'Lamps: brass, tin and glass.'],
])('a label of an answer is no part of it: %s', (text, rest) => expect(unlabeled(text)).toBe(rest))

test('a page stands between commas before a verb', () => {
  expect(plain(whereOf(words('the petition letter, at page 2')))).toBe('the petition letter, at page 2,')
  expect(plain(whereOf(words('the petition letter')))).toBe('the petition letter')
})

test('a response quotes of papers what the point asks, under the point that it belongs to', async () => {
  const notice = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
NATIONAL IMPORTANCE
The record does not establish that the proposed endeavor has national importance beyond your own customers.
RECORD OF SUCCESS
The letter does not explain how your work has been used, and does not establish a record of success. Submit letters from persons who have used your work, with examples of how they used it.
BALANCING
On balance you have not established that it would be beneficial to the United States to waive the job offer.`
  const used = 'My harbor office has used her lamp drawings on 4 piers in Maine and Oregon.'
  const denied = 'I have never employed her, and we have published nothing together.'
  const job = 'I stay two days at each pier, and no harbor master has a permanent job to offer.'
  const { text, document, caseFile } = await respond({
    profile: { ...lampist, uploads: [] },
    rfe: {
      ...noticeOf(notice),
      filed: [
        elsewhere('recommendation', [`${denied} ${used}\n\nSincerely,\nNell Farrow\nHarbor Master`], 7),
        elsewhere('petition_letter', [job], 8),
      ],
    },
  })
  const at = (factor: string) =>
    text(1 + (caseFile.rfe?.analysis?.issues ?? []).findIndex((issue) => issue.factor === factor))
  expect(at('record_of_success')).toContain(used)
  expect(JSON.stringify(document.blocks)).not.toContain(denied)
  expect(at('balance')).toContain(job)
  expect(at('balance')).not.toContain('[Missing: why a job offer')
  expect(at('national_importance')).not.toContain(job)
})
