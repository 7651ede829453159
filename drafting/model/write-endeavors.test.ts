import { describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile, type CaseFile } from '../case-file.ts'
import { draftEndeavors } from '../endeavors/draft.ts'
import { fromFacts, purposeOf, said, type Asked } from '../testing/model-script.ts'
import { batteryResearcher, thinApplicant } from '../testing/profiles.ts'
import { scriptedLlm, type Scripted } from '../testing/scripted-llm.ts'

const battery = buildCaseFile(batteryResearcher)
const draftBy = (script: Scripted, existing: { title: string }[] = [], caseFile: CaseFile = battery) => {
  const llm = scriptedLlm(script)
  return { llm, drafted: draftEndeavors(caseFile, existing, quietRun(), { kind: 'model', llm }) }
}

interface Plan {
  title: string
  sources: string[]
}

const REFUSED = 'These were proposed and cannot be used:'
const isSecond = ({ prompt }: Asked): boolean => prompt.includes(REFUSED)

/** The honest plan, changed. */
const planning =
  (change: (plans: Plan[], asked: Asked) => object[]): Scripted =>
  (asked) => {
    const answer = fromFacts(asked)
    if (purposeOf(asked) !== 'plan') return answer
    return said({ endeavors: change((JSON.parse(answer) as { endeavors: Plan[] }).endeavors, asked) })
  }

/** The third has this title, the second time as well where `again` says so. */
const titled = (title: string, again = false): Scripted =>
  planning((plans, asked) =>
    isSecond(asked) && !again ? plans : plans.map((plan, at) => (at === 2 ? { ...plan, title } : plan)),
  )

const plansAsked = ({ calls }: { calls: Asked[] }) => calls.filter((call) => purposeOf(call) === 'plan')

test('ten endeavors come of one plan and a call for each, with all nine parts', async () => {
  const { llm, drafted } = draftBy(fromFacts)
  const endeavors = await drafted
  expect(endeavors).toHaveLength(10)
  expect(new Set(endeavors.map(({ title }) => title)).size).toBe(10)
  for (const endeavor of endeavors) for (const part of ENDEAVOR_PARTS) expect(endeavor[part]).not.toBe('')
  expect(plansAsked(llm)).toHaveLength(1)
  expect(written(llm)).toHaveLength(10)
})

describe.each([
  ['an occupation', 'Battery Engineer', 'it names an occupation'],
  ['a field', 'Materials Science Research', 'it names a field'],
  ['a figure that no source holds', 'A grading line for 31,415 vehicle batteries a year', '31,415'],
  ['a partner that no source holds', 'A grading line for vehicle batteries at Zandervale Motors', 'Zandervale'],
  ['a partner among the capitals of a headline', 'A Grading Line for Vehicle Batteries with Zandervale', 'Zandervale'],
  [
    'a title without end',
    `A grading line for ${'the worn '.repeat(5_000)}batteries`,
    'it is longer than 180 characters',
  ],
])('%s as a title', (_, title, reason) => {
  test('is sent back with the reason, and only what lacks is asked for', async () => {
    const { llm, drafted } = draftBy(titled(title))
    const titles = (await drafted).map((endeavor) => endeavor.title)
    expect(titles).toHaveLength(10)
    expect(titles.join('\n').toLowerCase()).not.toContain(title.toLowerCase())
    const [, again] = plansAsked(llm)
    expect(again?.prompt).toContain('Propose 3 endeavors')
    expect(again?.prompt).toContain(reason)
    expect(again?.prompt.length).toBeLessThan(10_000)
  })

  test('twice gives way to what the record plans itself, which the model then writes', async () => {
    const { llm, drafted } = draftBy(
      planning((plans, asked) =>
        isSecond(asked) ? [{ ...plans[0], title }] : plans.map((plan, at) => (at === 2 ? { ...plan, title } : plan)),
      ),
    )
    const titles = (await drafted).map((endeavor) => endeavor.title)
    expect(titles).toHaveLength(10)
    expect(new Set(titles).size).toBe(10)
    expect(titles.join('\n').toLowerCase()).not.toContain(title.toLowerCase())
    expect(written(llm)).toHaveLength(10)
    expect(plansAsked(llm)).toHaveLength(2)
  })
})

test('a title in the capitals of a headline is read as its words, and one without them is given them', async () => {
  const title = 'An Open Grading Handbook for Recyclers of Vehicle Batteries in Ohio'
  const { llm, drafted } = draftBy(titled('An open grading handbook for recyclers of vehicle batteries'))
  expect((await drafted)[2]?.title).toBe('An Open Grading Handbook for Recyclers of Vehicle Batteries')
  expect(plansAsked(llm)).toHaveLength(1)
  const headline = draftBy(titled(title.replace(' in Ohio', '')))
  expect((await headline.drafted)[2]?.title).toBe(title.replace(' in Ohio', ''))
  expect(plansAsked(headline.llm)).toHaveLength(1)
})

test('two that are too alike are sent back', async () => {
  const { llm, drafted } = draftBy(
    planning((plans, asked) =>
      isSecond(asked) ? plans : plans.map((plan, at) => (at === 1 ? { ...plan, title: plans[0]?.title } : plan)),
    ),
  )
  expect(new Set((await drafted).map(({ title }) => title)).size).toBe(10)
  expect(plansAsked(llm)[1]?.prompt).toContain('it is too close to')
})

