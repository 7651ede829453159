import { beforeAll, describe, expect, test } from 'vitest'
import { REDRAFT_WAYS } from '#domain/drafted-document.ts'
import { blockText } from '#domain/document-text.ts'
import type { Block, Document } from '#domain/document.ts'
import { endeavorOf, quietRun } from './builtin/testing.ts'
import { buildCaseFile } from './case-file.ts'
import { BUILTIN, draft, type Engine } from './engine.ts'
import { petitionLetter } from './petition-letter/index.ts'
import { redraftSection } from './redraft.ts'
import { passage, purposeOf, said, verdicts } from './testing/model-script.ts'
import { batteryResearcher } from './testing/profiles.ts'
import { scriptedLlm } from './testing/scripted-llm.ts'

const SECTION = 'national-importance'
const writing = petitionLetter(buildCaseFile(batteryResearcher), { endeavor_id: endeavorOf(batteryResearcher) })
let document: Document
beforeAll(async () => {
  document = (await draft(writing, quietRun(), BUILTIN)).document
})

const redraft = (section: string, instruction: string, engine: Engine = BUILTIN) =>
  redraftSection(writing, document, { section, instruction }, quietRun(), engine)
const textOf = (blocks: readonly Block[]) => blocks.map(blockText).join('\n')
const idsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => ('id' in block ? [block.id] : []))

test('a section that the document does not have is not found', async () => {
  await expect(redraft('nowhere', 'Shorter')).rejects.toMatchObject({ code: 'not_found' })
})

describe('the built-in drafter', () => {
  test('says what it can be asked for', async () => {
    await expect(redraft(SECTION, 'Mention the Nobel Prize')).rejects.toMatchObject({
      code: 'invalid',
      message: `The built-in drafter can be asked for: ${REDRAFT_WAYS.join(', ')}.`,
    })
  })

  test.each(REDRAFT_WAYS)('writes the section alone again: %s', async (way) => {
    const { blocks, record } = await redraft(SECTION, way)
    expect(blocks.length).toBeGreaterThan(1)
    expect(new Set(blocks.map(({ section }) => section))).toEqual(new Set([SECTION]))
    const before = document.blocks.filter(({ section }) => section === SECTION)
    expect(textOf(blocks)).not.toBe(textOf(before))
    expect(textOf(blocks)).not.toContain('[Verify:')
    const others = new Set(idsOf(document.blocks.filter(({ section }) => section !== SECTION)))
    expect(idsOf(blocks).filter((id) => others.has(id))).toEqual([])
    expect(record).toMatchObject({ provider: 'builtin', model: null, input_tokens: 0 })
  })

  test.each([
    ['Shorter', -1],
    ['With more detail', 1],
  ])('keeps its word or changes nothing, in every section: %s', async (way, sign) => {
    const words = (blocks: readonly Block[]) =>
      textOf(blocks.filter(({ kind }) => kind !== 'heading'))
        .split(/\s+/)
        .filter((word) => word !== '').length
    const [kept, broken]: [string[], string[]] = [[], []]
    for (const { id } of writing.outline) {
      const before = document.blocks.filter(({ section }) => section === id)
      if (before.length === 0) continue
      const { blocks } = await redraft(id, way)
      if (textOf(blocks) === textOf(before)) continue
      if (Math.sign(words(blocks) - words(before)) === sign) kept.push(id)
      else broken.push(id)
    }
    expect(broken).toEqual([])
    expect(kept.length).toBeGreaterThan(3)
  })

  test('is deterministic', async () => {
    expect(await redraft(SECTION, 'Shorter')).toEqual(await redraft(SECTION, 'Shorter'))
  })
})

describe('a model', () => {
  test('is given the instruction, the section and its neighbours, and answers under the same checks', async () => {
    const llm = scriptedLlm((asked) => {
      switch (purposeOf(asked)) {
        case 'verdicts':
          return verdicts(asked, {})
        case 'repair':
          return said({ sentences: [] })
        default:
          return passage([
            { text: 'The benefit goes beyond one employer.', sources: [] },
            { text: 'In 2019 the Governor of Ohio awarded her the Buckeye Medal.', sources: ['F1'] },
          ])
      }
    })
    const { blocks, record } = await redraft(SECTION, 'Say "more" about <rural> hospitals', { kind: 'model', llm })
    const [asked] = llm.calls
    expect(asked?.prompt).toContain('Say \\"more\\" about \\u003crural\\u003e hospitals')
    expect(asked?.prompt).toContain('The section now reads:')
    expect(asked?.prompt.match(/^Section \S+ reads:/gm)).toHaveLength(2)
    expect(textOf(blocks)).toContain('The benefit goes beyond one employer.')
    expect(textOf(blocks)).toMatch(/\[Verify: [^\]]*Buckeye/)
    expect(record).toMatchObject({ provider: 'openai-compatible', input_tokens: 100 * llm.calls.length })
  })
})
