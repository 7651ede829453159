import type { Claim, Unread } from './claim.ts'
import { foldWord } from './fold.ts'

/** Ways to rank somebody or something before others. What stands in the group is what a source must say too. */
const FORMS: readonly RegExp[] = [
  /\b(?:the|her|his|their|its|my|our|one of the|among the) (?:very )?(?<word>largest|biggest|greatest|highest|best|fastest|cheapest|strongest|smallest|lowest|longest|newest|youngest|oldest|safest|finest|earliest|foremost|top|leading|premier|sole|only)\b(?! (?:then|when|if|degree))/giu,
  /\b(?:world|nation|country|industry|field)[’']s (?<word>largest|biggest|best|leading|foremost|first|only|top)\b/giu,
  /\bthe (?<word>most) \p{L}+/giu,
  /\b(?<word>first)(?: |-)(?:ever|of its kind|in (?:the|its)|to \p{L}+|time)/giu,
  /\bthe (?<word>first)\b(?! (?:is|and|of (?:these|the)|two|three|prong|element|factor|question|point|part|step|requirement|consideration|article|draft|author|year|month|week|hour|day|half|letter|such)\b)/giu,
  /\b(?<word>unprecedented|unparalleled|unmatched|unrivalled|unrivaled|world-class|world-renowned|renowned|pioneering|pioneered|groundbreaking|revolutionary|cutting-edge|state-of-the-art|award-winning|internationally recognized|preeminent|prestigious)\b/giu,
  /\b(?<word>unique)(?:ly)?\b/giu,
]

export function* readSuperlatives(unread: Unread): Generator<Claim> {
  for (const form of FORMS)
    for (const { match, place } of unread.take(form))
      yield { kind: 'superlative', ...place, word: foldWord(match.groups?.word ?? '') }
}
