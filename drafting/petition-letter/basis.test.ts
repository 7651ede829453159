import { describe, expect, test } from 'vitest'
import { plain } from '../builtin/phrase.ts'
import { buildCaseFile, eb2Basis } from '../case-file.ts'
import { exceptionalAbility } from '../case-file/exceptional-ability.ts'
import { alternativeAbility } from '../case-file/qualification.ts'
import type { Profile } from '../profile.ts'
import {
  artist,
  batteryResearcher,
  civilEngineer,
  droneFounder,
  physician,
  teacher,
  thinApplicant,
  thinArtist,
  thinTeacher,
} from '../testing/profiles.ts'
import { petitionLetter } from './compose.ts'

const codes = (profile: Profile) => exceptionalAbility(profile).map(({ code, proved }) => code + (proved ? '' : '?'))

describe('which basis the entries show', () => {
  test.each([
    ['nothing finished', thinApplicant, 'undetermined'],
    ['no degree, three criteria', thinArtist, 'exceptional_ability'],
    ['a certificate and six criteria', artist, 'exceptional_ability'],
    ['a bachelor’s degree and posts after it', thinTeacher, 'bachelor_plus_five'],
    ['a bachelor’s degree, a master’s under way', teacher, 'bachelor_plus_five'],
    ['a bachelor’s degree and a license', civilEngineer, 'bachelor_plus_five'],
    ['a professional degree', physician, 'advanced degree'],
    ['a doctorate', batteryResearcher, 'advanced degree'],
  ])('%s', (_, profile, basis) => expect(eb2Basis(profile)).toBe(basis))

  test('two criteria are not enough', () => {
    const evidence = artist.evidence.filter(({ id }) => id === 51 || id === 52)
    expect(eb2Basis({ ...artist, academichistory: [], professionalhistory: [], evidence })).toBe('undetermined')
    const posts = artist.professionalhistory.map((job) => ({ ...job, job_type: 'Part-Time' as const }))
    expect(eb2Basis({ ...artist, academichistory: [], professionalhistory: posts, evidence })).toBe('undetermined')
  })
})

describe('which criteria the entries speak for', () => {
  test.each([
    ['artist', artist, ['R1', 'R2?', 'R3', 'R4', 'R5', 'R6']],
    ['thinArtist', thinArtist, ['R2?', 'R5?', 'R6']],
    ['physician', physician, ['R1', 'R3', 'R6']],
    ['teacher', teacher, ['R1', 'R2?', 'R3', 'R6']],
    ['droneFounder', droneFounder, ['R1', 'R3?', 'R6']],
  ])('%s', (_, profile, expected) => expect(codes(profile)).toEqual(expected))

  test('a lapsed license, a seat on a panel and a salary without comparison speak for nothing', () => {
    const [award, credential, fellow, wage] = artist.evidence
    if (!award || !credential || !fellow || !wage) throw new Error('The artist has lost her papers')
    const evidence = [
      { ...credential, expired_date: '2020-01-01' },
      { ...fellow, name: 'Member of the Jury of the Biennial' },
      { ...wage, name: 'Salary letter', brief_introduction: 'My salary is 112,000 dollars.' },
    ]
    expect(codes({ ...artist, evidence })).toEqual(['R1', 'R2?'])
  })

  test('ten years are those in the occupation, and the employers’ signed letters prove them', () => {
    const [now, before] = artist.professionalhistory
    if (!now || !before) throw new Error('The artist has no posts')
    const elsewhere = { ...artist, professionalhistory: [now, { ...before, job_title: 'Cook' }] }
    expect(codes(elsewhere)).not.toContain('R2?')
    const [boss] = artist.referees
    if (!boss) throw new Error('The artist has no employer to write')
    const signed = { name: 'letter.pdf', url: '/api/files/9/letter.pdf' }
    const referees = [
      { ...boss, signed_letter: signed },
      { ...boss, id: 99, organization: before.organization, signed_letter: signed },
    ]
    expect(codes({ ...artist, referees })).toContain('R2')
  })
})

