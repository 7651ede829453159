import { describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { draftEndeavors } from '../endeavors/draft.ts'
import { fromFacts, purposeOf, said } from '../testing/model-script.ts'
import { batteryResearcher, thinApplicant } from '../testing/profiles.ts'
import { scriptedLlm, type Scripted } from '../testing/scripted-llm.ts'

const caseFile = buildCaseFile(batteryResearcher)
const draftBy = (script: Scripted, existing: { title: string }[] = []) => {
  const llm = scriptedLlm(script)
  return { llm, drafted: draftEndeavors(caseFile, existing, quietRun(), { kind: 'model', llm }) }
}

/** The honest plan with the titles of some replaced, the second time as well where `again` says so. */
const planning =
  (titles: Record<number, string>, again = false): Scripted =>
  (asked) => {
    const answer = fromFacts(asked)
    if (purposeOf(asked) !== 'plan' || (!again && asked.prompt.includes('These were proposed:'))) return answer
    const { endeavors } = JSON.parse(answer) as { endeavors: { title: string }[] }
    return said({ endeavors: endeavors.map((plan, at) => ({ ...plan, title: titles[at] ?? plan.title })) })
  }

test('ten endeavors come of one plan and a call for each, with all nine parts', async () => {
  const { llm, drafted } = draftBy(fromFacts)
  const endeavors = await drafted
  expect(endeavors).toHaveLength(10)
  expect(new Set(endeavors.map(({ title }) => title)).size).toBe(10)
  for (const endeavor of endeavors) for (const part of ENDEAVOR_PARTS) expect(endeavor[part]).not.toBe('')
  expect(llm.calls.filter(({ prompt }) => prompt.startsWith('Propose'))).toHaveLength(1)
  expect(llm.calls.filter(({ prompt }) => prompt.startsWith('Fill'))).toHaveLength(10)
})

describe.each([
  ['an occupation', 'Battery Engineer', 'it names an occupation'],
  ['a field', 'Materials Science Research', 'it names a field'],
  ['a figure that no source holds', 'A grading line for 31,415 vehicle batteries a year', '31,415'],
])('%s as a title', (_, title, reason) => {
  test('is sent back with the reason', async () => {
    const { llm, drafted } = draftBy(planning({ 2: title }))
    expect((await drafted).map((endeavor) => endeavor.title)).not.toContain(title)
    const again = llm.calls.find(({ prompt }) => prompt.includes('These were proposed:'))
    expect(again?.prompt).toContain(reason)
  })

  test('twice is left out', async () => {
    const endeavors = await draftBy(planning({ 2: title }, true)).drafted
    expect(endeavors).toHaveLength(9)
  })
})

test('two that are too alike are sent back', async () => {
  const { llm, drafted } = draftBy((asked) => {
    const answer = fromFacts(asked)
    if (purposeOf(asked) !== 'plan' || asked.prompt.includes('These were proposed:')) return answer
    const { endeavors } = JSON.parse(answer) as { endeavors: { title: string }[] }
    return said({ endeavors: endeavors.map((plan, at) => (at === 1 ? { ...plan, title: endeavors[0]?.title } : plan)) })
  })
  expect(new Set((await drafted).map(({ title }) => title)).size).toBe(10)
  expect(llm.calls.some(({ prompt }) => prompt.includes('it is too close to'))).toBe(true)
})

test('a later run, which is paid for as ten, fails with fewer', async () => {
  const { drafted } = draftBy(planning({ 2: 'Battery Engineer' }, true), [
    { title: 'A registry of worn forklift packs' },
  ])
  await expect(drafted).rejects.toMatchObject({ code: 'conflict' })
})

test('with nothing to go on from, no model is asked, and what is needed is', async () => {
  const llm = scriptedLlm()
  const empty = { ...thinApplicant, academicprojects: [], professionalprojects: [], futureplan: [] }
  const endeavors = await draftEndeavors(
    buildCaseFile({ ...empty, professionalhistory: [], evidence: [] }),
    [],
    quietRun(),
    { kind: 'model', llm },
  )
  expect(llm.calls).toHaveLength(0)
  expect(JSON.stringify(endeavors)).toContain('[Missing: ')
})
