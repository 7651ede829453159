import { describe, expect, test } from 'vitest'
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

describe('of a notice that applies other tests and asks what does not belong', async () => {
  const pages = [
    `REQUEST FOR EVIDENCE
Receipt Number: IOE0912345678
Form: I-140, Immigrant Petition for Alien Workers
NATIONAL INTEREST WAIVER
USCIS may grant a national interest waiver if the petitioner shows the three elements of Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).
Record of Success
The petitioner has not shown that he has risen to the very top of his field or that he enjoys sustained national or international acclaim.
Exceptional Ability
The record does not show that the petitioner is a member of associations. Submit evidence of memberships under 8 C.F.R. § 204.5(k)(3)(ii)(E).
Ability to Pay
Submit evidence of the ability to pay the proffered wage under 8 C.F.R. § 204.5(g)(2).`,
  ]
  const other = await draftRfeAnalysis(own, { ...rfe, notice: { ...rfe.notice, pages } }, quietRun())
  const { document } = other.drafted
  const found = qualityOf(
    document,
    caseWith(own, { ...rfe, notice: { ...rfe.notice, pages } }, other.analysis.reading),
    [],
  )

  test('neither its words nor the advice on them are faults', () =>
    expect(found.filter(({ severity }) => severity === 'must')).toEqual([]))
  test('nor is what is said of several points', () =>
    expect(found.filter(({ rule }) => rule === 'repeats')).toEqual([]))
})

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
