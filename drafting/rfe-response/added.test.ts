import { expect, test } from 'vitest'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { changedIssues } from '../editing/changed-issues.ts'
import { qualityOf } from '../quality/index.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { missedPoint, withAdded } from '../rfe-notice/added.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { caseOfResponse, draftRfeResponse } from './index.ts'
import { respond } from './testing.ts'

const { rfe, reading } = bridgeEngineerNotice

test('a point that the applicant added is answered where the notice raises it, and the others keep their sections', async () => {
  const own = buildCaseFile(civilEngineer)
  const quote = 'You did not establish that the endeavor is national in scope.'
  const found = missedPoint({ quote }, reading, rfe.notice.pages)
  const issues = withAdded(reading.issues, 'issue' in found ? [found.issue] : [])
  expect(issues).toHaveLength(6)
  const analysis = analysisOf({ ...reading, issues }, own, rfe)
  const request = { rfe, analysis, work: [], endeavor_id: civilEngineer.endeavors[0]?.id ?? null }
  const { document } = await draftRfeResponse(own, request, quietRun())

  const heads = document.blocks.flatMap((block) =>
    block.kind === 'heading' && /^(?:issue|heading)-/.test(block.section ?? '')
      ? [[block.section, block.level, block.text]]
      : [],
  )
  expect(heads).toEqual([
    ['issue-1', 2, 'ADVANCED DEGREE'],
    ['heading-2', 2, 'NATIONAL IMPORTANCE'],
    ['issue-2', 3, 'The national importance of the endeavor'],
    ['issue-6', 3, 'You did not establish that the endeavor is national in scope'],
    ['heading-3', 2, 'WELL POSITIONED TO ADVANCE THE PROPOSED ENDEAVOR'],
    ['issue-3', 3, 'Interest of customers, users, investors or others'],
    ['issue-4', 3, 'A model or plan for future activities'],
    ['issue-5', 2, 'ON BALANCE'],
  ])
  const answer = (number: number) =>
    JSON.stringify(document.blocks.filter(({ section }) => section === `issue-${number}`))
  expect(answer(6)).toContain(quote)
  expect(answer(2)).not.toContain(quote)
  const caseFile = caseOfResponse(own, request)
  expect(qualityOf(document, caseFile, []).filter(({ rule }) => rule === 'issues-answered')).toEqual([])

  // One that was drafted before says that it does not answer it.
  const before = await respond()
  expect(changedIssues(before.document.blocks, caseFile)).toMatchObject([
    { place: 'RFE issue 3', was: null, now: 'You did not establish that the endeavor is national in scope' },
  ])
})
