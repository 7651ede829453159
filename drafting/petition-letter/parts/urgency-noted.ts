import type { Composer } from '../../builtin/composer.ts'
import { inEnglish } from '../../builtin/in-english.ts'
import { sentencesOf } from '../../builtin/passages.ts'
import type { Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-three.ts'

/** Words by which a note beside a plan says that something cannot wait. */
const CANNOT_WAIT =
  /\b(?:urgen\w*|(?:can|could|must|should)(?:not| not|n[’']t) wait|too late|running out|will be lost)\b/iu
/** Words that may turn a reason into its opposite; "cannot wait" is none of them. */
const DENIES =
  /\b(?:no|not|never|nothing|nobody|none|neither|nor|without|hardly|barely|scarcely|unlikely|less|cannot)\b|n[’']t\b|\b(?:can|could|may|might) wait\b/iu
const WAIT_DENIED = /\b(?:can|could|must|should)(?:not| not|n[’']t) wait\b/giu
/** A note to whoever drafts is no account of the work. */
const TO_DRAFTER = /^\W*(?:please|pls|note|don[’']?t|do not|todo)\b|\?\W*$/iu
const MOST = 2

const isReason = (text: string): boolean =>
  CANNOT_WAIT.test(text) && !DENIES.test(text.replace(WAIT_DENIED, '')) && !TO_DRAFTER.test(text)

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
