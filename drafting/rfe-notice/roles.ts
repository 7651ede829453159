import { ADVERSE, ADVERSE_SLIGHTLY } from './lexicon/adverse.ts'
import { BOILERPLATE } from './lexicon/boilerplate.ts'
import { CONFLICTS, ENDEAVOR_CHANGED } from './lexicon/conflicts.ts'
import { CONCEDES, NOTHING_ASKED, NOTHING_NEEDED } from './lexicon/concessions.ts'
import { DEFERS, MILD, NO_COMPLAINT, STRONG, WEAK } from './lexicon/findings.ts'
import {
  AUTHORITY,
  CITATION,
  GENERIC_START,
  OF_THIS_CASE,
  OPENING,
  REPORTED,
  REPORTED_OF_NOBODY,
} from './lexicon/law-words.ts'
import { QUOTED_LAW } from './lexicon/quoted-law.ts'
import { NOT_A_REQUEST, REQUESTS, SUMMARY } from './lexicon/requests.ts'

/** What a sentence does in a notice. */
export type Role = 'finding' | 'weak' | 'request' | 'concession' | 'law' | 'boilerplate' | 'summary' | 'other'

export interface Weighed {
  role: Role
  /** Of a finding: how many ways it complains. */
  strength: number
  /** Grants something, whatever else it does. */
  concedes: boolean
}

const count = (patterns: readonly RegExp[], text: string): number =>
  patterns.filter((pattern) => pattern.test(text)).length

/** Without what somebody is told to have said. */
export const withoutReports = (own: string): string =>
  own.replace(REPORTED, '$1$2 $3 $4[reported]').replace(REPORTED_OF_NOBODY, '[reported]')

/** What a sentence complains of when all that sounds like a complaint and is none is gone. */
function complaintIn(own: string): string {
  const said = NO_COMPLAINT.reduce((text, pattern) => text.replace(pattern, ' '), withoutReports(own))
  // "Although the trial had no control group, ...": what counts is what follows.
  const accepted =
    /^(?:since|because|as|given that)\b.*, ((?:uscis|we|i|this office) (?:\w+ )?(?:accepts?|agrees?|finds? it)\b.*)$/.exec(
      said,
    )
  if (accepted?.[1] !== undefined) return accepted[1]
  const granted = /^(?:although|though|while|even though|whereas|despite)\b[^,]*(?:,[^,]*?)??, (?=\S)(.*)$/.exec(said)
  return granted?.[1] ?? said
}

/** All of it is what others are told to have said, or says that nothing is wrong. */
export const saysNothing = (own: string): boolean =>
  (complaintIn(own)
    .replace(/\[\w+\]/g, '')
    .match(/\p{L}{2}/gu)?.length ?? 0) < 3

/** Its clauses that are about this case, and not about anybody. */
function ofThisCase(complaint: string): string {
  const clauses = complaint.split(/; |, (?=(?:and|but|yet|so|nor)\b)|: /)
  return clauses.filter((clause) => !isGeneric(clause) && NEGATIVE.test(clause)).join('; ')
}

const NEGATIVE = /\b(?:not|no|nothing|nobody|none|cannot|neither|nor)\b/

/** "For this, a degree is not needed": what comes before the subject is no part of it. */
const BEFORE_SUBJECT =
  /^(?:without|in|for|under|at|by|of|to|as|on|among|unlike|like|even|because of|apart from|beyond) ([^,]{2,50}), (.*)$/

function isOfAnybody(text: string): boolean {
  if (count(GENERIC_START, text) > 0) return true
  const [, before, rest] = BEFORE_SUBJECT.exec(text) ?? []
  return before !== undefined && rest !== undefined && !OF_THIS_CASE.test(before) && count(GENERIC_START, rest) > 0
}

/** "Inconvenience and delay are not enough.": no article before what it speaks of, nothing of this case, and no past. */
const BARE =
  /^(?!(?:the|this|that|these|those|your|his|her|its|their|our|my|both|all|neither|none|no|nothing|nobody|only|what|there|here|it|they|he|she|you|we|i|uscis|exhibits?|tabs?|some|many|most|several|two|three|four|five|six|seven|eight|nine|ten|one|each|as|in|on|at|by|for|from|with|under|of|to|absent|without|because|since|while|although|though|nor|still|even|counsel|page|part|form|section|missing|much|less|more|dr|mr|ms|mrs|prof)\b)(?:an? )?[a-z-]/
