import { expect, test } from 'vitest'
import { applicants } from '../builtin/testing.ts'
import { countsOf, proved, sentencesIn } from '../proof/prove.ts'
import { caseFileOf, petitionOf } from '../testing/drafted-once.ts'
import { confirmed, stated } from '../testing/states.ts'

/** The papers of this applicant tell otherwise than the entries, which is marked. */
const AT_ODDS = 'avalancheForecaster'

test.for(applicants)('%s: every sentence is plain once the proposals are confirmed', async ([name, profile], run) => {
  const whole = confirmed(profile)
  const caseFile = caseFileOf(whole)
  const { document } = await petitionOf(whole)
  const blocks = proved(document.blocks, caseFile)
  const { all, plain, open } = stated(sentencesIn(blocks), caseFile)
  await run.annotate(`${plain} ${JSON.stringify(countsOf(blocks))}`)
  expect(open.slice(Math.floor(all * (name === AT_ODDS ? 0.05 : 0.02)))).toEqual([])
})
