import { expect, test } from 'vitest'
import { everything, quietRun, textIn } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { draftRecommendationLetter } from './draft.ts'
import { postsLeftOut } from './posts-left-out.ts'

const [referee, ...others] = batteryResearcher.referees
const [job] = batteryResearcher.professionalhistory
if (referee === undefined || job === undefined) throw new Error('The researcher has no recommender or no post')
const DUTY = 'I calibrated the impedance bench and kept its log.'

/** The first recommender, of another house than the post, with such a tie. */
const profileWith = (tie: Partial<typeof referee>): Profile => ({
  ...batteryResearcher,
  professionalhistory: [{ ...job, job_summary: DUTY }],
  referees: [
    {
      ...referee,
      organization: 'Quillon Polytechnic',
      comments: '',
      category: 'other',
      same_employer: null,
      was_supervisor: null,
      co_author: null,
      ...tie,
    },
    ...others,
  ],
})

async function letterOn(profile: Profile, items = everything(profile)) {
  const caseFile = buildCaseFile(profile)
  const request = { referee_id: referee?.id ?? 0, items }
  const { document } = await draftRecommendationLetter(caseFile, request, quietRun())
  return {
    text: textIn(document.blocks),
    left: postsLeftOut(document, caseFile, request).map(({ text }) => text),
  }
}

test('a post at another house is left out of the letter of one without a tie to it, and that is told', async () => {
  const { text, left } = await letterOn(profileWith({ relationship: 'Reader of her articles' }))
  expect(text).not.toContain('impedance bench')
  expect(left).toHaveLength(1)
  expect(left[0]).toContain(`What you did in the post at ${job.organization} is not told in this letter`)
  expect(left[0]).toContain('knew you there')
  expect(left[0]).toContain('under the recommender’s relationship')
})

test('a tie without the house does not make the post known', async () => {
  const { text, left } = await letterOn(profileWith({ relationship: 'Co-author of one article', co_author: true }))
  expect(text).not.toContain('impedance bench')
  expect(left).toHaveLength(1)
})

test('who supervised the applicant there tells of it, wherever they are now', async () => {
  const relationship = `Supervisor at ${job.organization} until 2023`
  const { text, left } = await letterOn(profileWith({ relationship, category: 'supervisor', was_supervisor: true }))
  expect(text).toContain('impedance bench')
  expect(left).toEqual([])
})

test('naming the house without a tie tells nothing of it', async () => {
  const { text, left } = await letterOn(profileWith({ relationship: `Never met; I buy from ${job.organization}` }))
  expect(text).not.toContain('impedance bench')
  expect(left).toHaveLength(1)
})

test('a post that was not chosen is not missed', async () => {
  const profile = profileWith({ relationship: 'Reader of her articles' })
  const items = everything(profile).filter(({ category }) => category !== 'professionalhistory')
  expect((await letterOn(profile, items)).left).toEqual([])
})
