import { beforeAll, describe, expect, test } from 'vitest'
import { applicants, textIn } from '../builtin/testing.ts'
import type { Profile } from '../profile.ts'
import { petitionOf } from '../testing/drafted-once.ts'
import { avalancheForecaster, ordinaryApplicant } from '../testing/profiles.ts'
import { inProse } from './parts/role.ts'

/** The letter's text, and what it asks for. */
async function letterOf(profile: Profile): Promise<string> {
  // A figure that a paper tells otherwise is marked, and stands as it was entered.
  return textIn((await petitionOf(profile)).document.blocks).replace(/\[Verify: ([^\]]*)\]/g, '$1')
}

const withEndeavor = ({ application }: Profile): Profile => {
  const found = applicants.find(([, one]) => one.application.id === application.id)
  if (found === undefined) throw new Error('The applicant is gone')
  return found[1]
}

describe('a petition from notes', () => {
  let text = ''
  beforeAll(async () => {
    text = await letterOf(withEndeavor(avalancheForecaster))
  })

  test.each([
    // Broken sentences, and marks made of a stray word.
    ['had others'],
    ['a compare with'],
    ['work was talked'],
    ['the the'],
    ['Bjørnø-Kučerová Learned'],
    ['She Learned'],
    ['the point is this'],
    ['master’s degree in snow science, geography, or civil engineering + 3'],
    // A claim without what limits it, or more than the record holds.
    ['Her findings have appeared'],
    ['signed letters of interest'],
    ['letters of interest that the plan mentions'],
    ['is not the subject of the endeavor'],
    ['a doctorate'],
    ['Doctoral degree'],
    ['is meant to have is this: there'],
    ['reports what others have done'],
    ['Snow Practice Week, Bend honored'],
    ['my boss'],
    ['I left 2017'],
    ['funded the plan'],
  ])('does not say “%s”', (words) => expect(text).not.toContain(words))

  test.each([
    ['closed days with the snow', 'from 61 to 37 (winter 2024/25, but it was also less snow that winter)'],
    ['the price with who reckoned it', '$210,000 (county study; she did not make it)'],
    ['the count with its source', '(source: Ms. Bjørnø-Kučerová’s own count from maps, CO+UT+ID)'],
    ['the estimate as one', '(that is estimate only)'],
    ['hearsay as hearsay', 'use the rule now, Ms. Bjørnø-Kučerová was told'],
    ['who paid, beside the role', 'initiator and lead (her boss signed the budget)'],
    ['second authorship', 'co-author'],
    ['the place in the contest', 'a finalist in'],
    ['that nothing is signed', '— no contract.” Nothing signed.'],
    ['that studies ended without the degree', 'doctoral studies in Snow mechanics'],
    ['notes word for word', '“Learned: need lidar not radar.”'],
  ])('keeps %s', (_, words) => expect(text).toContain(words))
})

test('“they” never follows somebody else’s name', async () => {
  const profile = withEndeavor(avalancheForecaster)
  const text = await letterOf({ ...profile, application: { ...profile.application, gender: 'Other' } })
  expect(text).toContain('Ms. Bjørnø-Kučerová only did the field data')
  expect(text).not.toMatch(/Åsgård[^.]*[.;] [Tt]hey /)
})

describe('interest under the plan', () => {
  const profile = withEndeavor(ordinaryApplicant)
  const [plan, ...others] = profile.futureplan
  if (plan === undefined) throw new Error('The applicant has no plan')
  const reporting = (current_progress: string): Promise<string> =>
    letterOf({ ...profile, futureplan: [{ ...plan, current_progress, supporting_doc: null }, ...others] })

  test.each([
    ['No contract has been signed. I called two counties.', false, false],
    ['Two counties have signed an agreement.', true, false],
    ['Two counties have signed letters of interest.', true, true],
  ])('%s', async (progress, isTold, isAsked) => {
    const text = await reporting(progress)
    expect(/What others have done under the plan|committed themselves to the plan|has found partners/.test(text)).toBe(
      isTold,
    )
    expect(text.includes('letters of interest that the plan mentions')).toBe(isAsked)
  })
})

test.each([
  ['PhD student; 2nd author (first author: T. Hansen)', 'a PhD student and second author (first author: T. Hansen)'],
  ['Initiator + lead', 'initiator and lead'],
  ['co-author; data curation', 'co-author, data curation'],
  ['team member, responsible for test site', 'a team member responsible for test site'],
  ['Principal investigator', 'principal investigator'],
])('the role %s', (typed, role) => expect(inProse(typed)).toBe(role))
