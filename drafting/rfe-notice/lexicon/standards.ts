import type { WrongStandard } from '#domain/rfe.ts'

/** Tests that are not the waiver's, as notices word them (Matter of Dhanasar, 26 I&N Dec. at 888-91). In lower case. */
export const STANDARDS: readonly (readonly [WrongStandard, RegExp])[] = [
  [
    'labor_shortage_required',
    /\bno (?:minimally |equally |similarly |other )?(?:qualified|such|able) (?:us |united states |american |domestic )?(?:workman|workmen|worker|workers|engineer|engineers|person|persons|professionals?|\w+ \w+) (?:could|can|is|are) (?:be )?(?:found|available|had)\b|\bshortage of qualified\b/,
  ],
  [
    'nysdot',
    /\bso great as to outweigh\b|\bpast record (?:justifies|must justify) (?:the )?projections?\b|\bnational interest inherent in the labor certification\b|\bhistory of achievement with (?:some )?(?:degree of )?influence\b|\bexemption from (?:that|the) process\b/,
  ],
  [
    'membership_requirement',
    /\b(?:associations?|memberships?|members?|guild|society|institute)\b[^.;]{0,140}\b(?:outstanding achievements?|recognized (?:national|international) experts|judged by)\b/,
  ],
  [
    'eb1a',
    /\b(?:top|pinnacle|summit|forefront) of (?:the|your|his|her|its) (?:field|profession|occupation|discipline|calling)\b|\b(?:renown(?:ed)?|acclaim(?:ed)?|pre-?eminent|elite|distinguished reputation|stature)\b|\b(?:nationally|internationally) (?:or (?:inter)?nationally )?(?:recognized|known|acclaimed)\b|\bone of (?:the|that) (?:very )?(?:few|small)\b|\bmajor contributions?\b|\bone-time achievement\b|\bextraordinary\b/,
  ],
  [
    'nysdot',
    /\b(?:past|demonstrable|prior) (?:history|record) of (?:demonstrable )?(?:prior )?achievement\b|\binfluence (?:on|in) (?:the|your|his|her) field\b|\bfield as a whole\b[^.;]{0,30}\binfluence\b|\bintrinsic merit\b|\badversely affected\b|\bgreater degree\b|\bavailable (?:us|united states|american) worker\b|\bnydot\b|\bnysdot\b/,
  ],
  [
    'national_scope',
    /\b(?:national|nationwide|country-?wide) (?:in (?:scope|reach|extent)|impact|reach|effect|scale)\b|\b(?:local|regional|statewide|state-wide|one state|single state|geographically (?:limited|confined|restricted))\b[^.;]{0,60}\b(?:and not|not|rather than)\b[^.;]{0,30}\b(?:national|nation|nationwide)\b|\b(?:every|all) (?:of the )?(?:fifty )?states?\b|\bthroughout the (?:united states|country|nation)\b|\bacross the (?:united states|country|nation)\b|\bthe (?:nation|country|united states) as a whole\b/,
  ],
  [
    'success_required',
    /\b(?:likel(?:y|ihood)|certain(?:ty)?|guarantee[ds]?|assur(?:e|ed|ance))\b[^.;]{0,60}\b(?:succe(?:ed|ss\w*)|viable|profitable)\b|\b(?:will|would) (?:in fact |ultimately |actually )?(?:succeed|be (?:successful|profitable))\b/,
  ],
  [
    'harm_required',
    /\b(?:united states|nation|country|national interest|public|economy|industry|field)\b[^.;]{0,40}\b(?:would|will) (?:be (?:harmed|injured|damaged|adversely|impaired)|suffer|lose|be worse)\b|\b(?:harm|injury|damage|detriment|loss) (?:to the (?:united states|nation|national interest)|would (?:result|follow|come)|that would|the (?:united states|nation|country) would)\b/,
  ],
  [
    'comparison_with_workers',
    /\b(?:superior|better|greater|more (?:qualified|skilled|experienced|valuable)|exceeds?|surpass(?:es)?|outperforms?)\b[^.;]{0,50}\b(?:than|to|over)\b[^.;]{0,40}\b(?:other|us|american|united states|available|fellow|any|those)\b|\b(?:stands? (?:out|apart)|set(?:s)? (?:you|him|her|the petitioner) apart|distinguish\w* (?:you|him|her|the petitioner))\b|\b(?:only|unique) (?:person|individual|one) (?:who|able|capable)\b|\bno other (?:person|individual|worker|engineer|scientist|researcher)\b|\birreplaceable\b|\b(?:exceed|exceeds|surpass|surpasses) (?:those|that) of\b|\bcompar(?:e|es|ed|ison|able|ing) (?:you|him|her|yourself|himself|herself|the petitioner|the alien)? ?(?:to|with)\b[^.;]{0,40}\b(?:workers?|peers|others|professionals|engineers|researchers)\b/,
  ],
  [
    'nysdot',
    /\bsubstantially greater degree\b|\bgreater\b[^.;]{0,40}\bto a substantial degree\b|\bsubstantial intrinsic merit\b|\bnational interest would be adversely affected\b|\b(?:adversely affect(?:ed)? the national interest|adversely affected if a labor certification)\b|\b(?:some )?degree of influence on (?:the|your|his|her) field\b|\b(?:some )?degree of influence on the field\b|\bnew york state dep(?:artmen)?t\b|\bsame (?:objective )?minimum qualifications\b/,
  ],
  [
    'national_scope',
    /\bnational(?:ly)? in scope\b|\bnational scope\b|\b(?:benefits?|impact|effects?|reach)\b[^.;]{0,60}\b(?:must|should|will|would|be|is|are)\b[^.;]{0,30}\b(?:nationwide|nation-?wide|in every state|across (?:all|the entire|the whole) (?:of the )?(?:nation|united states|country)|the nation as a whole|national rather than (?:local|regional))\b/,
  ],
  [
    'eb1a',
    /\b(?:risen|rise|rose|rises) to the (?:very )?top\b|\bvery top of (?:the|your|his|her)\b|\bsmall percentage\b|\bsustained (?:national|international|acclaim)\b|\b(?:national|international) (?:or international )?acclaim\b|\boriginal (?:\w+, ){0,4}?(?:\w+ )?contributions? of major significance\b|\bof major significance\b|\bextraordinary ability\b|\bleading or critical role\b|\b(?:nationally|internationally) (?:or internationally )?recognized (?:prizes?|awards?)\b|\boutstanding (?:professor|researcher)\b/,
  ],
  [
    'labor_shortage_required',
    /\bonly (?:where|if|when|in case)\b[^.;]{0,60}\bshortages?\b|\bunless\b[^.;]{0,60}\bshortages?\b|\bincumbent (?:on|upon)\b[^.;]{0,60}\bworkers\b[^.;]{0,40}\bunavailable\b/,
  ],
  [
    'national_scope',
    /\b(?:within|to|in) (?:only )?(?:one|a single|any one) (?:region|state|city|county|locality)\b[^.;]{0,60}\bnot\b[^.;]{0,30}\bnational\b|\b(?:all|most) of the states\b|\bevery region\b/,
  ],
  [
    'eb1a',
    /\b(?:must|requires?)\b[^.;]{0,80}\b(?:above (?:almost |nearly )?all (?:the )?others in the field|outstanding in (?:the|your|his|her) (?:academic )?(?:field|area)|high salary or other significantly high remuneration)\b|\brecognized internationally\b/,
  ],
  [
    'labor_shortage_required',
    /\b(?:not|no|without|fail\w*|must|should)\b[^.;]{0,80}\b(?:short supply|(?:is|was|of) a shortage)\b|\bshortages?\b[^.;]{0,40}\bsuch that no\b|\bnumber of such\b[^.;]{0,80}\binsufficient\b|\b(?:must|should|asked to|required to) (?:show|document|prove|establish|demonstrate)\b[^.;]{0,60}\bshortages?\b/,
  ],
  [
    'labor_shortage_required',
    /\bno able,? willing,?(?: and|,)? qualified\b|\b(?:able|willing),? (?:willing|able|qualified|available)?,? ?and (?:qualified|available)\b[^.;]{0,40}\b(?:u\.?s\.?|united states|american)?\b[^.;]{0,30}\bworkers?\b|\b(?:must|should|have to|has to|not (?:shown|established|demonstrated|submitted|provided))\b[^.;]{0,80}\b(?:shortage|insufficient (?:number|supply)|unavailab\w+|not available|no (?:qualified )?u\.?s\.? workers)\b/,
  ],
  [
    'harm_required',
    /\b(?:must|should|not (?:shown|established|demonstrated)|has to|have to|fail\w* to (?:show|establish|demonstrate))\b[^.;]{0,80}\b(?:harm(?:ed)?|suffer|detriment\w*|adverse(?:ly)? (?:effects?|affect\w*|impact\w*)|injur\w+)\b[^.;]{0,80}\b(?:united states|nation\w*|country|economy|without|if)\b/,
  ],
  [
    'comparison_with_workers',
    /\b(?:superior|greater|better|above|beyond|exceeds?|exceed|more (?:than|qualified|valuable)|stands? (?:out|apart)|distinguish\w*|compar\w+|outweigh)\b[^.;]{0,80}\b(?:u\.?s\.? workers?|united states workers?|american workers?|other (?:qualified |similarly[- ]qualified |available )?(?:u\.?s\.? )?(?:workers?|engineers|scientists|researchers|professionals|physicians|specialists)|your peers|his peers|her peers|similarly qualified)\b|\bsets? your contribution\b/,
  ],
  [
    'success_required',
    /\b(?:must|should|not (?:shown|established|demonstrated|proven)|has to|have to|fail\w* to|no evidence|unclear)\b[^.;]{0,100}\b(?:(?:will|would|is (?:more )?likely (?:than not )?to|be likely to|certain to|guarantee\w*) (?:ultimately )?(?:succeed|be successful)|(?:likelihood|probability|certainty|guarantee) (?:of|that)[^.;]{0,40} succe\w+|will succeed|ultimately succeed)/,
  ],
  [
    'membership_requirement',
    /\bmembership\b[^.;]{0,120}\boutstanding achievements?\b|\boutstanding achievements?\b[^.;]{0,80}\bmember(?:s|ship)\b/,
  ],
]

