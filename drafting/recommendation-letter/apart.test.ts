import { describe, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { everything, quietRun, textIn } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { fromFacts, passage, purposeOf, sectionOf } from '../testing/model-script.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { scriptedLlm } from '../testing/scripted-llm.ts'
import { sharedWith } from './apart.ts'
import { draftRecommendationLetter } from './draft.ts'

const caseFile = buildCaseFile(batteryResearcher)
const [referee] = batteryResearcher.referees
const SHARED = 'I have seldom met a colleague who asks so plainly what a test is for before it is begun.'
const APART = 'Before any test she wants to know its purpose, and few people whom I know do.'

const letter = (text: string): Block[] => [
  {
    kind: 'paragraph',
    id: 'p1',
    section: 'effect',
    sentences: [{ inlines: [{ kind: 'text', text }], sources: [] }],
  },
]

/** A model that writes one section in these words, and in others when it is asked to. */
const model = (again: string) =>
  scriptedLlm((asked) => {
    if (purposeOf(asked) !== 'section' || sectionOf(asked) !== 'conclusion') return fromFacts(asked)
    const isAgain = asked.prompt.includes('The applicant asks for this change')
    return passage([{ text: isAgain ? again : SHARED, sources: [] }])
  })

const drafted = async (llm: ReturnType<typeof scriptedLlm>, beside: Block[][]) =>
  draftRecommendationLetter(
    caseFile,
    { referee_id: referee?.id ?? 0, items: everything(batteryResearcher), beside },
    quietRun(),
    { kind: 'model', llm },
  )

test('what letters share is told by section, names not counted', () => {
  expect([...sharedWith(letter(SHARED), [letter(APART), letter(SHARED)], caseFile).keys()]).toEqual(['effect'])
  expect(sharedWith(letter(SHARED), [letter(APART)], caseFile).size).toBe(0)
  expect(sharedWith(letter(SHARED), [], caseFile).size).toBe(0)
})

describe('a model’s letter', () => {
  test('writes a section again that says what another letter says', async () => {
    const llm = model(APART)
    const { document, record } = await drafted(llm, [letter(SHARED)])
    expect(textIn(document.blocks)).toContain(APART)
    expect(textIn(document.blocks)).not.toContain(SHARED)
    expect(llm.calls.filter(({ prompt }) => prompt.includes('another writer'))).toHaveLength(1)
    expect(record.input_tokens).toBe(llm.calls.length * 100)
    expect(document.blocks.filter(({ kind }) => kind === 'signature')).toHaveLength(1)
  })

  test('is left as it is where no letter says it', async () => {
    const llm = model(APART)
    const { document } = await drafted(llm, [letter(APART)])
    expect(textIn(document.blocks)).toContain(SHARED)
    expect(llm.calls.some(({ prompt }) => prompt.includes('another writer'))).toBe(false)
  })

  test('is asked once and no more', async () => {
    const llm = model(SHARED)
    await drafted(llm, [letter(SHARED)])
    expect(llm.calls.filter(({ prompt }) => prompt.includes('another writer'))).toHaveLength(1)
  })
})
