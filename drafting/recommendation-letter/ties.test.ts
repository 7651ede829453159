import { describe, expect, test } from 'vitest'
import { applicants, everything, quietRun, textIn, unsupported } from '../builtin/testing.ts'
import { plain } from '../builtin/phrase.ts'
import { checkSentence } from '../grounding.ts'
import type { Profile } from '../profile.ts'
import { caseFileOf } from '../testing/drafted-once.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { recommendationLetter } from './compose.ts'
import { draftRecommendationLetter } from './draft.ts'
import { tieOf, type Tie } from './writer.ts'

type Answers = [same_employer: boolean | null, was_supervisor: boolean | null, co_author: boolean | null]
const NONE: Answers = [null, null, null]
const NO: Answers = [false, false, false]
const fields = ([same_employer, was_supervisor, co_author]: Answers) => ({ same_employer, was_supervisor, co_author })

describe('the tie of a writer', () => {
  test.each<[Answers, 'professor' | 'supervisor' | 'colleague' | 'other', string, Tie]>([
    [NONE, 'other', 'Independent user of the protocol', 'independent'],
    [NONE, 'other', 'Customer', 'unclear'],
    [NONE, 'supervisor', 'Independent examiner', 'dependent'],
    [NO, 'other', 'Customer', 'independent'],
    [NO, 'other', 'Reader of the article', 'independent'],
    [NO, 'other', 'Independent; we have never worked together', 'independent'],
    [NO, 'other', 'Former colleague', 'unclear'],
    [NO, 'other', 'Not independent: we share a grant', 'unclear'],
    [NO, 'colleague', 'Reader of the article', 'unclear'],
    [NO, 'supervisor', 'Reader of the article', 'unclear'],
    [NO, 'professor', 'Reader of the article', 'independent'],
    [NO, 'professor', 'Professor at another university', 'independent'],
    [NO, 'professor', 'Teacher', 'unclear'],
    [NONE, 'professor', 'Teacher', 'dependent'],
    [NONE, 'professor', 'my professor at Kolozs', 'dependent'],
    [NONE, 'professor', 'Reader of the article', 'unclear'],
    [NONE, 'professor', 'We have never met, I know her work from publications', 'independent'],
    [NONE, 'supervisor', 'We have never met', 'unclear'],
    [[null, true, null], 'professor', 'Reader of the article', 'dependent'],
    [[null, false, null], 'supervisor', 'Reader of the article', 'unclear'],
    [[true, null, null], 'other', 'Reader of the article', 'dependent'],
    [[null, true, null], 'other', 'Independent user', 'dependent'],
    [[false, false, true], 'other', 'Independent user', 'dependent'],
    [[false, false, null], 'other', 'Customer', 'unclear'],
    [[false, false, null], 'other', 'Independent customer', 'independent'],
  ])('%j, %s, “%s”: %s', (answers, category, relationship, tie) =>
    expect(tieOf({ category, relationship, ...fields(answers) })).toBe(tie),
  )
})

const answering = (profile: Profile, answers: Answers): Profile => ({
  ...profile,
  referees: profile.referees.map((row) => ({ ...row, ...fields(answers) })),
})

type Category = Profile['referees'][number]['category']

type More = { category?: Category; comments?: string; frequency?: 'yearly' }

const outsiders = new Map<string, Profile>()

/** The same profile for the same answers, so that its case file is built once. */
function outsider(answers: Answers, relationship: string, more: More = {}): Profile {
  const key = JSON.stringify([answers, relationship, more])
  const profile: Profile = outsiders.get(key) ?? {
    ...batteryResearcher,
    referees: batteryResearcher.referees.map((row) =>
      row.id === 82 ? { ...row, category: 'other', relationship, comments: '', ...fields(answers), ...more } : row,
    ),
  }
  outsiders.set(key, profile)
  return profile
}

