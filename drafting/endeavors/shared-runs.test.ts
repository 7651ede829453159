import { describe, expect, test } from 'vitest'
import type { EndeavorFields, EndeavorPart } from '#domain/endeavor.ts'
import { applicants, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { richProfiles } from '../testing/profiles.ts'
import { draftEndeavors } from './draft.ts'
import { restatesEntry } from './restates.ts'

/** What an endeavor says of itself; person and record are the same behind all ten. */
const OWN: readonly EndeavorPart[] = [
  'exp_subs_merit_intric_val',
  'exp_subs_merit_impact',
  'exp_nation_impt_scope',
  'exp_nation_impt_urgency',
  'exp_nation_impt_beneficiaries',
  'exp_nation_impt_impact',
]
const ALL: readonly EndeavorPart[] = [
  ...OWN,
  'exp_applicant_qualifications',
  'exp_related_experience',
  'exp_subs_merit_evidence',
]

const RUN = 6

/** Runs of six words within a sentence, without questions, frames, titles in quotation marks and names. */
function runsOf(endeavor: EndeavorFields, parts: readonly EndeavorPart[]): Set<string> {
  const sentences = parts.flatMap((part) =>
    endeavor[part]
      .replace(/\[[^\]]*\]/g, '')
      // The applicant's own words are what is recalled.
      .replace(/In [^“”]{3,60} words: “([^”]*)”/gu, '$1')
      .split(/(?<=[.?!]”?) (?=\p{Lu})/u)
      .filter((sentence) => !restatesEntry(sentence.trim()))
      .map((sentence) => sentence.replace(/“[^”]*”/g, '#')),
  )
  return new Set(
    sentences.flatMap((sentence) => {
      const words = sentence
        .replace(/(?<=\S )\p{Lu}[\p{L}’'.-]*/gu, '#')
        .toLowerCase()
        .split(/\s+/)
      return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))
    }),
  )
}

/** Of each pair the share of the shorter one’s runs that both hold. */
function sharesOf(endeavors: readonly EndeavorFields[], parts: readonly EndeavorPart[]): number[] {
  const runs = endeavors.map((one) => runsOf(one, parts))
  return runs.flatMap((one, at) =>
    runs
      .slice(at + 1)
      .map((other) => [...one].filter((run) => other.has(run)).length / Math.max(1, Math.min(one.size, other.size))),
  )
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

test('the same endeavor twice shares all, and another none', () => {
  const told = (text: string) =>
    ({ title: '', ...Object.fromEntries(ALL.map((part) => [part, text])) }) as EndeavorFields
  const one = told('Each rule would be drafted from a finding of the work and tried by people.')
  const other = told('Crews would hear in a summer week how far the sound of a leak carries.')
  expect(sharesOf([one, one], ALL)).toEqual([1])
  expect(sharesOf([one, other], ALL)).toEqual([0])
})

describe.each(applicants)('the ten for %s', async (name, profile) => {
  const endeavors = await draftEndeavors(buildCaseFile({ ...profile, endeavors: [] }), [], quietRun())

  test('share nothing of what they say of themselves', () => {
    expect(Math.max(...sharesOf(endeavors, OWN))).toBeLessThanOrEqual(0.05)
  })

  test.runIf(name in richProfiles)('recall different facts of the person and of a rich record', () => {
    expect(mean(sharesOf(endeavors, ALL))).toBeLessThanOrEqual(0.35)
  })
})
