import type { Factor } from '#domain/rfe.ts'

/** How the field speaks of each factor, in lower case. The weight: how sure the words alone make it. */
export const FACTOR_WORDS: readonly (readonly [Factor, number, RegExp])[] = [
  [
    'interest',
    4,
    /\b(?:prospective|potential|future|any|paying|interested) (?:\w+ )?(?:clients?|customers?|users?|investors?|buyers?|patients|employers?|partners?|entit(?:y|ies)|hospitals?|companies)\b/,
  ],
  ['education_and_skills', 2.5, /\b(?:educated|skilled|experienced|talented|trained|well versed|capable)\b/],
  ['plan', 3, /^(?:the|your|this|that|his|her|its|no|such a) (?:[\w-]+ ){0,2}plan\b/],
  ['substantial_merit', 4, /\b(?:the|its|no|of|such|this) merit\b(?!s)|\bmerit of\b/],
  [
    'balance',
    3,
    /\bthird[- ]prong\b|\btip the scale\b|\bthe scales?\b|\bbalance of (?:the )?factors\b|\bweighed the factors\b|\bthe waiver\b/,
  ],
  [
    'translation',
    4,
    /\b(?:untranslated|certification (?:identif\w+|covers?)|certificate of translation|languages?)\b|\b(?:is|are|was|were)(?: \w+)? in (?:spanish|portuguese|french|german|italian|russian|ukrainian|polish|chinese|japanese|korean|arabic|farsi|persian|hebrew|turkish|hindi|urdu|bengali|vietnamese|greek|croatian|norwegian|swedish|dutch)\b/,
  ],
  [
    'fee',
    4,
    /\bfees?\b|\bcheck (?:for|was|is)\b|\bmoney order\b|\bpaid as\b|\bsmall[- ]employer\b|\breturned unpaid\b/,
  ],
  [
    'form',
    3,
    /\bbox \d|\bappendix\b|\bpart \d+\b|\bdepartment of labor form\b|\bsection [a-k]\b of\b|\b(?:line|item) \d+ of (?:the )?(?:form|part)\b/,
  ],
  [
    'exceptional_ability',
    3,
    /\b(?:six|three) (?:categories|criteria|kinds)\b|\blicen[cs]e\b|\bcriterion\b|\bpeers, governmental\b/,
  ],
  [
    'final_merits',
    4,
    /\bout of the ordinary\b|\babove (?:his|her|your|the) (?:peers|ordinary|others)\b|\babove the ordinary\b|\bordinarily encountered\b|\btaken (?:together|as a whole)\b|\bviewed as a whole\b|\bmany others in the field\b|\btotality\b/,
  ],
  ['occupation', 3, /\bsoc code\b|\bentry\b[^.;]{0,30}\bdegree\b|\bwithout a degree\b/],
  [
    'endeavor',
    3,
    /\b(?:ventures|undertakings|endeavors)\b|\bwhich of (?:them|these|those)\b|\bfor whom\b[^.;]{0,40}\b(?:work|means|where)\b|\bdescription of the (?:proposed )?endeavor\b|\bwhat (?:it|the endeavor) is\b|\bwhat (?:you|he|she|the petitioner) (?:propose|proposes|would|will)\b/,
  ],
  [
    'interest',
    3,
    /\b(?:wants?|wish(?:es)?|intends?|willing|promised?|commit\w*) to (?:buy|use|invest|purchase|fund|engage|hire)\b|\bhas written\b|\bexpressions? of interest\b|\bcommitments?\b|\bsuppliers?\b|\bbuyers?\b|\bwell-wishers\b/,
  ],
  ['letters', 3, /\b(?:opinions?|expert|writers?|authors of|recommenders?|testimonials?|affidavits?)\b/],
  [
    'plan',
    3,
    /\b(?:forecast|projections?|market analysis|roadmap|pay for it|staffing|cash flow|payroll|assumptions?|phase (?:i|one|1))\b/,
  ],
  [
    'national_importance',
    3,
    /\bat large\b|\bgoes? no further\b|\bin general\b|\bwider (?:effect|impact|reach|field)\b|\b(?:induced )?jobs\b|\bone (?:clinic|school|county|hospital|office|firm|district|company)\b|\bits clients\b|\bbroad(?:er)?\b|\bthe (?:entire|whole) (?:field|industry|sector)\b/,
  ],
  [
    'education_and_skills',
    3,
    /\bbackground in\b|\bcoursework\b|\bcertificat(?:es|ions)\b|\bexpertise in\b|\bprepare[sd]? you\b|\bdegree in [\w ]+ (?:was|is|does|did)\b|\bknowledge of\b|\bseminar\b|\bcourse\b/,
  ],
  [
    'record_of_success',
    3,
    /\bawards\b|\bearlier (?:company|venture|work|project)s?\b|\bprior (?:success|work|venture)\b|\bself-citations?\b|\bcitation (?:record|count|report)\b|\byour (?:own )?(?:role|part|contribution)\b/,
  ],
  ['impractical', 4, /\bsponsor(?:ed|s|ing)?\b|\b(?:position|job) you hold\b|\bself-employment\b|\bself-employed\b/],
  [
    'urgency',
    4,
    /\bdeadline\b|\bemergency\b|\b(?:could not|cannot|can not) wait\b|\bby waiting\b|\bcannot await\b|\btime is of\b|\bordinary course\b/,
  ],
  ['fee', 4, /\b(?:asylum program|filing) fee\b/],
  [
    'letters',
    5,
    /^(?:the|these|those|your|all|both|none of the|most of the|the petitioner's) (?:\w+ )?(?:letters|letter writers|recommenders)\b/,
  ],
  [
    'progress',
    4,
    /\bwhat has been done\b|\bhow far (?:you|the petitioner|he|she) (?:have|has) come\b|\b(?:recent|latest|last) activity\b|\bhad (?:begun|started)\b|\bdone so far\b/,
  ],
  ['exceptional_ability', 5, /\b(?:ten|10) (?:\(10\) )?years\b|\brecognition for achievements\b/],
  ['balance', 5, /\boutweigh\w*\b/],
  [
    'signature',
    3,
    /\bnot signed\b(?! on behalf)|\bunsigned\b|\bno (?:\w+ )?signature\b|\bsign the declaration\b|\bdid not sign\b/,
  ],
  ['plan', 3, /\b(?:money|lenders?|loans?|grants?|bank statements?|savings|costs?)\b/],
  [
    'plan',
    3,
    /\b(?:not|no|is it) a plan\b|\bas a plan\b|\brealistic plan\b|\bno source for\b|\bsite for\b|\bhow\b[^.;]{0,60}\bwould be (?:paid|built|done|financed)/,
  ],
  [
    'progress',
    3,
    /\bsteps? (?:toward|towards|taken)\b|\bno steps?\b|\b(?:entity|company|business|firm) has been (?:registered|formed|set up)\b|\b(?:tools|premises|equipment|workshop|office|space|lease)\b[^.;]{0,60}\b(?:obtained|taken|acquired|leased|rented|promised|secured|signed)\b/,
  ],
  [
    'interest',
    5,
    /\b(?:anyone|anybody|someone|others) (?:would|will|wants?|intends? to) (?:engage|pay|buy|use|hire|want|fund)\b|\bwho wants\b|\bpromises nothing\b|\bintends? to (?:use|buy|fund|engage)\b/,
  ],
  ['interest', 4, /\binvestments? from\b|\binterested (?:parties|entities|persons)\b|\bletters of intent\b/],
  [
    'benefit_despite_workers',
    4,
    /\bother qualified\b[^.;]{0,40}\bavailable\b|\bwould gain\b[^.;]{0,60}\bcontributions?\b|\bshort supply\b|\bno u\.?s\.? workers?\b|\bshortage\b/,
  ],
  [
    'advanced_degree',
    3,
    /\badvanced degrees?\b|\b(?:equivalent|equivalency) (?:of|to) (?:a|an) (?:u\.?s\.?|united states)\b|\b(?:credential|academic|educational|education) evaluations?\b|\bevaluat(?:ion|or) (?:of|report|service)/,
  ],
  [
    'advanced_degree',
    2,
    /\b(?:baccalaureate|bachelor's|master's|doctorate|doctoral|ph\.?d\.?|diploma|degrees?|transcripts?|academic record|accredited|university|college)\b|\bevaluat(?:ion|or)\b/,
  ],
  [
    'five_years',
    4,
    /\b(?:five|5) (?:\(5\) )?years\b|\bprogressive(?:ly)?\b|\bpost-? ?baccalaureate (?:work )?experience\b/,
  ],
  [
    'five_years',
    3.5,
    /\btitles?\b[^.;]{0,20}\bduties\b|\bfull[- ]?time\b|\bemployment (?:letters?|verification|experience)|\blength of (?:the )?employment|\bdates of employment|\bwork experience\b|\bduties\b|\b(?:former|previous|current|past) employers?\b/,
  ],
  [
    'exceptional_ability',
    4,
    /\bexceptional ability\b|\bthree of (?:the )?(?:six|criteria|following)|\b204\.5\(k\)\(3\)\(ii\)|\bdegree of expertise\b|\bcomparable evidence\b/,
  ],
  [
    'exceptional_ability',
    2,
    /\bten years\b|\b10 years\b|\blicen[cs]e to practi[cs]e|\bcertification for (?:a|the) (?:particular )?profession|\bsalary\b|\bremuneration\b|\bmember(?:ship)?s? in (?:a )?professional|\bprofessional associations?\b|\brecognition for achievements\b|\bsix criteria\b|\bcriterion\b|\bcriteria\b/,
  ],
  [
    'final_merits',
    5,
    /\bfinal merits\b|\btotality of the evidence\b.*\bexpertise\b|\bsignificantly above that ordinarily encountered\b|\bexpertise significantly above\b/,
  ],
  [
    'occupation',
    4,
    /\b(?:is|as|be|constitutes?|qualif\w+ as) a profession\b|\bmember of the professions\b|\bminimum (?:requirement|educational requirement|education)[^.]*\b(?:entry|occupation)\b|\bentry into (?:the|that|this) (?:occupation|profession)\b|\b101\(a\)\(32\)/,
  ],
  ['occupation', 1.5, /\boccupation\b|\boccupational outlook\b|\bo\*net\b/],
  [
    'endeavor',
    4,
    /\b(?:what|which|specific|proposed|identif\w+|defin\w+|describ\w+|nature of|details?)\b[^.;]{0,60}\b(?:endeavou?r|undertaking)\b[^.;]{0,30}\b(?:is|are|will|would|you intend|consists?|entails?|propos\w+ to undertake)|\bidentif\w+ (?:a |the |any |one |your |his |her |which )*(?:specific |proposed |single )*(?:endeavou?r|undertakings?)|\b(?:vague|unclear|not clear|general|inconsistent|differ\w*|several|changed?|reconcil\w+|contradict\w*|shift\w*)\b[^.;]{0,90}\b(?:endeavou?r|undertakings?)\b|\b(?:endeavou?r|undertakings?)\b[^.;]{0,90}\b(?:vague|unclear|not clear|not (?:been )?(?:sufficiently )?(?:defined|described|identified|specified)|general terms|differ\w*|reconcil\w+|contradict\w*|inconsisten\w+|chang\w+)\b/,
  ],
  [
    'endeavor',
    3,
    /\b(?:what|which)\b[^.;]{0,40}\b(?:will|would|intends? to|propos\w+ to|plans? to) (?:actually |specifically )?(?:do|undertake|work on|perform)\b|\bwhat (?:is it that )?(?:the petitioner|you|he|she)\b[^.;]{0,30}\b(?:propos|intend|plan|will do|would do)|\bspecific endeavou?r\b|\brather than (?:an?|the) (?:specific )?(?:endeavou?r)|\bduties of (?:an?|the|your|his|her) (?:occupation|profession)|\boccupation\b[^.;]{0,60}\bendeavou?r\b|\bendeavou?r\b[^.;]{0,60}\boccupation\b/,
  ],
  ['endeavor', 1, /\bdescriptions?\b|\bdescribed?\b|\bundertak\w+|\bproposed (?:work|activit\w+)\b/],
  ['substantial_merit', 5, /\bsubstantial (?:intrinsic )?merit\b|\bintrinsic merit\b/],
  [
    'national_importance',
    5,
    /\bnational(?:ly)? importan(?:ce|t)\b|\bnational in scope\b|\bnational scope\b|\bnational or (?:even )?global implications\b|\bbroader (?:implications?|impact|effects?|reach)\b|\bprospective (?:impact|benefit|effect)s?\b/,
  ],
  [
    'national_importance',
    3,
    /\bmore broadly\b|\bfield (?:or industry )?(?:as a whole|at large)\b|\bbeyond (?:the|your|his|her|its|their|that|those|this|one)\b|\b(?:substantial )?positive economic (?:effects?|impact)|\beconomic(?:ally)? (?:effects?|impacts?|depressed)|\bemploy u\.?s\.? workers|\bjob creation|\b(?:create|creation of|number of) (?:\w+ )?(?:new |rural )?jobs\b|\bsocietal welfare\b|\bnational (?:initiatives?|level|priority|priorities|implications|impact|interests? of the united states as a whole)\b|\bthroughout the (?:nation|united states|industry|field)\b|\bnationwide\b|\b(?:wider|broad|broader|widespread)\b|\bimportance of the (?:field|industry|profession|subject|work)\b/,
  ],
  [
    'national_importance',
    1.5,
    /\b(?:limited to|confined to|local|regional)\b|\bits? clients\b|\bclients?,? or (?:students|employer)|\bimpact\b|\bindustry\b|\bimplications?\b|\bimportance\b|\btax revenue|\brevenue\b|\bdepressed\b|\bprojections?\b|\bfigures?\b/,
  ],
  [
    'education_and_skills',
    3,
    /\beducation, skills\b|\bskills?(?:,| and| or) (?:and )?(?:knowledge|expertise|experience)\b|\beducation and (?:skills|experience)\b|\bskills\b|\btraining\b|\bqualified\b|\bcompeten\w+/,
  ],
  ['education_and_skills', 1, /\beducation(?:al)?\b|\bknowledge\b|\bdegrees?\b|\bqualifications\b/],
  [
    'record_of_success',
    4,
    /\brecord of success\b|\btrack record\b|\b(?:degree of )?influence on (?:the|your|his|her) field\b|\bpast (?:success|achievement|accomplishment|work|record)\w*\b|\bhistory of achievement\b/,
  ],
  [
    'record_of_success',
    2,
    /\bcitations?\b|\bcited\b|\bpublications?\b|\bpublished\b|\bpapers?\b|\barticles\b|\bpatents?\b|\bawards?\b|\bachievements?\b|\baccomplishments?\b|\bco-?authors?\w*|\bfirst author\b|\binfluence[ds]?\b|\bpeer[- ]review\w*|\bconference\b|\bjournals?\b|\bsuccess(?:es|ful)?\b|\badopted\b|\bcontributions? to (?:the|your|his|her) field\b|\b(?:role|own part|own contribution)\b|\blicensed\b|\bprior (?:work|projects?|businesses?|ventures?|companies)\b/,
  ],
  [
    'plan',
    4,
    /\b(?:model or plan|plan or model|business plan|plans? for (?:future|the future|carrying|financ)|(?:feasible|detailed|viable|credible|realistic|concrete) plans?|research plan|professional plan|work plan|project plan|career plan|financial plan)\b/,
  ],
  [
    'plan',
    2.5,
    /\bplans?\b|\bbudget\b|\bstaff(?:ed|ing)?\b|\bfund(?:ed|ing|s)\b|\bfinanc(?:e|ed|ing|ial)\b|\bcapital\b|\btime ?(?:line|table)\b|\bschedule\b|\bmilestones?\b|\bpaid for\b|\bcarry (?:out|the)\b|\bcarried out\b|\bhow (?:the|it|he|she|you|they)[^.;]{0,60}\bwill\b|\bpersonnel\b|\bresources\b/,
  ],
  [
    'progress',
    4,
    /\b(?:any |no |little |of |some |made |measurable |meaningful )progress\b|\bprogress (?:toward|towards|made|in|to date)\b|\bsteps (?:have been |already |you have |he has |she has |the petitioner has )?(?:taken|toward)/,
  ],
  [
    'progress',
    2.5,
    /\bprogress\b|\b(?:has|have|was|were) not (?:yet )?(?:been )?(?:formed|started|begun|commenced|established|incorporated|installed|launched|built|opened|leased|hired|registered|secured|obtained|acquired|undertaken|completed)\b|\bprototype\b|\bleases?\b|\barticles of (?:organization|incorporation)\b|\bbegun\b|\bstarted\b|\btrial\b|\bpilot\b|\b(?:done|happened|taken place|occurred) since\b|\bincorporat(?:ed|ion)\b|\bpermits?\b|\bdormant\b|\bstage\b/,
  ],
  [
    'interest',
    4,
    /\binterest(?:ed)? (?:of|from|by|in)\b[^.;]{0,80}\b(?:customers?|users?|investors?|clients?|entit\w+|individuals?|others|parties|persons|partners|institutions?|employers?|proposed|endeavou?r|venture|project|work|software|product|service)\b|\b(?:customers?|users?|investors?|clients?|entit\w+|parties|partners)\b[^.;]{0,80}\binterest(?:ed)?\b|\binterest of (?:others|potential|prospective|relevant|any|third|outside|investors|customers|users)|\brelevant entit(?:y|ies)\b|\bletters? of (?:intent|interest|support from)\b/,
  ],
  ['interest', 4, /\binvestments? from\b|\binvestors\b|\binterested (?:parties|entities|persons)\b/],
  [
    'interest',
    2.5,
    /\binvestors?\b|\bcustomers?\b|\busers?\b|\binvestments?\b|\bsubscri(?:be|ption)s?\b|\bpurchase orders?\b|\bcontracts?\b|\bagreements?\b|\bpartners?(?:hips?)?\b|\bmemorand(?:um|a) of understanding\b|\bcollaborat\w+|\b(?:prospective|potential) (?:clients?|employers?|buyers?)\b|\bnobody has been heard\b|\bventure capital\b/,
  ],
  [
    'letters',
    4,
    /\b(?:letters?|testimonials?|recommendations?|statements? of support)\b[^.;]{0,120}\b(?:independent|objective|colleagues?|collaborators?|supervisors?|co-?authors?|general terms|vague|conclusory|word for word|identical|similar(?:ly)? worded|specific (?:examples|details|information)|do not (?:explain|provide|describe|identify|state|give|say|discuss|specify)|lack|limited weight|little weight|probative|corroborat\w+|same (?:language|wording|phras\w+)|template|boilerplate|praise|first-?hand)\b|\b(?:independent|objective) (?:experts?|letters?|testimonials?|recommenders?|evidence from experts)\b|\bletters? of (?:recommendation|support|reference)\b|\brecommendation letters?\b|\b(?:recommenders?|letter writers?|authors? of the letters|the writers?)\b|\bexpert (?:opinion )?letters?\b/,
  ],
  ['letters', 1.5, /\bletters?\b|\btestimon\w+|\bopinion\b/],
  [
    'impractical',
    5,
    /\bimpractical(?:ity)?\b|\b(?:unsuitable|inapplicable|infeasible|not feasible|unable to obtain|could not apply for)\b[^.;]{0,80}\b|\b(?:secure|obtain(?:ing)?|securing|apply(?:ing)? for|seek) (?:a |the |such )?(?:job offers?|labor certifications?)\b/,
  ],
  [
    'impractical',
    2,
    /\blabor certification process\b|\bjob offers?\b|\bself-employed\b|\bpermanent (?:job|employment|position)\b|\bemployer\b/,
  ],
  [
    'benefit_despite_workers',
    5,
    /\beven (?:if|assuming|though|where|were)\b[^.;]{0,80}\b(?:workers|engineers|scientists|professionals|researchers|specialists|persons|teachers|physicians|nurses)\b|\bother (?:qualified |able |available )+(?:u\.?s\.? |united states |american )?(?:workers|professionals|persons)\b|\bminimum qualifications\b|\bqualified (?:u\.?s\.?|united states|american) (?:workers|\w+s)\b|\bstill benefit\b/,
  ],
  [
    'benefit_despite_workers',
    2,
    /\bshortages?\b|\bu\.?s\.? workers\b|\bavailable (?:u\.?s\.? )?workers?\b|\bunique\b|\bcomparison\b|\bcontributions?\b/,
  ],
  ['urgency', 5, /\burgen(?:t|cy|tly)\b|\bforgo(?:ing)?\b|\btime[- ]sensitive\b|\bimmediacy\b|\bpressing\b/],
  [
    'balance',
    5,
    /\bon balance\b|\bbalanc(?:e|ing) (?:of (?!\$)|the|test)\b|\bbeneficial to the united states\b|\b(?:national interest|united states) would (?:be )?(?:adversely|benefit)|\bweigh(?:ing|ed)? (?:the|against)|\bbenefits? of (?:waiving|a waiver|the waiver)|\bserve the national interest to a\b/,
  ],
  ['balance', 1.5, /\bwaiv(?:er|e|ing)\b|\brepeats?\b|\bthird prong\b/],
  [
    'form',
    4,
    /\b(?:form )?eta[- ]?(?:form )?9089\b|\beta[- ]?750\b|\bform [a-z]{1,3}-\d|\bappendix a\b|\bfinal determination\b|\bpart \d{1,2}\b[^.;]{0,40}\b(?:blank|complet|incomplete|left|unanswered|not answered)|\bleft blank\b|\b(?:edition|version) of (?:the )?form\b/,
  ],
  ['form', 1.5, /\bforms?\b|\bduplicate\b|\bincomplete\b|\bpages? missing\b/],
  [
    'signature',
    6,
    /\b(?:form|eta|g-28|part \d+|final determination|petition|page)\b.*\bsign(?:ed|ature|atures)\b|\bsign(?:ed|ature|atures)\b.*\b(?:form|g-28|eta|petition)\b|\bhandwritten signature\b/,
  ],
  ['signature', 4, /\bsign(?:ed|ature|atures|ing)?\b|\bunsigned\b|\bg-28\b/],
  ['translation', 5, /\btranslat(?:ion|ions|or|ed|e)\b|\bforeign[- ]language\b|\binto english\b/],
  [
    'translation',
    2,
    /\b(?:is|are|was|were) in (?:spanish|french|german|portuguese|chinese|russian|arabic|farsi|persian|hindi|korean|japanese|turkish|italian|ukrainian|polish|vietnamese|bengali|urdu|greek|hebrew|\w+ian|\w+ese|\w+ish)\b/,
  ],
  [
    'fee',
    4,
    /\b(?:filing|asylum program|incorrect|correct|required|remaining|proper) fees?\b|\bfees?\b[^.;]{0,30}\b(?:paid|not|due|remit)|\bpayment\b|\bg-14?50\b|\bg-1650\b/,
  ],
]

/** Words of a whole prong: a conclusion on it names no factor of it. */
export const PRONG_WORDS = {
  threshold:
    /\b(?:advanced degree professional|exceptional ability|member of the professions|eb-2 classification|underlying classification|requested classification|203\(b\)\(2\))\b/,
  prong_1:
    /\b(?:first|1st) prong\b|\bprong (?:one|1|i)\b|\bsubstantial merit and national importance\b|\bnational importance\b|\bsubstantial merit\b/,
  prong_2: /\b(?:second|2nd) prong\b|\bprong (?:two|2|ii)\b|\bwell[- ]?(?:positioned|placed)\b|\bthe person to carry\b/,
  prong_3:
    /\b(?:third|3rd) prong\b|\bprong (?:three|3|iii)\b|\bon balance\b|\bthe balance\b|\bbeneficial to (?:the united states to )?waive\b|\bwaive the requirements?\b/,
} as const