const PAST =
  /\b(?:was|were|did|had|been|submitted|provided|stated|came|went|showed|found|gave|made|said|filed|offered)\b/
const isBare = (text: string): boolean =>
  BARE.test(text) && !OF_THIS_CASE.test(text) && !PAST.test(text) && !/\d{2}|\[quoted\]/.test(text)

/** Of anybody, or of the law. */
export const isGeneric = (text: string): boolean =>
  count(QUOTED_LAW, text) > 0 || isOfAnybody(text.replace(OPENING, '')) || count(AUTHORITY, text) > 0

const isOrdinarilyLaw = (own: string): boolean => isGeneric(own) || (CITATION.test(own) && !OF_THIS_CASE.test(own))

/** Worded as a rule and said of this case: "letters so hedged do not show ...". */
const BENT =
  /^(?!.*\b(?:must|may|should|shall|will|generally|ordinarily|would|if|who|simply)\b)(?:an? |any |such )?(?:[\w-]+ ){1,4}(?:so [\w-]+|of (?:this|that) (?:kind|sort)\b|like (?:this|these)\b|which the (?:self-)?petitioner's|that the (?:self-)?petitioner|prepared by the (?:self-)?petitioner|by the (?:self-)?petitioner|[^.]*, and the \w+ itself|(?:which|that|whose) [^,]{0,30}\b(?:its|his|her|their) own)\b/

/** Begun as a rule, it ends on this case, or tells of one paper. */
const OF_THIS_RECORD =
  /^(?!.*\b(?:must|should|shall)\b).*\b(?:in (?:this|your|the present) case|on the figures given|the record here|on (?:this|the present) record)\b|^(?:claims?|assertions?|statements?) that [^,]*\[quoted\]|^an? (?:[\w-]+ )?(?:opinion|letter|statement|evaluation|article|plan|record) (?:which|that) [^,]{3,120} (?:does|do|did) not (?:establish|show|demonstrate|prove) that (?:those|these|his|her|your|you|he|she)\b|^an? (?:[\w-]+ )?(?:opinion|letter|statement|evaluation|article) (?:from|of|by) (?:dr|mr|ms|mrs|prof|professor)\b|^an? (?:[\w-]+ ){1,3}of \d+\b/

/** "In answer to this notice you may send ...": it is not about the notice. */
const IN_ANSWER =
  /^in (?:answer|response|reply) to this (?:notice|request|letter),? |^(?:your|the) (?:answer|response|reply|rebuttal) to this (?:notice|request|letter) (?=(?:should|may|might|could) (?:contain|include))/

/** A law's duty: "the petitioner must establish". */
export const DUTY =
  /\b(?:petitioner|you|he|she|person|individual|alien|beneficiary|self-petitioner|foreign national|evidence|petition)\b (?:must|shall|has to|have to|needs? to|is required to|are required to|will have to)\b|\bmust be (?:shown|established|demonstrated|persuasively)\b/

/** "Since you do not hold such a degree, you must show ...": why it is a duty is no complaint. */
const beforeDuty = (text: string): string => (text.split(DUTY)[0] ?? '').replace(/^(?:since|because|as)\b[^,;]*, /, '')

/** The officer grants it, whatever is said in passing. */
const GRANTS =
  /^(?:\W{0,9}\w{0,3}\W{1,9})?(?:further, |also, |and |based on [^,]*, )?(?:uscis|we|i|this office|the service)(?: (?:am|\w+))? (?:satisfied|accepts?|agrees?|credits?|concedes?|acknowledges?|recogni[sz]es?|finds?|concludes?|are persuaded|is persuaded)\b/
const DENIES = /\b(?:not|no|nor|cannot|nothing|neither|insufficient|lacks?|unclear|however|but)\b/

/** "What the record does not show." heads what follows. */
const ANNOUNCES =
  /^(?:(?:further|more|additional|the following) )?(?:evidence|documentation|information) is (?:therefore |now )?(?:requested|needed|required|asked for)(?: as follows| below| from you)?\W*$|\b(?:this|the) (?:letter|notice|request|list) (?:below )?sets? (?:them|these|it|each|those) out\b|\b(?:matters|points|questions|respects)\b[^.;]{0,60}\b(?:set|listed|given) (?:out )?(?:below|in what follows)\W*$|\b(?:we|uscis|this office) (?:does|do) not request any\b|^(?:two|three|four|five|several) (?:of (?:the|these) )?(?:things|points|matters|questions|issues|factors|prongs|criteria|elements|requirements)\b[^.,:;]{0,45}\W*$|^what (?:the |your )?(?:record|evidence|petition|filing|plan|letters?) (?:does|do|did|fails?)\b(?: not)?(?: to)? \w+\W*$/

/** The officer's grant ends the sentence. */
const GRANTED_LAST =
  /, (?:and )?(?:uscis|we|i|this office|the (?:service|officer|director)) (?:also |therefore |thus |readily |nevertheless )?(?:accepts?|agrees?|(?:is|are|am) (?:satisfied|persuaded)|considers? (?:it|this|them) (?:adequate|sufficient|met)|gives? (?:some|due|full|considerable|favou?rable) weight to (?:it|this|that|them))\b(?!.*\b(?:but|however|yet|only|although|except|provided)\b)/

/** What is to be sent, named and no more: "Copies of degrees in the field." */
const NAMED_ONLY =
  /^\W*(?:an? )?(?:(?:any|other|additional|further|detailed|legible|independent|objective|documentary|updated|corrected|signed|certified|complete|full|supplemental|published|new|clear|written) )*(?:letters?(?:\(s\))?|degrees|diplomas|certificates|evidence|proof|copies|copy|documentation|documents|articles|studies|statements?|affidavits?|plan|list|contracts|correspondence|translations?|reports|records|transcripts?|explanation|description|evaluation)\b(?!.*\b(?:has (?:an?|the|its|no|only|first)|is|are|was|were|do|does|did|must|shall|will|cannot|may include|come|comes|came|say|says|speak|show|shows|shown|stop|cover|covers|together|fail|fails|lacks?|remains?|has been|have been|states?|stated|gives?|gave|repeats?|praises?|concerns?|names?|contains?)\b(?! (?:the|how|why) ))/

/** "Translations.": what stands before a paragraph and names what it is on. */
const SINGLE_WORD = /^\W*[a-z-]+\.?$/

/** What was sent is told, and not weighed. */
const TOLD_SUMMARY =
  /^(?:why: |in support[^,]*, )?(?:you|(?:the )?(?:self-)?petitioner|he|she|counsel|the (?:record|filing|petition|submission))\b(?: (?:have|has|also|initially))* (?:submitted|provided|sent|filed|included|furnished|enclosed|offered|presented|gave|includes?|contains?|consists?)\b(?!.*\b(?:and (?:this|that|it|the|these)|this evidence)\b.*\b(?:meets?|satisf\w+|sufficient|weighs?|finds? that)\b)/

/** A finding also where it has words of the standing text. */
const SURELY =
  /\bis (?:therefore )?(?:a |an )?(?:different|new|another) (?:proposed )?endeavor\b|\b(?:you|petitioner|beneficiary|evidence|record|letters?|documents?|documentation|he|she|they|it) (?:therefore |thus |also |still )*(?:has|have|does|do|did) not (?!respond|answer|reply)|\b(?:and|but) (?:has|have|does|do|did) not (?!respond|answer|reply)/

/** A rule, a condition or a question grants nothing. */
const NOT_GRANTED =
  /\b(?:does|do|is|are) not (?:by|of|in) (?:itself|themselves)\b|\bincumbent\b|^\W*\d[.)] (?:that )?the (?:foreign national|person|individual|petitioner)'s (?:proposed )?endeavor has both\b|^the table\b|^(?:does|do|is|are|has|have)\b.*\?$|\bto assist in\b|^\W*\d?[.)]? ?that (?:the|on|he|she|it)\b|\brequires? (?:a )?showing\b|\b(?:must|shall|should|whether|if (?:the|you|a)|may grant|may be|may have|need not be shown|(?:is|are) not required to|need not|(?:does|did|do) not claim|is not claimed|no claim)\b/

