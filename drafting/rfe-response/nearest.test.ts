import { describe, expect, test } from 'vitest'
import type { Factor } from '#domain/rfe.ts'
import {
  elsewhere,
  lampist,
  LAMPIST_PAPERS,
  LAMPIST_POINTS,
  lampistCase,
  lampistIssue,
  type LampistPoint,
} from '../testing/notices/filed-elsewhere.ts'
import { cuesIn } from './cues.ts'
import { respond } from './testing.ts'

test.each<[Factor, string, number]>([
  ['substantial_merit', 'The floats expose keepers to mercury vapor.', 1],
  ['substantial_merit', 'The seals reduce the loss of oil and protect the tower.', 2],
  ['substantial_merit', 'I was born in Bergen.', 0],
  ['national_importance', 'The league will adopt the method in its standard.', 1],
  ['national_importance', 'I agreed to teach in Maine and Michigan.', 1],
  ['impractical', 'I am self-employed.', 1],
  ['urgency', 'The floats cannot wait for another winter.', 1],
  ['record_of_success', 'In 2021 I developed a ceramic bearing.', 1],
  ['record_of_success', 'The first book will be published in 2027.', 0],
])('%s is spoken of: %s', (factor, text, ways) => expect(cuesIn(text, factor)).toBe(ways))

test('a paper speaks of the kind of evidence that the officer names', () => {
  const medal = 'In 2024 the council gave me its Lantern Medal.'
  expect(cuesIn(medal, 'exceptional_ability', 'Submit evidence of recognition for achievements.')).toBe(1)
  expect(cuesIn(medal, 'exceptional_ability', 'Submit an official academic record.')).toBe(0)
})

const POINTS = Object.keys(LAMPIST_POINTS) as LampistPoint[]

describe('where there are papers and no entries', async () => {
  const { text, caseFile, drafted } = await respond({ profile: lampist, rfe: lampistCase() })
  const told = (point: LampistPoint) => text(lampistIssue(caseFile, point))
  test.each<[LampistPoint, string]>([
    ['recognition', 'gave me its Lantern Medal for the ceramic bearing'],
    ['merit', 'The mercury floats expose keepers and visitors to mercury vapor'],
    ['merit', 'measured no mercury vapor in the lantern rooms afterwards'],
    ['importance', 'I will hold six courses a year in Rockland and publish the bearing drawings and the test method'],
    ['importance', 'agreements to teach at three workshops in Maine and Michigan'],
    ['importance', 'it will adopt the test method in its standard'],
    ['waiver', 'no single employer runs courses for lampists of other stations'],
  ])('on %s it is answered by the nearest words: %s', (point, words) => {
    expect(told(point)).toContain(words)
    for (const other of POINTS.filter((one) => one !== point)) expect(told(other)).not.toContain(words)
  })
  test('an exhibit is named with its page', () => {
    expect(told('merit')).toMatch(/lantern rooms afterwards\.” \(Ex\. R3, p\. 1\)/u)
  })
  test('the third prong is argued by its factors, and a factor of which no paper speaks is asked for', () => {
    expect(told('waiver')).toContain('a labor certification would be impractical')
    expect(told('waiver')).toContain('even if other qualified workers are available')
    expect(told('waiver')).toContain('[Missing: why the work cannot wait for a labor certification]')
    expect(told('waiver')).not.toContain('[Missing: evidence on the third prong]')
  })
  test('what the draft alone says stands in a mark, and nothing else of it is unfounded', () => {
    const marks = drafted.warnings.filter(({ kind }) => kind === 'verify').map(({ text }) => text)
    expect(marks.map((text) => text.replace(/^.*holds: /u, ''))).toEqual([
      'October 30, 2026',
      'National League of Lens Keepers; November 2, 2026',
    ])
  })
})

test('where no paper speaks of the third prong each factor is asked for', async () => {
  const silent = elsewhere('petition_letter', ['The petitioner was born by the sea and likes the smell of oil.'], 5)
  const { text, caseFile } = await respond({ profile: { ...lampist, uploads: [] }, rfe: lampistCase([silent]) })
  const told = text(lampistIssue(caseFile, 'waiver'))
  expect(told.match(/\[Missing: /gu)?.length).toBeGreaterThanOrEqual(3)
  expect(told).not.toMatch(/favors the waiver/u)
})

test('a letter without a readable name is quoted, and its signed copy asked for once', async () => {
  const filed = LAMPIST_PAPERS.map((paper) =>
    paper.kind === 'recommendation'
      ? { ...paper, pages: paper.pages.map((page) => page.replace(/Sincerely[^]*/u, '')) }
      : paper,
  )
  const { document } = await respond({ profile: lampist, rfe: lampistCase(filed) })
  expect(JSON.stringify(document.blocks).match(/the signed copy of/gu)).toHaveLength(1)
})
