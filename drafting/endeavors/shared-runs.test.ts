import { describe, expect, test } from 'vitest'
import type { EndeavorFields, EndeavorPart } from '#domain/endeavor.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { applicants, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { draftEndeavors } from './draft.ts'

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

/** Runs of six words within a sentence, without questions, titles in quotation marks and names. */
function runsOf(endeavor: EndeavorFields, parts: readonly EndeavorPart[]): Set<string> {
  const sentences = parts.flatMap((part) =>
    endeavor[part]
      .replace(/\[[^\]]*\]/g, ' | ')
      .replace(/“[^”]*”/g, '#')
      .split(/(?<=[.?!]) /),
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

describe.each(applicants)('the ten for %s', async (_, profile) => {
  const endeavors = await draftEndeavors(buildCaseFile({ ...profile, endeavors: [] }), [], quietRun())

  test('differ in what they say of themselves', () => {
    const shares = sharesOf(endeavors, OWN)
    // A thin record names nobody that its plan is for, so that two of its ten have little else to say.
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.47)
    expect(mean(shares)).toBeLessThanOrEqual(0.04)
  })

  test('start from different problems, but for the plan of which others are parts', () => {
    const parts = endeavors.filter((one) => !/\bcarr(?:y|ies) out my plan\b/.test(one.exp_subs_merit_intric_val))
    const told = parts
      .flatMap((one) => sentencesOf(one.exp_subs_merit_intric_val))
      .filter((text) => !text.startsWith('['))
    expect(told.filter((text, at) => told.indexOf(text) !== at)).toEqual([])
  })

  test('lean on different facts of the person and the record', () => {
    const shares = sharesOf(endeavors, ALL)
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.59)
    expect(mean(shares)).toBeLessThanOrEqual(0.2)
  })
})
