import type { Block, Inline } from '#domain/document.ts'
import { expect, test } from 'vitest'
import { buildCaseFile } from './case-file.ts'
import { both, change, reading } from './case-file/contradictions/testing.ts'
import { questioned } from './disputed.ts'
import { batteryResearcher } from './testing/profiles.ts'

const caseFile = buildCaseFile(
  both(
    change('professionalprojects', 0, { impact: 'In 2024 the road had 37 closed days.' }),
    reading(batteryResearcher.professionalprojects[0]?.supporting_docs?.url, '2024 closed 39 days'),
    reading(
      batteryResearcher.application.resume?.url,
      'Ilka Kőszegvári\n\n\n\n2013 - 2020 Corvane Cell Works, manager',
    ),
  )(batteryResearcher),
)
const factOf = (section: string, field: string, entry: number): string => caseFile.fact(section, entry, field)?.id ?? ''
const IMPACT = factOf('professionalprojects', 'impact', 41)
const [START, END, TITLE] = ['start_date', 'end_date', 'job_title'].map((field) =>
  factOf('professionalhistory', field, 32),
) as [string, string, string]

const paragraph = (...sentences: [string, string[]][]): Block => ({
  kind: 'paragraph',
  id: 'p-1',
  sentences: sentences.map(([text, sources]) => ({ inlines: [{ kind: 'text', text }], sources })),
})
const marksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.sentences.flatMap(({ inlines }) =>
          inlines.flatMap((inline: Inline) => (inline.kind === 'verify' ? [inline.text] : [])),
        )
      : [],
  )

test.each<[string, string, string[], string[]]>([
  ['a figure', 'The road was closed on 37 days.', [IMPACT], ['37']],
  ['a figure in words', 'The road was closed on thirty-seven days.', [IMPACT], ['thirty-seven']],
  [
    'days as far as they are written',
    'From June 2019 to August 2021 she was there.',
    [START, END],
    ['June 2019', 'August 2021'],
  ],
  ['a year', 'She has been in the trade since 2019.', [START], ['2019']],
  ['a title, small', 'She was a battery process engineer.', [TITLE], ['battery process engineer']],
  ['another figure', 'The road was closed on 370 days, or 3.7 weeks, by rule 37-b.', [IMPACT], []],
  ['the same figure of another fact', 'She graded 37 modules.', [START], []],
  ['another month', 'From July 2019 she was there.', [START], []],
])('%s', (_, text, sources, expected) =>
  expect(marksOf(questioned([paragraph([text, sources])], caseFile))).toEqual(expected),
)

test('a document asks once, with both values as the reason', () => {
  const blocks = [paragraph(['It had 37 closed days.', [IMPACT]], ['It is 37 days that count.', [IMPACT]])]
  const asked = questioned(blocks, caseFile)
  expect(marksOf(asked)).toEqual(['37'])
  expect(JSON.stringify(asked)).toContain('says “2024 closed 39 days”')
  expect(questioned(asked, caseFile)).toEqual(asked)
})

test('nothing is asked where nothing contradicts', () => {
  const blocks = [paragraph(['The road was closed on 37 days.', [IMPACT]])]
  expect(questioned(blocks, buildCaseFile(batteryResearcher))).toEqual(blocks)
})

test('a tie that is told in two ways is asked where a document tells it', () => {
  const disputed = buildCaseFile(
    change('referees', 0, { category: 'supervisor', was_supervisor: false })(batteryResearcher),
  )
  const { id } = disputed.profile.referees[0] ?? { id: 0 }
  const category = disputed.fact('referees', id, 'category')?.id ?? ''
  const told = (section: string, ...sources: string[]): Block[] =>
    [paragraph(['I have known her as her supervisor.', sources])].map((block) => ({ ...block, section }))
  expect(marksOf(questioned(told('interest', category), disputed))).toEqual(['supervisor'])
  expect(marksOf(questioned(told('acquaintance'), disputed, { referee: id }))).toEqual(['supervisor'])
  expect(marksOf(questioned(told('acquaintance'), disputed, { referee: id + 1 }))).toEqual([])
  expect(marksOf(questioned(told('interest'), disputed))).toEqual([])
})
