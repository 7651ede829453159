/** How officers say that something is no complaint, in lower case and without quotations. */

const IT = String.raw`(?:it|this|that|them|these|those|the (?:point|matter|difference|question|omission|error|discrepancy)|this (?:point|matter|question|item|heading))`
const PERSON = String.raw`(?:you|he|she|her|him|(?:the )?(?:self-)?petitioner|the beneficiary|anyone|anybody)`
const OFFICER = String.raw`(?:uscis|we|i|this office|the (?:service|officer))`
const WANTED = String.raw`(?:needed|required|necessary|asked(?: for)?|called for|requested|wanted|sought|expected)`

const CLAUSES: readonly string[] = [
  String.raw`no (?:[\w'-]+ ){1,16}(?:is|are|need be) (?:therefore |thus |accordingly )?${WANTED}(?: (?:for|on|of|from|about|as to|under|here) ?(?:${IT}|${PERSON}|any (?:one )?of (?:the|these|those) \w+)?)?`,
  String.raw`no(?:ne|thing)(?: (?:whatever|at all|further|more))? (?:turns|hangs|rests|depends) (?:up)?on ${IT}`,
  String.raw`(?:is|are|was|were|be) not (?:\w+ )?(?:held|counted|taken|weighed) against (?:${PERSON}|it|them)`,
  String.raw`(?:asks?|says?|said|makes?) nothing (?:more |further )?(?:about|of|on|as to) ${IT}`,
  String.raw`(?:none of (?:this|these|it|them) (?:calls? for|requires?|needs?) (?:an?|any) |(?:calls? for|requires?|needs?) no )(?:answer|explanation|comment|reply|response|further \w+)`,
  String.raw`(?:makes?|made) no (?:finding|determination|ruling) (?:up)?on ${IT}`,
  String.raw`no (?:finding|determination|ruling) is (?:therefore |thus |accordingly )?made [^;]{2,70}`,
  String.raw`neither decided n?or \w+(?: here| now| yet)?`,
  String.raw`${PERSON} (?:is|are) not (?:being )?(?:asked|required|obliged|expected|invited) to (?:\w+ ?){1,7}`,
  String.raw`(?:regards?|takes?|treats?|reads?) (?:it|this|that|them|which)? ?(?:as|to be|for) (?:an? |the )(?:[\w-]+ )?(?:slip|error|mistake|misprint|oversight|work of a typist)`,
  String.raw`${PERSON} need not [^;]{3,90}`,
  String.raw`and (?:here )?(?:it|that|this|they) (?:does|do|suffices?|(?:is|are) enough)(?: so)?(?: here)?`,
  String.raw`(?:is|see|sees|find|finds) no reason to (?:think the less of|discount|doubt|fault) [^;]{2,40}`,
  String.raw`(?:is|are) neither here nor there`,
  String.raw`(?:does|do|did) not (?:weigh|count|tell|speak) against (?:${PERSON}|it|them)`,
  String.raw`plays? no (?:part|role) in [^;]{2,40}`,
  String.raw`(?:is|are) without (?:consequence|significance)(?:, [^;]{2,50})?`,
  String.raw`(?:has|have|had|sees?|finds?) no (?:reservations?|misgivings?|concerns?|quarrel|difficulty) (?:as to|about|with|on|regarding|under) [^;]{2,70}`,
  String.raw`nor (?:has|have) (?:it|he|she|we|i|uscis|the (?:service|officer)) any (?:as to|about|with|on|regarding) [^;]{2,120}`,
  String.raw`there (?:can be|is) no doubt (?:about|as to|of) (?:(?!\b(?:not|no)\b)[^;]){2,60}`,
  String.raw`(?:has|have) no (?:effect|bearing) (?:up)?on (?:your|his|her|the|this) (?:own )?(?:case|petition)`,
  String.raw`no point is (?:taken|made) (?:on|of|about) [^;]{2,50}`,
  String.raw`(?:has|have) (?:therefore )?not been taken up`,
  String.raw`leaves? (?:(?:us|uscis|the officer) (?:in|with) )?no (?:room for )?doubt (?:(?!\b(?:not|no)\b)[^;]){2,80}`,
  String.raw`(?:is|are|was|were|has been|have been) (?:also )?(?:resolved|decided|weighed) in (?:your|his|her|the (?:self-)?petitioner's) favou?r`,
  String.raw`(?:differences?|discrepanc(?:y|ies)|contradictions?|inconsistenc(?:y|ies)|conflicts?) (?:has|have) been (?:explained|resolved|reconciled)`,
  String.raw`nothing in the (?:record|file|petition|filing) contradicts (?:${IT}|him|her)`,
  String.raw`(?:that|this|it|which) is no (?:fault|defect|bar|obstacle|objection|reproach|criticism|shortcoming)(?: (?:in|to|of) (?:it|them|itself|this|that))?`,
  String.raw`nothing (?:here|in this (?:notice|letter|request)) (?:anticipates|prejudges|decides) ${IT}`,
]
const CLAUSE = `(?:${CLAUSES.join('|')})`

/** It ends so: whatever it told before is told, and asked about no further. */
export const DISCLAIMS = new RegExp(String.raw`(?:^|[\s,;])${CLAUSE}\W*$`)

/** It says so of the sentence before it, and begins with that. */
export const DISCLAIMS_LAST = new RegExp(
  String.raw`^(?:(?:none of |all of )?(?:${IT}|they|which)|${OFFICER}|nothing)\b[^;]{0,40}?\b(?!not\b)${CLAUSE}\W*$|^${CLAUSE}\W*$`,
)
