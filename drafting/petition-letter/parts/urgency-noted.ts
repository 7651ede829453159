import type { Composer } from '../../builtin/composer.ts'
import { inEnglish } from '../../builtin/in-english.ts'
import { sentencesOf } from '../../builtin/passages.ts'
import type { Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-three.ts'

/** Words by which a note beside a plan says that something cannot wait. */
const CANNOT_WAIT =
  /\b(?:urgen\w*|(?:can|could|must|should)(?:not| not|n[’']t) wait|deadlines?|too late|running out|before it is|will be lost)\b/iu
/** A note to whoever drafts is no account of the work. */
const TO_DRAFTER = /^\W*(?:please|pls|note|don[’']?t|do not|todo)\b|\?\W*$/iu
const MOST = 2

const isReason = (text: string): boolean => CANNOT_WAIT.test(text) && !TO_DRAFTER.test(text)

/** What the applicant noted beside the plan on why it cannot wait, quoted as such; false where nothing was. */
export function urgencyNoted(write: Composer, { leadPlan, otherPlans }: Matter): boolean {
  const noted = [leadPlan, ...otherPlans].flatMap((plan) => {
    const sources = plan?.sources('comments') ?? []
    return sentencesOf(inEnglish(plan?.value('comments') ?? ''))
      .filter(isReason)
      .map((text) => ({ text, sources }))
  })
  for (const { text, sources } of noted.slice(0, MOST))
    write.say(phrasing.URGENCY_NOTED, { noted: write.spoken(text.replace(/[.]\s*$/u, ''), sources) })
  return noted.length > 0
}