describe('a second basis', () => {
  test('is stated beside a degree only where papers prove three criteria', () => {
    expect(alternativeAbility(batteryResearcher).map(({ code }) => code)).toEqual(['R1', 'R3', 'R6'])
    expect(alternativeAbility(teacher).map(({ code }) => code)).toEqual(['R1', 'R2', 'R3', 'R6'])
    expect(alternativeAbility(thinTeacher)).toEqual([])
    expect(alternativeAbility(artist)).toEqual([])
    const unproved = batteryResearcher.evidence.map((item) => ({ ...item, supporting_doc: null }))
    expect(alternativeAbility({ ...batteryResearcher, evidence: unproved })).toEqual([])
  })
})

/** The text of the letter's sections by their ids. */
async function sectionsOf(profile: Profile): Promise<Map<string, string>> {
  const endeavor = profile.endeavors[0]?.id ?? 0
  const blocks = await petitionLetter(buildCaseFile(profile), { endeavor_id: endeavor }).compose(
    { seed: 0, length: 'usual' },
    async () => undefined,
  )
  const found = new Map<string, string>()
  for (const block of blocks)
    if (block.kind === 'paragraph')
      found.set(block.section ?? '', `${found.get(block.section ?? '') ?? ''} ${block.sentences.map(plain).join(' ')}`)
  return found
}

describe('the letter of exceptional ability', async () => {
  const sections = await sectionsOf(artist)
  const ability = sections.get('exceptional-ability') ?? ''

  test('claims each criterion with its place in the regulation and a paper or a question', () => {
    for (const letter of ['A', 'B', 'C', 'D', 'E', 'F']) {
      const claim =
        ability.split(`§ 204.5(k)(3)(ii)(${letter}).`)[1]?.split(/§ 204\.5\(k\)\(3\)\(ii\)\([A-F]\)\./)[0] ?? ''
      expect(claim).toMatch(/\(Ex\. \d+\)|\[Missing: /)
    }
  })

  test('weighs the record as a whole after the criteria, and does not call it a degree', () => {
    expect([...sections.keys()].indexOf('final-merits')).toBe([...sections.keys()].indexOf('exceptional-ability') + 1)
    expect(sections.get('final-merits')).toMatch(/significantly above that ordinarily encountered in the arts/)
    expect([...sections.values()].join(' ')).not.toMatch(/member of the professions/)
  })

  test('speaks of none that has no evidence', async () => {
    const without = { ...artist, evidence: artist.evidence.filter(({ id }) => id !== 54) }
    const text = (await sectionsOf(without)).get('exceptional-ability') ?? ''
    expect(text).not.toContain('R4: ')
    expect(text).toMatch(/not claimed|No claim/)
  })

  test('does not call the threshold met while the papers are missing', async () => {
    const bare = artist.evidence.map((item) => ({ ...item, supporting_doc: null }))
    const degrees = artist.academichistory.map((one) => ({ ...one, diploma_en: null as never }))
    const text = (await sectionsOf({ ...artist, evidence: bare, academichistory: degrees })).get('final-merits') ?? ''
    expect(text).toContain('is judged on the record as a whole')
    expect(text).not.toMatch(/therefore qualifies|thus qualifies/)
  })
})

test('where no basis is shown, nothing is claimed and everything is asked', async () => {
  const sections = await sectionsOf({
    ...civilEngineer,
    professionalhistory: civilEngineer.professionalhistory
      .slice(0, 1)
      .map((job) => ({ ...job, start_date: '2024-02-01' })),
    evidence: [],
  })
  const text = sections.get('undetermined-basis') ?? ''
  expect(text).toContain('[Missing: five years of full-time')
  expect([...sections.values()].join(' ')).not.toMatch(
    /qualifies as|is therefore a member|as a member of the professions/,
  )
  expect(sections.has('profession')).toBe(false)
})
