import { expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import { buildCaseFile } from '../case-file.ts'
import { readNotice } from '../rfe-notice/index.ts'
import { noticeOf, respond } from '../rfe-response/testing.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { analysisOf } from './index.ts'

const PAGE = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
RECORD OF SUCCESS
The petitioner did not establish a record of success: the prize and the citations do not show it. Submit evidence of prizes, of citations and of the results of the project.`

const bare = buildCaseFile({ ...batteryResearcher, uploads: [] })
const [prize] = batteryResearcher.evidence
const paper = bare.exhibitsOf('evidence', prize?.id ?? 0)[0]
const url = paper?.file.url ?? ''

test.each([
  ['the prize itself', `${prize?.issuing_organization}\n${prize?.name}\nawarded to the researcher`, true],
  ['a menu', 'Autumn menu\nThe kitchen serves three warm meals on each of 40 days. Prices stay until 2031.', false],
])('a paper with %s on its pages is had for its entry: %s', async (_, page, isHad) => {
  const profile = { ...batteryResearcher, uploads: [{ url, pages: [page], by: 'text' as const }], newPapers: [url] }
  const rfe = noticeOf(PAGE)
  const own = buildCaseFile(profile)
  const number = own.exhibitsOf('evidence', prize?.id ?? 0)[0]?.number
  const { issues } = analysisOf(readNotice([PAGE]), own, rfe)
  expect(issues.some(({ have }) => have.some((held) => held.exhibit === number))).toBe(isHad)

  const { document } = await respond({ profile, rfe })
  const enclosed = document.blocks
    .filter(({ section }) => section === 'transmittal')
    .map(blockText)
    .join('\n')
  expect(enclosed.includes('[Verify: “')).toBe(!isHad)
  expect(enclosed).toContain(paper?.title.slice(0, 20))
})
