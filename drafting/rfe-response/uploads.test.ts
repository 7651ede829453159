import { describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import type { BackgroundKind, Factor } from '#domain/rfe.ts'
import { NO_ENTRIES } from '../testing/no-entries.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { buildCaseFile } from '../case-file.ts'
import { readNotice } from '../rfe-notice/index.ts'
import { noticeOf, respond, untouched } from './testing.ts'

const nobody = {
  ...civilEngineer,
  ...NO_ENTRIES,
  application: { ...civilEngineer.application, resume: null },
  uploads: [],
}
const NOTICE = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
ADVANCED DEGREE
The petitioner has not established that the degree is an advanced degree. Submit an official academic record.
RECORD OF SUCCESS
The petitioner did not establish a record of success in similar efforts. Submit evidence of the results.
INTEREST
The record contains no evidence of interest of potential customers or users. Submit letters of interest.
NATIONAL IMPORTANCE
The record does not establish that the proposed endeavor has national importance. Submit evidence of its impact.`
const LETTER = `Letter of interest
Oak County Road District
May 4, 2026
To whom it may concern: The district intends to install the alarms of the petitioner on twelve bridges in 2027.
Sincerely,
Nell Farrow
Road Commissioner`
const upload = (kind: BackgroundKind, text: string, at: number) => ({
  kind,
  name: `${kind}.pdf`,
  url: `/api/files/00000000-0000-4000-8000-00000000800${at}/${kind}.pdf`,
  pages: [text],
})
const filed = [
  upload('endeavor', 'The alarms find washed-out piers, and every state has bridges of this kind to look after.', 1),
  upload('recommendation', LETTER, 2),
  upload(
    'petition_letter',
    'The proposed endeavor is to give counties alarms for their bridges. I hold a master’s degree from the University of Hollow. The alarms prevented three collapses in a trial of 40 bridges.',
    3,
  ),
  upload(
    'initial_response',
    'The district of Oak County will install the alarms, and its users have shown interest in them.',
    4,
  ),
]
const rfe = { ...noticeOf(NOTICE), filed }
const analysis = analysisOf(readNotice([NOTICE]), buildCaseFile(nobody), rfe)
const { text, document, caseFile, drafted } = await respond({ profile: nobody, rfe })
const numberOf = (factor: Factor) => 1 + analysis.issues.findIndex((issue) => issue.factor === factor)

test.each<[Factor, string, string]>([
  ['advanced_degree', 'I hold a master’s degree', 'the petition letter'],
  ['record_of_success', 'prevented three collapses', 'the petition letter'],
  ['interest', 'The district intends to install the alarms', '(Ex. R2, p. 1)'],
  ['national_importance', 'every state has bridges', '(Ex. R1, p. 1)'],
])('what an upload says of %s is had, and is quoted with its place', (factor, words, place) => {
  const issue = analysis.issues.find((one) => one.factor === factor)
  expect(issue?.have.some((one) => one.text.includes(words) && one.page === 1)).toBe(true)
  expect(text(numberOf(factor))).toContain(words)
  expect(text(numberOf(factor))).toContain(place)
})

test('a letter and a statement are exhibits, a letter to USCIS is none', () => {
  expect(caseFile.exhibits.map(({ number, title }) => [number, title])).toEqual([
    [1001, 'Statement of the proposed endeavor'],
    [1002, 'Letter of interest, Nell Farrow'],
  ])
  const index = document.blocks
    .filter(({ kind }) => kind === 'table')
    .map(blockText)
    .join('\n')
    .replaceAll('\u00a0', ' ')
  expect(index).toContain('Ex. R2\tLetter of interest, Nell Farrow')
})

test('a letter that is there is not asked for, and no academic record is claimed', () => {
  expect(text(numberOf('interest'))).not.toMatch(/\[Missing: [^\]]*(?:letters? (?:or|of|from)|signed copy)/u)
  expect(text(numberOf('advanced_degree'))).not.toMatch(/official academic record that/u)
  expect(text(numberOf('advanced_degree'))).toContain('[Missing: ')
})

test('the applicant’s own draft is named where it is quoted, and its whole sentence is marked', () => {
  expect(text(numberOf('interest'))).toMatch(
    /\[Verify: [^\]]*the petitioner’s own account[^\]]*“The district of Oak County will install/u,
  )
  expect(drafted.warnings.filter(({ kind }) => kind === 'verify').map((one) => one.text)).toEqual([
    expect.stringContaining('only your own draft says this'),
  ])
})

test.each([
  ['Sincerely,\nNell Farrow', false],
  ['Signed, Nell Farrow, Commissioner', false],
  ['', true],
])('the signed copy of a letter that ends with “%s” is asked for: %s', async (end, isAsked) => {
  const letter = upload('recommendation', LETTER.replace(/Sincerely[^]*/u, end), 2)
  const { text: answer } = await respond({ profile: nobody, rfe: { ...rfe, filed: [letter] } })
  expect(answer(numberOf('interest')).includes('the signed copy of')).toBe(isAsked)
})

test('one that USCIS has keeps to the petition’s series', async () => {
  const held = filed.map((paper) => ({ ...paper, isHeld: true }))
  const { caseFile: own } = await respond({ profile: nobody, rfe: { ...rfe, filed: held } })
  expect(own.exhibits.map(({ number }) => number)).toEqual([1, 2])
})

test('a letter that stands under an entry is quoted where the point asks for it', async () => {
  const [plan] = civilEngineer.futureplan
  const own = buildCaseFile({ ...civilEngineer, uploads: [] }).exhibitsOf('futureplan', plan?.id ?? 0)[0]
  const page = `${plan?.plan_title}\n\nThe district of Oak County intends to run the alarms on twelve bridges in the year 2027.`
  const profile = {
    ...civilEngineer,
    evidence: [],
    referees: [],
    uploads: [{ url: own?.file.url ?? '', pages: [page], by: 'text' as const }],
  }
  const { text: answered, caseFile: held } = await respond({ profile, rfe: noticeOf(NOTICE) })
  const at = 1 + (held.rfe?.analysis?.issues ?? []).findIndex(({ factor }) => factor === 'interest')
  expect(answered(at)).toContain('intends to run the alarms on twelve bridges')
  expect(answered(at)).not.toMatch(/\[Missing: (?:a letter from a prospective user|letters or agreements)/u)
})

test('a share that an uploaded letter tells otherwise than the profile is asked where it is told', async () => {
  const [project, ...more] = civilEngineer.professionalprojects
  const profile = {
    ...civilEngineer,
    professionalprojects:
      project === undefined ? [] : [{ ...project, impact: 'False alarms fell from 31 % to 19 %.' }, ...more],
  }
  const letter = upload(
    'recommendation',
    LETTER.replace('The district', 'He brought a 40 % reduction in false alarms. The district'),
    2,
  )
  const { caseFile: own, drafted: asked } = await respond({ profile, rfe: { ...rfe, filed: [letter] } })
  expect(own.contradictions.map((one) => one.text).join()).toContain(
    'a change of 39 percent, but Exhibit R1, page 1 says',
  )
  expect(asked.warnings.map((one) => one.text).join('\n')).toContain('a change of 39 percent, but Exhibit R1')
})

describe('a scanned letter of which no word could be read', () => {
  const scan = { ...upload('recommendation', '', 2), pages: [] }
  const [, , petition] = filed
  const papers = [scan, petition].filter((one) => one !== undefined)
  const marks = (drafted: { warnings: { kind: string; text: string }[] }) =>
    drafted.warnings.filter(({ kind }) => kind === 'verify').map((one) => one.text)

  test('is an exhibit, marked in the index, and nothing cites it', async () => {
    const {
      caseFile: own,
      document: letter,
      drafted: asked,
      quality,
    } = await respond({ profile: nobody, rfe: { ...rfe, filed: papers } })
    expect(own.exhibits.map(({ number, title }) => [number, title])).toEqual([[1001, 'Letter of recommendation']])
    const [index = ''] = letter.blocks.filter(({ kind }) => kind === 'table').map(blockText)
    expect(index.replaceAll('\u00a0', ' ')).toContain('Ex. R1\t[Verify: Letter of recommendation]')
    expect(marks(asked)).toEqual([
      expect.stringContaining('Letter of recommendation: no words could be read off this paper'),
    ])
    expect(quality.filter(({ severity, rule }) => severity === 'must' && rule !== 'issues-answered')).toEqual([])
  })

  test('is named in a mark where the applicant has put it to a point', async () => {
    const work = [{ ...untouched, evidence: [scan.url] }]
    const { text: answer } = await respond({ profile: nobody, rfe: { ...rfe, filed: papers }, work })
    const all = answer(1).replaceAll('\u00a0', ' ')
    expect(all).toContain('[Verify: On this point the record holds “Letter of recommendation”] (Ex. R1)')
    expect(all).not.toMatch(/(?:encloses|submits|offers|includes) “Letter/u)
  })
})