/** It is applied, and not told of: what must be shown or is not. */
export const APPLIED =
  /^prove\b|\b(?:must|should|has to|have to|requires|incumbent|cannot|sets? forth|not|no|nor|nothing|asked|required|need(?:s|ed)?|fail\w*|reserved|falls? short|only)\b/

/** Nobody names it who does not apply it, unless he says that it is no test. */
export const NAMED_IS_APPLIED =
  /\bnew york state dep(?:artmen)?t\b|\bpast record (?:justifies|must justify)\b|\binherent in the labor certification process\b/

/** The notice says that the test is not one. */
export const NO_SUCH_TEST =
  /\b(?:is|are) (?:not (?:being )?(?:asked|expected|obliged)|under no obligation) to\b|\b(?:do|does|did) not (?:ask|call for|say that)\b|\bare not asking\b|\bneither\b[^.;]*\bneed(?:s)? (?:be|not)\b|\bno (?:harm|shortage|comparison|evidence of a shortage)\b[^.;]*\b(?:need|must|asked)\b|\bthere is no requirement\b|\bbelongs to another\b|\bnor (?:are you|is (?:he|she)) compared\b|\b(?:rejected|replaced|superseded|discarded|departed from)\b|\bwould not require\b|\bshortages?\b[^.;]*\b(?:(?:does|do) not (?:by itself|in itself|alone|constitute|render|support|warrant|justify)|is not (?:a|in itself)|is a (?:matter|reason)|not warranted)\b|\bexists because\b|\bno (?:comparison|showing|shortage)\b[^.;]*\b(?:called for|required|needed|necessary)\b|\bpetitioner who\b|\bnot (?:be )?(?:required|necessary|limited|a requirement|judged|evaluated solely|need)\b|\bneed not\b|\bno longer\b|\bvacat\w+|\brather than\b[^.;]{0,30}\bnational in scope\b|\bneither requires?\b|\bdo(?:es)? not (?:require|need|have to)\b|\bwithout (?:requiring|regard)|\bdeclin\w+ to require|\beven (?:if|assuming|though)\b/

