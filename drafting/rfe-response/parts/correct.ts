import type { Quoted } from '#domain/rfe.ts'
import type { Composer } from '../../builtin/composer.ts'
import type { CaseFile } from '../../case-file.ts'
import { lawOn } from '../../rfe-analysis/beyond.ts'
import { guidedSentences } from '../../rfe-analysis/guidance.ts'
import { RIGHT_LAW } from '../../rfe-analysis/standards.ts'
import { GOVERNING_TEST } from '../outline.ts'
import * as phrasing from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'
import { noticeWords, pageOf } from '../quoting.ts'
import { keyOf } from './notice.ts'
import { put } from './put.ts'
import { putRight } from './put-right.ts'

/** Where the notice applies another test, misreads the record or asks for what does not belong: said once, and courteously. */
export function correct(
  write: Composer,
  { law, errors, beyond, isBeyond }: PlannedIssue,
  caseFile: CaseFile,
  told: Set<string>,
  quoted: readonly Quoted[],
): void {
  const keys = new Set(quoted.map(keyOf))
  const isGoverned = told.has(GOVERNING_TEST)
  if (isGoverned && law.length > 0) {
    put(write, phrasing.LAW_GOVERNS)
    write.close()
  }
  for (const wrong of isGoverned ? [] : law) {
    // What stands above in full is not quoted once more, and which of several it is is told.
    const at = quoted.findIndex((one) => keyOf(one) === keyOf(wrong))
    const among = quoted.length === 1 ? undefined : phrasing.LAW_OPENS_AMONG[at]
    if (quoted.length === 1 && at === 0) put(write, phrasing.LAW_OPENS_ABOVE)
    else if (among !== undefined) put(write, among)
    else put(write, phrasing.LAW_OPENS, { page: pageOf(wrong), quoted: noticeWords(wrong) })
    if (told.has(wrong.why)) write.say(phrasing.LAW_AGAIN)
    else for (const sentence of guidedSentences(RIGHT_LAW[wrong.why].says)) write.add(sentence)
    told.add(wrong.why)
    write.close()
  }
  for (const error of errors) {
    put(write, phrasing.ERROR, { page: pageOf(error), quoted: noticeWords(error) })
    for (const sentence of putRight(error, caseFile)) write.add(sentence)
    write.close()
  }
  // What was put right as another test is put right.
  const right = new Set(law.map(keyOf))
  const asked = beyond.filter((one) => !right.has(keyOf(one)))
  const isAbove = asked.every((one) => keys.has(keyOf(one)))
  for (const [why, requests] of Map.groupBy(asked, (one) => one.why)) {
    if (isBeyond && isAbove) put(write, phrasing.BEYOND_WHOLE)
    else if (asked.length === 1 && isAbove) put(write, phrasing.BEYOND_ABOVE)
    else
      for (const request of requests)
        put(write, phrasing.BEYOND, { page: pageOf(request), quoted: noticeWords(request) })
    if (!told.has(why)) for (const sentence of guidedSentences(lawOn({ why })?.says ?? [])) write.add(sentence)
    told.add(why)
    write.close()
  }
}
