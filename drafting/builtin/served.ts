import { foldWord } from '../grounding/fold.ts'
import { senseOf } from '../grounding/lexicon/lexicon.ts'
import type { Seat } from './seat.ts'

/** WordNet's kinds of nouns for groups, places and persons. */
const [GROUP, PLACE, PERSON] = [14, 15, 18]
/** Bodies that it knows as buildings, or as anything that is at work. */
const BODIES = /^(?:hospitals|farms|laboratories|libraries|operators|factories|mills|airports|museums)$/
/** What is counted is what comes of it, and not for whom it is. */
const COUNTED =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|more|fewer|less|better|new|no|trained|a|an)\b)/iu
const AFTER_HEAD = /,| (?:of|for|in|on|with|without|from|at|by|to|under|near|along|across|that|which|who|whose|where) /u

function isServed(text: string, field: string): boolean {
  if (COUNTED.test(text)) return false
  const heads = (text.split(AFTER_HEAD)[0] ?? text)
    .split(/ (?:and|or) /u)
    .map((part) => foldWord(part.split(/\s+/u).at(-1) ?? ''))
  return heads.every((head) => {
    const { noun, nounKind } = senseOf(head)
    const isOne = nounKind === GROUP || nounKind === PERSON || (nounKind === PLACE && field !== 'exp_nation_impt_scope')
    return /[^s]s$|people$|children$|women$|men$/u.test(head) && (BODIES.test(head) || (noun && isOne))
  })
}

/** Fields that tell what comes of an endeavor, in which those for whom it comes are often all that was typed. */
const OF_ENDEAVOR = /^exp_(?:nation_impt_(?:scope|impact)|subs_merit_(?:intric_val|impact))$/u

/** The frame for those whom an endeavor or a plan serves, where a field names nothing else: they are no effect of it. */
export function servedBy(parts: readonly string[], { section, field }: Seat): string | undefined {
  if (!parts.every((part) => isServed(part, field))) return undefined
  if (section === 'endeavors' && OF_ENDEAVOR.test(field)) return 'The endeavor is meant for {words}.'
  return section === 'futureplan' && field === 'impact' ? 'The plan is meant for {words}.' : undefined
}
