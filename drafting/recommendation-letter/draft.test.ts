import { beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { applicants, everything, ofShortForm, quietRun, textIn, unsupported } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Drafted } from '../drafted.ts'
import type { Profile } from '../profile.ts'
import { caseFileOf, letterOf, lettersOf } from '../testing/drafted-once.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { mainsEngineer } from '../testing/profiles/mains-engineer.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { draftRecommendationLetter } from './draft.ts'
import { hintOn } from './hints.ts'
import { tieOf } from './writer.ts'

/** A letter’s own sentences. */
const saidIn = ({ document }: Drafted): string => textIn(document.blocks).replace(/\[Missing:[^\]]*\]/gu, '')

test('a recommender who is not the applicant’s is refused', async () => {
  await expect(letterOf(batteryResearcher, 9999)).rejects.toMatchObject({ code: 'not_found' })
})

/** Runs of eight words that two texts share; questions, titles in quotation marks and names left out. */
function sharedRuns(a: string, b: string): string[] {
  const words = (text: string) =>
    text
      .replace(/\[Missing:[^\]]*\]/gu, ' | ')
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

  test('the words of the statute and of machines stay out', () => {
    for (const { document } of letters)
      expect(textIn(document.blocks)).not.toMatch(
        /substantial merit|national importance|well positioned|on balance|labor certification|waiver|[{}]|undefined|\b(delve|pivotal|testament|groundbreaking)\b/i,
      )
  })

  test('the questions to the writer are few', () => {
    for (const { document } of letters)
      expect(textIn(document.blocks).split('[Missing: ').length - 1).toBeLessThanOrEqual(6)
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
      expect(text.replace(/“[^”]*”/gu, '')).not.toMatch(
        /\bas (?:her|his|their) (?:I|my|we)\b|\bI was (?:her|his) group leader/,
      )
      const isIndependent = JSON.stringify(drafted.document.blocks).includes('Independent letter')
      expect(isIndependent).toBe(tieOf(referee) === 'independent')
      if (referee.category !== 'other') expect(text).not.toMatch(/\bindependent (?:one|of)\b/)
    }
  })

  test('a letter drafted before others were asked keeps its words to itself', async () => {
    const [first, , , second] = profile.referees
    if (first === undefined || second === undefined) return
    const alone = await letterOf({ ...profile, referees: [first] }, first.id)
    const request = { referee_id: second.id, items: everything(profile), beside: [alone.document.blocks] }
    const other = await draftRecommendationLetter(caseFileOf(profile), request, quietRun())
    expect(sharedTold(profile, saidIn(alone), saidIn(other))).toEqual([])
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

describe('a letter about a single item', () => {
  const items = [
    { category: 'professionalproject', item_id: '41' },
    { category: 'proposedendeavor', item_id: '71' },
    { category: 'goal', item_id: 'work_impact' },
  ]
  const about = async (
    profile: Profile,
    referee_id: number,
    chosen = items,
    others?: { referee_id: number; items: typeof items }[],
  ) =>
    textIn(
      (
        await draftRecommendationLetter(
          caseFileOf(profile),
          { referee_id, items: chosen, ...(others && { others }) },
          quietRun(),
        )
      ).document.blocks,
    )

  test('states nothing that the applicant typed of a work, whoever else is asked to speak to it', async () => {
    const nobody = batteryResearcher.referees.map(({ id }) => ({ referee_id: id, items: [] }))
    const work = [{ category: 'academicproject', item_id: '21' }, ...items.slice(1)]
    const solution = 'I built the deposition cell. I wrote the control program.'
    const academicprojects = batteryResearcher.academicprojects.map((row) => ({ ...row, solution }))
    const text = await about({ ...batteryResearcher, academicprojects }, 81, work, nobody)
    expect(text).toMatch(/wrote: “I built the deposition cell\. I wrote the control program\.”\]/u)
    expect(text.replace(/\[Missing:[^\]]*\]/gu, '')).not.toMatch(/deposition cell|control program/u)
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
    expect(sharedRuns(told, await drafted([earlier.document.blocks]))).toEqual([])
  })
})
const MORE = [
  { category: 'evidence', item_id: '51' },
  { category: 'evidence', item_id: '52' },
  { category: 'academichistory', item_id: '11' },
]

