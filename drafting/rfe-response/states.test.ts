import { expect, test } from 'vitest'
import { applicants, ofShortForm, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { countsOf, sentencesIn } from '../proof/prove.ts'
import type { RfeCase } from '../rfe.ts'
import { analysisOf } from '../rfe-analysis/index.ts'
import { readNotice } from '../rfe-notice/index.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { lampist, lampistCase } from '../testing/notices/filed-elsewhere.ts'
import { confirmed, stated } from '../testing/states.ts'
import { caseOfResponse, draftRfeResponse } from './index.ts'
import { noticeOf } from './testing.ts'

const HEAD = 'REQUEST FOR EVIDENCE\nForm I-140, national interest waiver.\n\n'
/** A doubt of each element, so that every part of an answer is written. */
const OF_EVERYTHING = noticeOf(
  `${HEAD}EXCEPTIONAL ABILITY

The petitioner has not met three of the six criteria of exceptional ability. Submit evidence of the criteria that are relied on.

PROPOSED ENDEAVOR

The description of your endeavor is too vague. Please describe your endeavor in detail.

SUBSTANTIAL MERIT

The record does not establish that the proposed endeavor has substantial merit. Submit evidence of its merit.

NATIONAL IMPORTANCE

You did not establish that the proposed endeavor has national importance. Please submit evidence of the prospective impact of the endeavor.`,
  `EDUCATION AND SKILLS

The record does not show that your education and skills fit the endeavor. Submit evidence of education and skills.

RECORD OF SUCCESS

The record does not establish a record of success in similar efforts.

PLAN

You have not submitted a model or plan for future activities. Please submit a detailed plan with its steps and their funding.

PROGRESS

You have not shown any progress toward the endeavor. Submit evidence of progress.

INTEREST

You have not shown the interest of potential customers, users or investors. Submit letters of those who want the work.

BALANCE

The petitioner has not established that, on balance, it would be beneficial to the United States to waive the job offer.`,
)

const respondTo = async (profile: Profile, rfe: RfeCase) => {
  const own = buildCaseFile(confirmed(profile))
  const reading = rfe.notice.pages === bridgeEngineerNotice.rfe.notice.pages ? bridgeEngineerNotice.reading : undefined
  const analysis = analysisOf(reading ?? readNotice(rfe.notice.pages), own, rfe)
  const request = { rfe, analysis, work: [], endeavor_id: profile.endeavors[0]?.id ?? null }
  const { document } = await draftRfeResponse(own, request, quietRun())
  return { blocks: document.blocks, caseFile: caseOfResponse(own, request) }
}

/** Whom the short form answers for. */
const SHORT = ['civilEngineer', 'lampist', 'ordinaryApplicant']

const CASES: [string, Profile, RfeCase][] = [
  ...applicants.flatMap(([name, profile]): [string, Profile, RfeCase][] => [
    [`${name}, every element`, profile, OF_EVERYTHING],
    [`${name}, bridge notice`, profile, { ...bridgeEngineerNotice.rfe, filed: [] }],
  ]),
  ['civilEngineer, as filed', civilEngineer, bridgeEngineerNotice.rfe],
  ['lampist, filed elsewhere', lampist, lampistCase()],
]

/** The papers of this applicant tell otherwise than the entries, which is marked; an own draft alone proves nothing, which is marked. */
const MARKED = ['avalancheForecaster', 'lampist']

for (const [name, profile, rfe] of CASES) {
  const [who = ''] = name.split(',')
  test(`${name}: every sentence is plain once the proposals are confirmed`, ofShortForm(who, SHORT), async (run) => {
    const { blocks, caseFile } = await respondTo(profile, rfe)
    const { all, plain, open } = stated(sentencesIn(blocks), caseFile)
    await run.annotate(`${plain} ${JSON.stringify(countsOf(blocks))}`)
    expect(open.slice(Math.floor(all * (MARKED.includes(who) ? 0.04 : 0.02)))).toEqual([])
  })
}
