const NOW = '(?:currently |presently |now )?'
const TO_COME =
  '(?:will|would|intends? to|plans? to|means? to|seeks? to|continues? to|(?:is|are) going to) (?:\\p{L}+ )?(?:work|be employed|practice)'
const BUSINESS = '(?:occupation|profession|current position|job) is(?: that of)?'

/** What somebody does for a living, or means to; what one also did once is none. */
const THIRD = new RegExp(
  `\\b(?:${TO_COME}|proposes? to (?:\\p{L}+ )?(?:work|be employed|practice)|${NOW}works|is ${NOW}(?:employed|working)|proposed employment is(?: that of)?|${BUSINESS})\\b`,
  'iu',
)
/** To the petitioner the verb alone tells no person: `you` stands before it. */
const SECOND = new RegExp(
  `\\b(?:(?<!\\b(?:whom|how|way|what) )you (?:\\p{L}+ly |also |now |still )?(?:(?:will |would )?${TO_COME}|work(?= (?:\\p{L}+ly |full-time |part-time )?(?:as|for|at|in)\\b)|are ${NOW}(?:employed|working))|your (?:\\p{L}+ )?${BUSINESS})\\b`,
  'iu',
)
const PETITIONER = /\b(?:petitioner|beneficiary)\b/iu
/** Whose work the third person may tell beside a petitioner's. */
const OTHER_PERSON =
  /\b(?:brother|sister|father|mother|son|daughter|parent|relative|friend|cousin|partner|coauthor|co-author|student|trainee|client|employee)s?\b/iu
/** Of `you`: work that is over, asked about, doubted or offered. */
const NOT_OF_NOW =
  /\b(?:did|formerly|previously|once|used to|until|ago|before|at (?:the|that) time|(?:in|as of|during) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d|do you|are you|fail(?:s|ed)?|requires?|required|offers?|offered)\b|\?/iu
/** What is asked for is not yet said. */
const OF_REQUEST = /^\W*(?:please|also|submit|provide|send|furnish|explain|evidence|documentation|proof|an? |any )/iu
const PROPOSED = /\bpropos(?:e|ed|al)\b/iu
const IS_TO_COME = new RegExp(`${TO_COME}$`, 'iu')

/** Where a statement says that the petitioner works, or is to. */
export interface Works {
  isNow: boolean
  after: string
}

export function worksIn(quote: string): Works | undefined {
  const second = SECOND.exec(quote)
  const found = second ?? (PETITIONER.test(quote) && !OTHER_PERSON.test(quote) ? THIRD.exec(quote) : null)
  if (found === null) return undefined
  const [verb] = found
  const isNow = !IS_TO_COME.test(verb) && !PROPOSED.test(verb)
  const isOfAnotherTime = PROPOSED.test(quote) || (isNow && (NOT_OF_NOW.test(quote) || OF_REQUEST.test(quote)))
  if (second !== null && isOfAnotherTime) return undefined
  return { isNow, after: quote.slice(found.index + verb.length) }
}
