import type { Factor, Prong } from '#domain/rfe.ts'

/** Headings of a whole prong, in lower case. */
export const PRONG_HEADINGS: readonly (readonly [Prong, RegExp])[] = [
  [
    'prong_1',
    /\b(?:first|1st) (?:prong|element|requirement|question|factor)\b|\bprong (?:one|1|i)\b|\bsubstantial merit (?:and|&) national importance\b/,
  ],
  [
    'prong_2',
    /\b(?:second|2nd) (?:prong|element|requirement|question)\b|\bprong (?:two|2|ii)\b|\bwell[- ]?positioned\b/,
  ],
  [
    'prong_3',
    /\b(?:third|3rd) (?:prong|element|requirement|question)\b|\bprong (?:three|3|iii)\b|\bon balance\b|\bbalanc(?:e|ing)\b|\bbeneficial to (?:the united states to )?waive\b|\beffect on the national interest of requiring\b/,
  ],
  ['prong_3', /\blabor certification\b|\bjob offer\b/],
  [
    'threshold',
    /\b(?:eb-?2|underlying|requested) (?:classification|eligibility)\b|^\W*classification\b|\beligibility for the classification\b|\bthreshold\b/,
  ],
  [
    'filing',
    /\b(?:initial|required) (?:evidence|forms)\b|\bforms and\b|\bfiling (?:defects?|requirements?)\b|\bprocedural\b/,
  ],
]

/** Headings of a part of the notice that is larger than a prong. */
export const PART =
  /\bnational interest waiver\b|\bwaiver (?:of|request)\b|\bdhanasar\b|\brequest for a waiver\b|\bthe three prongs?\b/

/** Headings of one factor, where their words alone would be read otherwise. */
export const FACTOR_HEADINGS: readonly (readonly [Factor, RegExp])[] = [
  ['interest', /(?<!\bnational )\binterest(?:ed|s)?\b/],
  ['progress', /\bwhere\b.*\bstands?\b|\bso far\b|\bsteps (?:already )?taken\b|\bto date\b/],
  ['urgency', /\btiming\b|\btime[- ]sensitiv/],
  ['national_importance', /\breach\b|\bwider\b|\bbeyond\b/],
  ['interest', /\bwho wants\b|\bdemand\b|\bsupport (?:from|of) others\b/],
  ['endeavor', /\bwhat\b.*\bpropos\w+\b|\bproposed (?:work|project|undertaking)\b/],
  ['impractical', /^\W*(?:[a-z\d]+[.)]\s*)?(?:the )?job offer\W*$/],
  ['translation', /\btranslat|\bforeign[- ]language/],
  ['signature', /\bsignatures?\b|\bunsigned\b/],
  [
    'form',
    /\beta[- ]?(?:form )?9089\b|\beta[- ]?750\b|\bappendix a\b|\bfinal determination\b|^\W*(?:\d+\W+)?(?:required |missing )?forms?\b/,
  ],
  ['fee', /\bfees?\b/],
  ['final_merits', /\bfinal merits\b/],
  [
    'exceptional_ability',
    /\bexceptional ability\b|\bten years\b|\b10 years\b|\bsalary\b|\bremuneration\b|\bprofessional associations?\b|\blicen[cs]e\b|\brecognition for\b|\bacademic record\b|\bcomparable evidence\b/,
  ],
  ['five_years', /\bfive years\b|\bprogressive\b|\bemployment experience\b|\bpost-?baccalaureate\b/],
  ['advanced_degree', /\badvanced degree\b|\bcredential|\bdegree equivalen|\bevaluation\b/],
  ['occupation', /\boccupation\b|\bprofession$/],
  [
    'national_importance',
    /\bnational importance\b|\bnational scope\b|\bnational in scope\b|\bprospective impact\b|\bbroader impact|\beconomic (?:effects?|impact)/,
  ],
  ['substantial_merit', /\bsubstantial merit\b|\bintrinsic merit\b/],
  [
    'endeavor',
    /\b(?:specific|description of|what is|nature of|defin\w+|identif\w+|the|proposed) (?:the )?(?:proposed |specific )*endeavou?r\b|\bwhat you (?:propose|will|intend)/,
  ],
  ['education_and_skills', /\beducation\b|\bskills\b|\bknowledge\b|\bqualifications\b/],
  [
    'record_of_success',
    /\brecord of success\b|\btrack record\b|\bpast (?:success|record|achievement)|\bpublications?\b|\bcitations?\b|\binfluence\b/,
  ],
  ['plan', /\bplans?\b|\bfunding\b|\bfinanc/],
  ['progress', /\bprogress\b/],
  [
    'interest',
    /\binterest of\b|\binterest(?:ed)? (?:from|parties|entities)\b|\binvestors?\b|\bcustomers?\b|\busers\b|\band interest\b|^\W*interest\b/,
  ],
  ['letters', /\bletters?\b|\bexpert opinion|\btestimon|\brecommend/],
  ['impractical', /\bimpractical|\bjob offer or labor certification\b/],
  ['benefit_despite_workers', /\b(?:other|available|qualified|u\.s\.) workers\b|\bshortage\b/],
  ['urgency', /\burgen/],
]

