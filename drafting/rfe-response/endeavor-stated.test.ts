import { describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { withWholeLines } from '../rfe-case/line-ends.ts'
import { elsewhere, lampist, LAMPIST_PAPERS, lampistCase } from '../testing/notices/filed-elsewhere.ts'
import { endeavorStated } from './endeavor-stated.ts'
import { respond } from './testing.ts'

const BEFORE = 'The petitioner seeks classification as a member of the professions and a waiver of the job offer.'
const stated = async (...filed: ReturnType<typeof elsewhere>[]) =>
  endeavorStated((await respond({ profile: lampist, rfe: lampistCase(filed) })).caseFile)?.text

test.each([
  'My proposed endeavor is to train American lampists in dry bearings.',
  'The Petitioner’s proposed endeavor is to train American lampists in dry bearings.',
  'The petitioner’s endeavor, as told below, is to train American lampists in dry bearings.',
  'I propose to train American lampists in dry bearings for their lenses.',
  'The Petitioner seeks to train American lampists in dry bearings for their lenses.',
  'Ms. Farrow intends to train American lampists in dry bearings for their lenses.',
  'The beneficiary now plans to train American lampists in dry bearings.',
  'Proposed endeavor: To train American lampists in dry bearings for their lenses.',
  'The aim of my endeavor is the training of American lampists in dry bearings.',
  'What he proposes is a course for American lampists in dry bearings.',
])('the petition letter states it: %s', async (sentence) => {
  expect(await stated(elsewhere('petition_letter', [`${BEFORE} ${sentence}`], 1))).toBe(sentence)
})

test.each(['Proposed Endeavor', 'II. THE PROPOSED ENDEAVOR', 'Statement of the Proposed Endeavor'])(
  'the petition letter states it under “%s”',
  async (heading) => {
    const first = 'American lampists will be trained in dry bearings for historic lighthouse lenses.'
    const page = `${BEFORE}\n\n${heading}\n\n${first} I intend to hold six courses a year in the town of Rockland.`
    expect(await stated(elsewhere('petition_letter', [page], 1))).toBe(first)
  },
)

test('what is asked of USCIS is no endeavor', async () => {
  const asked = 'The petitioner seeks to qualify for the classification as a person of exceptional ability.'
  expect(await stated(elsewhere('petition_letter', [`${BEFORE} ${asked}`], 1))).toBeUndefined()
})

test('a statement says it as its heading does', async () => {
  const [statement] = LAMPIST_PAPERS
  expect(await stated(...(statement === undefined ? [] : [statement]))).toMatch(/^To train American lampists/u)
})

describe('that the endeavor is unchanged', () => {
  const introduction = async (filed: readonly ReturnType<typeof elsewhere>[]) => {
    const { document } = await respond({ profile: lampist, rfe: lampistCase(filed) })
    return document.blocks
      .filter(({ section }) => section === 'introduction')
      .map(blockText)
      .join('\n')
  }
  test('is said where statement and letter tell of one', async () => {
    const text = await introduction(LAMPIST_PAPERS)
    expect(text).toContain('“My proposed endeavor is to train American lampists in dry bearings')
    expect(text).toContain('Nothing in this response changes it')
    expect(text).not.toContain('[Missing: ')
  })
  test('is asked where they do not', async () => {
    const words = 'The proposed endeavor is to build a chain of seaside hotels with restaurants and spas.'
    const text = await introduction([...LAMPIST_PAPERS.slice(1), elsewhere('endeavor', [words], 1)])
    expect(text).not.toContain('Nothing in this response changes it')
    expect(text).toContain('[Missing: whether it is the endeavor of the petition letter that the endeavor statement')
  })
})

test.each([
  ['a hyphen of its own', 'A lens-bearing specialist.', 'the lens-\nbearing float.', 'the lens-bearing\nfloat.'],
  ['a parted word', 'The bearing turns.', 'the bear-\ning float', 'the bearing\nfloat'],
  ['two words of the paper', 'Stained light, and glass.', 'a stained-\nglass pane', 'a stained-glass\npane'],
  ['one that nothing tells of', 'A lamp.', 'the cata-\nmaran floats', 'the cata-\nmaran floats'],
  ['a first half that takes one', 'A lamp.', 'a self-\nemployed lampist', 'a self-employed\nlampist'],
])('%s at a line’s end', (_, beside, parted, whole) => expect(withWholeLines([[parted]], [beside])).toEqual([[whole]]))
