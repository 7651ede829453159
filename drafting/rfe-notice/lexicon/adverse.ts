/** What speaks against a paper without denying anything, in lower case: sameness, lateness, source, contrast, extent. */

const FILED = String.raw`(?:filing|filed|the petition|priority date|receipt date|submission)`
const LANGUAGES =
  'spanish|portuguese|french|german|italian|russian|ukrainian|polish|chinese|mandarin|japanese|korean|arabic|farsi|persian|hebrew|turkish|hindi|urdu|bengali|tamil|vietnamese|thai|greek|croatian|serbian|czech|norwegian|swedish|danish|finnish|dutch|hungarian|romanian'

/** Alone enough to make a sentence on the case a finding. */
export const ADVERSE: readonly RegExp[] = [
  /\b(?:does|do) not (?:render|make) (?:your|his|her|the|this) (?:own )?(?:proposed )?endeavor\b/,
  new RegExp(
    String.raw`\b(?:is|are|was|were) (?:\w+ )?in (?:${LANGUAGES})\b[^.;]{0,40}\b(?:summar(?:y|ies)|excerpts?|extracts?)\b`,
  ),
  /\b(?:translations?|(?:english )?versions?|english text)\b[^.;]{0,60}\b(?:is|was|are|were|has been|have been) not (?:been )?(?:certified|signed|complete|whole)\b/,
  /\b(?:was|were|is|are|you|petitioner|beneficiary|he|she)\b[^.;]{0,20}\b(?:submitted|filed|provided|furnished|sent|included|enclosed|offered|presented)\b[^.;]{0,30}\bwithout (?:an? |the |its |their |any |his |her |your )?(?:[\w-]+ ){0,2}(?:translations?|certificat\w+|certified|evaluation|signatures?|translator)\b/,
  /\b(?:carry|carries|given|gives?|have|has|deserves?|merits?) (?:only )?(?:limited|little|slight|less|reduced|minimal) (?:evidentiary |probative )?(?:weight|value)\b|\b(?:considers?|regards?|treats?) (?:it|this|that|them|the \w+) (?:as |to be )?(?:an? )?(?:new|different|material)\b/,
  /\brestates? (?:the|his|her|your|its) (?:own )?(?:r[ée]sum[ée]|petition|plan|brief|cv)\b/,
  /\b(?:left|leaves?) (?:us |the reader |uscis )?(?:to (?:guess|the imagination|speculation|conjecture|inference)|unsaid|unstated|undescribed|in the dark)\b|\b(?:leaves?|left) it at that\b|\bescapes (?:us|uscis|this office)\b|\bpass(?:es|ed) over\b|\b(?:we are|uscis is|one is) not told\b|\bgets? (?:no further|nowhere)\b/,
  /\btoo (?:general|vague|broad|brief|short|thin|faint|remote|speculative|indefinite|few|little|sparse|cursory|abstract)\b|\b(?:stands|standing) alone\b|\bwithout support\b|\bis obscure\b|\bin passing\b|\bhopes rather than\b|\b(?:rescinded|superseded)\b|\b(?:card|payment|check|order) (?:that |which )?was (?:declined|refused)\b|\bcould not be (?:collected|found|read|verified|located|traced|opened|reached|confirmed)\b/,
  /\b(?:names?|finds?|declares?|lists?|describes?|bears?|carries|attaches|holds?|sees?|reports|reveals?|specifies|discloses?) no\b(?! (?:fault|reason|difficulty|objection|error|deficienc|need|one who))|\bno (?:corroboration|echo|word|trace|sign|hint|measure|link|tie|connection|comparison) (?:of|for|in|as|between|to|with|from|is|was|has)\b|\bto be (?:completed|determined|supplied|announced)\b|\b(?:were|was|is|are) all that (?:was|were|has been)\b|\bare all there is\b/,
  /\b(?:unable|left unable) to (?:say|determine|see|find|conclude|tell|assess|verify|credit|identify|evaluate|ascertain)\b|\bat odds\b|\b(?:depicts?|describes?|calls?|gives?|states?|shows?)\b[^.;]{0,60}; (?:the|your|his|her|another)\b[^.;]{0,60}\b(?:depicts?|describes?|calls?|gives?|states?|shows?)\b/,
  /\bun(?:proven|published|peer-reviewed|notari[sz]ed|authenticated|translated|dated|sourced|funded|tested|verified|verifiable|certified|paid|named|accompanied|answered|stated|documented|persuasive|reliable|realistic|related|specified|defined|convincing|convinced|substantiated)\b/,
  /\b(?:thin|meager|meagre|scant|slender|sparse|threadbare|slight|weak|cursory|perfunctory|boilerplate|formulaic|circular|implausible|doubtful|anecdotal|promotional|superficial|sketchy|rudimentary|tenuous)\b/,
  /\b(?:matter of |mere |pure )?(?:conjecture|speculation|guesswork|surmise|wishful)\b|\bhopes? and no\b/,
  /\bfall(?:s|ing)?\b[^.;]{0,20}\bshort\b|\bnever\b|\bhardly\b|\bscarcely\b|\bbarely\b/,
  /\bwithout (?:stating|saying|support|financing|funding|explanation|explaining|showing|indicating|any\b|supporting|corroboration|documentation|evidence|proof|certificat\w+|translation)/,
  /\b(?:conflated?|confuses?|confused|mistakes?|mistaken|belies|undercuts?|undermines?|contrary to|differs?\b|differ\b|unlike|mismatch\w*|diverges?|at variance|misstates?)\b|\bdifferent (?:classification|occupation|one|person|company|address|name|date|clinic|field|signature)\b/,
  /\b(?:much|nearly|almost) (?:alike|the same)\b|\bdrafted from one\b|\bone (?:model|hand|template)\b|\bcopied (?:from|verbatim)\b|\bthe same as one filed\b|\bsame (?:hand|author|typeface|paragraph)\b/,
  new RegExp(
    String.raw`\b(?:signed|dated|issued|concluded|created|formed|registered|prepared|written|published|made|opened|begun|started|obtained|earned|awarded)\b[^.;]{0,50}\b(?:after|since|following|later than|subsequent to)\b[^.;]{0,40}\b${FILED}\b|\bpost-?dat\w+|\bafter the (?:priority|filing|receipt) date\b|\bcomes after the petition\b|\ball steps lie\b|\bin the future\b`,
  ),
  /\b(?:sits (?:badly|ill|uneasily)|points? (?:the other way|in the other direction)|cuts? (?:the other way|against)|tells? against|weighs? against|of concern|is troubling|more consistent with|calls? into question|detracts?|diminish(?:es)?|lessens?)\b/,
  /\b(?:abandoned|dissolved|lapsed|expired|wound up|terminated|revoked|withdrawn|cancell?ed|defunct|inactive|dormant|returned unpaid|dishonored|rejected|out of date|outdated)\b/,
  /\b(?:appears?|seems?) to (?:be|have been) (?:a (?:stamp|copy|template|draft)|altered|replaced|taken in error|in error|typed|stamped|prepared|written by|made up|a machine)\b|\b(?:typewritten|typed|stamped|electronically generated|facsimile|photocopied) (?:signature|name)\b|\bis (?:a stamp|typewritten|typed|a typed name)\b|\bmade with a stamp\b|\bin error\b/,
  new RegExp(String.raw`\b(?:is|are|was|were|remains?)(?: \w+)? in (?:the )?(?:${LANGUAGES})\b`),
  /\b(?:sole|only) (?:\w+ ){0,4}?(?:is|are|was|comes?|came|offered|submitted|mentioned|given|evidence|step)\b|\bis all (?:that|the)\b|\brests? (?:wholly|entirely|solely|only|largely) (?:on|upon)\b|\bconsists? (?:wholly|entirely|solely|only|largely) of\b|\bdepends? (?:wholly|entirely|solely) on\b/,
  /\b(?:is|are|has|have|does|do|was|were|did|may|can|could) not(?:, [^.;]*)?$|\b(?:is|are|has|have|does|do|was|were|did) not[.;]$|, not (?:the|a|an|of|to|on|in|recognition|evidence|proof|yours|his|hers|theirs)\b/,
  /\bmaterial (?:change|alteration|discrepancy)\b|\bnot the same\b|\bgoes? no further\b|\bends? with (?:the|your|his|her)\b|\blittle more\b|\bnothing more\b|\bno more\b|\bat most\b|\bless than (?:the|it|what)\b|\bbelow the (?:median|average|required)\b/,
  /\b(?:we|uscis|this office|i) (?:\w+ )?(?:cannot|can not|do not|does not|could not) (?:tell|see|know|find|say|credit|accept|agree|understand|follow|determine|conclude|rely|give|discern|ascertain|identify|locate)\b|\bis unknown to (?:us|uscis|this office)\b|\bof no use\b|\bhard to see\b/,
]

/** A finding where something is asked for it, or beside another. */
export const ADVERSE_SLIGHTLY: readonly RegExp[] = [
  /, (?:yet|though|whereas|while)\b|; yet\b|^(?:still|yet|even so|that said|all the same)[, ]/,
  /\bcould (?:easily |readily |well |as well )?be (?:performed|made|done|set out|stated|described|filled|listed)\b|\bany (?:trained|qualified|other|competent)\b/,
  /\b(?:in general|at large|in general terms|generally|ordinary|usual|typical|routine|common(?:ly)?|modest|standard)\b/,
  /\b(?:brother|sister|spouse|friend|former (?:colleague|supervisor|student)|own (?:company|website|circle|statement|word|account|estimate|label|record)|interested (?:party|in the outcome))\b/,
  /\b(?:approved labor certification|willing to sponsor|has sponsored|would sponsor|ordinarily obtained|convenience)\b/,
  /\b(?:template|student awards?|advertisements?|press releases?|undated|self-published|pilot)\b/,
]
