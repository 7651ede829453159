import { describe, expect, test } from 'vitest'
import { applicants, everything, quietRun, textIn, unsupported } from '../builtin/testing.ts'
import { plain } from '../builtin/phrase.ts'
import { buildCaseFile } from '../case-file.ts'
import { checkSentence } from '../grounding.ts'
import type { Profile } from '../profile.ts'
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
    [NO, 'colleague', 'Reader of the article', 'dependent'],
    [NO, 'professor', 'Teacher', 'dependent'],
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

const outsider = (answers: Answers, relationship: string): Profile => ({
  ...batteryResearcher,
  referees: batteryResearcher.referees.map((row) =>
    row.id === 82 ? { ...row, category: 'other', relationship, comments: '', ...fields(answers) } : row,
  ),
})
const acquaintanceOf = async (profile: Profile, referee_id: number): Promise<string> => {
  const blocks = await recommendationLetter(buildCaseFile(profile), {
    referee_id,
    items: everything(profile),
  }).compose({ seed: 0, length: 'usual' }, async () => undefined)
  return textIn(blocks.filter((block) => 'section' in block && block.section === 'acquaintance'))
}

const EMPLOYER = /\bemployer\b/
const SUPERVISED = /supervis|report/
const PUBLISHED = /publi|co-author|paper/
const DENIAL = /\b(?:never|not|no|neither|nothing)\b/i

describe('what the letter says of ties', () => {
  test.each<[string, Answers, string, RegExp[], RegExp[]]>([
    ['three times no', NO, 'Customer', [EMPLOYER, SUPERVISED, PUBLISHED, DENIAL], []],
    ['no answer', NONE, 'Customer', [/\[Missing: whether you have ever/], [DENIAL]],
    [
      'one no',
      [false, null, null],
      'Customer',
      [EMPLOYER, DENIAL],
      [SUPERVISED, /co-author|paper|\bpublished nothing/],
    ],
    ['a co-author', [null, null, true], 'Customer', [PUBLISHED], [EMPLOYER, SUPERVISED, DENIAL]],
    ['a supervisor', [false, true, false], 'Customer', [SUPERVISED], [EMPLOYER, PUBLISHED, DENIAL]],
    ['an employer in common', [true, null, null], 'Customer', [EMPLOYER], [SUPERVISED, PUBLISHED, DENIAL]],
    [
      'three times no beside a tie',
      NO,
      'Former boss',
      [/\[Missing: whether the relationship named above is a tie/],
      [/never|neither|connects me/],
    ],
  ])('%s', async (_, answers, relationship, said, unsaid) => {
    const told = await acquaintanceOf(outsider(answers, relationship), 82)
    // What is asked of the writer is not said.
    const stated = told.replace(/\[Missing:[^\]]*\]/g, '')
    for (const form of said) expect(told).toMatch(form)
    for (const form of unsaid) expect(stated).not.toMatch(form)
  })

  test('what the relationship denies already is not denied twice', async () => {
    const told = await acquaintanceOf(outsider(NO, 'Independent; we have neither worked nor published together'), 82)
    expect(told).not.toMatch(/employer|co-author|publication/)
    expect(told).toMatch(SUPERVISED)
  })

  test('the subject line calls a writer independent by the answers', async () => {
    const subject = async (answers: Answers) => {
      const profile = outsider(answers, 'Customer')
      const request = { referee_id: 82, items: everything(profile) }
      const { document } = await draftRecommendationLetter(buildCaseFile(profile), request, quietRun())
      return JSON.stringify(document.blocks).includes('Independent letter')
    }
    expect([await subject(NO), await subject(NONE), await subject([null, null, true])]).toEqual([true, false, false])
  })

  test.each(applicants.slice(0, 3))('every sentence of the letters about %s has its source', async (_, original) => {
    for (const answers of [NO, [true, true, true]] as Answers[]) {
      const profile = answering(original, answers)
      const caseFile = buildCaseFile(profile)
      for (const { id } of profile.referees) {
        const request = { referee_id: id, items: everything(profile) }
        const { warnings } = await draftRecommendationLetter(caseFile, request, quietRun())
        expect(unsupported(caseFile, warnings)).toEqual([])
      }
    }
  })
})

describe('a tie claimed against the answers', () => {
  const marksOf = (answers: Answers, text: string): string[] => {
    const caseFile = buildCaseFile(outsider(answers, 'Customer'))
    const sentence = { inlines: [{ kind: 'text' as const, text }], sources: [] }
    expect(plain(sentence)).toBe(text)
    return checkSentence(sentence, caseFile, { referee: 82 }).map(({ reason }) => reason)
  }
  test.each<[Answers, string, string[]]>([
    [NO, 'We have published together.', ['your profile says that there was no tie of co-authorship']],
    [NO, 'I have supervised Dr. Kőszegvári.', ['your profile says that there was no tie of supervision']],
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