const hintsIn = ({ document }: Drafted, profile: Profile, referee: number): string =>
  document.blocks.map((block) => hintOn(block, caseFileOf(profile), referee)).join('\n')

test.each([
  'She is the most careful chemist that I have worked with.',
  'I was angry when she stopped the line, and she was right.',
  'his group used my results for 5 bridges',
])('what was noted of the writer stands in the question, and in no sentence of the letter: %s', async (note) => {
  const profile = {
    ...batteryResearcher,
    referees: batteryResearcher.referees.map((row) => (row.id === 81 ? { ...row, comments: note } : row)),
  }
  const letter = await letterOf(profile, 81)
  expect(saidIn(letter)).not.toContain(note.slice(0, 20))
  expect(textIn(letter.document.blocks)).toMatch(
    /how you came to know .* wrote: “Doctoral supervisor”; “[^”]{10,300}”\]/u,
  )
  expect(hintsIn(letter, profile, 81)).toContain(note)
})

test('a fact that names the writer is the writer’s to tell', async () => {
  const [first] = batteryResearcher.referees
  const profile = {
    ...batteryResearcher,
    academicprojects: batteryResearcher.academicprojects.map((row) => ({
      ...row,
      solution: `Dr. ${first?.last_name} signed the grading rule. I wrote it.`,
    })),
  }
  const letter = await letterOf(profile, first?.id ?? 0)
  expect(saidIn(letter)).not.toContain('signed the grading rule')
  expect(textIn(letter.document.blocks)).toMatch(/what .* did in it[^\]]*signed the grading rule/u)
  expect(hintsIn(letter, profile, first?.id ?? 0)).toContain('signed the grading rule')
})

test('no letter quotes what the applicant typed, nor says what only the world could testify to', async () => {
  for (const [, profile] of applicants.slice(0, 3))
    for (const { document } of await lettersOf(profile)) {
      const text = textIn(document.blocks)
      expect(text).not.toMatch(/ writes: “|words: “|record of|describes our connection/u)
      for (const { background, challenge } of [...profile.academicprojects, ...profile.professionalprojects])
        for (const sentence of [background, challenge].flatMap(sentencesOf)) expect(text).not.toContain(sentence)
    }
})

test('when a work was done is told by the writer whose house it was', async () => {
  const [inside, outside] = await Promise.all([letterOf(batteryResearcher, 81), letterOf(batteryResearcher, 82)])
  const dated =
    /worked (?:on “[^”]*” )?(?:from|since|in) \p{Lu}\p{Ll}+ \d{4}|\p{Lu}\p{Ll}+ \d{4}, [^.]* (?:has )?worked on/u
  expect(textIn(inside.document.blocks)).toMatch(dated)
  expect(textIn(outside.document.blocks)).not.toMatch(dated)
})

test('the endorsed goals decide what is asked', async () => {
  const asked = async (goal: string) => {
    const items = everything(batteryResearcher).filter(
      ({ category, item_id }) => category !== 'goal' || item_id === goal,
    )
    const request = { referee_id: 81, items }
    return textIn((await draftRecommendationLetter(caseFileOf(batteryResearcher), request, quietRun())).document.blocks)
  }
  expect(await asked('personal_abilities')).toMatch(/few others could have done/)
  expect(await asked('work_impact')).toMatch(/figures of which you are certain/)
  expect(await asked('national_interest')).toMatch(/beyond one employer/)
  expect(await asked('work_impact')).not.toMatch(/few others could have done|beyond one employer/)
})

test('facts are dealt among those who are asked to speak to them', async () => {
  const items = everything(batteryResearcher)
  const alone = async (others: { referee_id: number; items: { category: string; item_id: string }[] }[]) =>
    textIn(
      (await draftRecommendationLetter(caseFileOf(batteryResearcher), { referee_id: 82, items, others }, quietRun()))
        .document.blocks,
    )
  const whole = await alone([{ referee_id: 81, items: [] }])
  expect(whole.length).toBeGreaterThan((await alone([{ referee_id: 81, items }])).length)
})
