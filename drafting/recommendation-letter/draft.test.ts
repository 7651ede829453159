import { beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import {
  applicants,
  everything,
  ofShortForm,
  quietRun,
  repeatedFrames,
  textIn,
  unsupported,
} from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Drafted } from '../drafted.ts'
import type { Profile } from '../profile.ts'
import { caseFileOf, letterOf, lettersOf } from '../testing/drafted-once.ts'
import { batteryResearcher, teacher } from '../testing/profiles.ts'
import { mainsEngineer } from '../testing/profiles/mains-engineer.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { draftRecommendationLetter } from './draft.ts'
import { tellsHowKnown } from './sections/writer.ts'
import { tieOf } from './writer.ts'

test('a recommender who is not the applicant’s is refused', async () => {
  await expect(letterOf(batteryResearcher, 9999)).rejects.toMatchObject({ code: 'not_found' })
})

/** Runs of eight words that two texts share, titles in quotation marks and names left out. */
function sharedRuns(a: string, b: string): string[] {
  const words = (text: string) =>
    text
      .replace(/“[^”]*”/g, ' | ')
      .replace(/(?<=\S )\p{Lu}[\p{L}’'.-]*/gu, '|')
      .split(/\s+/)
  const runs = (list: string[]) => list.slice(0, -7).map((_, i) => list.slice(i, i + 8))
  const plainRuns = (text: string) =>
    runs(words(text))
      .filter((run) => !run.includes('|'))
      .map((run) => run.join(' '))
  const known = new Set(plainRuns(a))
  return plainRuns(b).filter((run) => known.has(run))
}

/** Whose letters the short form drafts a second time. */
const TWICE = ['batteryResearcher', 'thinApplicant']

const eachSet = (name: string, profile: Profile) => {
  let letters: Drafted[] = []
  beforeAll(async () => {
    letters = await lettersOf(profile)
  })

  test('every word has its source', () => {
    const warnings = letters.flatMap((letter) => letter.warnings)
    expect(unsupported(caseFileOf(profile), warnings)).toEqual([])
  })

  test('no two letters share eight words in a row', () => {
    const texts = letters.map(({ document }) => textIn(document.blocks))
    texts.forEach((text, i) => texts.slice(i + 1).forEach((other) => expect(sharedRuns(text, other)).toEqual([])))
  })

  test('no frame stands twice', () => {
    for (const { document } of letters) expect(repeatedFrames(document.blocks, caseFileOf(profile))).toEqual([])
  })

  test('the words of the statute and of machines stay out', () => {
    for (const { document } of letters)
      expect(textIn(document.blocks)).not.toMatch(
        /substantial merit|national importance|well positioned|on balance|labor certification|waiver|[{}]|undefined|\b(delve|pivotal|testament|groundbreaking)\b/i,
      )
  })

  test('the questions to the writer are few', () => {
    for (const { warnings } of letters) expect(warnings.length).toBeLessThanOrEqual(4)
  })

  test('two runs say the same', ofShortForm(name, TWICE), async () => {
    const fresh = buildCaseFile(profile)
    const again = await Promise.all(
      profile.referees.map(({ id: referee_id }) =>
        draftRecommendationLetter(fresh, { referee_id, items: everything(profile) }, quietRun()),
      ),
    )
    expect(again.map(({ document }) => document)).toEqual(letters.map(({ document }) => document))
  })
}

for (const [name, profile] of applicants)
  describe(`the letters about ${name}`, ofShortForm(name), () => {
    eachSet(name, profile)
  })

test('independence is stated only where the profile says so', async () => {
  const [close, far] = await Promise.all([letterOf(batteryResearcher, 81), letterOf(batteryResearcher, 82)])
  expect(JSON.stringify(close.document.blocks)).not.toMatch(/independent letter/i)
  expect(JSON.stringify(far.document.blocks)).toMatch(/Independent letter/)
})

test('the goals decide what a letter speaks of', async () => {
  const items = everything(batteryResearcher).filter(({ category }) => category !== 'goal')
  const bare = await draftRecommendationLetter(caseFileOf(batteryResearcher), { referee_id: 81, items }, quietRun())
  const full = await letterOf(batteryResearcher, 81)
  expect(textIn(bare.document.blocks).length).toBeLessThan(textIn(full.document.blocks).length)
})

/** Recommenders of every kind, beside those of the profile: as many as a petition may have. */
function withMore(profile: Profile): Profile {
  const [first] = profile.referees
  if (first === undefined) return profile
  const house = profile.professionalhistory[0]?.organization ?? 'Elsewhere Works'
  const school = profile.academichistory[0]?.school_name ?? 'Elsewhere College'
  const more = [
    {
      category: 'supervisor' as const,
      organization: house,
      relationship: 'I was her group leader',
      last_name: 'Ambrosi',
    },
    {
      category: 'colleague' as const,
      organization: house,
      relationship: 'Colleague in the same group',
      last_name: 'Brandt',
    },
    { category: 'professor' as const, organization: school, relationship: 'my thesis advisor', last_name: 'Castell' },
    {
      category: 'other' as const,
      organization: 'Third Coast Cells',
      relationship: 'Independent user; we have never worked together',
      last_name: 'Dorn',
    },
    {
      category: 'other' as const,
      organization: 'Fourth River Works',
      relationship: 'Author who cites the work and has never met its author',
      last_name: 'Eklund',
    },
  ].map((row, at) => ({ ...first, ...row, id: 900 + at, comments: '', resume: null, signed_letter: null }))
  return { ...profile, referees: [...profile.referees, ...more] }
}

const eachSeven = (original: Profile) => {
  const profile = withMore(original)
  let letters: { referee: Profile['referees'][number]; drafted: Drafted }[] = []
  beforeAll(async () => {
    const drafted = await lettersOf(profile)
    letters = profile.referees.flatMap((referee, at) => {
      const letter = drafted[at]
      return letter === undefined ? [] : [{ referee, drafted: letter }]
    })
  })

  test('none shares eight words in a row with another', () => {
    letters.forEach(({ drafted: one }, i) =>
      letters.slice(i + 1).forEach(({ drafted: other }) => {
        expect(sharedRuns(textIn(one.document.blocks), textIn(other.document.blocks))).toEqual([])
      }),
    )
  })

  test('each opens as its writer can, and every word has its source', () => {
    for (const { referee, drafted } of letters) {
      const text = textIn(drafted.document.blocks)
      expect(unsupported(caseFileOf(profile), drafted.warnings)).toEqual([])
      expect(text).not.toMatch(/\bas (?:her|his|their) (?:I|my|we)\b|\bI was (?:her|his) group leader/)
      const isIndependent = JSON.stringify(drafted.document.blocks).includes('Independent letter')
      expect(isIndependent).toBe(tieOf(referee) === 'independent')
      if (referee.category !== 'other') expect(text).not.toMatch(/\bindependent (?:one|of)\b/)
    }
  })

  test('a letter drafted before others were asked keeps its words to itself', async () => {
    const [first, , , ...later] = profile.referees
    if (first === undefined) return
    const alone = await letterOf({ ...profile, referees: [first] }, first.id)
    for (const { id } of later) {
      const other = letters.find(({ referee }) => referee.id === id)?.drafted.document.blocks ?? []
      expect(sharedTold(profile, textIn(alone.document.blocks), textIn(other))).toEqual([])
    }
  })
}

for (const [name, profile] of applicants)
  describe(`seven letters about ${name}, on the same items`, ofShortForm(name), () => {
    eachSeven(profile)
  })

/** Sentences of the applicant that two letters both tell. */
const sharedTold = (profile: Profile, a: string, b: string): string[] =>
  caseFileOf(profile)
    .facts.filter(({ section, field }) => section.endsWith('projects') && field !== 'project_name')
    .flatMap(({ value }) => sentencesOf(value))
    .map((sentence) => sentence.split(/\s+/).slice(-9).join(' '))
    .filter((end) => end.split(' ').length === 9 && a.includes(end) && b.includes(end))

test('what only those inside know stays out of a letter from outside', async () => {
  const profile = withMore(batteryResearcher)
  const told = (id: number) => letterOf(profile, id).then(({ document }) => textIn(document.blocks))
  const outsider = await told(903)
  // The grading protocol was not published: its user knows the result, not the decision tree behind it.
  expect(outsider).not.toContain('decision tree with four grades')
  // The duties of a post are known in the house.
  expect(outsider).not.toMatch(/reviews every safety report|work instructions/)
})

test.each([
  ['Reader of the published work; we have neither worked nor published together', 'other', 'independent'],
  ['Independent user of the protocol', 'other', 'independent'],
  ['Never collaborated; I cite her article', 'other', 'independent'],
  ['Not independent: we share a grant', 'other', 'unclear'],
  ['Customer', 'other', 'unclear'],
  ['Independent examiner', 'professor', 'independent'],
  ['Doctoral advisor', 'professor', 'dependent'],
])('%s (%s) is %s', (relationship, category, tie) => {
  expect(tieOf({ relationship, category } as Parameters<typeof tieOf>[0])).toBe(tie)
})

test.each([
  ['Independent; I cite his article', '', true],
  ['Independent; no common employer', '', false],
  ['Independent; no common employer', 'I met her work at a conference in 2021.', true],
  ['Independent; never worked together, no shared paper', 'She has my respect.', false],
  ['Introduced to me by a colleague in Toledo', '', true],
  ['I know his published program', '', true],
  ['Prospective partner', '', false],
])('“%s” and “%s” tell how an outsider knows the work: %s', (relationship, comments, tells) => {
  const value = (field: string) => ({ relationship, comments })[field] ?? ''
  expect(
    tellsHowKnown({ tie: 'independent', writer: { value } as Parameters<typeof tellsHowKnown>[0]['writer'] }),
  ).toBe(tells)
})

describe('a letter about a single item', () => {
  const items = [
    { category: 'professionalproject', item_id: '41' },
    { category: 'proposedendeavor', item_id: '71' },
    { category: 'goal', item_id: 'work_impact' },
  ]
  const about = async (profile: Profile, referee_id: number, chosen = items) =>
    textIn(
      (await draftRecommendationLetter(caseFileOf(profile), { referee_id, items: chosen }, quietRun())).document.blocks,
    )

  test('tells all of it that its writer can know', async () => {
    expect(await about(mainsEngineer, 81)).toContain('the pulling force for each bend')
  })

  test('takes nothing from what another letter tells', async () => {
    const texts = await Promise.all(batteryResearcher.referees.map(({ id }) => about(batteryResearcher, id)))
    texts.forEach((text, at) => texts.slice(at + 1).forEach((other) => expect(sharedRuns(text, other)).toEqual([])))
  })

  test('leaves to a letter that was drafted before what that one tells', async () => {
    const [first] = mainsEngineer.referees
    if (first === undefined) throw new Error('Nobody is asked')
    const asked = (referees: Profile['referees']) => caseFileOf({ ...mainsEngineer, referees })
    const earlier = await draftRecommendationLetter(asked([first]), { referee_id: first.id, items }, quietRun())
    const second = { ...first, id: 90, first_name: 'Ottoline', last_name: 'Fennimore', comments: '' }
    const request = { referee_id: second.id, items: [...items, ...MORE] }
    const drafted = async (beside: readonly (readonly Block[])[]) =>
      textIn(
        (await draftRecommendationLetter(asked([first, second]), { ...request, beside }, quietRun())).document.blocks,
      )
    const told = textIn(earlier.document.blocks)
    expect(sharedRuns(told, await drafted([]))).not.toEqual([])
    expect(sharedRuns(told, await drafted([earlier.document.blocks]))).toEqual([])
  })

  test('names a degree and a license whichever writer is asked', async () => {
    const [project, ...others] = items
    if (project === undefined) throw new Error('No item is chosen')
    const evidence = [
      { category: 'evidence', item_id: '52' },
      { category: 'academichistory', item_id: '11' },
      ...others,
    ]
    const { endeavors } = batteryResearcher
    const text = await about({ ...mainsEngineer, endeavors }, 83, evidence)
    expect(text).toContain('Authorized Engineer for Water Structures')
    expect(text).toContain('master’s degree')
  })

  test('does not ask again how two who met came to know each other', async () => {
    const [first, ...others] = mainsEngineer.referees
    const met = first === undefined ? [] : [{ ...first, category: 'other' as const, relationship: MET }, ...others]
    const text = await about({ ...mainsEngineer, referees: met }, 81)
    expect(text).toContain('Toledo')
    expect(text).not.toMatch(/\[Missing: [^\]]*(?:came to know|learned of|first met)/)
  })
})
const MORE = [
  { category: 'evidence', item_id: '51' },
  { category: 'evidence', item_id: '52' },
  { category: 'academichistory', item_id: '11' },
]
const MET = 'Introduced to me by a colleague in Toledo'

test('an outsider of whom the profile does not tell how they know the work is asked', async () => {
  const profile = {
    ...batteryResearcher,
    referees: batteryResearcher.referees.map((row) =>
      row.id === 82 ? { ...row, relationship: 'Independent; we have no common employer', comments: '' } : row,
    ),
  }
  const { document } = await letterOf(profile, 82)
  expect(textIn(document.blocks)).toMatch(
    /\[Missing: [^\]]*(?:came to know|learned|notice|reached|know yourself|met with)/,
  )
})

test('the outcome of a published work is told by those who read it, where its house has more to tell', async () => {
  const [inside, outside] = await Promise.all(
    teacher.referees.slice(0, 2).map(async ({ id }) => textIn((await letterOf(teacher, id)).document.blocks)),
  )
  expect(outside).toContain('31 percent of the possible points')
  expect(inside).not.toContain('31 percent of the possible points')
})

test('an opinion stands in a letter where its writer gave it, and is asked for where nobody did', async () => {
  const by = async (comments: string) => {
    const profile = {
      ...batteryResearcher,
      referees: batteryResearcher.referees.map((row) => (row.id === 81 ? { ...row, comments } : row)),
    }
    return textIn((await letterOf(profile, 81)).document.blocks)
  }
  const [silent, given] = await Promise.all([by(''), by('She is the most careful chemist that I have worked with.')])
  expect(silent).toMatch(/\[Missing: your own judgment of/)
  expect(given).toContain('She is the most careful chemist that I have worked with.')
  expect(given).not.toContain('your own judgment of')
})

test('the letters speak to the field that was named, and none alike', async () => {
  const named = {
    ...batteryResearcher,
    application: { ...batteryResearcher.application, field_of_endeavor: 'Recycling of lithium batteries' },
  }
  const told = await Promise.all(
    named.referees.map(async ({ id }) => textIn((await letterOf(named, id)).document.blocks)),
  )
  const sentences = told.map((text) => /[^.:]*recycling of lithium batteries\./.exec(text)?.[0])
  expect(sentences).not.toContain(undefined)
  expect(new Set(sentences).size).toBe(told.length)
})

test.each([
  ['Battery engineer', 'a battery engineer'],
  ['', 'a senior research scientist'],
])('an outsider names the occupation that the form holds, and else the post: %j', async (occupation, told) => {
  const profile = { ...batteryResearcher, application: { ...batteryResearcher.application, occupation } }
  expect(textIn((await letterOf(profile, 82)).document.blocks)).toContain(told)
})
