import { describe, expect, test } from 'vitest'
import { plain } from '../builtin/phrase.ts'
import { everything, quietRun, sentencesIn } from '../builtin/testing.ts'
import { BUILTIN, draft } from '../engine.ts'
import { checkSentence, readSentence } from '../grounding.ts'
import { petitionLetter } from '../petition-letter/index.ts'
import type { Profile } from '../profile.ts'
import { recommendationLetter } from '../recommendation-letter/index.ts'
import { INVENTED } from '../testing/invented.ts'
import { ordinaryApplicant } from '../testing/profiles.ts'
import { buildCaseFile } from '../case-file.ts'
import { holdsMark, withoutMarked } from './drafting-marks.ts'
import { sourcesOf } from './sources-of.ts'

describe('marked sentences', () => {
  test.each([
    ['A true line. It cut costs by [Verify: 43 percent]. Another true line.', 'A true line. Another true line.'],
    ['[Missing: the yearly cost]', ''],
    ['It was read by [Verify: Dr. A. Varr. He liked it] in May. It stands.', 'It stands.'],
    ['One.\n- [verify : two]\n- three', 'One.\n- three'],
    ['It was called [Verify: “the best [sic] of all”] there. Good.', 'Good.'],
    ['One stands. [Missing: the yearly cost]', 'One stands.'],
    ['[Verify: 43 percent] of it was saved. Good.', 'Good.'],
    ['An open mark ends with its line [Verify: 43 percent\nNext line.', 'Next line.'],
    ['Nothing is marked [1].', 'Nothing is marked [1].'],
    ['A true line. Costs fell by half.† Another true line.', 'A true line. Another true line.'],
    ['A true line. Costs fell by half†. Another true line.', 'A true line. Another true line.'],
    ['Costs fell by 43 %. †\nA true line.', 'A true line.'],
    ['Ada Example Jr.† and Bo Sample† wrote it.', 'Ada Example Jr.† and Bo Sample† wrote it.'],
  ])('are cut whole from %s', (text, left) => expect(withoutMarked(text)).toBe(left))

  test('are found in any case', () => expect([holdsMark('a [VERIFY: b]'), holdsMark('a [b]')]).toEqual([true, false]))
})

const PARTS = [
  'exp_applicant_qualifications',
  'exp_related_experience',
  'exp_subs_merit_intric_val',
  'exp_subs_merit_impact',
  'exp_subs_merit_evidence',
  'exp_nation_impt_scope',
  'exp_nation_impt_urgency',
  'exp_nation_impt_beneficiaries',
  'exp_nation_impt_impact',
] as const

const holding = (sentence: (invented: string) => string): Profile => ({
  ...ordinaryApplicant,
  draftedEndeavors: [5],
  endeavors: [
    {
      id: 5,
      title: 'Direct Regeneration of Cathode Powder at Domestic Recyclers',
      is_selected: true,
      is_locked: false,
      ...(Object.fromEntries(
        PARTS.map((part, at) => [
          part,
          INVENTED.filter((_, i) => i % PARTS.length === at || i === at)
            .map(sentence)
            .join(' '),
        ]),
      ) as Record<(typeof PARTS)[number], string>),
    },
  ],
})

/** An endeavor as a drafter leaves it, with its marks, and as an editor does who took them off. */
const FORMS: [string, (invented: string) => string][] = [
  ['marked', (invented) => `The endeavor will build on [Verify: ${invented}] of earlier work.`],
  ['marked as a sentence', (invented) => `[Verify: The work was honored with ${invented}.]`],
  ['unmarked, of the past', (invented) => `The endeavor rests on what ${invented} had shown.`],
  ['unmarked, of the applicant', (invented) => `The applicant received ${invented} for the work.`],
]

describe.each(FORMS)('what an endeavor invents, %s', (_, sentence) => {
  const profile = holding(sentence)
  const caseFile = buildCaseFile(profile)

  test('is no fact', () => {
    const facts = caseFile.facts.map(({ value }) => value).join('\n')
    expect(INVENTED.filter((one) => facts.includes(one))).toEqual([])
  })

  test('does not stand in a petition or a letter that is drafted from it', async () => {
    const writings = [
      petitionLetter(caseFile, { endeavor_id: 5 }),
      recommendationLetter(caseFile, { referee_id: 81, items: everything(profile) }),
    ]
    for (const writing of writings) {
      const { document } = await draft(writing, quietRun(), BUILTIN)
      const text = sentencesIn(document.blocks).map(plain).join(' ')
      expect(INVENTED.filter((one) => text.includes(one))).toEqual([])
    }
  })

  test.each(INVENTED)('stays marked where somebody types it into a document: %s', (invented) => {
    const typed = {
      inlines: [{ kind: 'text' as const, text: `She was credited with ${invented} in that work.` }],
      sources: [],
    }
    expect(checkSentence(typed, caseFile)).not.toEqual([])
  })
})

test('what an endeavor proposes is a source for sentences about the proposal alone', () => {
  const [endeavor] = holding(() => '').endeavors
  if (endeavor === undefined) throw new Error('no endeavor')
  const proposing = { ...endeavor, exp_nation_impt_scope: 'The endeavor will reach 61 hospitals by 2031.' }
  const caseFile = buildCaseFile({ ...ordinaryApplicant, draftedEndeavors: [5], endeavors: [proposing] })
  const marks = (text: string) => checkSentence({ inlines: [{ kind: 'text', text }], sources: [] }, caseFile).length
  expect(marks('The endeavor will reach 61 hospitals by 2031.')).toBe(0)
  expect(marks('She has reached 61 hospitals with her work.')).toBeGreaterThan(0)
})

test('an uploaded draft is no source, and a paper without marks is', () => {
  const [project] = ordinaryApplicant.professionalprojects
  const url = project?.supporting_docs?.url ?? ''
  const pages = (text: string) =>
    sourcesOf({ ...ordinaryApplicant, uploads: [{ url, pages: ['A first page.', text], by: 'text' }] }).uploads[0]
      ?.pages
  expect(pages('The line treated [Verify: 990 tonnes].')).toEqual([])
  expect(pages('The line treated 990 tonnes.†\n\n† not confirmed yet')).toEqual([])
  expect(pages('As shown by Sample et al.†\n† Equal work.')).toHaveLength(2)
  expect(pages('The line treated 38 tonnes.')).toEqual(['A first page.', 'The line treated 38 tonnes.'])
})

test('a signed letter is the source of what names it alone, and what it holds is contradicted nowhere', () => {
  const letter = ordinaryApplicant.referees[0]?.signed_letter?.url ?? ''
  const caseFile = buildCaseFile({
    ...ordinaryApplicant,
    uploads: [{ url: letter, pages: ['Dr. Kőszegi reached 7,412 modules at the Brannock plant.'], by: 'text' }],
  })
  const [page] = caseFile.pages
  const text = 'She reached 7,412 modules at the Brannock plant.'
  const read = (declared: string[]) => readSentence(text, caseFile, { declared })
  expect(read([]).sources).not.toContain(page?.id)
  expect(read([page?.id ?? '']).sources).toContain(page?.id)
  expect(read([]).findings).toEqual([])
  expect(readSentence(text.replace('7,412', '7,214'), caseFile).findings).toMatchObject([{ text: '7,214' }])
})