const acquaintancesOf = async (profile: Profile, referee_id: number, seeds: readonly number[]): Promise<string[]> => {
  const letter = recommendationLetter(caseFileOf(profile), { referee_id, items: everything(profile) })
  return Promise.all(
    seeds.map(async (seed) => {
      const blocks = await letter.compose({ seed, length: 'usual' }, async () => undefined)
      return textIn(blocks.filter((block) => 'section' in block && block.section === 'acquaintance'))
    }),
  )
}
const acquaintanceOf = async (profile: Profile, referee_id: number): Promise<string> =>
  (await acquaintancesOf(profile, referee_id, [0])).join('')

const EMPLOYER = /\bemployer\b/
const SUPERVISED = /supervis/
const PUBLISHED = /publi|co-author/
const YES = {
  employer: /have worked for the same employer/,
  supervised: /have supervised, taught or mentored/,
  published: /have published together/,
}
const NEVER = {
  employer: /never (?:worked for the same|shared an|a common|been at one) employer/,
  supervised: /never supervis/,
  published: /never (?:published|written a publication|been (?:co-authors|a joint publication))/,
}
const DENIAL = /\b(?:never|not|no|neither|nothing)\b/i

describe('what the letter says of ties', () => {
  test.each<[string, Answers, string, RegExp[], RegExp[]]>([
    ['three times no', NO, 'Customer', Object.values(NEVER), Object.values(YES)],
    [
      'no answer',
      NONE,
      'Customer',
      [/\[Missing: [^\]]*; whether you have ever/],
      [DENIAL, EMPLOYER, SUPERVISED, PUBLISHED],
    ],
    ['one no', [false, null, null], 'Customer', [NEVER.employer], [SUPERVISED, PUBLISHED]],
    ['a co-author', [null, null, true], 'Customer', [YES.published], [EMPLOYER, SUPERVISED, DENIAL]],
    ['a supervisor', [null, true, null], 'Customer', [YES.supervised], [EMPLOYER, PUBLISHED, DENIAL]],
    ['an employer in common', [true, null, null], 'Customer', [YES.employer], [SUPERVISED, PUBLISHED, DENIAL]],
    ['two of three', [false, true, null], 'Customer', [YES.supervised], [PUBLISHED]],
    [
      'three times no beside a tie',
      NO,
      'Former boss',
      [/\[Missing: [^\]]*; whether there is a tie of employment/],
      [/never|neither|connects me/],
    ],
  ])('%s', async (_, answers, relationship, said, unsaid) => {
    const told = await acquaintanceOf(outsider(answers, relationship), 82)
    // What is asked of the writer is not said.
    const stated = told.replace(/\[Missing:[^\]]*\]/g, '')
    for (const form of said) expect(told).toMatch(form)
    for (const form of unsaid) expect(stated).not.toMatch(form)
  })

  test('the subject line calls a writer independent by the answers', async () => {
    const subject = async (answers: Answers) => {
      const profile = outsider(answers, 'Customer')
      const request = { referee_id: 82, items: everything(profile) }
      const { document } = await draftRecommendationLetter(caseFileOf(profile), request, quietRun())
      return JSON.stringify(document.blocks).includes('Independent letter')
    }
    expect([await subject(NO), await subject(NONE), await subject([null, null, true])]).toEqual([true, false, false])
  })

  for (const [at, [name, original]] of applicants.slice(0, 3).entries())
    test(`every sentence of the letters about ${name} has its source`, at > 0 ? { tags: 'long' } : {}, async () => {
      for (const answers of [NO, [true, true, true]] as Answers[]) {
        const profile = answering(original, answers)
        const caseFile = caseFileOf(profile)
        for (const { id } of profile.referees) {
          const request = { referee_id: id, items: everything(profile) }
          const { warnings } = await draftRecommendationLetter(caseFile, request, quietRun())
          expect(unsupported(caseFile, warnings)).toEqual([])
        }
      }
    })
})