const PROOF =
  /\bclear(?:,? unequivocal)?,? and convincing\b|\bclear and (?:unequivocal|irrefutable)\b|\bbeyond (?:a |any |all )?(?:reasonable |shadow of (?:a |any )?)?doubt\b|\b(?:prove[sdn]?|proof|show[sn]?|showed|establish(?:e[sd])?|demonstrat(?:es?|ed|ing))\b[^.;]{0,20}\bconclusively\b|\bconclusively (?:prove|show|establish|demonstrate)\w*|\bconclusive (?:evidence|proof)\b|\bto an? (?:\w+ )?certainty\b/g
/** What refuses it, right before it: "rather than by clear and convincing evidence", "lower than beyond doubt". */
const REFUSED =
  /\b(?:not|nor|neither|never|than|instead of|without|unlike|less)(?: (?:to|be|have|has|need|needed|required|asked|shown?|prove[dn]?|established?|demonstrated?|the|a|an|that|of|is|one|standard|higher|level|by|with))*\W*$/
/** A finding that the record does not show something so is one by that standard. */
const FOUND =
  /\b(?:does|do|did|has|have|is|are|was|were|you|petitioner|record|evidence|letters?) not (?:\w+ )?(?:show\w*|prove\w*|establish\w*|demonstrate\w*)\b[^.;]{0,20}$|\b(?:does|do|did|has|have) not $/
/** Who names the right standard beside it tells the two apart. */
const RIGHT = /\bpreponderance\b|\bmore likely than not\b|\bprobably true\b|\bmore likely true\b/

/** Whether a sentence asks for more than the preponderance of the evidence (Chawathe, 25 I&N Dec. at 375-76). In lower case. */
export const asksHigherProof = (own: string): boolean =>
  !RIGHT.test(own) &&
  !NO_SUCH_TEST.test(own) &&
  [...own.matchAll(PROOF)].some(({ index }) => {
    const before = own.slice(0, index)
    return FOUND.test(before) || !REFUSED.test(before)
  })
