import { describe, expect, test } from 'vitest'
import { buildCaseFile, type CaseFile } from '../../case-file.ts'
import { checkSentence } from '../../grounding.ts'
import type { Profile } from '../../profile.ts'
import { caseWith } from '../../rfe-case/index.ts'
import { bridgeEngineerNotice } from '../../testing/notices/bridge-engineer.ts'
import { batteryResearcher, civilEngineer, physician, waterChemist } from '../../testing/profiles.ts'
import { RULES } from './index.ts'
import type { Example } from './rule.ts'

const { rfe, reading } = bridgeEngineerNotice
/** The case of the researcher with these answers of a recommender. */
const withAnswers = (id: number, answers: Partial<Profile['referees'][number]>): CaseFile =>
  buildCaseFile({
    ...batteryResearcher,
    referees: batteryResearcher.referees.map((one) => (one.id === id ? { ...one, ...answers } : one)),
  })

const battery = buildCaseFile(batteryResearcher)
const CASES: Readonly<Record<NonNullable<Example['of']>, CaseFile>> = {
  physician: buildCaseFile(physician),
  waterChemist: buildCaseFile(waterChemist),
  answeredTies: withAnswers(81, { same_employer: true, was_supervisor: true, co_author: false }),
  untied: withAnswers(82, { same_employer: false, was_supervisor: false, co_author: false }),
  aNotice: caseWith(buildCaseFile(civilEngineer), rfe, reading),
}

/** `academicprojects 21 impact` is a fact by its place; a single word is a source itself. */
function sourcesOf(rests: string, caseFile: CaseFile): string[] {
  const [section = '', entry, field = ''] = rests.split(' ')
  if (entry === undefined) return section === '' ? [] : [section]
  const fact = caseFile.fact(section, Number(entry), field)
  if (fact === undefined) throw new Error(`There is no fact ${rests}`)
  return [fact.id]
}

function rulesOn(example: string | Example): string[] {
  const { text, of, voice, rests = '' } = typeof example === 'string' ? { text: example } : example
  const caseFile = of === undefined ? battery : CASES[of]
  const sentence = { inlines: [{ kind: 'text' as const, text }], sources: sourcesOf(rests, caseFile) }
  return checkSentence(sentence, caseFile, voice).flatMap(({ rule }) => rule ?? [])
}

const textOf = (example: string | Example): string => (typeof example === 'string' ? example : example.text)
const named = (examples: readonly (string | Example)[]) => examples.map((one) => [textOf(one), one] as const)

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, { examples }) => {
  test.each(named(examples.marks))('contradicts: %s', (_, example) => expect(rulesOn(example)).toContain(id))
  test.each(named(examples.passes))('lets pass: %s', (_, example) => expect(rulesOn(example)).toEqual([]))
})

test('each rule has a name of its own and examples of both kinds', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  for (const { id, examples } of RULES)
    expect([id, examples.marks.length > 0, examples.passes.length > 0]).toEqual([id, true, true])
})
