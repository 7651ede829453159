import { describe, expect, test } from 'vitest'
import type { Profile } from '../profile.ts'
import { exhibitLabel, exhibitNumber } from '#domain/exhibit-number.ts'
import { sentenceText } from '#domain/document-text.ts'
import { buildCaseFile } from '../case-file.ts'
import { basisOf } from '../editing/basis.ts'
import { numberedAs } from '../editing/numbering.ts'
import { recognized } from '../editing/recognized.ts'
import { checkSentence } from '../grounding.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { paper } from '../testing/profiles/paper.ts'

const license = paper(511, 'PE license.pdf').url
const county = paper(521, 'Calder County letter.pdf').url
const withNew = (...newPapers: string[]): Profile => ({ ...civilEngineer, newPapers })

const labels = (profile: Profile): string[] =>
  buildCaseFile(profile).exhibits.map(({ number, title }) => `${exhibitLabel(number)} ${title.slice(0, 12)}`)

describe('labels', () => {
  test.each(['', '0', 'R0', 'R', '1001', 'RR1', '1R', 'R-', 'r 1 2'])('"%s" names no paper', (label) => {
    expect(exhibitNumber(label)).toBeUndefined()
  })
  test.each([
    ['R1', 1001],
    ['r-12', 1012],
    ['7', 7],
  ])('%s', (label, number) => {
    expect(exhibitNumber(label)).toBe(number)
  })
})

describe('papers of a response', () => {
  test('an address that no entry has changes nothing', () => {
    expect(labels(withNew('/api/files/none'))).toEqual(labels(civilEngineer))
  })

  test('have a series of their own, and those filed keep theirs without a gap', () => {
    const all = labels(withNew(license, county))
    expect(all.slice(-2)).toEqual(['R1 PE license (', 'R2 Calder Count'])
    expect(all.slice(0, -2).map((label) => Number(label.split(' ')[0]))).toEqual(
      all.slice(0, -2).map((_, index) => index + 1),
    )
  })

  test('prove the facts of their entries', () => {
    const caseFile = buildCaseFile(withNew(county))
    const fact = caseFile.fact('evidence', 52, 'brief_introduction')
    expect(fact?.exhibits).toEqual([1001])
    const text = 'The road was closed 40 minutes before the pier failed '
    const cite = (number: number) =>
      checkSentence(
        {
          inlines: [
            { kind: 'text', text },
            { kind: 'exhibit', number },
          ],
          sources: [fact?.id ?? ''],
        },
        caseFile,
      ).map(({ text: words, reason }) => [words, reason])
    expect(cite(1001)).toEqual([])
    expect(cite(1002)).toEqual([['Ex. R2', 'the filing has no exhibit R2']])
  })

  test('keep to their series in a document that knew them otherwise', () => {
    const before = buildCaseFile(civilEngineer)
    const after = numberedAs(buildCaseFile(withNew(license, county)), basisOf([], before))
    const numbers = new Map(after.exhibits.map(({ number, file }) => [file.url, number]))
    expect(numbers.get(license)).toBe(before.exhibits.find(({ file }) => file.url === license)?.number)
    expect(new Set(numbers.values()).size).toBe(after.exhibits.length)
  })
})

test('a typed label is what it is printed as', () => {
  const text = 'The pier failed (Ex. R2, p. 3; Ex. 4; R-1).'
  const [found] = recognized(text, [])
  expect(found?.inlines.filter(({ kind }) => kind === 'exhibit')).toEqual([
    { kind: 'exhibit', number: 1002, page: 3 },
    { kind: 'exhibit', number: 4 },
    { kind: 'exhibit', number: 1001 },
  ])
  expect(sentenceText({ inlines: found?.inlines ?? [], sources: [] }).replaceAll('\u00a0', ' ')).toBe(
    'Ex. R2, p. 3; Ex. 4; Ex. R1',
  )
  expect(recognized('The pier failed (Ex. 1001).', [])).toEqual([])
})
