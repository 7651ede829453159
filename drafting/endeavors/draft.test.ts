import { describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { applicants, ofShortForm, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { checkSentence } from '../grounding.ts'
import { caseFileOf, firstEndeavorsOf, moreEndeavorsOf } from '../testing/drafted-once.ts'
import {
  civilEngineer,
  droneFounder,
  ordinaryApplicant,
  physician,
  teacher,
  thinApplicant,
} from '../testing/profiles.ts'
import { TITLE_LIMIT } from './slots.ts'
import { composeEndeavors, draftEndeavors } from './draft.ts'
import { tooAlike } from './difference.ts'
import { isSpecific, whyUnspecific } from './specificity.ts'

/** For whom the short form drafts a second time. */
const TWICE = ['batteryResearcher', 'thinApplicant']

describe.each(applicants)('ten endeavors for %s', async (name, profile) => {
  const caseFile = caseFileOf(profile)
  const endeavors = await moreEndeavorsOf(profile)

  test('ten, each with all of its parts and a title that fits', () => {
    expect(endeavors).toHaveLength(10)
    for (const endeavor of endeavors) {
      expect(endeavor.title.length).toBeLessThanOrEqual(TITLE_LIMIT)
      for (const part of ENDEAVOR_PARTS) expect(endeavor[part].trim()).not.toBe('')
      expect(new Set(ENDEAVOR_PARTS.map((part) => endeavor[part])).size).toBe(ENDEAVOR_PARTS.length)
    }
  })

  test('each is an undertaking, not an occupation or a field', () => {
    expect(endeavors.map(({ title }) => whyUnspecific(title, profile)).filter((why) => why !== undefined)).toEqual([])
  })

  test('no sentence begins with a figure, and none serves more than half of them', () => {
    const told = endeavors.map((one) => ENDEAVOR_PARTS.flatMap((part) => sentencesOf(one[part])))
    expect(told.flat().filter((sentence) => /^(?!(?:19|20)\d\d\b)\d/.test(sentence))).toEqual([])
    const arguing = endeavors.map((one) => [
      ...new Set(ENDEAVOR_PARTS.slice(2).flatMap((part) => sentencesOf(one[part].replace(/\[Missing: [^\]]*\]/g, '')))),
    ])
    const often = Map.groupBy(arguing.flat(), (sentence) => sentence)
    expect([...often].filter(([, same]) => same.length > 5).map(([sentence]) => sentence)).toEqual([])
  })

  test('none is like another, nor like one that exists', () => {
    expect(tooAlike(endeavors)).toEqual([])
    const titles = [...profile.endeavors, ...endeavors].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('no two say in the same words what they would change', () => {
    const told = endeavors.map((one) => [
      ...new Set(
        [one.exp_subs_merit_impact, one.exp_nation_impt_impact].flatMap((part) =>
          sentencesOf(part.replace(/\[Missing: [^\]]*\]/g, '')),
        ),
      ),
    ])
    const often = Map.groupBy(told.flat(), (sentence) => sentence)
    expect([...often].filter(([, same]) => same.length > 1).map(([sentence]) => sentence)).toEqual([])
  })

  test('every sentence has its source', async () => {
    const composed = await composeEndeavors(caseFile, profile.endeavors, quietRun())
    const findings = composed.flatMap(({ parts }) =>
      Object.values(parts)
        .flat()
        .flatMap((sentence) => checkSentence(sentence, caseFile, 'endeavor')),
    )
    expect(findings).toEqual([])
  })

  test('a later run brings ten others', async () => {
    const later = await draftEndeavors(caseFile, [...profile.endeavors, ...endeavors], quietRun())
    const before = new Set(endeavors.map(({ title }) => title))
    expect(later.filter(({ title }) => before.has(title))).toEqual([])
  })

  test('two runs say the same', ofShortForm(name, TWICE), async () => {
    expect(await draftEndeavors(buildCaseFile(profile), profile.endeavors, quietRun())).toEqual(endeavors)
  })
})

test.each(applicants.filter(([, { futureplan }]) => futureplan.length > 0))(
  'the plan of %s carried out comes first, under a title made of its own words',
  async (_, profile) => {
    const [first] = await firstEndeavorsOf(profile)
    const title = contentWords(first?.title ?? '')
    const plan = profile.futureplan.find(({ plan_title }) =>
      contentWords(plan_title).every((word) => title.includes(word)),
    )
    expect(plan).toBeDefined()
    // A plan whose own words name no undertaking draws on the work behind it.
    const drawsOn = isSpecific(plan?.plan_title ?? '') ? [] : contentWords('drawing on the work')
    const words = new Set(
      contentWords(JSON.stringify([plan, drawsOn, profile.professionalprojects, profile.academicprojects])),
    )
    expect(title.filter((word) => !words.has(word))).toEqual([])
    const told = contentWords(`${first?.exp_subs_merit_intric_val} ${first?.exp_nation_impt_scope}`)
    for (const step of sentencesOf(plan?.plans ?? '').slice(0, 2))
      expect(contentWords(step).filter((word) => !told.includes(word))).toEqual([])
  },
)

test('the ordinary applicant’s first endeavor asks for nothing that the record holds', async () => {
  const [first] = await firstEndeavorsOf(ordinaryApplicant)
  expect(first?.title).toBe(
    'Direct Regeneration at Three Domestic Recyclers, with an Open Test Protocol for Regenerated Powder',
  )
  // Why it cannot wait the record does not tell, and that work is under way is no reason.
  expect(JSON.stringify(first).match(/\[Missing: [^\]]*\]/g)).toEqual([
    '[Missing: what is lost while the work is not done, with a source]',
    // The plan names recyclers and does not say that it is for them.
    '[Missing: who will use the results, and how many there are]',
  ])
  expect(first?.exp_subs_merit_evidence).toMatch(/38 tonnes.*cited 212 times/)
})

test.each(applicants)('no title drafted for %s would fit another applicant', async (name, profile) => {
  const titles = (await moreEndeavorsOf(profile)).map(({ title }) => title)
  const own = new Set(
    contentWords(
      caseFileOf(profile)
        .facts.map(({ value }) => value)
        .join(' '),
    ),
  )
  const others = applicants
    .filter(([other]) => other !== name)
    .map(
      ([, other]) =>
        new Set(
          contentWords(
            caseFileOf(other)
              .facts.map(({ value }) => value)
              .join(' '),
          ),
        ),
    )
  for (const title of titles) {
    const held = contentWords(title).filter((word) => own.has(word))
    expect(held.length).toBeGreaterThanOrEqual(1)
    // Some word of every title is of this record and of no other.
    expect({
      title,
      alone: held.some((word) => others.every((words) => !words.has(word))) || held.length >= 2,
    }).toEqual({ title, alone: true })
  }
})

test('a profile of names alone gets other outlines each time, and is told when there are no more', async () => {
  const empty = buildCaseFile({ ...thinApplicant, academicprojects: [], referees: [] })
  const existing: { title: string }[] = []
  for (let run = 0; run < 2; run++) {
    const drafted = await draftEndeavors(empty, existing, quietRun())
    expect(drafted).toHaveLength(10)
    for (const { title } of drafted)
      expect(existing.map((one) => one.title.toLowerCase())).not.toContain(title.toLowerCase())
    existing.push(...drafted)
  }
  const more = async () => {
    for (let run = 0; run < 9; run++) existing.push(...(await draftEndeavors(empty, existing, quietRun())))
  }
  await expect(more()).rejects.toMatchObject({ code: 'conflict' })
  expect(new Set(existing.map(({ title }) => title.toLowerCase())).size).toBe(existing.length)
})

test('a thin record that brings the same undertaking again says that it cannot tell the two apart', async () => {
  const caseFile = caseFileOf(thinApplicant)
  const first = await firstEndeavorsOf(thinApplicant)
  const second = await draftEndeavors(caseFile, first, quietRun())
  for (const { title } of second) expect(first.map((one) => one.title)).not.toContain(title)
  const again = second.filter(({ exp_subs_merit_intric_val: told }) => told.includes('[Missing: what sets this apart'))
  expect(again.length).toBeGreaterThan(0)
  for (const { exp_subs_merit_intric_val: told } of again)
    expect(first.some(({ title }) => told.includes(`“${title}”`))).toBe(true)
})

test('where the record lacks a fact, the text asks for it', async () => {
  const endeavors = await firstEndeavorsOf(thinApplicant)
  for (const endeavor of endeavors) expect(Object.values(endeavor).join(' ')).toContain('[Missing: ')
})

test('a profile with nothing but a name still gets ten outlines that ask', async () => {
  const empty = { ...thinApplicant, academicprojects: [], referees: [] }
  const endeavors = await draftEndeavors(buildCaseFile(empty), [], quietRun())
  expect(endeavors).toHaveLength(10)
  expect(new Set(endeavors.map(({ title }) => title)).size).toBe(10)
})

test('a post alone is told by what it is charged with, not by its title', async () => {
  const bare = { ...ordinaryApplicant, academicprojects: [], professionalprojects: [], futureplan: [] }
  const endeavors = await draftEndeavors(buildCaseFile(bare), [], quietRun())
  expect(endeavors).toHaveLength(10)
  for (const { title } of endeavors) expect(title).toMatch(/Direct Cathode Regeneration/)
})

test.each([physician, civilEngineer, droneFounder, teacher])(
  'a record of many works yields no two guides or courses: $application.last_name',
  async (profile) => {
    const drafted = await firstEndeavorsOf(profile)
    const yields = drafted.flatMap(({ title }) => FORMS.filter((form) => form.test(title)).map(String))
    expect(yields.length).toBeGreaterThan(2)
    expect(yields).toEqual([...new Set(yields)])
  },
)

const FORMS = [
  /\bGuide\b|\bManual\b|\bHandbook\b/,
  /\bCourse\b|\bInstructors\b/,
  /\bCollection\b|\bPublic Record\b/,
  /\bStudy\b/,
]
