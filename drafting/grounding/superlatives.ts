import type { Claim, Unread } from './claim.ts'
import { foldWord } from './fold.ts'
import { senseOf } from './lexicon/lexicon.ts'

/** What "only" stands before where it says when or how, and ranks nothing. */
const NO_RANK =
  'then|when|if|after|before|because|by|in|on|for|to|at|from|since|once|with|as|through|under|during|where|while|so|a|an|the|one|two|three|degree|gain|need|strength|promise|value|importance|benefit|weight|care|question|difficulty|obstacle'
/** What a rank is among. */
const AMONG =
  '(?:in|of|for|across|throughout|within) (?:the |its |this |our |all of )?(?:\\p{Lu}|world|country|nation|state|region|county|city|field|history|industry|profession|kind|discipline|market)'
/** Whom or what somebody is held against. */
const HERS = '(?:her|his|their|hers|theirs|him|them|this)'

/** Ways to rank somebody or something before others. What stands in the group is what a source must say too. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:the|her|his|their|its|my|our|one of the|among the) (?:very )?(?<word>largest|biggest|greatest|highest|best|fastest|cheapest|strongest|smallest|lowest|longest|newest|youngest|oldest|safest|finest|earliest|foremost|top|leading|premier|sole|only)\\b(?! (?:${NO_RANK})\\b)`,
    'giu',
  ),
  /\b(?:world|nation|country|industry|field)[’']s (?<word>largest|biggest|best|leading|foremost|first|only|top)\b/giu,
  /\bthe (?<word>most) \p{L}+/giu,
  /\b(?<word>first)(?: |-)(?:ever|of its kind|in (?:the|its)|to \p{Ll}+|time)/giu,
  new RegExp(
    `\\bthe (?<word>first)\\b(?! (?:is|and|of (?:these|the)|two|three|time|prong|element|factor|question|point|part|step|requirement|consideration|year|half)\\b)(?=(?: [\\p{L}’'-]+){0,5}? (?:${AMONG}|ever\\b|anywhere\\b|(?:that|which|who) (?:has|had|have|was|is|could)\\b))`,
    'gu',
  ),
  /\b(?<word>unprecedented|unparalleled|unmatched|unequal+ed|unsurpassed|peerless|matchless|incomparable|unrivalled|unrivaled|world-class|world-renowned|renowned|pioneering|pioneered|groundbreaking|revolutionary|cutting-edge|state-of-the-art|award-winning|internationally recognized|preeminent|prestigious)\b/giu,
  /\b(?<word>unique)(?:ly)?\b/giu,
  /\b(?<word>no other) (?:[\p{L}’'-]+ )+?(?:has|had|have|can|could|in|anywhere|ever)\b/giu,
  /\bno [\p{L}’'-]+ (?<word>(?:anywhere )?in the (?:world|country|nation|industry|field|region|state|United States))\b/giu,
  /\b(?<word>anywhere in the (?:world|country|nation|field)|in the (?:whole|entire) (?:world|country|nation|field|state))\b/giu,
  /\b(?:(?:among the|one of the) (?:very )?(?<word>last|few|first|best|finest|rarest)|a (?<hand>handful))\b(?= (?:\p{L}+ ){0,3}(?:in the|of its|of their|ever|still|anywhere|who|to|masters?|experts?|scientists?|people|researchers?|engineers?))/giu,
  /\b(?:not|never|rarely|seldom) (?:had|seen|known|met|encountered|supervised|taught|worked with)(?: \p{L}+){0,2} (?<word>more|better) \p{L}+/giu,
  /\b(?<word>greater|more|better|higher) [\p{L} ]{2,30} than (?:any|all|every|anyone|most|other)\b/giu,
  /\bno \p{L}+(?: [\p{L}’'-]+){0,5} (?<word>greater|more|better|higher)\b/giu,
  /\b(?<word>second to none|unlike any|like no other|without equal|without (?:a )?(?:parallel|peer|rival)|at the forefront|household name|gold standard|state of the art|one of a kind|in a class of (?:her|his|their|its) own|head and shoulders above|the standard (?:against|by) which)\b/giu,
  /\ban? (?<word>leading|foremost|top|eminent|celebrated|renowned|acclaimed) (?:\p{L}+ )?(?:authority|expert|figure|voice|light|scholar|scientist|specialist|practitioner|engineer|artist|educator)\b/giu,
  // "I have met none who is her equal", "no teacher whose results came close to hers".
  new RegExp(
    `\\b(?:none|no one|nobody|never|no \\p{L}+|few|rarely|seldom|hardly)\\b[^.;,]{0,60}?\\b(?<word>${HERS} (?:equal|match|peer|like)|(?:come|comes|came|coming) (?:close|near) to ${HERS}|(?:rival|surpass|equal|match|outdo|approach|compare with)(?:s|e?d)? ${HERS})\\b`,
    'giu',
  ),
]

/** A comparison with what it is among: "the ablest of my students", "the cleanest file of them all". */
const OPEN = /\b(?:the|her|his|their|its|my|our) (?:very )?(?<word>\p{Ll}{3,}est)\b/gu
const OPEN_AMONG =
  /\b(?:among|of (?:all|them|any|my|our|those|the (?:many|several|dozens))|ever|I have|we have|I had|to date|anywhere|in (?:my|our) (?:career|life|experience))\b/u

/** What no rank does without. */
const RANKING =
  /est\b|\btop|leading|premier|\bsole\b|\bonly\b|\bmost\b|\bfirst\b|\bun(?:precedented|paralleled|matched|rival|like|ique)|world|renowned|pioneer|groundb|revolution|cutting-|state[ -]of|award-|internationally|preeminent|prestigious|no other|anywhere|\blast\b|\bfew\b|\bmore\b|\bbetter\b|\bgreater\b|\bhigher\b|handful|second to|without|forefront|equal|match|peer|close to|near to|rival|surpass|outdo|approach|compare|kind|class of|head and|the standard|eminent|celebrated|acclaimed|incomparable|household|gold|in the (?:whole|entire|country|nation|industry|field|region|state|United)|[’']s (?:big|only|top)/iu

/** True of "ablest" and not of "interest". */
function isCompared(word: string): boolean {
  const { lemma, adjective } = senseOf(word)
  return adjective && lemma !== word && word !== 'latest'
}

export function* readSuperlatives(unread: Unread): Generator<Claim> {
  if (!RANKING.test(unread.text)) return
  for (const form of FORMS)
    for (const { match, place } of unread.take(form))
      yield { kind: 'superlative', ...place, word: foldWord(match.groups?.word ?? match.groups?.hand ?? '') }
  if (!OPEN_AMONG.test(unread.text)) return
  for (const { match, place } of unread.take(OPEN, ({ groups }) => isCompared(groups?.word ?? '')))
    yield { kind: 'superlative', ...place, word: foldWord(match.groups?.word ?? '') }
}
