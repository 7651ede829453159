import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '#domain/document.ts'
import { asFiled } from '#domain/filing-name.ts'
import { personOf } from './builtin/person.ts'
import { applicants, textIn } from './builtin/testing.ts'
import { buildCaseFile } from './case-file.ts'
import type { Profile } from './profile.ts'
import { letterOf, petitionOf } from './testing/drafted-once.ts'

const [, base] = applicants.find(([name]) => name === 'batteryResearcher') as (typeof applicants)[number]
const [first] = base.referees as [Profile['referees'][number]]
const RECOMMENDER = first.id
const HAN = /\p{Script=Han}/u

const LATIN = { own: ['MINGXUAN', 'LI'], theirs: ['Wei', 'Wang'] } as const
const inHan = (latin: typeof LATIN | undefined): Profile => ({
  ...base,
  application: {
    ...base.application,
    first_name: '明轩',
    middle_name: '',
    last_name: '李',
    latin_first_name: latin?.own[0] ?? '',
    latin_last_name: latin?.own[1] ?? '',
  },
  referees: base.referees.map((referee) =>
    referee.id === RECOMMENDER
      ? {
          ...referee,
          first_name: '伟',
          middle_name: '',
          last_name: '王',
          latin_first_name: latin?.theirs[0] ?? '',
          latin_last_name: latin?.theirs[1] ?? '',
        }
      : referee,
  ),
})

const signed = ({ blocks }: Document): string => blocks.find((block) => block.kind === 'signature')?.name ?? ''
const asked = ({ blocks }: Document): string[] => {
  const inlines = blocks.flatMap((block) =>
    block.kind === 'particulars'
      ? block.rows.flatMap(({ value }) => value)
      : block.kind === 'lines'
        ? block.lines.flat()
        : [],
  )
  return inlines.flatMap((inline) => (inline.kind === 'missing' ? [`${inline.what} @ ${inline.path}`] : []))
}

describe('a person named 明轩 李, MINGXUAN LI in the passport', () => {
  let petition: Document
  let letter: Document
  beforeAll(async () => {
    const profile = inHan(LATIN)
    petition = (await petitionOf(profile)).document
    letter = (await letterOf(profile, RECOMMENDER)).document
  })

  test('is Mingxuan Li in the petition, and 李明轩 once, where the caption introduces them', () => {
    const text = textIn(petition.blocks)
    expect(text).toContain('Dr. Li')
    expect(text).not.toMatch(HAN)
    const whole = JSON.stringify(petition)
    expect(whole).toContain('Mingxuan Li (李明轩) (self-petitioner)')
    expect(whole.replace('(李明轩)', '')).not.toMatch(HAN)
    expect([petition.author, petition.running, signed(petition)]).toEqual([
      'Mingxuan Li',
      'Mingxuan Li — Form I-140, National Interest Waiver',
      'Mingxuan Li',
    ])
  })

  test('is Mingxuan Li in a letter that Wei Wang signs', () => {
    expect(textIn(letter.blocks)).toContain('Dr. Li')
    const whole = JSON.stringify(letter)
    expect(whole).toContain('etter of recommendation for Mingxuan Li (李明轩)')
    expect(whole.replace('(李明轩)', '')).not.toMatch(HAN)
    expect([letter.author, signed(letter)]).toEqual([`${first.pronoun} Wei Wang`, `${first.pronoun} Wei Wang`])
  })

  test('is told of by no open point', () => {
    expect(buildCaseFile(inHan(LATIN)).contradictions.filter(({ text }) => text.includes('Latin'))).toEqual([])
    expect(asked(petition).concat(asked(letter))).toEqual([])
  })
})

describe('the same person before the name is known in Latin letters', () => {
  let petition: Document
  let letter: Document
  let warnings: string[]
  beforeAll(async () => {
    const profile = inHan(undefined)
    const drafted = await letterOf(profile, RECOMMENDER)
    petition = (await petitionOf(profile)).document
    letter = drafted.document
    warnings = drafted.warnings.map(({ text }) => text)
  })

  test('is not taken for a letter by a stranger', () =>
    expect(warnings.filter((text) => text.includes('no recommender of your profile'))).toEqual([]))

  test('is asked for the name, and is no name in another script anywhere', () => {
    expect(asked(petition)).toEqual(['your name in Latin letters @ application.latin_first_name'])
    expect(signed(petition)).toBe('[Missing: your name in Latin letters]')
    expect(petition.draft).toBe(true)
    expect(asked(letter)).toEqual([
      `recommender’s name in Latin letters @ referees.${RECOMMENDER}.latin_first_name`,
      'your name in Latin letters @ application.latin_first_name',
    ])
    expect(signed(letter)).toBe('[Missing: recommender’s name in Latin letters]')
  })

  test('is the petitioner or the applicant in every sentence', () => {
    const text = textIn(petition.blocks.concat(letter.blocks))
    // What is asked of the applicant may call a recommender by the only name that is known.
    expect(text.replace(/\[Missing: [^\]]*\]/g, '')).not.toMatch(HAN)
    expect(text).toContain('the petitioner')
    expect(text).not.toMatch(/Dr\. (?:[.,’a-z]|$)|\(\)| {2}/m)
  })

  test('finds both names in the list of what to look at again', () => {
    const found = buildCaseFile(inHan(undefined)).contradictions.filter(({ text }) => text.includes('Latin'))
    expect(found.map(({ text, places }) => [text, places.map(({ field }) => field)])).toEqual([
      [
        'Your name, 李明轩, is not in Latin letters yet. Your documents need it as your passport prints it.',
        ['latin_first_name'],
      ],
      [
        'The name of Recommender 1, 王伟, is not in Latin letters yet. Your letters need it as the passport prints it.',
        ['latin_first_name'],
      ],
    ])
  })
})

test.each([
  [{ pronoun: 'Dr.', first_name: 'Jan', last_name: 'van der Verzin' }, 'Dr. van der Verzin'],
  [{ pronoun: 'Dr.', first_name: 'Gabriela', last_name: 'Ficticia Márquez' }, 'Dr. Ficticia Márquez'],
  [{ pronoun: 'Ms.', first_name: 'THI MAI', last_name: 'NGUYEN' }, 'Ms. Nguyen'],
  [{ pronoun: 'Mr.', first_name: 'JUAN', last_name: 'DE LA FANTASIA' }, 'Mr. DE LA FANTASIA'],
  [{ pronoun: 'Mr.', first_name: 'Suharto', last_name: '', has_one_name: true }, 'Mr. Suharto'],
  [
    { pronoun: 'Mr.', first_name: '明轩', last_name: '李', latin_first_name: 'MINGXUAN', latin_last_name: 'LI' },
    'Mr. Li',
  ],
  [{ pronoun: 'Mr.', first_name: '明轩', last_name: '李' }, 'the applicant'],
  // The record gives no title, and none is made up.
  [{ pronoun: '', first_name: 'Renáta', last_name: 'Kőszegi' }, 'Renáta Kőszegi'],
])('%j is %s for short', (name, short) =>
  expect(personOf(asFiled({ middle_name: '', gender: 'Other', ...name }), []).short).toBe(short),
)
