import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { respond } from '../rfe-response/testing.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { lampist, lampistCase } from '../testing/notices/filed-elsewhere.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { caseOfResponse } from '../rfe-response/index.ts'
import { analysisOf } from './index.ts'
import { isRenumbered, withNumbersOf } from './with-numbers.ts'
import { readNotice } from '../rfe-notice/index.ts'

const { rfe, reading } = bridgeEngineerNotice
const own = buildCaseFile(civilEngineer)
const analysis = analysisOf(reading, own, rfe)
const [cited] = analysis.issues.flatMap(({ have }) => have).filter(({ exhibit }) => exhibit !== null)

test('what is told by the numbers of then is told by those of now', () => {
  const papers = own.exhibits.map((paper) => (paper.file.url === cited?.url ? { ...paper, number: 1007 } : paper))
  expect(isRenumbered(analysis, papers)).toBe(true)
  const now = withNumbersOf(analysis, papers)
  for (const [at, issue] of now.issues.entries()) {
    for (const held of issue.have) {
      const paper = papers.find(({ file }) => file.url === held.url)
      if (held.exhibit !== null) expect(held.exhibit).toBe(paper?.number)
    }
    const before = analysis.issues[at]?.advice ?? ''
    const label = `Ex. ${cited?.exhibit}`
    expect(issue.advice).toBe(before.replaceAll(new RegExp(`${label}(?!\\d)`, 'gu'), 'Ex. R7'))
  }
  expect(JSON.stringify(now)).toContain('Ex. R7')
})

test('where nothing has changed it is the very same', () => {
  expect(isRenumbered(analysis, own.exhibits)).toBe(false)
  expect(withNumbersOf(analysis, own.exhibits)).toBe(analysis)
})

test('a response that is drafted after papers were said to be filed quotes what the analysis found in them', async () => {
  const fresh = lampistCase()
  const before = analysisOf(readNotice(fresh.notice.pages), buildCaseFile(lampist), fresh)
  const filed = { ...lampist, newPapers: [] }
  const held = fresh.filed.map((paper) => ({ ...paper, isHeld: true }))
  const request = { rfe: { ...fresh, filed: held, isElsewhere: true }, analysis: before, work: [], endeavor_id: null }
  const found = caseOfResponse(buildCaseFile(filed), request)
  const numbers = new Map(found.exhibits.map(({ file, number }) => [file.url, number]))
  for (const { exhibit, url } of found.rfe?.analysis?.issues.flatMap(({ have }) => have) ?? [])
    if (exhibit !== null) expect(exhibit).toBe(numbers.get(url ?? ''))
  const { text } = await respond({ profile: filed, rfe: request.rfe })
  expect(text(1)).toContain('Certificate, Horten School of Optical Crafts, August 2007 to June 2010.')
})
