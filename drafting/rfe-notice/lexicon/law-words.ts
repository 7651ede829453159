/** Words by which a sentence shows that it tells the law, or what holds of every case, and says nothing of this one. */

/** Where a sentence begins so, it is about anybody. */
/** Before a sentence's subject. */
export const OPENING =
  /^(?:\W*(?:\[?\d{1,2}[\].)]\s*)?)(?:(?:however|moreover|further|furthermore|in addition|additionally|generally|in general|nevertheless|on the (?:one|other) hand|likewise|similarly|as such|therefore|thus|finally|for example|that said|also|again|in other words|put differently|indeed|of course|to be sure|but|yet|and|we (?:understand|recogni[sz]e|know|agree) that|uscis (?:understands|recogni[sz]es|agrees) that|(?:please )?note that|(?:you|the petitioner|he|she) (?:should|must|may wish to) (?:bear in mind|keep in mind|note|remember|be aware) that|(?:it should be|it is) noted that|(?:uscis|we) (?:reminds?|notes?|cautions?)(?: you| the petitioner)? that|you are reminded that|the petitioner is reminded that|bear in mind that)\b,? )*/

export const GENERIC_START: readonly RegExp[] = [
  /^(?:steps|events|facts|evidence|achievements|work) (?:taken|done|arising|occurring|dated|made|created)? ?(?:after|since) (?:the )?(?:filing|priority|petition)\b|, without more,|^the (?:\w+ ){1,2}must have\b|\bhas the burden of\b(?!.*\bnot (?:met|carried|discharged|sustained)\b)|^it is (?:the petitioner|for the petitioner|the petitioner's|up to the petitioner)\b|^the (?:five|ten) years must\b|^(?:uscis|we) accepts? (?:an? |only |scanned|photocop)|^neither of these compels\b/,
  /^(?:while|although|though) not (?:a requirement|required|necessary|mandatory)\b/,
  /^neither the (?:ina|statute|act|regulations?|law|policy|dhanasar)\b|^the (?:mere )?(?:fact|importance|existence|possession|use|presence) (?:that|of) (?:an?|any|some|one's)\b/,
  /^(?:the )?(?:national interest )?(?:waiver|classification|exemption) (?:is|may|can|was (?:created|meant)|does|exists)\b(?!.*\b(?:your|petitioner)\b)|^(?:a |the )?(?:labor certification|job offer)s? (?:is|are|does|may) not\b/,
  /^(?:uscis|we|this office) (?:do|does|will) not (?:issue|grant|require|return|weigh|apply|waive|treat)\b/,
  /\bthe law does not\b|^the (?:self-)?petitioner is not required\b|^memberships? in an? (?:association|society)\b|^the labor certification (?:may|can|is) (?:be )?waived\b/,
  /^(?!as |the |this |that |these |those |your |his |her )(?:[a-z-]+ ){1,3}(?:alone|by itself|by themselves|in itself)\b(?!.*\b(?:you|your|the petitioner's|this record)\b)/,
  /^it is (?:not|never) (?:enough|sufficient)\b/,
  /^(?:a|an|any|every|each|such an?) (?!(?:review|examination|search|reading|comparison|number|copy|few|look|check)\b)(?:\w+[- ]){0,3}?(?:petitioner|person|individual|alien|noncitizen|foreign national|applicant|beneficiary|self-petitioner|endeavor|undertaking|petition|degree|shortage|occupation|assertion|claim|statement|translation|bachelor|baccalaureate|u\.s\. baccalaureate|united states baccalaureate|visa|benefit request|document|copy|field|plan|intention|element|factor|criterion|expert|employer|profession|waiver|finding|officer|utility|letter|record|job|business|company|entrepreneur|founder|researcher|physician|proposal|business plan|citation|publication|award|license|provisional certificate|typed name|signature|form)s?\b(?! (?:you|prepared by|submitted|in the record|dated|from|of (?:mr|ms|dr|prof)|signed by|that you|which you|does not state that you))/,
  /^(?:petitions|petitioners|evidence of things|individuals|persons|aliens|applicants|foreign nationals|those|people|entrepreneurs|officers|letters|statements|assertions|claims|endeavors|documents|translations|shortages|opinions|experts|unsupported|uncorroborated|simply|going on record|merely|broad|broader|general|vague|solicited|submitting|evidence (?:that|which|submitted|in (?:a|any) foreign|must|should|of (?:this|that) (?:kind|type|sort)|created|may)|documentation (?:that|must|should|in)|special|mere|economic benefits?|benefits? to|papers|it is the petitioner's|it is (?:well )?(?:settled|established)|it is not enough|doubt cast|eligibility|where|whoever|anyone|nobody who|specific, detailed|the mere|the submission of|the assertions? of counsel|the unsupported)\b(?! (?:submitted by you|from your|of (?:dr|mr|ms|prof)|you (?:submitted|sent|provided)))/,
  /^(?:the )?(?:statute|regulations?|act|ina|congress|policy manual|uscis policy|dhanasar|matter of|first prong|second prong|third prong|burden of proof|standard of proof|law|term(?! sheet)|phrase|word|framework|precedent|aao|administrative appeals office|commentary|preamble|final rule|proposed regulation|purpose|legislative history|labor certification process|department of labor|relevant question|question|first prong,|first of these|second of these)\b(?! (?:(?:is|are|was|has been) (?:therefore |thus |also )?(?:met|satisfied|established)|submitted|prong of the test has not|prong has not|prong is not|prong was not|has not been (?:met|shown|answered)|is not (?:met|answered)))/,
  /^(?:uscis|we|officers?|this office|the service|adjudicators?|the agency) (?:also |then |first |may |will |must |generally )*(?:considers?|looks?|evaluates?|examines?|weighs?|determines? whether|applies|use[sd]?|uses|may|will|must|interprets?|assess(?:es)?)\b/,
  /^(?:to|in order to) (?:qualify|establish|show|demonstrate|meet|satisfy|be eligible|determine|merit)\b(?!.*\b(?:has|have|did|does|do) not\b)/,
  /^(?:in|under) (?:matter of |the )?(?:dhanasar|new york state|nysdot|framework|regulation|statute|act|8 c)\b(?!.*\b(?:has|have|did|does|do|is|are) not\b)/,
  /^(?:if|unless|should|when|whenever|where|once) (?:you|the petitioner|a|an|any|no|the response|uscis|such|all|evidence|there|one|it|he|she|your)\b/,
  /^(?:for example,|for instance,|id\.|\d{0,2}see\b|\d{0,2}see also|\d{0,2}cf\.|\d{0,2}compare\b|accord\b)/,
]

/** An authority speaks, or a case of somebody else's is told. */
export const AUTHORITY: readonly RegExp[] = [
  /\b(?:aao|administrative appeals office|court|board|congress|committee on the judiciary|statute|regulations?|policy manual|dhanasar|new york state|act|decision|matter of [\w' ]+|precedent|department of labor)\b[^.;]{0,80}\b(?:held|hold|holds|found|determined|noted|notes|concluded|stated|states|explains?|explained|declined|rejected|clarified|clarifies|defines?|provides?|requires?|did not|does not define|do not define|recognized|sought|intended|emphasized|cautioned|observed|described|vacated|lists?|sets? (?:out|forth)|mentions?|teaches)\b/,
  /^(?:for example, )?in (?:matter of )?dhanasar,? (?:itself,? )?(?:the|that) (?:petitioner|record|alien|foreign national|individual)\b|^the focus (?:is|must be|remains|should be)\b/,
  /\bneither the statute\b|\b(?:is|are) defined (?:as|at|in|by)\b|\bshall (?:be|mean|include|not|contain)\b/,
]

/** A source in print. */
export const CITATION =
  /\b\d+ (?:c\.?f\.?r\.?|u\.?s\.?c\.?)(?! part)\b|\bi ?& ?[nm] dec\b|\bi&n\b|\bf\.(?:2d|3d|4th)\b|\bid\. at\b|\bpolicy manual\b|\b(?:ina|section) (?:section )?\d{3}\b|\bf\. ?supp\b|\bpub\. l\b/

/** The sentence speaks of this case. */
export const OF_THIS_CASE =
  /\b(?:you|your|yours|he|she|his|her|him)\b|\b(?:the|this|that|these|those|both|said) (?:self-)?(?:petitioner|beneficiary|record|letters?|plan|statements?|documents?|articles?|reports?|evidence|petition|evaluation|submission|filing|brief|figures?|descriptions?|materials?|papers|patents?|publications?|support letter|applicant)(?:'s)?\b|\bexhibits?\b|\bon this record\b|\bhere\b|\bin this case\b|\bin the record\b|\bof record\b|\bthe (?:evidence|documentation|record|petitioner|beneficiary)\b|\b(?:mr|ms|mrs|dr|prof|professor)\.? [a-z]/

/** What somebody else is told to have said. What follows is theirs. */
export const REPORTED =
  /\b(you|petitioner|beneficiary|counsel|brief|statement|letter|letters|he|she|attorney|plan|they|writer|author|(?:mr|ms|mrs|dr|prof|professor)\.? [\w'-]+)\b((?: \w+){0,4}?) (say|said|told|wrote|thought|held|felt|acknowledge|admit|ask|tell|explain|add|points? out|pointed out|note|mention|stress|emphasize|insist|reply|state|assert|claim|argue|contend|write|indicate|believe|suggest|maintain|predict|hope|submit|allege|opine|estimate|expect|anticipate)(?:s|es|d|ed|te)?\b((?: (?:next|then|first|also|further|again|finally|elsewhere))?(?:,? (?:in|on|at|by|among)[^,.;]{0,60},?)? (?:that|because|there|no|it),? )[^;]*?(?=; |, but |, yet |, which (?:is|are|does|do|gives?|names?|leaves?) |, (?:uscis|we|this office|the record) |\bbut \b|, however|, (?:no|nothing|none|nobody|neither) |, and (?:uscis|this|these|that (?:plan|statement|figure|letter|work|amount|period|document|number|sum)|the (?:record|evidence)|no|there)\b|\.$|\. |$)/g

/** "It is claimed that ...": the officer tells what was argued. */
export const REPORTED_OF_NOBODY =
  /^(?:in|on) (?:your|the (?:self-)?petitioner's|the beneficiary's|his|her|counsel's) (?:own )?(?:view|opinion|submission|argument)\b[^.;]*|\b(?:position|argument|contention|view|claim|belief|theory|submission|assertion) is that [^;]*?(?=; |, but |, yet |$)|\b(?:stating|claiming|asserting|arguing|suggesting|explaining|alleging) that [^;]*?(?=; |, but |, yet |$)|\bit (?:is|was|has been|may be|might be|can be) (?:\w+ )?(?:claimed|argued|asserted|contended|said|stated|submitted)(?: (?:first|second|next|further|also|as well|for (?:you|him|her|them)))? that [^;]*?(?=; |, but |, yet |$)/g