/** Nothing in it sounds like a complaint. */
export const isPlain = (own: string): boolean =>
  [...STRONG, ...ADVERSE, ...CONFLICTS, ...MILD, ...ADVERSE_SLIGHTLY, ...WEAK].every((pattern) => !pattern.test(own))

/** A finding only where something is asked for it, or beside another. */
export const SLIGHT = 0.5

/** What conflicts is told in words of the papers themselves, which are no complaint. */
function strengthOf(specific: string, own: string): number {
  const strong = count(STRONG, specific) + count(ADVERSE, specific) + count([...CONFLICTS, ENDEAVOR_CHANGED], own)
  return strong > 0 ? strong : count(MILD, specific) + count(ADVERSE_SLIGHTLY, specific) > 0 ? SLIGHT : 0
}

/** No officer writes so long a sentence: it is a table, or noise. */
export const LONGEST = 2000

/** What a scanned table leaves of the lines between its cells. */
const RULED = /\|.*\|/

/** "if letters cannot be had": what is only supposed is no complaint. */
const CONDITION = /\b(?:if|unless|where|when) [^,;]*/g

/** The sign before an item. */
const ITEM_SIGN = /^[•·▪◦‣*+~–—-]\s+/

export function weigh(sentence: string): Weighed {
  const own = sentence.replace(ITEM_SIGN, '')
  if (own.length > LONGEST || RULED.test(own)) return { role: 'other', strength: 0, concedes: false }
  const complaint = complaintIn(own)
  const bent = BENT.test(own) || OF_THIS_RECORD.test(own)
  const specific = isGeneric(own) && !bent ? ofThisCase(complaint) : complaint
  const told = specific !== '' && (bent || OF_THIS_CASE.test(specific) || !isOrdinarilyLaw(own))
  const strength = told ? Math.min(strengthOf(specific, own), isBare(own.replace(OPENING, '')) ? SLIGHT : Infinity) : 0
  const concedes = !NOT_GRANTED.test(own) && !isGeneric(own) && count(CONCEDES, withoutReports(own)) > 0
  const as = (role: Role): Weighed => ({ role, strength, concedes })
  if (count(BOILERPLATE, own) > 0 && !(strength > 0 && (SURELY.test(specific) || ENDEAVOR_CHANGED.test(own))))
    return as('boilerplate')
  if (NOTHING_NEEDED.test(own)) return as('other')
  if (
    strength === 0 &&
    NOTHING_ASKED.test(own) &&
    !/\b(?:you|petitioner|beneficiary) may (?:submit|provide|send)\b/.test(own)
  )
    return as(concedes ? 'concession' : 'other')
  if (
    GRANTS.test(own) &&
    count(QUOTED_LAW, own) === 0 &&
    !DENIES.test(complaint) &&
    (strength < 1 || /\b(?:accept|agree|credit)s?\b/.test(own))
  )
    return as('concession')
  if (GRANTED_LAST.test(own) && !isGeneric(own)) return as('concession')
  if (DEFERS.test(own) || ANNOUNCES.test(own)) return as('other')
  if (NAMED_ONLY.test(own) && !SINGLE_WORD.test(own) && count(QUOTED_LAW, own) === 0) return as('request')
  const asks =
    count(REQUESTS, own) > 0 &&
    !(
      SUMMARY.test(own) &&
      !/\b(?:may|should|must|please|can|would|requests?|asks?|send)\b|^(?:provide|submit|explain|identify|describe|show|file|complete|sign|re-?sign|correct|clarify|address|return)\b/.test(
        own,
      )
    )
  if (asks && NOT_A_REQUEST.test(own.replace(IN_ANSWER, ''))) return as('boilerplate')
  if (asks && /^(?:please |kindly )?(?:submit|provide|send|furnish|explain|file|identify|describe)\b/.test(own))
    return as('request')
  if (
    strength > 0 &&
    DUTY.test(specific) &&
    !/\b(?:not|no|nothing|nor|cannot|lack\w*|fail\w*|unclear)\b/.test(beforeDuty(specific))
  )
    return as(asks ? 'request' : 'law')
  if (
    asks &&
    (strength === 0 ||
      !/\b(?:has|have|does|do|did|was|were|is|are) not\b|\bno evidence\b|\binsufficient\b|\bcannot\b/.test(
        specific.replace(CONDITION, ''),
      ))
  )
    return as('request')
  if (strength > 0) return as('finding')
  if (isOrdinarilyLaw(own) || DUTY.test(own)) return as('law')
  if (concedes && told && /\b(?:not|nor|cannot|never)\b/.test(complaint)) return as('weak')
  if (concedes && /^(?:however|nevertheless|but|yet)\b/.test(own)) return as('weak')
  if (concedes && !TOLD_SUMMARY.test(own)) return as('concession')
  if (told && !isGeneric(own) && count(WEAK, complaint) > 0) return as('weak')
  return as(SUMMARY.test(own) ? 'summary' : 'other')
}
