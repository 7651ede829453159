import weights from './weights.json' with { type: 'json' }
import { isGrant } from '../concession.ts'
import { DISCLAIMS, DISCLAIMS_LAST } from '../lexicon/disclaims.ts'
import { ENDEAVOR_CHANGED } from '../lexicon/conflicts.ts'
import { CITATION } from '../lexicon/law-words.ts'
import { isPlainDenial } from '../lexicon/plain-denials.ts'
import { QUOTED_LAW } from '../lexicon/quoted-law.ts'
import { isPlain, LONGEST, saysNothing } from '../roles.ts'
import type { Told } from '../told.ts'
import { likelihood, type Weights } from './likelihood.ts'
import { traitsOf } from './traits.ts'

/** What the traits of a sentence speak for. */
const learned: Readonly<Record<'concession' | 'finding', Weights>> = weights

/** More than this, and a sentence is what its words speak for; less, and it is not what a pattern took it for. */
const GRANTED = 0.4
const SURELY_GRANTED = 0.9
const CERTAINLY_FOUND = 0.97
const SURELY_FOUND = 0.85
const FOUND = 0.6
const HARDLY_FOUND = 0.55
const NOT_FOUND = 0.4
const SCARCELY_FOUND = 0.35
const SURELY_NOT_FOUND = 0.25

/** What a paper says is no complaint by itself. */
const TELLS =
  /^(?:(?:the|your|his|her|this|that) [\w-]+ (?:describes|calls|gives|states|says|lists|speaks|mentions|proposes|names)|(?:uscis|we|i|this office) (?:ha(?:s|ve) )?(?:looked (?:at|through)|read|reviewed|examined|considered|went through))\b(?!.*\b(?:not|no|only|nothing|never|nor|without|merely|cannot|but|finds?)\b)/
/** What the petition asks for is told at the beginning; what was found in the precedent was found of somebody else. */
const RECITES =
  /^(?:you|he|she|the (?:self-)?petitioner|the beneficiary) (?:now |also |here )?(?:requests?|seeks?|asks? for) (?:an? )?(?:classification|(?:national interest )?waiver|exemption|immigrant)\b(?!.*\b(?:but|however|not|no)\b)|^in (?:matter of )?dhanasar\b(?!.*\b(?:here|you|your|by contrast|unlike|in this case|this (?:record|petition))\b)/
/** The factors of the second prong, Matter of Dhanasar, 26 I&N Dec. at 890, in their own words. */
const LISTS_FACTORS =
  /^(?!.*\b(?:not|no|nor|only|however|but)\b).*\bsuccess in related or similar efforts\b.*\bfuture activities\b/
/** What the law takes for granted, and what is only mentioned. */
const MENTIONS =
  /^it is (?:generally |ordinarily |usually )?presumed that\b|^(?:in|under|on|at) (?:this|the) (?:(?:first|second|third|last|final) )?(?:part|prong|element|requirement)\b[^,;]{0,30},? (?:we|uscis|the officer|this office) (?:asks?|considers?|evaluates?|weighs?) whether\b|^(?:uscis|we|i|this office) (?:notes?|mentions?|adds?|remarks?),? (?:only )?for your (?:convenience|information)\b/
/** Something comes next. */
const ANNOUNCES =
  /\b(?:another|two|three|four|several|other|further|these) (?:respects?|points?|matters?|grounds?|reasons?)\W*$|^(?:two|three|four|several) (?:of (?:the|these) )?(?:factors|prongs|criteria|elements|requirements)\b[^,;]{0,50}$|^to sum up\b[^,;]{0,40}$|^there (?:is|are|remains?) (?:also |still |then )?(?:one|two|three|several|another|a further) [\w -]{3,30}\W*$/