describe('how the writer knows the applicant', () => {
  const NEVER = 'We have never met, I know her work from publications'
  const RELATION =
    /(?<!(?:was not|was never|not been) )\b(?:her|his|their) (?:professor|supervisor|colleague|teacher)\b/
  const PERSON =
    /\bknown (?:her|[^.;]*Kőszegvári)(?! work)(?!’s work) (?:for|over|these)\b|known each other|acquaintance|once a year|\bprofessor\b/i
  const SEEDS = [0, 1, 2, 3, 4]

  test.each<[string, Category, Answers, string]>([
    ['a professor without any tie', 'professor', NO, NEVER],
    ['a professor without any tie who reads', 'professor', NO, 'Reader of the article'],
    ['a professor of whom no tie is told', 'professor', NONE, NEVER],
    ['a supervisor without any tie', 'supervisor', NO, NEVER],
    ['a colleague without any tie', 'colleague', NO, 'Reader of the article'],
    ['a co-author who never met her', 'professor', [false, false, true], 'Co-author of one article; we have never met'],
    ['anybody without a tie', 'other', NO, 'Reader of the article'],
  ])('%s knows the work', async (_, category, answers, relationship) => {
    const profile = outsider(answers, relationship, { category, frequency: 'yearly' })
    for (const told of await acquaintancesOf(profile, 82, SEEDS)) {
      const stated = told.replace(/\[Missing:[^\]]*\]/g, '')
      expect(stated).toMatch(/two years/)
      expect(stated).not.toMatch(RELATION)
      expect(stated).not.toMatch(PERSON)
    }
  })

  test.each<[Category, Answers]>([
    ['supervisor', NO],
    ['colleague', NO],
  ])('a %s whom every answer denies is asked, and denies nothing', async (category, answers) => {
    const told = await acquaintanceOf(outsider(answers, 'Reader of the article', { category }), 82)
    expect(told).toMatch(/\[Missing: [^\]]*; whether you have supervised the applicant or worked beside the applicant/)
    expect(told.replace(/\[Missing:[^\]]*\]/g, '')).not.toMatch(/never|neither|connects me/)
  })

  test('a relation that an answer or the relationship tells is stated', async () => {
    const taught = await acquaintanceOf(outsider([null, true, null], 'I use it', { category: 'professor' }), 82)
    expect(taught).toContain('I have supervised, taught or mentored Dr. Kőszegvári.')
    expect(await acquaintanceOf(outsider(NONE, 'Doctoral advisor', { category: 'professor' }), 82)).toMatch(
      /her doctoral advisor/,
    )
  })

  test('a model is given neither the category nor the contact of one who knows the work alone', () => {
    const fieldsFor = (profile: Profile) => {
      const caseFile = caseFileOf(profile)
      const { tellable, particulars, outline } = recommendationLetter(caseFile, {
        referee_id: 82,
        items: everything(profile),
      })
      const told = caseFile.facts.filter(({ id, section }) => section === 'referees' && tellable?.has(id))
      const asked = outline.find(({ id }) => id === 'acquaintance')?.facts.flatMap(({ fields = [] }) => fields)
      return { told: told.map(({ field }) => field), particulars: particulars.join(' '), asked }
    }
    const apart = fieldsFor(outsider(NO, NEVER, { category: 'professor' }))
    expect(apart.told).toContain('years_of_known')
    expect(apart.told).not.toContain('category')
    expect(apart.told).not.toContain('frequency')
    expect(apart.asked).not.toContain('frequency')
    expect(apart.particulars).toMatch(/That the writer is a professor tells nothing/)
    expect(apart.particulars).toMatch(/has known the work/)
    const taught = fieldsFor(outsider([null, true, null], 'I use it', { category: 'professor' }))
    expect(taught.told).toEqual(expect.arrayContaining(['category', 'frequency']))
    expect(taught.particulars).not.toMatch(/tells nothing|has known the work/)
  })
})

