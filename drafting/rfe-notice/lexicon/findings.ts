/** How officers say that a record is wanting, in lower case and without quotations. */

const ADVERB = String.raw`(?:\w+ly |yet |so |also |then |thus |itself |themselves |alone |currently |even |in fact |otherwise |been |be |clearly |further )*`
const SHOW = String.raw`(?:establish|show|demonstrat|prove|proven|persua|convinc|explain|identif|document|submit|provid|include|address|articulat|describ|specif|support|corroborat|substantiat|satisf|me[et]t?\b|qualif|resolv|reconcil|clarif|indicat|reflect|suffic|have\b|taken?\b|hold\b|exist|engag|work\b|follow|sent\b|given\b|give\b|said\b|say\b|state\b|stated\b|offer|present|detail|list|disclos|reveal|contain|mention|discuss|account|compar|suggest|confirm|verif|quantif|distinguish|differentiat|accompan|translat|sign|complet|pai[d]|pay\b|enclos|attach|answer|connect|link|tie[ds]?\b|trace|speak|spoke|concern|relate|bear|name[ds]?\b|appear|amount|rise|warrant|credib|made\b|made out|put|set|overcome|carried|carry|discharg|cite|quote|reach|outlin|defin|illustrat|evidenc|found|find\b|see|seen|based|adequate|enough|consistent|clear|apparent|evident|certain|possible|able)`

