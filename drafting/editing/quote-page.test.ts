import { describe, expect, test } from 'vitest'
import type { Block, Inline, Sentence } from '#domain/document.ts'
import { buildCaseFile } from '../case-file.ts'
import { proved } from '../proof/prove.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { openPointsOf, type OpenPoint } from './open-points.ts'
import { passagesFor, questionOf, quotePage } from './quote-page.ts'

const project = civilEngineer.professionalprojects.find(({ project_name }) => project_name.includes('Scour Watch'))
if (project?.supporting_docs == null) throw new Error('The profile has no project with a paper')
const COST = 'Cost of one unit: 2,180 dollars, of which the radio is 640 dollars.'
const PAGES = [
  'The road crews of the county were on leave for two weeks of the spring.',
  `The floods of 2024 came late.\n${COST}\nThe crew calls it “the small box” and puts it up with its own tools.`,
]
const { supporting_docs } = project
const caseFile = buildCaseFile({
  ...civilEngineer,
  uploads: [{ url: supporting_docs.url, by: 'text', pages: PAGES }],
})
const number = caseFile.exhibits.find(({ file }) => file.url === supporting_docs.url)?.number ?? 0

const asks = (papers?: { exhibits: number[]; may_hold: boolean }): Inline => ({
  kind: 'missing',
  what: 'the words of “Scour Watch field report” that show the results, namely: “The units cost 2,180 dollars each”',
  path: `professionalprojects.${project.id}.supporting_docs`,
  papers,
})
const sentence = (...inlines: Inline[]): Sentence => ({ inlines, sources: [] })
const before = sentence({ kind: 'text', text: 'It was tested.' })
const blocksWith = (...inlines: Inline[]): Block[] => [
  { kind: 'paragraph', id: 'p', section: 's', sentences: [before, sentence(...inlines)] },
]
const asked = blocksWith(asks({ exhibits: [number], may_hold: true }))
const pointIn = (blocks: readonly Block[]): OpenPoint => {
  const [point] = openPointsOf(blocks)
  if (point === undefined) throw new Error('Nothing is asked')
  return point
}
const lastOf = ([block]: readonly Block[]): Sentence | undefined =>
  block?.kind === 'paragraph' ? block.sentences.at(-1) : undefined

describe('words that do not answer are refused at their field', () => {
  test.each([
    [
      'words that no page holds',
      'The units cost 2,180 euros each.',
      /^These words are not on a page of Exhibit \d+\. Copy/u,
    ],
    ['one figure other than printed', COST.replace('640', '641'), /^These words are not on a page/u],
    ['a word that goes on', COST.slice(1), /^These words are not on a page/u],
    ['one word', 'radio', 'Please copy at least a few words in a row'],
    ['no word', '“”', 'Please copy at least a few words in a row'],
  ])('%s', (_, words, message) =>
    expect(() => quotePage(asked, pointIn(asked), words, caseFile)).toThrow(
      expect.objectContaining({ fields: { words: [expect.stringMatching(message)] } }),
    ),
  )

  test.each<[string, Block[]]>([
    ['a question about no paper', blocksWith(asks())],
    ['a question about a paper that does not hold it', blocksWith(asks({ exhibits: [number], may_hold: false }))],
    [
      'a question inside of a sentence',
      blocksWith({ kind: 'text', text: 'It shows ' }, asks({ exhibits: [number], may_hold: true })),
    ],
  ])('%s', (_, blocks) =>
    expect(() => quotePage(blocks, pointIn(blocks), COST, caseFile)).toThrow(
      expect.objectContaining({ fields: { words: [expect.any(String)] } }),
    ),
  )

  test('a paper of another question', () => {
    const blocks = blocksWith(asks({ exhibits: [number + 1], may_hold: true }))
    expect(() => quotePage(blocks, pointIn(blocks), COST, caseFile)).toThrow(/These words are not on a page/u)
  })
})

test('the sentence that answers comes first, and what shares nothing is not offered', () => {
  const found = passagesFor(asked, pointIn(asked), caseFile)
  expect(found[0]).toEqual({ source: `E${number}p2`, exhibit: number, page: 2, words: COST })
  expect(found.map(({ words }) => words)).not.toContain(PAGES[0])
  const elsewhere = blocksWith(asks({ exhibits: [number], may_hold: false }))
  expect(passagesFor(elsewhere, pointIn(elsewhere), caseFile)).toEqual([])
})

test('what the document says already is not offered', () => {
  const said: Block = {
    kind: 'paragraph',
    id: 'q',
    sentences: [sentence({ kind: 'text', text: `It reads “${COST}”` })],
  }
  expect(passagesFor([...asked, said], pointIn(asked), caseFile).map(({ words }) => words)).not.toContain(COST)
})

test.each([
  ['as printed', COST],
  ['over two lines', COST.replace(' of which', '\nof  which')],
  ['in marks of its own', `“${COST}”`],
])('words %s are quoted in place of the question, with the page, and earn their state', (_, words) => {
  const after = proved(quotePage(asked, pointIn(asked), words, caseFile), caseFile)
  expect(questionOf(after, pointIn(asked).id)).toBeUndefined()
  expect(lastOf(after)).toMatchObject({
    proof: { state: 'quoted' },
    inlines: [
      { kind: 'text', text: `The document “Scour Watch field report” states: “${COST}” ` },
      { kind: 'exhibit', number, page: 2 },
      { kind: 'text', text: '.' },
    ],
  })
})

test('marks of quotation inside of the words stand as inner ones', () => {
  const words = 'The crew calls it "the small box" and puts it up'
  const after = proved(quotePage(asked, pointIn(asked), words, caseFile), caseFile)
  expect(lastOf(after)).toMatchObject({
    proof: { state: 'quoted' },
    inlines: [
      { text: expect.stringContaining('“The crew calls it ‘the small box’ and puts it up”') as unknown },
      {},
      {},
    ],
  })
})

test('only a question is found by its name', () => {
  expect(questionOf(asked, pointIn(asked).id)).toMatchObject({ kind: 'missing' })
  expect(questionOf(asked, '0'.repeat(16))).toBeUndefined()
})
