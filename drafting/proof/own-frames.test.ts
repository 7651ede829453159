import { describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { plain } from '../builtin/phrase.ts'
import { applicants } from '../builtin/testing.ts'
import type { Document, Sentence } from '#domain/document.ts'
import * as ofEndeavors from '../endeavors/frames.ts'
import { titlesOf } from '../endeavors/titles.ts'
import { portraitOf } from '../builtin/portrait.ts'
import * as conclusion from '../petition-letter/phrasing/conclusion.ts'
import * as eligibility from '../petition-letter/phrasing/eligibility.ts'
import * as endeavor from '../petition-letter/phrasing/endeavor.ts'
import * as ofLetters from '../petition-letter/phrasing/letters.ts'
import * as opening from '../petition-letter/phrasing/opening.ts'
import * as one from '../petition-letter/phrasing/prong-one.ts'
import * as two from '../petition-letter/phrasing/prong-two.ts'
import * as three from '../petition-letter/phrasing/prong-three.ts'
import * as ofRecommenders from '../recommendation-letter/frames.ts'
import * as balance from '../rfe-response/phrasing/balance.ts'
import * as factors from '../rfe-response/phrasing/factors.ts'
import * as issue from '../rfe-response/phrasing/issue.ts'
import * as answering from '../rfe-response/phrasing/opening.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { firstEndeavorsOf, lettersOf, petitionOf } from '../testing/drafted-once.ts'
import { batteryResearcher } from '../testing/profiles.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const PETITION = [conclusion, eligibility, endeavor, ofLetters, opening, one, two, three].flatMap(textsIn)
const ALL = [...PETITION, ...textsIn(ofEndeavors), ...textsIn(ofRecommenders)]
const EVERY = [...ALL, ...[balance, factors, issue, answering].flatMap(textsIn)]

const sentencesIn = ({ blocks }: Document): string[] =>
  blocks.flatMap((block): Sentence[] => (block.kind === 'paragraph' ? block.sentences : [])).map(plain)
const own = (text: string): string => text.replace(/\[Missing: [^\]]*\]/g, '')
const endeavorsOf = async (profile: Profile): Promise<string> =>
  (await firstEndeavorsOf(profile)).flatMap((one) => ENDEAVOR_PARTS.map((part) => own(one[part]))).join('\n')

describe('a frame says no more than its slots', () => {
  test('a title is not held through all of a post', () => {
    expect(
      ALL.filter((frame) => /\{aJobTitle\}|been \{jobTitle\}|(?:was|as) \{(?:jobTitle|jobs|posts)\}/.test(frame)),
    ).toEqual([])
  })

  test('no verb that a kind of paper may not bear', () => {
    const verb = /\{(?:[Ii]ssuer|received|particulars|item)\}/
    expect(ALL.filter((frame) => verb.test(frame) && /\bissued\b|received [{]|\bearned\b|\bwon\b/.test(frame))).toEqual(
      [],
    )
    expect(ALL.filter((frame) => /\{ended\}/.test(frame) && /conferred|awarded/.test(frame))).toEqual([])
  })

  test('no writer is made to have read, known or signed', () => {
    expect(textsIn(ofRecommenders).filter((frame) => /I have read|I know\b|our connection is “/i.test(frame))).toEqual(
      [],
    )
    expect(PETITION.filter((frame) => /support of the petition|letter in support/i.test(frame))).toEqual([])
  })

  test('a name takes the singular, whoever is called “they”', () => {
    const after = /\{(?:[Nn]ame|[Ff]ull)\}(?: (?:also|therefore))? (?:\{(?:is|was|has|does)\}|\p{L}+\{e?s\})/u
    const before = /\{(?:is|was|has|does)\} \{(?:name|full)\}/u
    expect(EVERY.filter((frame) => after.test(frame) || before.test(frame))).toEqual([])
  })

  test('nothing is called claimed that waits for its papers', () => {
    expect(PETITION.filter((frame) => /only those are claimed|Also claimed/.test(frame))).toEqual([])
  })
})

describe.each(applicants)('of %s', (_, profile) => {
  test('no endeavor says that finished work goes on', async () => {
    const ten = await firstEndeavorsOf(profile)
    expect(own(JSON.stringify(ten))).not.toMatch(/\bgoes on from\b|\bGoing on with\b/)
  })

  test('no petition, letter or endeavor dates a title by its post or has a paper issued', async () => {
    const petition = sentencesIn((await petitionOf(profile)).document)
    const letters = (await lettersOf(profile)).flatMap(({ document }) => sentencesIn(document))
    const titles = profile.professionalhistory.map(({ job_title }) => job_title.toLowerCase())
    const carried = [...petition, ...letters, await endeavorsOf(profile)].filter((text) =>
      titles.some((title) =>
        [`been a ${title} at`, `been an ${title} at`].some((held) => text.toLowerCase().includes(held)),
      ),
    )
    expect(carried).toEqual([])
  })
})

test('no letter names an entry that is pending or no longer holds', async () => {
  const [like] = batteryResearcher.evidence
  if (like === undefined) throw new Error('The researcher has evidence')
  const entries: Profile['evidence'] = [
    {
      ...like,
      id: 981,
      name: 'Patent application for a cell holder',
      category: 'Project',
      sub_category: 'Innovation',
      status: 'Active',
      brief_introduction: 'Filed in May 2024. It is pending, with no office action yet.',
    },
    {
      ...like,
      id: 982,
      name: 'Registered Engineer',
      category: 'Professional',
      sub_category: 'License',
      status: 'Inactive',
      expired_date: '2021-03-31',
      brief_introduction: 'I let the registration end when I moved.',
    },
  ]
  const profile: Profile = { ...batteryResearcher, evidence: [...batteryResearcher.evidence, ...entries] }
  const told = (await lettersOf(profile)).flatMap(({ document }) => sentencesIn(document))
  expect(told.filter((text) => /cell holder|Registered Engineer/.test(text))).toEqual([])
})

test('what was read of a name with its title is one sentence', () => {
  for (const title of ['Mx.', 'Dr.', 'Prof.', 'Sra.', 'Sr.', 'Eng.', 'Ing.', 'Srta.', 'Dra.'])
    expect(sentencesOf(`In June 2023 ${title} Quispe treated the box. It was done.`)).toHaveLength(2)
})

test('a name that tells something is a title by itself', () => {
  const [plan] = batteryResearcher.futureplan
  if (plan === undefined) throw new Error('The researcher has a plan')
  const titled = (plan_title: string) => {
    const caseFile = buildCaseFile({ ...batteryResearcher, futureplan: [{ ...plan, plan_title }] })
    const portrait = portraitOf(caseFile)
    const [entry] = portrait.plans
    return entry === undefined ? '' : titlesOf(entry)[0]
  }
  expect(titled('The Altarpiece Before the Rain')).toBe('The Altarpiece Before the Rain')
  expect(titled('FrostSign')).toMatch(/^FrostSign: /)
})