describe('a tie claimed against the answers', () => {
  const marksOf = (answers: Answers, text: string): string[] => {
    const caseFile = caseFileOf(outsider(answers, 'Customer'))
    const sentence = { inlines: [{ kind: 'text' as const, text }], sources: [] }
    expect(plain(sentence)).toBe(text)
    return checkSentence(sentence, caseFile, { referee: 82 }).map(({ reason }) => reason)
  }
  test.each<[Answers, string, string[]]>([
    [NO, 'We have published together.', ['your profile says that there was no tie of co-authorship']],
    [NO, 'I have supervised Dr. Kőszegvári.', ['your profile says that there was no tie of supervision']],
    [NO, 'I know Dr. Kőszegvári as her professor.', ['your profile says that there was no tie of supervision']],
    [NO, 'I am her former teacher.', ['your profile says that there was no tie of supervision']],
    [NO, 'We have worked for the same employer.', ['your profile says that there was no tie of the same employer']],
    [
      [null, null, true],
      'We have never published together.',
      ['your profile says that there is a tie of co-authorship'],
    ],
    [NO, 'We have never worked for the same employer.', []],
    [NO, 'I have not published with her.', []],
    [[true, true, true], 'We have published together.', []],
  ])('%j: %s', (answers, text, reasons) => expect(marksOf(answers, text)).toEqual(reasons))
})

describe('an acquaintance claimed against the answers', () => {
  const NEVER = 'We have never met, I know her work from publications'
  const marksOf = (answers: Answers, relationship: string, text: string): string[] => {
    const caseFile = caseFileOf(outsider(answers, relationship))
    return checkSentence({ inlines: [{ kind: 'text', text }], sources: [] }, caseFile, { referee: 82 })
      .map(({ reason }) => reason)
      .filter((reason) => /never met the applicant|no tie to the applicant/.test(reason))
  }
  const ACQUAINTED = [
    'I have known Dr. Kőszegvári for two years.',
    'I have known her for two years.',
    'In the years that I have known her, she has published well.',
    'I’ve known her personally since then.',
    'Dr. Kőszegvári and I have known each other for two years.',
    'My acquaintance with Dr. Kőszegvári is of two years.',
  ]
  const MET = ['I met her at a conference.', 'I first met Dr. Kőszegvári at a conference.']
  const WORKED = [
    'I have worked closely with Dr. Kőszegvári.',
    'I have worked with her.',
    'We have worked together.',
    'I taught her.',
    'I collaborated with her on the protocol.',
    'I write as her colleague.',
    'She was my student.',
    'Our collaboration began with the protocol.',
  ]
  const KNOWS_THE_WORK = [
    'I have known her work for two years.',
    'I have known the work of Dr. Kőszegvári for two years.',
    'I have known Dr. Kőszegvári’s work for two years.',
    'I know Dr. Kőszegvári as a reader of her articles.',
    'I have never met her, and I have not worked with her.',
    'We have never met.',
    'I have worked with her protocol.',
    'I have never known her personally.',
  ]

  test.each([...ACQUAINTED, ...MET])('of one never met: %s', (text) =>
    expect(marksOf(NONE, NEVER, text)).toEqual(['your profile says that the writer has never met the applicant']),
  )
  test.each([...ACQUAINTED, ...WORKED])('after three times no: %s', (text) =>
    expect(marksOf(NO, 'Reader of the article', text)).toEqual([
      'by your profile the writer has no tie to the applicant, and knows the work alone',
    ]),
  )
  test.each(KNOWS_THE_WORK)('who knows the work may say: %s', (text) => {
    expect(marksOf(NONE, NEVER, text)).toEqual([])
    expect(marksOf(NO, 'Reader of the article', text)).toEqual([])
  })
  test.each([...ACQUAINTED, ...MET, ...WORKED])('nothing is held against one with a tie: %s', (text) =>
    expect(marksOf([true, true, true], 'Customer', text)).toEqual([]),
  )
})
