import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { qualityOf } from '../quality/index.ts'
import { noticeOf, respond } from './testing.ts'

const GENERAL = 'A detailed description of the proposed endeavor and why it is of national importance'
const OWN = 'Letters of county engineers who would install the units'

const rfe = noticeOf(`REQUEST FOR EVIDENCE
Receipt Number: IOE0912345678
Form: I-140, Immigrant Petition for Alien Workers
NATIONAL INTEREST WAIVER
USCIS may grant a national interest waiver if the petitioner shows the three elements of Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).
NATIONAL IMPORTANCE
The evidence does not establish that the proposed endeavor has national importance. You may submit:
- ${GENERAL};
- ${OWN}.`)

test('what is asked for in the words of every notice stands in the answer as well', async () => {
  const { document, quality, caseFile } = await respond({ rfe })
  const quoted = document.blocks.filter(({ kind }) => kind === 'quote').map(blockText)
  for (const asked of [OWN, GENERAL]) expect(quoted.filter((text) => text.includes(asked))).toHaveLength(1)
  expect(quality.filter(({ rule }) => rule === 'issues-answered')).toEqual([])

  const blocks = document.blocks.filter((block) => !blockText(block).includes(GENERAL))
  const found = qualityOf({ ...document, blocks }, caseFile, []).filter(({ rule }) => rule === 'issues-answered')
  expect(found.map(({ text }) => text)).toEqual([expect.stringContaining('A detailed description of the')])
})