/** Alone enough to make a sentence on the case a finding. */
export const STRONG: readonly RegExp[] = [
  /\b(?:do|does|did) not (?:find|see) (?:any )?(?:evidence|documentation|proof|support)\b|\b(?:do|does|did) not claim (?:or|nor|and) (?:show|establish|demonstrate|document)\b/,
  /\bis (?:therefore )?(?:a |an )?(?:different|new|another) (?:proposed )?endeavor\b/,
  /\b(?:has|have|is|are) not, [^,]{2,40}, (?:been )?(?:shown|established|demonstrated|explained|documented|proven)\b/,
  /\bno (?:[\w'-]+,? (?:or |and )?){0,16}?(?:was|were|has been|have been|is|are) (?:provided|submitted|given|offered|filed|found|produced|documented|included|sent|enclosed|identified|described|made)\b|\bbut (?:very |only )?(?:little|few|no)\b/,
  /^(?:and |\W)*nor (?:has|have|is|are|was|were|does|do|did|can|could)\b/,
  /\b(?:make|give|show|offer|provide|contain|include|mention|cite|name|identify) no\b/,
  /\bbenefits? (?:only|primarily|mainly|chiefly|solely|largely)\b|\b(?:only|primarily|mainly|chiefly|solely|largely|principally) (?:be a )?benefits?\b|\b(?:provided?|submitted?|offers?|offered|gives?|gave|contains?|consists?) only\b/,
  /\b(?:nearly |almost |largely |virtually )?(?:identical|word for word|verbatim)\b|\b(?:drafted|written|prepared) by the same\b|\bsame (?:language|wording|phrases|sentences|template)\b/,
  /\b(?:has|have) yet to\b|\b(?:hard|difficult|impossible) to (?:square|reconcile|see|understand|assess|credit|tell|determine|verify)\b|\bwrong (?:amount|form|edition|fee|page|box|part|category|date)\b|\btyped name\b|\bstamped signature\b/,
  /\b(?:seems?|appears?)? ?(?:to )?(?:stops?|ends?) (?:at|with) (?:the|your|his|her|its|their)\b|\bgoes? no further\b/,
  /\bleft (?:blank|empty|unanswered)\b|\b(?:aspirational|hypothetical|premature|tentative|theoretical|incomplete|outdated|unclear|illegible)\b/,
  /\b(?:finds?|sees?|found|there is|offers?|contains?|provides?|says?|gives?) (?:very |only )?(?:little|few)\b/,
  /\b(?:only|merely|just|simply) (?:shows?|demonstrates?|establishes?|states?|says?|describes?|asserts?|indicates?|lists?|repeats?)\b|\b(?:shows?|says?|states?|establishes?|demonstrates?|speaks?|addresses|describes?) only\b|\bmore is (?:needed|required)\b/,
  new RegExp(
    String.raw`\b(?:do|does|did|has|have|had|is|are|was|were|can|could|would|will|may)(?: \w+)? not ${ADVERB}${SHOW}`,
  ),
  new RegExp(String.raw`\bcannot ${ADVERB}(?:be |\w)`),
  new RegExp(String.raw`\b(?:nor|neither)\b[^.;]{0,140}\b${SHOW}`),
  /\bfail(?:s|ed|ing)? to\b|\bfailure (?:of the (?:record|evidence) )?to (?:establish|show|demonstrate|explain|document)\b/,
  /\b(?:in|un)sufficient(?:ly)?\b|\binadequate(?:ly)?\b|\bdeficien(?:t|cy|cies)\b|\b(?:falls?|fell) (?:far |well )?short\b/,
  /\bunclear\b|\bnot (?:\w+ )?(?:clear|apparent|evident|certain|obvious)\b|\b(?:leaves?|left) (?:open|unclear|unanswered|unexplained|in doubt)\b|\bremains? (?:to be|unclear|unknown|unexplained|undocumented|unresolved|uncertain|open|a question)\b|\b(?:uncertain|unknown|doubtful|questionable)\b/,
  /\bno (?:[\w'-]+,? (?:or )?){0,5}?(?:has|have|was|were|is|are|had)\b|\bthere (?:is|are|was|were|has been|have been) (?:\w+ )?no\b|\bno (?:[\w'-]+,? (?:or )?){0,5}?(?:evidence|documentation|documents?|proof|explanation|indication|information|basis|support|letters?|plan|translation|copy|record|detail|details|reason|reasons|showing|account|mention|statement|data|source|analysis|evaluation|figures?|contract|agreement|budget|signature|certification|name|dates?|one|investors?|customers?)\b/,
  /\bnothing\b|\bnobody\b|\bno one\b|\bnowhere\b|\bnone of\b|\bnone (?:was|were|is|are|has|have)\b|\bnot one\b|\bnot (?:a single|any)\b|\bneither\b/,
  /\b(?:taken|takes|made|makes|shows?|given|gives?|named?|offers?|offered|provide[sd]?|submitted|sent|cites?|cited|identif\w+|contains?|has|have|had|promises?|includes?|mentions?|with) no\b(?! longer| fewer| less| doubt| question)/,
  /\b(?:word|statement|say-so|assertion|claim) alone\b|\bonly (?:your|his|her|the petitioner's) (?:own )?(?:word|statement|assertion|claim|list)/,
  /\black(?:s|ed|ing)?\b|\babsence of\b|\babsent (?:from|is|are|was|were)\b|\b(?:is|are|was|were|remains?) (?:silent|missing|absent|unsigned|incomplete|blank|undated|illegible|untranslated|unsupported|uncorroborated|unsubstantiated|undocumented|wanting|not in the record)\b|\bsilent (?:on|as to|about)\b|\bmissing\b|\bomits?\b|\bomitted\b|\bdevoid of\b/,
  /\bnot (?:been )?persua(?:ded|sive)\b|\bunpersuasive\b|\bunable to (?:determine|conclude|find|verify|ascertain|assess|evaluate|recognize|tell|credit)\b|\bnot (?:possible|able) to (?:determine|tell|conclude|verify|assess)\b|\bcannot\b/,
  /\bwithout (?:more|\w+ing|further|such|any|additional|evidence|documentation|that|this|a |an )[^.]*\b(?:uscis|cannot|not|insufficient|is of|carr)/,
  /\b(?:vague|conclusory|generic|speculative|unsupported|unsubstantiated|uncorroborated|unexplained|undocumented)\b|\bgeneral (?:terms|statements|assertions)\b|\bself-serving\b/,
  /\b(?:inconsisten\w+|contradict\w*|conflict(?:s|ing)?|discrepanc\w+|at odds|irreconcilable|differs? from|do not agree|does not agree|do not match|does not match|different from)\b/,
  /\b(?:little|limited|minimal|scant|less|diminished|no|reduced) (?:evidentiary |probative )?(?:weight|value|evidence|detail|information|explanation)\b/,
  /\b(?:appears?|seems?|is|are|was|were|remains?|to be) (?:to be )?(?:limited|confined|restricted|local|narrow|routine|typical|specific) (?:to|in|of)?\b|\bno more than\b|\bnot (?:enough|sufficient|adequate|supported|evidence|probative|credible|accepted|acceptable|responsive|consistent|in compliance|independent|signed|properly|translated|accompanied|the same)\b/,
  /\bdo(?:es)? not (?:\w+ )?(?:constitute|amount|rise|suffice|extend|follow|warrant|answer|explain|qualify|meet|satisfy)\b|\bnot (?:met|satisfied|shown|established|demonstrated|proven|submitted|provided|included|explained|identified|documented|addressed|received|resolved|found|contained|stated|made)\b/,
  /\b(?:doubts?|concerns?|questions?) (?:about|as to|regarding|whether|remain|of whether)\b|\b(?:raises?|casts?) (?:\w+ )?(?:questions?|doubts?|concerns?)\b|\bquestions (?:whether|how|the)\b/,
  /\bsays? (?:nothing|little|only)\b|\bspeaks? only\b|\bmerely\b|\bsimply (?:states?|lists?|repeats?|asserts?|restates?|describes?)\b|\brather than (?:the|your|any|an?|his|her|its|on|to|with|by)\b|\binstead of\b|\bat most\b|\bat best\b/,
  /,? (?:and|but) not (?:the|that|your|his|her|its|of|to|how|what|any|an?)\b/,
  /\bmust (?:still )?be (?:shown|established|documented|resolved|explained) (?:and|but)\b|\bis no longer (?:accepted|valid)\b|\bincorrect(?:ly)?\b|\bimproper(?:ly)?\b|\bnot the (?:edition|version)\b|\bbears? neither\b|\b(?:fewer|less) than (?:the )?(?:three|five|six|ten|required)\b|\b(?:bare|barren|empty|devoid) of\b|\b(?:leaves?|left) (?:us|me|uscis) (?:to guess|guessing|with)\b|\btells? (?:us|me|uscis) (?:little|nothing)\b|\bshort of\b/,
  /\b(?:would|is) (?:also )?(?:needed|required|necessary) (?:before|in order)\b/,
]

/** Any other negative of this case: a finding where something is asked for it, or beside another. */
export const MILD: readonly RegExp[] = [
  /\b(?:is|are|was|were|has been|have been|being) not (?:yet |been |properly |fully |clearly |adequately |sufficiently )*(?:\w+ed\b|the \w+|an? \w+|in (?:the record|english|evidence)|of (?:the|a)\b)|\bnot (?:yet )?been \w+/,
  /\b(?:do|does|did|has|have) (?:\w+ )?not \w+/,
]

/** Negative, but an issue only beside a finding. */
export const WEAK: readonly RegExp[] = [
  /\bnot\b|\bno\b|\bnor\b|\bonly\b|\bwithout\b|\bnever\b|\bhardly\b|\bfew\b|\blittle\b|\blimited\b|\blocal\b|\brepeats?\b|\beach other\b|\ball (?:\w+ )?(?:of the |the )?(?:letters|writers|authors)\b|\bhowever\b|\bprepared by\b|\bself-prepared\b|\bbut\b|\bless\b|\bsole\b|\bmere\b|\brather\b|\bconcerns? the\b|\bunder another\b/,
]

/** Not complaints, although they have a negative: taken out before a sentence is weighed. */
export const NO_COMPLAINT: readonly RegExp[] = [
  /^.*, according to the (?:plan|cover letter|petition|statement|brief)\W*$|\bno (?:difficulty|trouble) in\b|\bno one denies\b[^.;]*|\bnothing is (?:lacking|wanting|missing)\b[^.;]*|\b(?:discrepanc|inconsistenc|question|doubt|defect)\w*[^.;]{0,40}\b(?:has|have) been (?:resolved|explained|cured|answered|removed)\b|\bsuppl(?:y|ies) the (?:want|lack)\b|\bconsidered (?:all|each|every\w*)\b[^.;]*\bwhether\b[^.;]*|\bdo(?:es)? not mean\b[^.;]*|\bthe only (?:question|issue|matter|point)s?\b(?: left| remaining| open)? (?:is|are)\b|\bnot (?:merely|simply)\b[^,.;]*|^\W*\d?no\b[^.;]{0,60}\b(?:without|lacking|untranslated|uncertified|unsigned)\b[^.;]*\b(?:found|noted|seen)\b/g,
  /^.*\b(?:has|have|had) no bearing on (?:this|the present|your) (?:petition|case|request|matter)\W*$|^no (?:determination|finding|conclusion|decision)\b[^.;]{0,40}\bis (?:made|reached|drawn)\b[^;]*|\bwould not (?:in any (?:case|event) )?have been (?:considered|accepted|enough|sufficient)\b[^.;]*/g,
  /\b(?:has|have|had) no bearing on (?:this|the present|your)\b|\bnot (?:been )?(?:called into (?:doubt|question)|at issue|in (?:doubt|dispute|question|issue))\b|\bit does not need to be\b|\bthe question (?:would|does|did) not arise\b/g,
  /\b(?:is|are|was|were) not (?:an obstacle|a bar|a barrier|a concern|a problem|lacking|wanting|open to (?:doubt|question)|overlooked|unreasonable|without merit|insignificant)\b[^.;,]*|\bdo(?:es)? not (?:detract|diminish|undermine|affect|alter|preclude|weaken|change (?:this|that|the))\b[^.;]*|\b(?:leaves?|left|raises?|raised|poses?|presents?) no (?:room for )?(?:doubt|question|issue|concern|problem)s?\b[^.;,]*|\bno (?:reason to doubt|longer (?:an issue|in dispute)|objection|deficiency|cause for concern)\b[^.;,]*|\bcannot be (?:doubted|gainsaid|questioned|denied)\b|\bbeyond (?:question|doubt|dispute)\b/g,
  /^according to (?:you|your|counsel|the petitioner|the beneficiary|his|her|the (?:brief|plan|statement|letter))\b[^,]*,[^;]*?(?=; |, (?:but|yet|however|and the record)|$)/g,
  /\b(?:no more|little|nothing more) needs? (?:to )?be\b[^.;]*/g,
  /\btakes? nothing (?:from|away)\b[^.;]*|(?:^no [^.;]{2,80})?\bnone (?:is|was) (?:needed|required)\b|\bno action (?:is|on)\b[^.;]*|[^.;]*\b(?:was|is|were|are) not (?:treated|regarded|counted|taken|considered) (?:as|to be) (?:a |an )?(?:defect|deficiency|problem|adverse|against)\b[^.;]*|\bdo(?:es)? not fall short\b|\bneeds? no defen[sc]e\b|\bnot frivolous\b|\bno doubt attaches\b[^.;]*/g,
  /\b(?:was|is|were|are) not (?:\w+ )?(?:claimed|asserted|pursued|relied (?:on|upon)|invoked|at stake)\b[^.;]*|\bno claim (?:was|is|has been) made\b[^.;]*|\bdo(?:es)? not (?:\w+ )?(?:depend|turn)\b[^.;]*/g,
  /\b(?:the )?absence of (?:a |the )?[^.;]{0,40}\bwas not\b[^.;]*|\bmissing \w+(?: for [^.;]{0,20})? was located\b[^.;]*|\bis made good\b|\bmade good by\b/g,
  /^\W*(?:neither|nor) (?:have|do|did|has|does|is|are) (?:we|i|uscis|this office|there)\b(?: (?:have|had|entertain|raise))? (?:any )?(?:doubts?|questions?|quarrel|objections?|reason to doubt|difficulty|concerns?)\b[^;]*/g,
  /\b(?:made|makes|make|advanced?|raised?) no claim (?:about|of|as to|to|that|on|regarding|concerning)\b[^;]*|\b(?:have|has) not (?:yet )?(?:made|reached) (?:a |any )?(?:final )?(?:determination|decision|conclusion)\b[^;]*|^none of (?:them|these|those)(?: \w+)? is (?:(?:by|in|of) itself |alone )?(?:indispensable|required|mandatory|essential|necessary)\b[^;]*/g,
  /\b(?:if|unless) (?:you|your|the (?:self-)?petitioner|the beneficiary|he|she|it|they|such|any|that|this|these|there)\b[^,;.]*/g,
  /\bthere (?:is|are) no (?:set|specific|particular|fixed|minimum|bright-line|single|required)\b[^.;]*/g,
  /^.*\b(?:has|have) been corrected by\b.*$/g,
  /\bno (?:further|remaining|other) (?:question|doubt|issue)s?\b[^.;,]*/g,
  /\bwho\b[^,;.]{0,60}?(?:has|have|had|does|do|did) not (?:met|meet|worked?|know|known|collaborated?|co-?author\w*)\b[^,.;]*/g,
  /\b(?:do|does|is|are) not (?:by itself|by themselves|alone|in itself|in themselves|of itself|standing alone)\b[^.;]*/g,
  /\b(?:asks?|requests?) for nothing\b[^.;]*/g,
  /\bnor (?:is|are|was|were|do|does)\b[^.;:]{0,80}\b(?:in (?:question|doubt|dispute|issue)|disputed?|questioned?|doubted|need\w*)\b/g,
  /\bno (?:more|further \w+|other \w+) (?:is|are) (?:needed|required|necessary|requested|asked)\b[^.;,]*/g,
  /\bneeds? no (?:further|more)\b[^.;]*|\bnot held against\b|\bnot an unreasonable\b|\bno finding of\b[^.;]*/g,
  // One thing of several need not decide.
  /\b(?:(?:this|that|these|one|any one|neither) (?:\w+ )?alone|absence of (?:one|any one|a single)|no (?:one|single) (?:factor|of them|of these)|every factor)\b[^.;]*/g,
  /\b(?:is|are|was|were) not (?:\w+ )?(?:fatal|determinative|dispositive|decisive|conclusive|reached|discussed|considered here|addressed here|before (?:us|uscis))\b[^.;]*/g,
  /^had the (?:record|petition|evidence|letters?|plan)\b[^;]*\bwould have\b.*$/g,
  /\bnothing in this (?:letter|notice|request)\b[^.;]*/g,
  /^(?:all|each|every one)(?: of)? (?:the |these |those |them )?(?:\w+ ){0,3}?(?:has|have) been (?:\w+ )?(?:considered|reviewed|examined|read|weighed)\b[^;]*/g,
  /\b(?:uscis|this office|the service|we|this (?:request|notice|letter)) (?:do|does|will|need|makes?|request|requests|reach|reaches|ask|asks) (?:not (?:say|mean|suggest|find(?! (?:any )?(?:evidence|documentation|proof|support)\b)|discuss|address|reach|consider|decide|ask|request|require)|no finding|nothing|no more|no further)\b[^.;,]*/g,
  /\bnothing (?:\w+ )?prevents\b[^.;]*|\b(?:send|submit) nothing\b|\bdo(?:es)? not (?:claim(?! or\b)|rely|contend|assert|seek)\b[^.;,]*|\bdid not (?:claim(?! or\b)|rely|contend|assert|seek)\b[^.;,]*/g,
  /\bno (?:further|additional|other|more) (?:evidence|documentation|response|information|action|showing|explanation|document|proof)s?\b[^.;]*?(?:required|requested|needed|necessary|asked(?: for)?|sought|due|called for)\b/g,
  /\bno (?:response|evidence|answer|action|reply) (?:is|are|on this point is) (?:further )?(?:required|requested|needed|necessary|called for)\b/g,
  /\bnothing (?:further|more|else|additional)\b[^.;]*?(?:required|requested|needed|necessary|asked|sought)\b/g,
  /\b(?:further|additional|more) (?:evidence|documentation|information)\b[^.;]{0,40}(?:is|are) not (?:required|requested|needed|necessary)\b/g,
  /\b(?:is|are|was|were|has been|does|do|will) not (?:\w+ )?(?:in (?:doubt|dispute|question|issue)|at issue|disputed?|contested?|questioned?|challenged?|doubt(?:ed)?|a deficiency|a ground|an issue|contest)\b[^.;,]*/g,
  /\b(?:uscis|this office|the service|we) (?:do|does) not (?:\w+ )?(?:dispute|doubt|question|contest|challenge|disagree)\b[^.;]*/g,
  /\b(?:is|are) (?:also )?not (?:a requirement|required|necessary|needed|asked|requested|mandatory)\b[^.;,]*/g,
  /\b(?:do|does|is|are|need) not (?:need|have to|required?)\b(?: to)?(?: be| further| again)? \w+/g,
  /\bneed not (?:be )?\w+/g,
  /\bis (?:there|hence|therefore)? ?no (?:doubt|question|dispute)\b[^.;,]*/g,
  /\bthere is no (?:doubt|question|dispute|requirement)\b[^.;,]*/g,
  /\bwithout (?:doubt|question|dispute|prejudice)\b/g,
  /\bnot only\b/g,
  /\bbut not limited to\b|\b(?:is|are) not limited to\b|\bno later than\b|\bnot later than\b|\bmore likely than not\b|\bif not already (?:submitted|provided)\b|\bnot previously (?:submitted|provided)\b/g,
  /\bneither of whom\b|\bnone of whom\b|\bwithout regard\b|\bno fewer than\b|\bno less than\b/g,
  /\bnot (?:solely|just|exclusively)\b/g,
]

/** A point that the officer leaves for later or does not reach. */
export const DEFERS =
  /\b(?:no finding\b[^.]{0,40}\b(?:is|are|was|has been) (?:\w+ )?made|makes? no finding|(?:need|does|do|will) not (?:be )?(?:reach(?:ed)?|discuss(?:ed)?|address(?:ed)? (?:here|the claim)|considered? further)|is reserved|regarded as moot|is moot|(?:is|was|are|were) not (?:argued|raised|reached|pursued)|not been (?:considered|reached|addressed|adjudicated))\b/
