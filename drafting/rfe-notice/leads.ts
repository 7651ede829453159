import type { Block } from './page/block.ts'
import { withoutBullet } from './page/headings.ts'
import { SUMMARY } from './lexicon/requests.ts'
import { type Role, type Weighed, weigh } from './roles.ts'
import type { Sentence } from './sentences.ts'

/** What a sentence makes of the list behind it; of items that are `finding` or `open` each says itself what it is. */
export type Lead = 'request' | 'summary' | 'law' | 'finding' | 'open' | null

/** "We have:", "We lack:", "Send:" before lists. What is had may be granted or no more than named. */
const HOLDS =
  /^(?:what )?(?:we|uscis|this office|you|the (?:record|file|petition|petitioner)|already|on file|in the record)(?: (?:already|now))? (?:have|has|had|hold|holds|shown?|shows|established|accepted?|accepts|contains|settled)\b[^.;]{0,30}:$|^(?:established|accepted|shown|met|not in (?:dispute|question)|settled|conceded|strengths|favorable|in your favor)[^.;]{0,30}:$/
const WANTS =
  /^(?:what )?(?:we|uscis|this office|you|the (?:record|file|petition|petitioner)|still|not)(?: (?:still|do|does))?(?: not)? (?:lacks?|misses|need|needs|missing|wanting|open|in dispute|have not|has not|find|contain|shown|established)\b[^.;]{0,30}:$|^(?:missing|lacking|wanting|open|not (?:shown|established|met)|weaknesses|deficienc(?:y|ies)|gaps|unfavorable|against you)[^.;]{0,30}:$/
const SENDS =
  /^(?:please |kindly |so |therefore,? )?(?:send|submit|provide|furnish|needed|requested|wanted|required|supply|we (?:need|ask for|request)|to (?:send|be sent|be submitted)|what (?:to send|(?:would|will|could) help)|(?:useful|helpful|welcome|accepted) (?:here|on (?:this|that|these) \w+)|(?:i|we|uscis) (?:would|will|suggests?) (?:consider|look at|look to|accept|expect|the following)|consideration will be given to|(?:you|this|it|this point|either|both|each)(?: [a-z]+){0,3}? (?:can|may|could) (?:be )?(?:answer(?:ed)?|met|supported|shown|settled|cured)\b[^.;:]{0,30} by)\b[^.;]{0,80}:$/
/** "For item 4:" before what is to be sent, or what is wanting, on it. */
const FOR_ITEM =
  /^(?:for|as to|on|regarding|under|with (?:respect|regard) to) (?:items?|points?|parts?|issues?|questions?|paragraphs?|numbers?) [\w(), .-]{1,30}:$/

const ENDS_ON_SEND =
  /\b(?:submit|provide|send|furnish|include)(?: (?:the|any of the) following)?:$|\b(?:letters?|evidence|these|they|it) (?:should|may|might) (?:show(?: that [^:]{3,40})?)?:$/

const isFound = ({ text }: Block): boolean => weigh(withoutBullet(text).toLowerCase()).role === 'finding'

/** What the sentence before a list makes of its items, which are `next`. */
export function leadOf(last: (Sentence & Weighed) | undefined, next: readonly Block[]): Lead {
  if (last === undefined || !/[:–—-]["”]?$/.test(last.text)) return null
  if (SENDS.test(last.own) || (last.role !== 'finding' && ENDS_ON_SEND.test(last.own))) return 'request'
  if (HOLDS.test(last.own)) return 'open'
  if (WANTS.test(last.own)) return 'finding'
  if (/\b(?:may|should|must|can|could|please|request\w*|asked)\b/.test(last.own) && last.role === 'request')
    return 'request'
  if (
    /\b(?:evidence|documentation|examples?|this)\b.*\b(?:may|might|could) (?:include|consist)\b|(?<!\bfactors )(?<!\bcriteria )\bincluding,? but not limited to\b|\bis not limited to\b/.test(
      last.own,
    )
  )
    return 'request'
  if (FOR_ITEM.test(last.own)) return next.filter(isFound).length > next.length / 2 ? 'open' : 'request'
  if (SUMMARY.test(last.own) && last.strength === 0) return 'summary'
  if (last.role === 'finding') return 'finding'
  if (
    /\b(?:deficienc|discrepanc|inconsisten|concern|problem|reasons?|points?|respects?|defects?|issues?|omission|gaps?)/.test(
      last.own,
    )
  )
    return 'finding'
  return last.role === 'request' ? 'request' : 'law'
}

/** "Below is what you may send." before a list, in whatever sentence of its paragraph. */
const BELOW =
  /\b(?:below (?:is|are|you will find)|the following|as follows|(?:list|listed|items?|named) below)\b.*\b(?:may|might|should|must|can|could|send|submit\w*|provided?)\b|\b(?:submit\w*|send|provide)\b.*\b(?:the following|as follows|(?:listed|items?|named) below)\b/

export const asksBelow = ({ own }: Sentence): boolean => weigh(own).role === 'request' && BELOW.test(own)
export const STOPS = /[.!?;,]\W*$/

export const LED: Record<Exclude<Lead, null | 'finding' | 'open'>, Role> = {
  request: 'request',
  summary: 'summary',
  law: 'law',
}

/** It announces a list, or what was left of one: it asks for nothing itself. */
export const leadsOn = ({ text, own }: Sentence, next: Block | undefined): boolean =>
  /:\W*$/.test(text) && (next?.kind === 'bullet' || ENDS_ON_SEND.test(own))

/** Items of such a list say themselves what they are. */
export const FREE: ReadonlySet<Lead> = new Set(['finding', 'open'])
