import { expect, test } from 'vitest'
import { quietRun } from '../builtin/testing.ts'
import { words } from '../builtin/phrase.ts'
import { buildCaseFile } from '../case-file.ts'
import { qualityOf } from '../quality/index.ts'
import { caseWith } from '../rfe-case/index.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { RECORD_HOLDS } from './document/headings.ts'
import { draftRfeAnalysis } from './index.ts'

const { rfe } = bridgeEngineerNotice
const own = buildCaseFile(civilEngineer)
const { analysis, drafted } = await draftRfeAnalysis(own, rfe, quietRun())
const caseFile = caseWith(own, rfe, analysis.reading)
const mustOf = (blocks: typeof drafted.document.blocks) =>
  qualityOf({ ...drafted.document, blocks }, caseFile, []).filter(({ severity }) => severity === 'must')

test('an analysis’ own lines, and the notice’s with their pages, are no findings', () =>
  expect(mustOf(drafted.document.blocks)).toEqual([]))

test('what is told of the case without a source still is one', () => {
  const at = drafted.document.blocks.findIndex((block) => block.kind === 'heading' && block.text === RECORD_HOLDS)
  const told = {
    kind: 'paragraph' as const,
    id: 'told',
    sentences: [words('The unit was installed at 45 bridges.')],
  }
  const blocks = [...drafted.document.blocks]
  blocks.splice(at + 1, 0, told)
  expect(mustOf(blocks)).toMatchObject([{ rule: 'sources', block: 'told' }])
})

test('the sheet says what it rests on in whole words', () => {
  const sheet = drafted.document.cover.paragraphs.join(' ')
  expect(sheet).not.toMatch(/\b0 (?:facts|exhibits)\b|\b1 (?:facts|exhibits)\b/u)
})
