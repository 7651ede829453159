import { describe, expect, test } from 'vitest'
import { EB2_BASES } from '#domain/options.ts'
import { plain } from '../builtin/phrase.ts'
import { buildCaseFile, eb2Basis } from '../case-file.ts'
import { checkSentence } from '../grounding.ts'
import type { Profile } from '../profile.ts'
import { artist, batteryResearcher, civilEngineer, nurseInformatics, teacher } from '../testing/profiles.ts'
import { petitionLetter } from './compose.ts'

const [ADVANCED, FIVE, ABILITY] = EB2_BASES
const choosing = (profile: Profile, eb2_basis: (typeof EB2_BASES)[number] | ''): Profile => ({
  ...profile,
  application: { ...profile.application, eb2_basis },
})
/** Three years after the bachelor's degree. */
const early: Profile = {
  ...civilEngineer,
  professionalhistory: civilEngineer.professionalhistory
    .slice(0, 1)
    .map((job) => ({ ...job, start_date: '2023-11-20', end_date: null, is_current: true })),
}

/** Exceptional ability chosen by an engineer whose work began too late for the degree and five years. */
const withoutFive: Profile = { ...early, evidence: civilEngineer.evidence.slice(0, 1) }

const writingOf = (profile: Profile) =>
  petitionLetter(buildCaseFile(profile), { endeavor_id: profile.endeavors[0]?.id ?? 0 })

async function letterOf(profile: Profile) {
  const blocks = await writingOf(profile).compose({ seed: 0, length: 'usual' }, async () => undefined)
  const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
  const told = (section: string) =>
    blocks
      .flatMap((block) => (block.kind === 'paragraph' && block.section === section ? block.sentences : []))
      .map(plain)
      .join(' ')
  return { sentences, told, text: sentences.map(plain).join(' ') }
}

const OF_A_BASIS = /^(?:advanced-degree|five-years|exceptional-ability|undetermined-basis)$/

describe('the outline follows the choice', () => {
  test.each<[string, Profile, (typeof EB2_BASES)[number] | '', string]>([
    ['a doctor, open', batteryResearcher, '', 'advanced-degree'],
    ['a doctor of exceptional ability', batteryResearcher, ABILITY, 'exceptional-ability'],
    ['a doctor without a bachelor’s degree, five years', batteryResearcher, FIVE, 'five-years'],
    ['a master, five years after the bachelor’s degree', nurseInformatics, FIVE, 'five-years'],
    ['an engineer, open', civilEngineer, '', 'five-years'],
    ['an engineer, an advanced degree', civilEngineer, ADVANCED, 'advanced-degree'],
    ['an artist, an advanced degree', artist, ADVANCED, 'advanced-degree'],
    ['a teacher of exceptional ability', teacher, ABILITY, 'exceptional-ability'],
    ['three years, open', early, '', 'undetermined-basis'],
    ['three years, five chosen', early, FIVE, 'five-years'],
  ])('%s', (_, profile, choice, section) => {
    const ids = writingOf(choosing(profile, choice)).outline.map(({ id }) => id)
    expect(ids.filter((id) => OF_A_BASIS.test(id))).toEqual([section])
  })
})

describe('a basis that the entries carry', () => {
  test.each<[string, Profile, (typeof EB2_BASES)[number], string]>([
    ['is the one chosen', batteryResearcher, ABILITY, 'exceptional_ability'],
    ['is what the entries show, where they do not carry the choice', batteryResearcher, FIVE, 'advanced degree'],
    ['counts from the bachelor’s degree where that is chosen', nurseInformatics, FIVE, 'bachelor_plus_five'],
  ])('%s', (_, profile, choice, basis) => expect(eb2Basis(choosing(profile, choice))).toBe(basis))

  test('of five years counts those after the bachelor’s degree and not the higher one', async () => {
    const profile = choosing(nurseInformatics, FIVE)
    const counted = buildCaseFile(profile).fact('derived', 0, 'experience_after_bachelors')?.value ?? 'none'
    const { told } = await letterOf(profile)
    expect(told('five-years')).toContain(counted)
    expect(told('five-years')).not.toContain('[Missing: further full-time')
    expect(told('profession')).toMatch(/(?:therefore|Where that is the minimum, .*) qualifies as|is therefore a member/)
  })
})

