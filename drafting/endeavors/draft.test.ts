import { describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { MONTHS } from '../builtin/dates.ts'
import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { POST_FRAMES } from '../builtin/posts.ts'
import { applicants, ofShortForm, quietRun } from '../builtin/testing.ts'
import { cardsIn } from '../cards/cards.ts'
import { buildCaseFile } from '../case-file.ts'
import { caseFileOf, firstEndeavorsOf, moreEndeavorsOf } from '../testing/drafted-once.ts'
import { ordinaryApplicant, thinApplicant } from '../testing/profiles.ts'
import { draftEndeavors } from './draft.ts'
import { tooAlike } from './difference.ts'
import { openIdeas } from './open-ideas.ts'
import * as frames from './frames.ts'
import { whyUnspecific } from './specificity.ts'
import { TITLE_LIMIT } from './titles.ts'

const ARGUING = ENDEAVOR_PARTS.slice(2).filter((part) => part !== 'exp_subs_merit_evidence')
const IDEA = '[Missing: This is an idea and not yet an endeavor: '

/** A part without its questions. */
const own = (text: string): string => text.replace(/\[Missing: [^\]]*\]/g, '')

/** The applicant by pronouns. */
const PERSON = ['he him his himself she her hers herself they them their themselves']

/** What the titles of ideas say in words of ours. */
const TITLE_WORDS =
  'bring take put turn train what comes begin do done next step further wider use beyond first place United States another others group users one part separate endeavor follows once complete'

/** An idea that the record itself suggests. */
const isOwn = ({ title }: { title: string }): boolean => !openIdeas('').some((idea) => title.startsWith(idea.title))

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
    const why = endeavors.map(({ title }) => whyUnspecific(title) ?? '')
    expect(why.filter((one) => /says nothing|names an occupation|names a field/.test(one))).toEqual([])
  })

  test('no statement argues for two of them', () => {
    const often = Map.groupBy(
      endeavors.flatMap((one) => [...new Set(ARGUING.flatMap((part) => sentencesOf(own(one[part]))))]),
      (sentence) => sentence,
    )
    const isAccount = (sentence: string): boolean => sentence.endsWith(' own account follows.')
    expect(
      [...often].filter(([one, same]) => same.length > 1 && !isAccount(one)).map(([sentence]) => sentence),
    ).toEqual([])
  })

  test('none says a word that neither the record nor a frame holds', () => {
    const record = new Set(
      contentWords(
        [
          ...caseFile.facts.map(({ value }) => value),
          ...cardsIn(caseFile).map(({ text }) => text),
          ...MONTHS,
          ...PERSON,
        ].join('. '),
      ),
    )
    const ours = new Set(contentWords([...Object.values(frames).flat(), ...POST_FRAMES].join('. ')))
    const told = endeavors.flatMap((one) => ENDEAVOR_PARTS.flatMap((part) => contentWords(own(one[part]))))
    expect([...new Set(told)].filter((word) => !record.has(word) && !ours.has(word))).toEqual([])
  })

  test('a title is made of the record’s words, and of those that say what is to be done with it', () => {
    const record = new Set(contentWords(caseFile.facts.map(({ value }) => value).join('. ')))
    const ours = new Set(contentWords(TITLE_WORDS))
    const told = endeavors.filter(isOwn).flatMap(({ title }) => contentWords(title))
    expect([...new Set(told)].filter((word) => !record.has(word) && !ours.has(word))).toEqual([])
  })

  test('what neither a plan nor a project carries is called an idea, and comes last', () => {
    const ideas = endeavors.map(({ exp_subs_merit_intric_val: what }) => what.startsWith(IDEA))
    expect(ideas.indexOf(true)).toBeGreaterThanOrEqual(0)
    expect(ideas.slice(ideas.indexOf(true))).not.toContain(false)
    const taken = profile.endeavors.map(({ title }) => title.toLowerCase())
    const plans = profile.futureplan
      .map((one) => one.plan_title.toLowerCase())
      .filter((title) => !taken.some((one) => one.startsWith(title)))
    expect(ideas.indexOf(true)).toBeGreaterThanOrEqual(plans.length)
    for (const { title } of endeavors.slice(ideas.indexOf(true)))
      expect(profile.futureplan.map(({ plan_title }) => plan_title.toLowerCase())).not.toContain(title.toLowerCase())
  })

  test('none is like another, nor like one that exists', () => {
    expect(tooAlike(endeavors)).toEqual([])
    const titles = [...profile.endeavors, ...endeavors].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('no rule finds a sentence at odds with the record', () => {
    expect(JSON.stringify(endeavors).match(/\[Verify: [^\]]*\]/g)).toBeNull()
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
    const words = new Set(contentWords(JSON.stringify(plan)))
    expect(title.filter((word) => !words.has(word))).toEqual([])
    const told = contentWords(`${first?.exp_subs_merit_intric_val} ${first?.exp_nation_impt_scope}`)
    for (const step of sentencesOf(plan?.plans ?? '').slice(0, 2))
      expect(contentWords(step).filter((word) => !told.includes(word))).toEqual([])
  },
)

test('the ordinary applicant’s first endeavor asks for nothing that the record holds', async () => {
  const [first] = await firstEndeavorsOf(ordinaryApplicant)
  expect(first?.title).toBe('Direct Regeneration at Three Domestic Recyclers')
  // The plan names no past work, and of reach, time and those who gain it does not speak as such.
  expect(JSON.stringify(first).match(/\[Missing: [^\]]*\]/g)).toEqual([
    '[Missing: which of your past works this plan takes further, and what of each]',
    '[Missing: results of past work that show that this can work, with figures or a paper]',
    '[Missing: who beyond the first places would use the results, and how these would reach them]',
    '[Missing: what is lost while this is not done, with a date or a source]',
    '[Missing: who gains, and how many they are, with a source]',
    '[Missing: what the outcomes add up to in the United States, in figures, with a source]',
  ])
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
  for (const title of titles.filter((one) => isOwn({ title: one }))) {
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

test('a thin record brings others in a later run, none of them twice', async () => {
  const first = await firstEndeavorsOf(thinApplicant)
  const second = await draftEndeavors(caseFileOf(thinApplicant), first, quietRun())
  expect(second).toHaveLength(10)
  for (const { title } of second) expect(first.map((one) => one.title)).not.toContain(title)
})

test('no sentence of one applicant is another’s', async () => {
  const told = await Promise.all(
    applicants.map(async ([, profile]) => [
      ...new Set(
        (await moreEndeavorsOf(profile)).flatMap((one) => ARGUING.flatMap((part) => sentencesOf(own(one[part])))),
      ),
    ]),
  )
  const all = told.flat()
  expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
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

test('a post alone is carried beyond its employer', async () => {
  const bare = { ...ordinaryApplicant, academicprojects: [], professionalprojects: [], futureplan: [] }
  const [first, ...others] = await draftEndeavors(buildCaseFile(bare), [], quietRun())
  expect(others).toHaveLength(9)
  expect(first?.title).toBe('Do for Others What Is Done at Great Lakes Cell Institute?')
})

test('nothing is built on what failed', async () => {
  const [project] = ordinaryApplicant.professionalprojects
  if (project === undefined) throw new Error('The profile has no project')
  const failed = { ...project, id: 77, project_name: 'Quince Bridge Lender', impact: 'The product failed.' }
  const profile = { ...ordinaryApplicant, professionalprojects: [...ordinaryApplicant.professionalprojects, failed] }
  const ten = await draftEndeavors(buildCaseFile(profile), [], quietRun())
  expect(ten.filter((one) => JSON.stringify(one).includes('Quince'))).toEqual([])
})
