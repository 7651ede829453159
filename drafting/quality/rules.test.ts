import { describe, expect, test } from 'vitest'
import { qualityOf } from './index.ts'
import { RULES } from './rules.ts'
import { caseFile, independentLetter, letter, petition, sentence } from './testing/clean.ts'
import { answeredCase, response } from './testing/clean-response.ts'
import { PLANTED, type Draft } from './testing/planted.ts'

const clean: [string, Draft, Draft[]][] = [
  ['petition letter', petition(), [letter(), independentLetter()]],
  ['dependent letter', letter(), [petition(), independentLetter()]],
  ['independent letter', independentLetter(), [petition(), letter()]],
]

test.each(clean)('in a clean %s nothing is found', (_, document, others) => {
  expect(qualityOf(document, caseFile, others)).toEqual([])
})

test('in a clean response nothing is found', () => {
  expect(qualityOf(response(), answeredCase, [letter()])).toEqual([])
})

test('every rule has a planted violation', () => {
  expect(Object.keys(PLANTED).sort()).toEqual(RULES.map(({ id }) => id).sort())
})

describe.each(Object.entries(PLANTED))('%s', (rule, cases) => {
  test.each(cases.map((one) => [one.what, one] as const))(
    '%s',
    (_, { document, others = [], caseFile: held = caseFile, block }) => {
      const found = qualityOf(document, held, others).filter((finding) => finding.rule === rule)
      expect(found.map((finding) => finding.block)).toContain(block)
      for (const { text } of found) expect(text).toMatch(/^\S.*[.”]$/su)
    },
  )
})

test('the grade of a post is no first person', () => {
  const told = petition()
  const blocks = told.blocks.map((block) =>
    block.kind === 'paragraph' && block.id === 'benefit'
      ? {
          ...block,
          sentences: [
            ...block.sentences,
            sentence('She started as Teacher I, promoted in 2011, and stayed as Teacher I and trainer.'),
          ],
        }
      : block,
  )
  const found = qualityOf({ ...told, blocks }, caseFile, [])
  expect(found.filter(({ rule }) => rule === 'one-person')).toEqual([])
})

test('a letter that asks its writer about the endeavor says enough of it', () => {
  const asking = letter()
  const what = 'what you think of the endeavor ahead'
  const document = {
    ...asking,
    draft: true,
    cover: { ...asking.cover, open: [{ where: 'x', text: `Missing: ${what}` }] },
    blocks: asking.blocks.map((block) =>
      block.kind === 'paragraph' && block.id === 'future'
        ? { ...block, sentences: [...block.sentences.slice(0, 1), sentence({ kind: 'missing', what })] }
        : block,
    ),
  }
  expect(qualityOf(document, caseFile, [])).toEqual([])
})