describe('a basis that the entries do not carry is argued as far as they go', () => {
  const CLAIMS = /therefore qualifies|is therefore a member|thus qualifies|In sum, |Part III shows that/

  test.each<[string, Profile, (typeof EB2_BASES)[number], string, string]>([
    ['three years of five', early, FIVE, 'five-years', '[Missing: further full-time, progressive experience'],
    ['no advanced degree', civilEngineer, ADVANCED, 'advanced-degree', '[Missing: a conferred degree above the bac'],
    ['no degree at all', artist, ADVANCED, 'advanced-degree', '[Missing: a conferred degree above the bac'],
    ['no bachelor’s degree', batteryResearcher, FIVE, 'five-years', '[Missing: a conferred bachelor’s degree'],
    [
      'two criteria and no degree',
      withoutFive,
      ABILITY,
      'exceptional-ability',
      '[Missing: evidence for one more of the six',
    ],
  ])('%s', async (_, profile, choice, section, asked) => {
    const { told, text, sentences } = await letterOf(choosing(profile, choice))
    expect(told(section)).toContain(asked)
    expect(told('eligibility')).toContain('section A')
    expect(CLAIMS.exec(text)).toBeNull()
    const caseFile = buildCaseFile(choosing(profile, choice))
    expect(sentences.filter((one) => checkSentence(one, caseFile, 'petition').length > 0).map(plain)).toEqual([])
  })
})

describe('a degree beside exceptional ability', () => {
  const ids = (profile: Profile) => writingOf(profile).outline.map(({ id }) => id)

  test.each<[string, Profile, (typeof EB2_BASES)[number] | '', boolean]>([
    ['of a doctor who chose ability is pleaded too', batteryResearcher, ABILITY, true],
    ['with five years after it is pleaded too', civilEngineer, ABILITY, true],
    ['without five years is not', early, ABILITY, false],
    ['is not pleaded twice', batteryResearcher, ADVANCED, false],
    ['is not pleaded by one who has none', artist, ABILITY, false],
  ])('%s', (_, profile, choice, stands) =>
    expect(ids(choosing(profile, choice)).includes('alternative-degree')).toBe(stands),
  )

  test('carries the request and the conclusion where the criteria do not', async () => {
    const { told, sentences } = await letterOf(choosing(civilEngineer, ABILITY))
    expect(told('exceptional-ability')).toContain('[Missing: evidence for one more of the six')
    expect(told('alternative-degree')).toMatch(
      /(?:therefore|Where that is the minimum, .*) qualifies as|is therefore a member/,
    )
    expect(told('introduction')).toMatch(/In the alternative \w+ seeks? classification as a member of the professions/)
    expect(told('conclusion')).toMatch(/qualifies as a member of the professions holding an advanced degree/)
    expect(told('conclusion')).not.toContain('exceptional ability')
    const caseFile = buildCaseFile(choosing(civilEngineer, ABILITY))
    expect(sentences.filter((one) => checkSentence(one, caseFile, 'petition').length > 0).map(plain)).toEqual([])
  })

  test('the conclusion leaves the papers to the sections that it sums up', async () => {
    const profile = choosing(batteryResearcher, ABILITY)
    const { sentences } = await letterOf(profile)
    const caseFile = buildCaseFile(profile)
    const last = sentences.findLast((one) => /in the alternative/i.test(plain(one)))
    const cited = last?.inlines.flatMap((run) => (run.kind === 'exhibit' ? [run.number] : [])) ?? []
    const awards = profile.evidence
      .filter(({ category }) => category === 'Achievement')
      .flatMap(({ id }) => caseFile.exhibitsOf('evidence', id).map(({ number }) => number))
    expect(awards.length).toBeGreaterThan(0)
    expect(cited).toEqual([])
  })
})

test('beside a degree ten years in the occupation stand with their letters asked for', async () => {
  const { told } = await letterOf(choosing(teacher, ''))
  const tenYears = told('alternative-ability').split('ten years of ')[1]?.split('A license ')[0] ?? ''
  expect(tenYears).toContain('San Isidro Science High School')
  expect(tenYears).toContain('[Missing: letters of ')
  expect(tenYears).toContain('Each full month counted once, these posts come to ')
  // A code of our own tells an officer nothing.
  expect(told('alternative-ability')).not.toMatch(/\bR[1-6]\b/)
})
