import type { Composer } from '../../builtin/composer.ts'
import { guidedSentences } from '../../rfe-analysis/guidance.ts'
import { RIGHT_LAW } from '../../rfe-analysis/standards.ts'
import { GOVERNING_TEST } from '../outline.ts'
import * as phrasing from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'
import { noticeWords, pageOf } from '../quoting.ts'
import { put } from './put.ts'

/** Which test the notice goes by and which one governs, said once; the points then refer to it. */
export function governingTest(write: Composer, planned: readonly PlannedIssue[], told: Set<string>): void {
  const wrong = planned.flatMap(({ law }) => law)
  const vacated = wrong.find(({ why }) => why === 'nysdot')
  if (vacated === undefined) return
  told.add(GOVERNING_TEST)
  put(write, phrasing.LAW_OPENS, { page: pageOf(vacated), quoted: noticeWords(vacated) })
  for (const why of new Set([vacated.why, ...wrong.map((one) => one.why)])) {
    told.add(why)
    for (const sentence of guidedSentences(RIGHT_LAW[why].says)) write.add(sentence)
    write.close()
  }
  put(write, phrasing.GOVERNING_CLOSES)
  write.close()
}