/** Headings under which no point is raised: the letter itself, how to answer. */
export const STANDING =
  /\b(?:how|when|where)\b[^.]{0,20}\bto (?:answer|respond|submit|send|reply|mail)\b|\b(?:submitting|submission of|preparing|sending|filing) (?:a |your |the )?(?:response|answer|reply|evidence)\b|^\W*(?:your )?(?:response|reply|answer) (?:deadline|due|instructions|options|to this|time)\b|\bdue date\b|\binstructions\b|\bconclusion\b|\bimportant\b|\bwarning\b|\bplease note\b|\bburden of proof\b|\bresponse (?:options|instructions)\b|\bdeadline\b|\bclosing\b|\bfailure to respond\b|\bwhere to\b|\bmailing\b|\bmail (?:the|your)\b|\brespond(?:ing)? to (?:this|the)\b|^\W*(?:[ivx\d]+\W+)?(?:your |the )?(?:response|notice|reply|enclosures?|attachments?|sincerely)\W*$|^\W*enclosure \d|\bprocedural history\b|^\W*(?:[ivx\d]+\W+)?general information\W*$|^\W*(?:online|by mail|by post|if you have questions|how to reach us)\W*$/

/** Headings that go on with the point before them. */
export const SAME_POINT = {
  law: /^(?:the )?(?:applicable |governing |relevant )?(?:law|legal (?:framework|standard|background|requirements?|authority)|standards?(?: of review)?|rules?(?: we apply)?|law applied|regulations?|statute|authority|policy|framework|eligibility requirements|background|overview|introduction)\s*[.:–-]?$/,
  facts:
    /^(?:the )?(?:why(?: we ask)?|reasons?|facts?|evidence(?: (?:submitted|of record|received|provided|requested|considered))?|analysis|discussion|findings?|deficienc(?:y|ies)|determination|assessment|review|evaluation(?: of (?:the )?evidence)?|requests?|evidence requested|requested evidence|suggested evidence|evidence you may submit|additional evidence|what (?:you (?:may|should|can|must|sent|submitted)|to (?:send|submit|provide)|we (?:need|ask|request|found|have)|is (?:needed|asked|requested|missing)).*|documents requested)\s*[.:–-]?$/,
}

/** The head of the letter: nothing stands under it but the letter itself. */
export const LETTERHEAD =
  /\bimmigrant petition\b|\brequest for (?:additional )?evidence\b|\bdepartment of homeland\b|\bservice center\b|\bnotice (?:of|date|type)\b|\breceipt\b|\bcitizenship and immigration\b|^\W*a\d{3}\W?\d{3}\b|^\W*(?:re:\s*)?form i-?\d{3}\W*$|\bcase type\b|\bfile:|^\W*dear\b|\b[a-z]{2} \d{5}\b|\b(?:petitioner|beneficiary):/
