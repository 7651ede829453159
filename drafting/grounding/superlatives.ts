import type { Claim, Unread } from './claim.ts'
import { foldWord } from './fold.ts'

/** Ways to rank somebody or something before others. What stands in the group is what a source must say too. */
const FORMS: readonly RegExp[] = [
  /\b(?:the|her|his|their|its|my|our|one of the|among the) (?:very )?(?<word>largest|biggest|greatest|highest|best|fastest|cheapest|strongest|smallest|lowest|longest|newest|youngest|oldest|safest|finest|earliest|foremost|top|leading|premier|sole|only)\b(?! (?:then|when|if|degree|gain|need|strength|promise|value|importance|benefit|weight|care|question|difficulty|obstacle))/giu,
  /\b(?:world|nation|country|industry|field)[’']s (?<word>largest|biggest|best|leading|foremost|first|only|top)\b/giu,
  /\bthe (?<word>most) \p{L}+/giu,
  /\b(?<word>first)(?: |-)(?:ever|of its kind|in (?:the|its)|to \p{L}+|time)/giu,
  /\bthe (?<word>first)\b(?! (?:is|and|of (?:these|the)|two|three|prong|element|factor|question|point|part|step|requirement|consideration|article|draft|author|year|month|week|hour|day|half|letter|such)\b)/giu,
  /\b(?<word>unprecedented|unparalleled|unmatched|unrivalled|unrivaled|world-class|world-renowned|renowned|pioneering|pioneered|groundbreaking|revolutionary|cutting-edge|state-of-the-art|award-winning|internationally recognized|preeminent|prestigious)\b/giu,
  /\b(?<word>unique)(?:ly)?\b/giu,
  /\b(?<word>no other) (?:[\p{L}’'-]+ )+?(?:has|had|have|can|could|in|anywhere|ever)\b/giu,
  /\bno [\p{L}’'-]+ (?<word>(?:anywhere )?in the (?:world|country|nation|industry|field|region|state|United States))\b/giu,
  /\b(?<word>anywhere in the (?:world|country|nation|field)|in the (?:whole|entire) (?:world|country|nation|field|state))\b/giu,
  /\b(?:among the|one of the|a) (?:very )?(?<word>last|few|first|best|finest|handful|rarest)\b(?= (?:\p{L}+ ){0,3}(?:in the|of its|of their|ever|still|anywhere|who|to|masters?|experts?|scientists?|people|researchers?|engineers?))/giu,
  /\b(?:not|never|rarely|seldom) (?:had|seen|known|met|encountered|supervised|taught|worked with)(?: \p{L}+){0,2} (?<word>more|better) \p{L}+/giu,
  /\b(?<word>greater|more|better|higher) [\p{L} ]{2,30} than (?:any|all|every|anyone|most|other)\b/giu,
  /\bno \p{L}+(?: [\p{L}’'-]+){0,5} (?<word>greater|more|better|higher)\b/giu,
  /\b(?<word>second to none|unlike any|like no other|without equal|without parallel|at the forefront|household name|gold standard|state of the art)\b/giu,
]

/** What no rank does without. */
const RANKING =
  /est\b|\btop|leading|premier|\bsole\b|\bonly\b|\bmost\b|\bfirst\b|\bun(?:precedented|paralleled|matched|rival|like|ique)|world|renowned|pioneer|groundb|revolution|cutting-|state[ -]of|award-|internationally|preeminent|prestigious|no other|anywhere|\blast\b|\bfew\b|\bmore\b|\bbetter\b|\bgreater\b|\bhigher\b|handful|second to|without (?:equal|parallel)|forefront|household|gold|in the (?:whole|entire|country|nation|industry|field|region|state|United)|[’']s (?:big|only|top)/iu

export function* readSuperlatives(unread: Unread): Generator<Claim> {
  if (!RANKING.test(unread.text)) return
  for (const form of FORMS)
    for (const { match, place } of unread.take(form))
      yield { kind: 'superlative', ...place, word: foldWord(match.groups?.word ?? '') }
}
