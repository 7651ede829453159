import type { Quoted } from '#domain/rfe.ts'
import type { Composer } from '../../builtin/composer.ts'
import { words } from '../../builtin/phrase.ts'
import type { CaseFile } from '../../case-file.ts'
import { lawOn } from '../../rfe-analysis/beyond.ts'
import { guided } from '../../rfe-analysis/guidance.ts'
import { RIGHT_LAW } from '../../rfe-analysis/standards.ts'
import { GOVERNING_TEST, GOVERNING_TEST_HEADING } from '../outline.ts'
import * as phrasing from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'
import { noticeWords, pageWord } from '../quoting.ts'
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
    put(write, phrasing.LAW_GOVERNS, { heading: words(GOVERNING_TEST_HEADING) })
    write.close()
  }
  for (const wrong of isGoverned ? [] : law) {
    // What stands above in full is not quoted once more, and which of several it is is told.
    const at = quoted.findIndex((one) => keyOf(one) === keyOf(wrong))
    const which = quoted.length === 1 ? undefined : phrasing.ORDINALS[at]
    if (quoted.length === 1 && at === 0) put(write, phrasing.LAW_OPENS_ABOVE)
    else if (which !== undefined) put(write, phrasing.LAW_OPENS_AMONG, { which: words(which) })
    else put(write, phrasing.LAW_OPENS, { page: pageWord(wrong.page), quoted: noticeWords(wrong) })
    if (told.has(wrong.why)) write.say(phrasing.LAW_AGAIN)
    else for (const frame of RIGHT_LAW[wrong.why].says) write.add(guided(frame))
    told.add(wrong.why)
    write.close()
  }
  for (const error of errors) {
    put(write, phrasing.ERROR, { page: pageWord(error.page), quoted: noticeWords(error) })
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
        put(write, phrasing.BEYOND, { page: pageWord(request.page), quoted: noticeWords(request) })
    if (!told.has(why)) for (const frame of lawOn({ why })?.says ?? []) write.add(guided(frame))
    told.add(why)
    write.close()
  }
}
