import type { Factor } from '#domain/rfe.ts'

const OF_THE_FILING = String.raw`\b(?:form|petition|i-?140|eta|g-28|part \d+|page \d+|box)\b`

/** What a sentence is on where a word of another factor stands in it, in lower case; less than nothing: it is not on that. */
export const FACTOR_CONTEXTS: readonly (readonly [Factor, number, RegExp])[] = [
  // A letter or a lease may be unsigned; the signature of the filing is another thing.
  [
    'signature',
    -6,
    new RegExp(
      String.raw`^(?!.*${OF_THE_FILING}).*\b(?:letters?|agreements?|memorand(?:um|a)|contracts?|lease|plan|brief|writers?)\b`,
    ),
  ],
  ['form', -4, /\bforms? (?:w-?2|1099|1040|1120)\b/],
  ['exceptional_ability', 3, /\bforms? w-?2\b|\bbelow the median\b|\bwages? (?:which|that|of)\b/],
  ['form', -6, /\bg-?1450\b/],
  ['fee', 4, /\b(?:remittance|money order|cashier's check|g-?1450)\b/],
  [
    'other',
    4,
    /\b(?:places?|dates?|year) of birth\b|\bpassport\b|\bearlier petition\b|\bvisa application\b|\bwhereabouts\b|\bmarriage certificate\b|\bidentity\b|\bpost-?dates the filing\b/,
  ],
  [
    'interest',
    7,
    /\b(?:intend|intends|wish|wishes|would|means?|plans?|promise[sd]?) to (?:purchase|buy|use|invest|license|adopt)\b|\bletters? of intent\b|\bsaid that (?:he|she|they) wants? it\b/,
  ],
  [
    'five_years',
    5,
    /\bmonths short\b|\bfull[- ]time\b[^.;]{0,60}\byears\b|\bprogressive\b|\b(?:letters?|they|which) (?:together |only )?(?:account|add up|amount|come|cover)s? (?:for |to )?(?:only )?(?:\w+ )?(?:years|months)\b|\byears and (?:\w+ )?(?:weeks|months)\b|\bexperience letters?\b|\bpart[- ]time\b/,
  ],
  [
    'national_importance',
    4,
    /\bjobs\b|\bu\.?s\.? workers at\b|\bemploy (?:\w+ )?(?:people|workers|persons)\b|\bpayroll of\b|\btax revenue\b|\beconomic (?:effects?|figures?|impact|benefits?)\b|\bbeyond (?:your|the|his|her|its) (?:own )?(?:clients?|customers?|employer|school|region|company|district|buyers)\b|\boutside (?:the|your|his|her) (?:district|region|city|state|company|school)\b|\bdisseminat\w+|\bmatters? to the nation\b|\bgains go to\b/,
  ],
  [
    'national_importance',
    4,
    /\b(?:industry|field|country|nation|subject|problem)\b[^.;]{0,30}\b(?:rather than|and not|not)\b[^.;]{0,40}\b(?:endeavor|undertaking|work|project|venture|you|petitioner)\b|\bconcerns? the (?:subject|field|industry)\b|\b(?:not one of them|never|do not|without) (?:concerns?|mention(?:s|ing)?|name|discuss) (?:the |your |his |her )?(?:endeavor|petitioner|workshop|project|undertaking|you)\b/,
  ],
  [
    'benefit_despite_workers',
    5,
    /\b(?:country|nation|united states) would (?:gain|forgo|lose|still)\b|\bscarcity\b|\bno one else can\b|\bany (?:trained|qualified|other|competent) \w+\b|\bother qualified\b|\bdomestic workers\b|\bqualified \w+ are few\b/,
  ],
  [
    'urgency',
    4,
    /\bhaste\b|\bthe hurry\b|\bmatter of time\b|\bspeaks? of urgency\b|\bwill not wait\b|\bcannot wait\b|\btime taken by a labor certification\b/,
  ],
  [
    'impractical',
    4,
    /\bminimum requirements\b|\bset out in an application for labor certification\b|\b(?:could|can|would) (?:well |easily )?sponsor\b|\bprocess is slow\b|\bself-employ\w+\b[^.;]{0,60}\bcertification\b/,
  ],
  [
    'final_merits',
    5,
    /\btaken (?:as a )?(?:whole|together)\b[^.;]{0,80}\b(?:expertise|ability|ordinarily|lift|above)\b|\bcombined evidence\b|\bboxes have been ticked\b|\b(?:expertise|knowledge|ability)\b[^.;]{0,40}\bsignificantly above\b|\bordinarily (?:encounters?|met with)\b|\bfrom that of (?:his|her|your) (?:colleagues|peers)\b/,
  ],
  [
    'progress',
    4,
    /\bsteps (?:described|taken|already|toward)\b|\bnothing has happened\b|\bto date\b[^.;]{0,40}\btested\b|\b(?:company|business|firm|corporation) (?:was|has been) (?:registered|formed|incorporated|founded)\b|\bpatent application was\b|\bhas done no business\b|\bprototype\b/,
  ],
  [
    'substantial_merit',
    4,
    /\bmeritorious\b|\bin what (?:its|their|the) merit\b|\bmerits? (?:of|in) (?:the|this|its|your)\b|\bclaims made for the product\b/,
  ],
  [
    'occupation',
    4,
    /\boccupation\b[^.;]{0,80}\b(?:requires?|entry|minimum)\b|\b(?:performed|had|done|entered) (?:by someone )?with(?:out a degree| a certificate| a diploma)\b|\bseems to require licensure\b|\bin what occupation\b/,
  ],
  [
    'advanced_degree',
    4,
    /\bregistrar\b|\baccredit(?:ed|ation)\b|\bdiploma\b[^.;]{0,40}\b(?:equal|equivalent|issued|conferred)\b|\bevaluat(?:ion|or)\b[^.;]{0,80}\b(?:degree|diploma|master|bachelor|credential|course)\b|\bshort of the degree\b|\b(?:edge|electronic database for global education)\b/,
  ],
  ['translation', 4, /\benglish (?:text|version)\b|\btranslator's\b|\bcertification (?:fails|does not|did not|came)\b/],
  [
    'endeavor',
    5,
    /\b(?:which|what) (?:of (?:the|these|them) )?(?:\w+ )?(?:is|are) (?:the |meant|proposed)\b[^.;]{0,30}\b(?:endeavor|undertaking)?|\bendeavor (?:has not been|is not|was not|has never been) (?:defined|described|stated|identified)\b|\bendeavor as \w+; |\bwhether (?:you'll|you will|he will|she will|the petitioner will) (?:be |work |teach)/,
  ],
  [
    'record_of_success',
    4,
    /\bsucceeded (?:at|in)\b|\brecord of success\b|\bsuccess in (?:similar|related|such|efforts)\b|\bpeer review\b|\binvention\b[^.;]{0,60}\bused\b/,
  ],
  [
    'balance',
    4,
    /\b(?:carry|tips?|tip) the balance\b|\bbalance (?:tips?|falls?|should fall)\b|\bprivate reasons\b|\bweigh anything against\b/,
  ],
  [
    'letters',
    6,
    /\b(?:consequently|therefore|accordingly|thus|so|hence),? (?:the|these|those|such) (?:\w+ )?(?:letters|opinions?|statements|testimonials)\b|\bgives? (?:it|them|the (?:letters?|opinions?)) (?:little|no|less|limited|minimal) (?:evidentiary |probative )?weight\b/,
  ],
  [
    'letters',
    5,
    /\b(?:from|written by|signed by) (?:persons|people|former|friends|classmates|teachers|colleagues|co-?workers|co-?authors|professors)\b/,
  ],
  [
    'signature',
    4,
    /\bsignature (?:in|on|of|at) (?:part|page|the)\b|\bmade with a stamp\b|\bsignature\b[^.;]{0,60}\b(?:stamp|missing|dated|typed|electronic|photocop\w+)\b/,
  ],
]