test('one that goes on from nothing is sent back', async () => {
  const { llm, drafted } = draftBy(
    planning((plans, asked) =>
      isSecond(asked) ? plans : plans.map((plan, at) => (at === 1 ? { ...plan, sources: ['F99999'] } : plan)),
    ),
  )
  expect(await drafted).toHaveLength(10)
  expect(plansAsked(llm)[1]?.prompt).toContain('it names no fact that it goes on from')
})

test.each([1, 4])('a model that has %i to propose and no more gets the rest from the record', async (many) => {
  const { drafted } = draftBy(planning((plans, asked) => (isSecond(asked) ? [] : plans.slice(0, many))))
  const titles = (await drafted).map(({ title }) => title)
  expect(new Set(titles).size).toBe(10)
})

test('parts that say the same are sent back once', async () => {
  const twice = 'Recyclers cannot tell a safe module from a dangerous one.'
  const { llm, drafted } = draftBy((asked) => {
    const answer = fromFacts(asked)
    if (purposeOf(asked) !== 'endeavor' || asked.prompt.includes('Your last answer')) return answer
    const parts = JSON.parse(answer) as Record<string, object[]>
    const same = [{ text: twice, sources: [] }]
    return said({ ...parts, exp_nation_impt_scope: same, exp_nation_impt_impact: same })
  })
  expect(JSON.stringify(await drafted)).not.toContain(twice)
  expect(written(llm)).toHaveLength(20)
  expect(
    written(llm).some(({ prompt }) =>
      prompt.includes('Its parts “How far it reaches” and “Impact on the nation” both say'),
    ),
  ).toBe(true)
})

const OTHER = 'It has to differ from this endeavor, which stands already:'
const isWritten = (asked: Asked) => purposeOf(asked) === 'endeavor'
/** Endeavors as they are asked for first, those left out that are written once more to differ. */
const written = ({ calls }: { calls: Asked[] }) =>
  calls.filter((call) => isWritten(call) && !call.prompt.includes(OTHER))

describe('endeavors that come out alike under different titles', () => {
  const parts = (words: string) =>
    said(
      Object.fromEntries(
        ENDEAVOR_PARTS.map((part, at) => [part, [{ text: `${words} ${'abcdefghi'.charAt(at)}.`, sources: [] }]]),
      ),
    )
  const SAME =
    'This is what the storage is for in the schools, the clinics and the farms of the counties, and what the technicians and the inspectors of the depots have to look at: sensors, fuses, cables, racks, meters and relays of the fleets and buses in the winters and summers, with the doors, roofs, floors, lamps, pumps, valves, pipes, tanks and fences of the yards, in'

  /** What does not hold stands, marked. */
  const honest = (asked: Asked) => (purposeOf(asked) === 'repair' ? said({ sentences: [] }) : fromFacts(asked))

  test('are written once more beside the one that stands', async () => {
    const { llm, drafted } = draftBy((asked) => {
      if (!isWritten(asked)) return honest(asked)
      const title = /^Title: "(.*)"$/m.exec(asked.prompt)?.[1] ?? ''
      return parts(asked.prompt.includes(OTHER) ? `This is what it is for: ${title.toLowerCase()}` : SAME)
    })
    expect(JSON.stringify(await drafted)).not.toContain('[Missing: what sets this apart')
    const again = llm.calls.filter((call) => isWritten(call) && call.prompt.includes(OTHER))
    expect(new Set(again.map(({ prompt }) => /^Title: .*$/m.exec(prompt)?.[0])).size).toBe(9)
  })

  test('ask what sets them apart where that changes nothing', async () => {
    const [first, ...others] = await draftBy((asked) => (isWritten(asked) ? parts(SAME) : honest(asked))).drafted
    expect(first?.exp_subs_merit_intric_val).not.toContain('[Missing')
    expect(others).toHaveLength(9)
    for (const { exp_subs_merit_intric_val } of others)
      expect(exp_subs_merit_intric_val).toContain(`[Missing: what sets this apart from “${first?.title},”`)
  })
})

test('a part that nothing true is said in asks the applicant', async () => {
  const { drafted } = draftBy((asked) =>
    purposeOf(asked) === 'endeavor'
      ? said(
          Object.fromEntries(
            ENDEAVOR_PARTS.map((part, at) => [
              part,
              at === 0 ? [{ text: 'I can do this work with what I have studied.' }] : [],
            ]),
          ),
        )
      : fromFacts(asked),
  )
  const [first] = await drafted
  expect(first?.exp_nation_impt_urgency).toBe(
    '[Missing: why the work should begin now, with the date or event that makes it so]',
  )
})

test('later runs, which are paid for as ten, fail once neither model nor record has ten more', async () => {
  const thin = buildCaseFile(thinApplicant)
  const silent = planning(() => [])
  const titles: { title: string }[] = []
  let error: unknown
  for (let run = 0; run < 8 && error === undefined; run += 1) {
    const more = await draftBy(silent, titles, thin).drafted.catch((failed: unknown) => void (error = failed))
    titles.push(...(more ?? []))
  }
  expect(error).toMatchObject({ code: 'conflict' })
  expect(titles.length % 10).toBe(0)
})

test('with nothing to go on from, no model is asked, and what is needed is', async () => {
  const empty = { ...thinApplicant, academicprojects: [], professionalprojects: [], futureplan: [] }
  const { llm, drafted } = draftBy(fromFacts, [], buildCaseFile({ ...empty, professionalhistory: [], evidence: [] }))
  const endeavors = await drafted
  expect(llm.calls).toHaveLength(0)
  expect(JSON.stringify(endeavors)).toContain('[Missing: ')
})
