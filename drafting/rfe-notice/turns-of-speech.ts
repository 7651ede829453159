import { factorOf, prongsIn } from './factor-of.ts'
import type { Told } from './told.ts'

/** Less likely than this to be part of a finding, a sentence before one is no step to it. */
const LEADS = 0.1

/** The officer's own step; not what somebody else is told to have said, nor what is left for later. */
export const isStep = ({ role, text, own, finds }: Told): boolean =>
  role === 'other' &&
  (finds ?? 1) >= LEADS &&
  !/[“”"]|\b(?:alone|by itself|not (?:say|claim)|must|states?|says?|writes?|claims?|argues?|asserts?|notes?|according)\b/.test(
    text + own,
  )

/** Less sure than this, what a point is on may still turn out. */
export const GUESSED = 3

/** A sentence that names several prongs introduces or sums up. */
/** "Findings 4 through 9". */
const SEVERAL_ITEMS = /\b(?:findings?|points?|issues?|sections?) \d{1,2} (?:through|to) \d{1,2}\b/

export const isRoundup = (told: Told): boolean =>
  SEVERAL_ITEMS.test(told.own) ||
  /^(?:to (?:summarize|sum up|conclude)|in (?:summary|conclusion|closing))\b/.test(told.own) ||
  prongsIn(told.own).filter((prong) => prong !== 'threshold').length > 1

/** What it says of a prong, it says of what stands before it. */
const SUMS_UP =
  /^(?:in (?:the aggregate|sum|all|short|conclusion)|on the whole|overall|taken together|(?:weighed|considered|viewed) (?:together|as a whole)|accordingly|for (?:these|those|the foregoing|all these) reasons|therefore|thus|consequently|as a result)\b/
export const sumsUp = ({ own, under }: Told): boolean =>
  SUMS_UP.test(own) && prongsIn(own).length === 1 && (factorOf(own, under)?.sure ?? 0) < GUESSED

/** What a complaint comes to. */
export const CONCLUDES =
  /^(?:without (?:an? |such |this |that |these |more )[^;]*\b(?:uscis|we|this office)\b[^;]*\b(?:cannot|not|unable)\b|(?:as a result|consequently|accordingly|therefore|thus|hence|in sum|as such|for these reasons),? .*\b(?:not|cannot|unable|insufficient|unclear)\b|(?:the|this|your|that) (?:record|evidence|plan|filing|letters?|documents?|documentation|statement|submission)\b(?: \w+){0,2} (?:does|do|did|has|have|is|are) (?:\w+ )?not (?:\w+ )?(?:establish|show|demonstrat|suffic|prove)|(?:they|it|these|this|those)(?: \w+){0,2} (?:does|do|did) (?:\w+ )?not (?:\w+ )?(?:establish|show|demonstrate|prove))/

/** What it complains of, the sentence before has named. */
export const REFERS =
  /^(?:the \w+ (?:calls|describes|puts|mentions|treats) )?(?:these|those|them|they|it(?! (?:has|is|was|remains|cannot)(?: also| yet)? (?:not |un)(?:been )?(?:shown|clear|established|explained|demonstrated|apparent|known|stated|indicated|evident)\b)|this|both|either|what remains|that leaves)\b|^(?:neither|none) (?:of (?:them|these|those)|writer|author|letter|document|article)s?\b|^the (?:criterion|requirement|factor|element) (?:has|is|was|remains)\b/

/** What papers pass over is said on the way to what is wanting. */
export const PASSES_OVER = /\b(?:do|does|did) not (?:mention|name|discuss|concern|refer to|speak of)\b/

/** A paragraph that begins so, or was cut by the end of a page, goes on with what was said. */
export const GOES_ON =
  /^(?:however|but|yet|nevertheless|therefore|thus|accordingly|consequently|without (?:that|this|these|those|it|them|such)\b)/

/** Behind a rule: what the case before it lacks of that. */
export const HERE = /^here,? (?:it|what)\b/

/** Its figure stands before its words. */
export const FOOTNOTE = /^\d{1,2}[a-z]/