/** A condition, what officers consider in every case, and what they regret. */
const SUPPOSES =
  /^(?:if|unless|where|when|once|should)\b(?!.*(?:, (?:since|because|as) .*\bnot\b|\bit is (?:unclear|not clear)\b))(?!.*\bin the record\b.*\bfalls? short of\b)(?!.*\b(?:(?:you have|petitioner has|beneficiary has) (?:still |yet )?not|has (?:still |yet )?not (?:been )?(?:shown|explained|submitted|provided)|record does not (?:show|explain|say|establish))\b)[^,]*,|\bthe officer (?:considers?|looks|determines?|evaluates?|weighs?)\b|^(?:other|another|further) (?:factors?|considerations?) (?:are|is|include)\b|^(?:we|uscis) regrets?\b|^(?!.*\b(?:you|your|petitioner(?:'s)?)\b).*\b(?:from case to case|in (?:one|some|other|many|most|every|each|any) cases?)\b/
/** What became of an earlier petition is told, and does not decide this one. */
const OF_ANOTHER =
  /\b(?:earlier|prior|previous|former|separate) (?:form )?(?:i-?\d{3}|petition|filing)\b[^;]*\b(?:denied|approved|withdrawn|revoked|dismissed|found|record)\b(?!.*\b(?:differ\w*|inconsisten\w*|conflict\w*|contradict\w*|reconcil\w*|discrepanc\w*)\b)/

/** Said of the sentence before it. */
const SET_ASIDE =
  /^(?:this|that|it|these|those|which)\b[^;]{0,40}\b(?:is|are) (?:not (?:a )?(?:part|subject) of this (?:request|notice|letter)|(?:a )?separate (?:matter|filing|case|proceeding)s?\b)/

/** The sentence before it is granted. */
const ACCEPTED =
  /^(?:this|that|the) (?:point|much|matter|claim|argument)? ?(?:is|has been) (?:accepted|conceded|granted|not (?:disputed|in dispute|questioned))\b|^(?:uscis|we|this office) (?:accepts? (?:this|that)|(?:has|have) taken note of (?:this|that) and|(?:does|do) not (?:dispute|question|contest) (?:this|that))\b(?!.*\b(?:but|however|yet|only)\b)/

/** Papers that say different things, or are not in English: no other words are needed. */
const PLAINLY_WANTING =
  /^what (?:i|we) (?:miss|lack|did not find|do not find|cannot find) is\b|^no (?:\w+, )*(?:\w+ (?:or|and) )?\w+ (?:is|was|has been) (?:given|offered|provided|stated|cited)\b[^;]*|\bcontradict (?:each other|one another)\b(?!.*\b(?:explained|resolved)\b)|\bmust (?:resolve|explain|reconcile) (?:this|these) (?:\w+ )?(?:inconsistenc|contradiction|discrepanc|conflict|difference)|\b(?:those|these|this|the|your|his|her) [\w' -]{2,40} (?:is|are|was|were) not supported by (?:any )?(?:evidence|documentation|documents)\b|\b(?:you|your|he|his|she|her|petitioner(?:'s)?)\b[^;]*\b(?:which|that|and) is not a profession\b|^it is (?:also |further )?claimed (?:that )?[^;]*, but (?:by|according to|in|under) (?:the|your|his|her) [\w ]{2,30}\b(?:would|will|is|are|was|were|has|have|does|do) not\b|^(?:however, |also, )?(?:the (?:petition|record|filing|submission)|you) (?:does|do|did|has|have) not (?:include|contain|submit|provide)(?:d|ed|ted)? (?:any |sufficient )?(?:documentary )?(?:evidence|documentation|proof) (?:of|that|to show|showing)\b|\bcertified by (?:no one|nobody)\b|^(?!(?:an?|any|every|each|no) ).*\b(?:translations?|(?:english )?versions?) (?:that |which |of )?(?:[\w'-]+ ){0,6}?(?:is|was|are|were|has been|have been) not (?:been )?certified\b|\b(?:submitted|filed|provided|sent|included) without (?:an?|any|its|their|the) (?:\w+ )?(?:certified )?(?:english )?translations?\b|\b(?:was|were|is|are) not part of the (?:proposed )?endeavor (?:for which|that|which|as|you|described)\b/

/** No officer says so of what is in order. */
const IRRECONCILABLE =
  /^(?!(?:if|where|when|unless)\b).*\bit (?:is|remains) (?:also |therefore |still )?(?:unclear|not clear) (?:why|how|what|where|which|whether)\b|\b(?:cannot|can not|could not|has not been|have not been|is not|are not) (?:be )?reconciled\b|\bno explanation (?:of|for) (?:the|this|these) (?:difference|discrepanc|conflict|inconsistenc)/

/** What is only supposed, allowed or received is not granted. */
const NO_GRANT =
  /^(?!.*\b(?:is|are|was|were|has|have|shown|established|accepted|granted|met|conceded|agreed|undisputed)\b)(?:education|record of success|substantial merit|national importance|progress|interest|plan)\b[\w ,]{0,30}\.$|^(?:if|unless|should|whether|when|once|assuming)\b|\backnowledges? (?:receipt|that you (?:submitted|provided|sent|filed))\b|^(?:after|upon|to (?:establish|show|demonstrate|meet))\b|\bmay grant\b|^\W*(?:\d|section|ina)[^a-z]*c\.?f\.?r\b[^a-z]*(?:\([a-z]+\)[^a-z]*)*$|^(?:you|the (?:self-)?petitioner) (?:may|might|could|must|should)\b|\b(?:finds?|concludes?) (?:that )?(?:you|he|she|it|the (?:self-)?petitioner) (?:do|does|did|has|have|is|are) not\b|\?$/

/** What the sentence does, where that is weighed and what it can be speak alike. */
function decided(one: Told & { finds: number; grants: number }, next: Told | undefined): Told {
  const { finds, grants } = one
  if (next?.block === one.block && SET_ASIDE.test(next.own)) return { ...one, role: 'other', finds: 0 }
  if (next?.block === one.block && ACCEPTED.test(next.own)) return { ...one, role: 'concession', finds: 0 }
  if (DISCLAIMS.test(one.own) || (next?.block === one.block && DISCLAIMS_LAST.test(next.own)))
    return { ...one, role: grants >= GRANTED ? 'concession' : 'other', finds: 0 }
  const isFinding = one.role === 'finding'
  const found = (): Told => ({ ...one, role: 'finding', strength: Math.max(1, one.strength) })
  if (one.opens === true || one.heading?.kind === 'closing') return one
  // A list of what is wanting says itself what its items are.
  if (one.lacks === true && isFinding) return found()
  if (PLAINLY_WANTING.test(one.own) && !SUPPOSES.test(one.own)) return found()
  if (isPlainDenial(one.own) && !SUPPOSES.test(one.own) && !CITATION.test(one.own))
    return { ...found(), finds: Math.max(finds, SURELY_FOUND) }
  if (ENDEAVOR_CHANGED.test(one.own) && isFinding && !SUPPOSES.test(one.own))
    return { ...found(), finds: Math.max(finds, CERTAINLY_FOUND) }
  // An item that goes on with "you may provide:" says what is to be sent, and what it should not be.
  if (one.role === 'request' && one.bullet && /^\W*\p{Ll}/u.test(one.text)) return one
  // "It shows interest, and no more is needed": what is granted asks for nothing.
  if (one.role === 'request' && !one.bullet && grants >= SURELY_GRANTED) return { ...one, role: 'concession' }
  if (one.role === 'request' || one.role === 'boilerplate') {
    const isStanding = one.role === 'boilerplate' && one.strength === 0
    return finds >= (isStanding ? CERTAINLY_FOUND : SURELY_FOUND) ? found() : one
  }
  if (IRRECONCILABLE.test(one.own) && isFinding) return found()
  if (OF_ANOTHER.test(one.own) || RECITES.test(one.own) || LISTS_FACTORS.test(one.own) || MENTIONS.test(one.own))
    return { ...one, role: 'other', finds: 0 }
  if (grants >= GRANTED && grants > finds && !NO_GRANT.test(one.own)) return { ...one, role: 'concession' }
  if (ANNOUNCES.test(one.own)) return { ...one, role: isFinding ? 'weak' : one.role, finds: 0 }
  if (SUPPOSES.test(one.own)) return { ...one, role: isFinding ? 'law' : one.role, finds: 0 }
  // What complains in several ways is doubted less.
  const [not, hardly] = one.strength > 1 ? [SURELY_NOT_FOUND, SCARCELY_FOUND] : [NOT_FOUND, HARDLY_FOUND]
  if (isFinding && finds < not) return { ...one, role: 'other' }
  if (isFinding && finds < hardly) return { ...one, role: 'weak' }
  if (
    finds >= SURELY_FOUND &&
    (isFinding || !isPlain(one.own)) &&
    (isFinding || finds >= CERTAINLY_FOUND || !(saysNothing(one.own) || TELLS.test(one.own)))
  )
    return found()
  const least = QUOTED_LAW.some((pattern) => pattern.test(one.own)) ? SURELY_FOUND : FOUND
  if (!isFinding && finds >= least && !saysNothing(one.own) && !TELLS.test(one.own)) return { ...one, role: 'weak' }
  return one.role === 'concession' ? { ...one, role: 'other' } : one
}

/** How likely it finds, and how likely it grants; with a concession, what remains without it may be the likelier finding. */
function likelihoodsOf(told: readonly Told[], at: number, one: Told): { finds: number; grants: number } {
  const weighedBy = (traits: readonly string[]) => ({
    finds: likelihood(learned.finding, traits),
    grants: likelihood(learned.concession, traits),
  })
  const whole = weighedBy(traitsOf(told, at))
  if (one.concession === null || !isGrant(one.concession)) return whole
  const remains = weighedBy(traitsOf(told, at, { ...one, ...one.concession.remains }))
  return { finds: Math.max(whole.finds, remains.finds), grants: Math.min(whole.grants, remains.grants) }
}

/** What alike letters come to, also where it is put as a rule. */
const WEIGHS_LESS =
  /^(?!.*\b(?:if|unless)\b).*(?:\b(?:little|less|diminished|reduced|limited|minimal)\b[^;]{0,25}\b(?:weight|probative value)\b|\breduc(?:es|ed) the weight\b)/
const ALIKE = /\b(?:same|identical(?:ly)?|alike|nearly word for word|verbatim)\b/

/** Of letters that say the same, what that makes of them is the finding. */
const ofAlike = (told: readonly Told[]): Told[] =>
  told.map((one, at) => {
    const before = told[at - 1]
    const isTheirs = before?.block === one.block && ALIKE.test(before.own) && WEIGHS_LESS.test(one.own)
    return isTheirs && one.role !== 'finding' ? { ...one, role: 'finding', strength: 1, finds: SURELY_FOUND } : one
  })

/** "You claim that it is impractical because you are self-employed." */
const CLAIMS =
  /\b(?:you|petitioner|beneficiary|he|she|counsel|(?:petition|cover) letter|brief|statement)\b (?:also |further |now )?(?:claims?|asserts?|argues?|states?|contends?|maintains?|suggests?|reasons?|says?|(?:bases?|rests?) [^.;]{3,60} on|rel(?:y|ies) (?:\w+ )?on|points? (?:\w+ )?to)\b(?! (?:no|nothing)\b)/
/** "Self-employment alone does not establish ...": a rule by itself, and the answer to a claim behind one. */
const ALONE =
  /^(?!if\b)(?:[\w'-]+ ){1,8}?(?:alone|by itself|in itself|without more|standing alone)\b[^;]{0,40}\b(?:does|do|is|are|can) ?not\b|^(?!if\b)(?:[\w'-]+ ){1,8}?(?:does|do|is|are|can) ?not,? (?:alone|by itself|in itself|without more|standing alone)\b/
/** "As for the shortage of teachers, that posts are vacant does not by itself establish ...": the claim stands at its head. */
const OF_ITS_CLAIM =
  /^(?:finally, |moreover, )?(?:as (?:for|to)|regarding|concerning|with (?:regard|respect) to) (?:the|your|his|her|petitioner's) [^,]*, [^;]*\b(?:does|do|is|are) not,? (?:alone|by itself|in itself|without more|standing alone),? (?:establish|show|demonstrate|make|give|prove)/
/** A lack of workers is a matter for the labor certification, Matter of Dhanasar, 26 I&N Dec. at 885-86. */
const LACK =
  /\b(?:shortages?|vacanc(?:y|ies)|vacant|in demand|lack of (?:qualified |such )?(?:workers|teachers|\w+s))\b/
const FOR_CERTIFICATION = /\bshortages?\b[^;]*\b(?:department of labor|labor certification)\b/

const answers = (one: Told, before: Told | undefined, next: Told | undefined): boolean =>
  OF_ITS_CLAIM.test(one.own) ||
  (before?.block === one.block &&
    CLAIMS.test(before.own) &&
    (ALONE.test(one.own) ||
      // The law, where the officer goes on to say what it comes to.
      (LACK.test(before.own) &&
        FOR_CERTIFICATION.test(one.own) &&
        !(next?.block === one.block && next.role === 'finding'))))

const RAISED: ReadonlySet<Told['role']> = new Set(['law', 'other', 'weak'])

/** What answers the claim before it is said of this case, though it is worded as a rule. */
const ofClaims = (told: readonly Told[]): Told[] =>
  told.map((one, at) =>
    answers(one, told[at - 1], told[at + 1]) && RAISED.has(one.role)
      ? { ...one, role: 'finding', strength: 1, finds: SURELY_FOUND }
      : one,
  )

/** The sentences with what they do as their words, their order and their neighbors speak for it. */
export const reweighed = (told: readonly Told[]): Told[] =>
  ofClaims(
    ofAlike(
      told.map((one, at) => {
        if (one.own.length > LONGEST) return one
        return decided({ ...one, ...likelihoodsOf(told, at, one) }, told[at + 1])
      }),
    ),
  )
