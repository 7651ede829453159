import { standsAlone } from './stands-alone.ts'
import type { Entry } from './portrait.ts'
import type { Told } from './told.ts'

/** Words by which an account says that the work as a whole did not come to what it was begun for. */
const FAILED =
  /\b(?:the|our|my|this) (?:product|project|pilot|attempt|effort|venture|company|program|service) (?:has |had |was |were )?(?:failed|stopped|abandoned|given up|cancell?ed|discontinued|did not work|never worked)\b|^(?:It|This|We|I) failed\b|\b(?:stopped|cancell?ed|abandoned|gave up|discontinued|shut down) the (?:project|product|pilot|effort|venture|program|service)\b|\bit did not work(?=[:.,;]|$)|\b(?:stopped|terminated|cancell?ed|ended) the contract\b|\bcontract (?:was )?(?:stopped|terminated|cancell?ed)\b|\bcame to nothing\b|\bwas a failure\b/im

/** True of a work that was given up: it is told as such, and proves no demand. */
export const hasFailed = (work: Pick<Entry, 'value'>): boolean =>
  /\bfailed (?:project|pilot|attempt)\b/i.test(work.value('project_name')) ||
  ['impact', 'solution'].some((field) =>
    work
      .value(field)
      .split(/(?<=[.!?])\s+/)
      .some((sentence) => FAILED.test(sentence)),
  )

/** What was hoped for and did not come, or came and spoke against the work. */
const SETBACK =
  /\b(?:failed|failure|fails|did not (?:work|change|reach|adopt|win|hear|help|pay|survive|succeed|replace|order|respond|begin it again)|(?:does|do) not replace|declined|reject(?:s|ed)|refus(?:es|ed)|said no|turned (?:it |us |me )?down|lapsed?|withdrawn|withdrew|leaked|dropped out|kinked|without result|not (?:yet )?(?:been )?(?:adopted|signed|followed|proven)|not yet made a profit|nobody has(?: yet)?|neither has|less than the goal|missed|(?:can(?:not|’t)) (?:prove|say)|second attempt|did not measure|must still (?:find|be found)|is still missing|has not decided|not (?:to|for) (?:me|us)\b|(?:have|has) no vote|was not the (?:chair|lead)|not a contract|did not win|lost its|has ordered no)\b|\b(?:one|two|three|some|several|many) of the \S+ \S+ left\b|\bdid not hear\b/i

/** Words that say of a drawback that it has become less. */
const LESSENED = /\b(?:fell|fewer|dropped (?:to|by|from)|decreased|were cleaned|was repaired|have changed it)\b/i

export const isSetback = ({ text }: Pick<Told, 'text'>): boolean => SETBACK.test(text) && !LESSENED.test(text)

/** Setbacks that can be told apart from the sentences around them, and what is left of a passage without these. */
export function partedBySetbacks(told: readonly Told[]): { setbacks: Told[]; rest: Told[] } {
  const setbacks = told.filter((one, at) => {
    const next = told[at + 1]
    return isSetback(one) && standsAlone(one.text) && (next === undefined || standsAlone(next.text))
  })
  return { setbacks, rest: told.filter((one) => !setbacks.includes(one)) }
}
