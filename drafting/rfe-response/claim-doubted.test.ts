import { expect, test } from 'vitest'
import { claimDoubted } from './claim-doubted.ts'
import { noticeOf, respond } from './testing.ts'

test.each([
  [
    'You claim that the alarms save 47 bridges a year. There is no evidence of the claim.',
    'You claim that the alarms save 47 bridges a year.',
  ],
  [
    '2. Your letter states a loss of 900 dollars. Nothing corroborates this figure.',
    'Your letter states a loss of 900 dollars.',
  ],
  ['You claim that the alarms save 47 bridges a year. There is no evidence of a plan.', undefined],
  ['The alarms are made of steel. There is no evidence of the claim.', undefined],
  ['There is no evidence of the claim.', undefined],
])('in “%s” the claim is %j', (page, claim) => {
  const quote = page.replace(/^.*\. (?=There|Nothing)/u, '')
  expect(claimDoubted({ quote, page: 1 }, [page])?.quote).toBe(claim)
})

test('a claim that the officer doubts is quoted before the doubt, and asked for where the answer has no word of it', async () => {
  const claim = 'In your letter you claim that the units save 47 percent of all repairs.'
  const doubt = 'The record does not establish the claim, and no record of success is shown.'
  const page = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
RECORD OF SUCCESS
${claim} ${doubt} Submit test reports.`
  const letter = 'The units saved 47 percent of all repairs in the results of a test that was reported.'
  const filed = [{ kind: 'petition_letter' as const, name: 'letter.pdf', url: null, pages: [letter] }]
  const { text } = await respond({ rfe: { ...noticeOf(page), filed } })
  expect(text(1)).not.toContain(letter)
  const [at, after] = [text(1).indexOf(claim), text(1).indexOf(doubt)]
  expect(at).toBeGreaterThan(-1)
  expect(after).toBeGreaterThan(at)
  expect(text(1)).toContain(`[Missing: what you say to these words of the officer: “${claim}”]`)
})
