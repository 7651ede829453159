import { describe, expect, test } from 'vitest'
import { blockText } from '#domain/document-text.ts'
import type { NoticeIssue } from '#domain/rfe.ts'
import { quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { FiledPaper } from '../rfe.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { readNotice } from '../rfe-notice/index.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { allegesChange } from './alleged-change.ts'
import { draftRfeResponse } from './index.ts'
import { noticeOf, respond } from './testing.ts'

test.each([
  ['Your endeavor changed after the filing, from bridge alarms to road signs.', true],
  ['The endeavor described in your letter is different from the one in the initial filing.', true],
  ['The petitioner now presents a new endeavor.', true],
  ['It appears that the proposed endeavor has been materially changed since the petition was filed.', true],
  ['You have altered your proposed endeavor.', true],
  ['These statements constitute a material change to the petition.', true],
  ['The proposed endeavor no longer concerns bridges.', true],
  ['A petitioner may not make material changes to a petition in an effort to make it conform.', false],
  ['You must not submit a new endeavor.', false],
  ['Explain whether the endeavor has changed.', false],
  ['The endeavor would change the way that counties work.', false],
  ['The endeavor has changed the industry for the better.', false],
  ['The petitioner proposes a new method of testing.', false],
  ['The record does not establish that the endeavor will expand employment.', false],
])('“%s” alleges a change: %s', (text, expected) => expect(allegesChange(text)).toBe(expected))

describe('that the endeavor is the one that was filed', () => {
  const PLAIN = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
URGENCY
The petitioner has not shown that the national interest is urgent. Submit evidence of urgency.`
  const CHANGED = `${PLAIN}
ENDEAVOR
Your endeavor changed after the filing, from bridge alarms to road signs. Submit a statement that clarifies it.`
  const paper = (kind: FiledPaper['kind'], text: string): FiledPaper => ({
    kind,
    name: `${kind}.pdf`,
    url: null,
    pages: [text],
  })
  const letter = paper('petition_letter', 'The proposed endeavor is to give rural counties alarms for their bridges.')
  const statement = paper('endeavor', 'The proposed endeavor is to give rural counties alarms for their bridges.')
  const silent = paper('petition_letter', 'The beneficiary has worked on bridges for nine years in four counties.')

  const SAYS = /the one on which the petition was filed|Nothing in this response changes it|\bunchanged\b/u
  test.each([
    ['stands with the letter that was filed', PLAIN, [letter], true, undefined],
    ['is asked for where there is a statement alone', PLAIN, [statement], false, 'the endeavor as filed'],
    ['is asked for where the letter does not say it', PLAIN, [silent], false, 'the endeavor as filed'],
    ['is asked for where there is the entry alone', PLAIN, [], false, 'the endeavor as filed'],
    ['is asked for where the officer says otherwise', CHANGED, [letter], false, 'from bridge alarms to road signs.”'],
  ])('%s', async (_, page, filed, isSaid, asked) => {
    const { document } = await respond({ profile: civilEngineer, rfe: { ...noticeOf(page), filed } })
    const introduction = document.blocks
      .filter(({ section }) => section === 'introduction')
      .map(blockText)
      .join('\n')
    expect(SAYS.test(introduction)).toBe(isSaid)
    const marks =
      document.blocks
        .map(blockText)
        .join('\n')
        .match(/\[Missing: [^\]]*\]/gu) ?? []
    const filing = marks.filter((mark) => /as filed|petition was filed/u.test(mark))
    expect(filing).toEqual(asked === undefined ? [] : [expect.stringContaining(asked)])
    expect(introduction).toContain('Matter of Izummi')
    expect(introduction).not.toContain('[Verify: ')
  })
})

test('a point that the applicant adds, and that says the endeavor was changed, is answered by nothing told before', async () => {
  const own = buildCaseFile(civilEngineer)
  const quote =
    'You say that your endeavor changed after the filing, from alarms on county bridges to signs along the state roads, and the record does not tell why.'
  const page = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
1. The proposed endeavor
This describes an occupation, and it does not establish a specific endeavor. Submit a detailed description of the endeavor.
2. Further matters
${quote}`
  const rfe = noticeOf(page)
  const read = readNotice(rfe.notice.pages)
  const others = read.issues.filter((issue) => issue.quote !== quote)
  const issues: NoticeIssue[] = [
    ...others,
    { heading: null, prong: 'prong_1', factor: 'endeavor', quote, page: 1, further: [], requests: [], added: true },
  ]
  const request = { rfe, analysis: analysisOf({ ...read, issues }, own, rfe), work: [], endeavor_id: null }
  const { document } = await draftRfeResponse(own, request, quietRun())
  const answer = document.blocks.filter(({ section }) => section === `issue-${issues.length}`)

  const text = answer.map(blockText).join('\n').replaceAll('\u00a0', ' ')
  expect(text).not.toMatch(/above|\[Verify: /iu)
  expect(text).toContain('[Missing: on which endeavor the petition was filed, and what you say to these words')
})

test('a later point of one factor is sent to the earlier one without a mark, and without a claim that it is answered', async () => {
  const page = `REQUEST FOR EVIDENCE
I-140, Immigrant Petition for Alien Workers. You asked for a national interest waiver.
1. Occupation
This describes an occupation, and it does not establish a specific endeavor. Submit a detailed description of the endeavor.
2. Duties
The petitioner has not described the proposed endeavor in detail, so that its steps cannot be told. Submit a statement of the steps of the endeavor.`
  const read = readNotice([page])
  const own = buildCaseFile(civilEngineer)
  const rfe = noticeOf(page)
  const issues = read.issues.map((issue) => ({ ...issue, heading: null, factor: 'endeavor' as const }))
  const request = { rfe, analysis: analysisOf({ ...read, issues }, own, rfe), work: [], endeavor_id: null }
  const endeavor_id = civilEngineer.endeavors[0]?.id ?? null
  const { document } = await draftRfeResponse(own, { ...request, endeavor_id }, quietRun())
  const text = document.blocks
    .filter(({ section }) => section === 'issue-2')
    .map(blockText)
    .join('\n')
  expect(text).toMatch(/above, under “This describes an occupation, and it does not establish a specific endeavor/u)
  expect(text).not.toMatch(/\[Verify: |answers this point too|is evidence here/u)
})
