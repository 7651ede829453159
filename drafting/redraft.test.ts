import { beforeAll, describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import type { Block, Document } from '#domain/document.ts'
import { endeavorOf, quietRun } from './builtin/testing.ts'
import { buildCaseFile } from './case-file.ts'
import { BUILTIN, draft, type Engine } from './engine.ts'
import { basisOf } from './editing/basis.ts'
import { numberedAs } from './editing/numbering.ts'
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
const standing = (section: string) => document.blocks.filter((block) => block.section === section)
const wording = (blocks: readonly Block[]) => textOf(blocks.filter(({ kind }) => kind !== 'heading'))
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const idsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => ('id' in block ? [block.id] : []))

test('a section that the document does not have is not found', async () => {
  await expect(redraft('nowhere', 'Shorter')).rejects.toMatchObject({ code: 'not_found' })
})

describe('the built-in drafter', () => {
  test.each(['Mention the Nobel Prize', 'Make it sound humble'])(
    'refuses what it does not understand: %s',
    async (wish) => {
      await expect(redraft(SECTION, wish)).rejects.toMatchObject({
        code: 'invalid',
        message: expect.stringContaining('“') as string,
      })
    },
  )

  test.each(['In other words', 'Shorter'])('writes the section alone again: %s', async (way) => {
    const { blocks, unfollowed, record } = await redraft(SECTION, way)
    expect(blocks.length).toBeGreaterThan(1)
    expect(unfollowed).toEqual([])
    expect(new Set(blocks.map(({ section }) => section))).toEqual(new Set([SECTION]))
    expect(textOf(blocks)).not.toBe(textOf(standing(SECTION)))
    expect(textOf(blocks)).not.toContain('[Verify:')
    const others = new Set(idsOf(document.blocks.filter(({ section }) => section !== SECTION)))
    expect(idsOf(blocks).filter((id) => others.has(id))).toEqual([])
    expect(record).toMatchObject({ provider: 'builtin', model: null, input_tokens: 0 })
  })

  test.each([
    ['In other words', 1.5, 4],
    ['Shorter', 0.93, 3],
    ['With more detail', Infinity, 0],
    ['From your profile as it is now', 1, 0],
  ])('changes what one sees, or says why it does not, in every section: %s', async (way, most, least) => {
    let changed = 0
    // A composition for each try: a few sections are enough.
    const some = writing.outline.filter((_, index) => index % 6 === 0)
    for (const { id } of some) {
      const before = wording(standing(id))
      if (before === '') continue
      const { blocks, unfollowed } = await redraft(id, way)
      const after = wording(blocks)
      expect({ id, told: unfollowed.length }).toEqual({ id, told: after === before ? 1 : 0 })
      if (after === before) continue
      changed += 1
      expect(wordsOf(after) / wordsOf(before)).toBeLessThanOrEqual(most)
      if (way === 'With more detail') expect(wordsOf(after)).toBeGreaterThan(wordsOf(before))
    }
    expect(changed).toBeGreaterThanOrEqual(least)
  })

  test('shorter keeps every open point, every citation of the law and every paper', async () => {
    const kept = (blocks: readonly Block[]) => ({
      marks: textOf(blocks).match(/\[(?:Missing|Verify): /g)?.length,
      law: textOf(blocks).match(/Dhanasar, 26/g)?.length,
    })
    for (const id of ['interest', 'national-importance']) {
      const { blocks } = await redraft(id, 'Shorter')
      expect(kept(blocks)).toEqual(kept(standing(id)))
      const whole = document.blocks.flatMap((block) => (block.section === id ? [] : [block]))
      const papers = (of: readonly Block[]) => new Set(textOf(of).match(/Ex\.\s\d+/g))
      expect(papers([...whole, ...blocks])).toEqual(papers(document.blocks))
    }
  })

  test.each<[string, string, RegExp, RegExp]>([
    ['recognition', 'Leave out the Halvorsen Prize', /Adoption Letter/, /Halvorsen|jury/],
    ['petitioner', 'Without the silicon anodes', /Grading Protocol/, /silicon anodes/i],
  ])('leaves out what is named, a part of a sentence too: %s, %s', async (section, instruction, stays, goes) => {
    const before = wording(standing(section))
    expect(before).toMatch(goes)
    const { blocks, unfollowed } = await redraft(section, instruction)
    expect(unfollowed).toEqual([])
    expect(wording(blocks)).toMatch(stays)
    expect(wording(blocks)).not.toMatch(goes)
    expect(wording(blocks)).not.toContain('[Verify:')
  })

  test('puts first what is named, and changes no other word', async () => {
    const { blocks } = await redraft('recognition', 'Start with the Adoption Letter')
    expect(wording(blocks)).toMatch(/^The record lists “Adoption Letter of the Three Rivers Recycling Cooperative”/)
    const sorted = (text: string) => text.split(/\s+/).toSorted((a, b) => a.localeCompare(b))
    expect(sorted(wording(blocks))).toEqual(sorted(wording(standing('recognition'))))
  })

  test.each([
    [
      'project-1',
      'Leave out the grading protocol',
      'This section is about “Second-Life Grading Protocol for Vehicle Batteries”; without it nothing would be left.',
    ],
    [
      'petitioner',
      'Start with Corvane',
      'What is said about “Battery Process Engineer, Corvane Cell Works” builds on the sentences before it and cannot be moved. You can edit the paragraphs.',
    ],
    [
      'recognition',
      'Start with the Halvorsen Prize',
      '“Halvorsen Prize for Young Electrochemists” comes first already.',
    ],
    [
      'recognition',
      'Leave out the silicon anodes',
      'This section says nothing about “Binder-Free Silicon Anodes by Aqueous Electrophoretic Deposition”.',
    ],
    [
      'waiver',
      'With more detail',
      'This section states the law and refers to the others; your profile has no facts of its own for it.',
    ],
    ['profession', 'From your profile as it is now', 'What your profile holds now for this section is in it already.'],
  ])('says why nothing changes: %s, %s', async (section, instruction, why) => {
    const { blocks, unfollowed } = await redraft(section, instruction)
    expect(unfollowed).toEqual([why])
    expect(wording(blocks)).toBe(wording(standing(section)))
  })

  test('follows what it understands and names the rest', async () => {
    const { blocks, unfollowed } = await redraft(
      'recognition',
      'Leave out the Halvorsen Prize and mention the Nobel Prize',
    )
    expect(wording(blocks)).not.toContain('Halvorsen')
    expect(unfollowed).toEqual([expect.stringContaining('mention the Nobel Prize')])
  })

  test('writes of the same project when another is now the nearest to the endeavor', async () => {
    const project = standing('project-2')
    const first = batteryResearcher.professionalprojects[0]
    const profile = {
      ...batteryResearcher,
      academicprojects: batteryResearcher.academicprojects.filter(
        ({ project_name }) => !textOf(standing('project-1')).includes(project_name),
      ),
      professionalprojects: batteryResearcher.professionalprojects.filter((one) => one !== first),
    }
    const now = petitionLetter(buildCaseFile(profile), { endeavor_id: endeavorOf(profile) })
    const before = writing.outline.find(({ id }) => id === 'project-1')
    expect(now.outline.find(({ id }) => id === 'project-1')?.heading).not.toBe(before?.heading)
    const asked = { section: 'project-2', instruction: 'From your profile as it is now' }
    const known = { ...now, caseFile: numberedAs(now.caseFile, basisOf(document.blocks, writing.caseFile)) }
    const rewritten = petitionLetter(known.caseFile, { endeavor_id: endeavorOf(profile) })
    const { blocks } = await redraftSection(rewritten, document, asked, quietRun(), BUILTIN)
    expect(blocks[0]).toMatchObject({ kind: 'heading', text: textOf(project.slice(0, 1)) })
    const gone = redraftSection(rewritten, document, { ...asked, section: 'project-1' }, quietRun(), BUILTIN)
    await expect(gone).rejects.toMatchObject({ code: 'conflict' })
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
