/** How a notice asks for something, in lower case. */
const GIVE = String.raw`(?:submit|provide|send|furnish|include|explain|identify|describe|clarify|document|file|complete|sign|list|state|resolve|supply|produce|obtain|give|address|enclose|attach|specify|correct|reconcile|pay|remit|confirm|indicate|detail|offer|present|replace|supplement|discuss|rebut|prove|return|furnish|put in|compare|amend|revise|substantiate|account for|re-?sign|translate|quantify|weigh|cure|relate|set out|set forth|back up)`

export const REQUESTS: readonly RegExp[] = [
  // "Needed: certified translations."
  /^\W*(?:needed|requested|required|wanted|please send|send|submit|to send|to submit|you may send|you may submit|suggested|(?:evidence|documents?|items?) (?:requested|needed|suggested)|(?:requested|suggested) (?:evidence|documents?|items?)|(?:it |this )?(?:may|can) be shown by)(?:, if you [a-z ]{2,20})?: /,
  /\b(?:should|ought to|must|may|can) (?:therefore |then |also )?be (?:placed|put in|put before|shown afresh|brought forward|laid before|made good|cured by)\b|\brequires? to be shown\b|\bi should be (?:obliged|glad|grateful)\b|\bit would be well if\b|\b(?:would|will) be (?:looked at|gladly read|welcome|welcomed|of assistance|of help)\b/,
  /\b(?:clarification|an explanation|translations?|proof|corroboration) (?:is|are) (?:\w+ )?(?:required|needed|called for|necessary)\b|^also needed\b|^(?:kindly |please )?resubmit\b|^have the \w+[^.]{0,60}\b(?:write|sign|state|translated|certified|sign it)\b|\b(?:the officer|the director) (?:asks?|requests?) that\b|\bwould be of (?:more )?use\b|\b(?:is|are) to be (?:included|submitted|provided|sent)\b/,
  /^(?:we|uscis|this office|the (?:service|officer|director|agency)) would (?:look at|look to|consider|accept|expect|want)\b|\b(?:is|are) free to (?:submit|send|provide|offer)\b|^please have the\b/,
  /^(?:an? )?(?:\w+ ){0,2}(?:letters?|evidence|documents?|documentation|statements?|plan)\b.*\bwould (?:also )?(?:carry (?:more|greater) weight|be considered)\b/,
  /\bshould (?:accompany|set out|tell|speak to|address|be (?:set out|filed|brought))\b|\bought to be (?:produced|submitted|sent|explained)\b|\b(?:would|we also) (?:also )?(?:welcome|appreciate)\b|\bis (?:the time|needed)\b|\blet (?:us|me|uscis) know\b|\b(?:would be of use|may (?:resolve|cure) this)\b|\bare welcome\b/,
  /^(?:please |kindly )?(?:be specific|return|bring|have a|show|tell us|let us)\b|, (?:show|explain|submit|send|provide|say) (?:why|how|what|the|it|so)\b/,
  /\b(?:might|may|can|could) (?:i|we|uscis) (?:ask|have|request)\b|\bwould correct (?:it|that|this)\b|^examples of (?:\w+ )*evidence\b/,
  /\b(?:should|may|must|can|might) (?:also |then |likewise )?be (?:submitted|provided|sent|furnished|included|produced|given|supplied|offered|enclosed)\b/,
  /\b(?:(?:letters?|each|statements?|affidavits?|translations?) (?:should|must)|(?:evidence|documentation|they|it) should) (?:also )?(?:be (?:in|signed|dated|on|accompanied)|describe|state|explain|identify|show|give|include|specify|contain|come|set)\b/,
  /\b(?:would|will) (?:also )?(?:go to|help|assist|bear on|answer|be considered|meet) (?:this|that|the|in|to)\b|\bwe should (?:see|have|like|be)\b|\b(?:would help|would be of help)\b/,
  /^if (?!all\b|any\b|some\b)[^,]{3,90},.*(?:, |; )?\b(?:send|submit|provide|explain|say|state|include|identify|describe|document)\b/,
  /\b(?:further|additional|more) (?:evidence|documentation|information|detail|explanation) (?:is|are) (?:\w+ )?(?:needed|required|necessary)\b/,
  new RegExp(
    String.raw`^(?:\W|\d+[.)]\s*|therefore,? |accordingly,? |thus,? |also,? |in addition,? |additionally,? |further,? |finally,? |if (?:available|applicable|so|possible|you have them),? |to (?:overcome|address|cure|remedy|correct|answer|resolve|establish|show|demonstrate|clarify|support|assist|meet|satisfy)[^,]*, |for (?:this|that|each|the)[^,]{0,60}, |for [^,]{2,40}, (?=(?:please )?(?:send|submit|provide)\b)|in (?:your |his |her )?(?:response|answer|reply|rebuttal)[^,]{0,40}, )*(?:please |kindly )?(?:${GIVE}|show|demonstrate|establish)\b(?! (?:that|with) the requested)`,
  ),
  new RegExp(
    String.raw`\b(?!alien must\b)(?:you|petitioner|self-petitioner|beneficiary|alien|applicant|he|she|counsel|(?:your |the )?(?:response|rebuttal|reply|answer)(?: to (?:this|that|each) \w+)?) (?:may|should|must|might|can|could|is (?:asked|requested|required|invited) to|are (?:asked|requested|required|invited) to|needs? to|will need to)(?: (?:also|therefore|wish to|want to|still|now|like to|then|either))* (?:be |consider |include |in(?:clude)?)?(?:\w+ing |${GIVE})`,
  ),
  /(?<!\b(?:waiver|classification|benefit|exemption|petition|offer) )\b(?:is|are) (?:hereby |therefore |also )?(?:requested|invited|asked|called for|sought)\b(?! by)/,
  /\b(?:uscis|this office|the service|we) (?:\w+ )?(?:requests?|asks?|invites?|requires?|needs?|would like)\b/,
  /\b(?:evidence|documentation|response|submission|this|it|such evidence|examples)\b[^.;]{0,60}\b(?:may|might|could) (?:also )?(?:include|consist|comprise)\b|\bmay include,? but\b|(?<!\bfactors )\bincluding,? but not limited to:?$/,
  /\bplease\b (?:also )?(?:\w+ly )?(?:submit|provide|send|explain|include|identify|clarify|describe|give|furnish|state|file|show|list|document|supply|enclose|attach|address|resolve|complete|sign|indicate)\b/,
  /\b(?:following|such|other|suggested) (?:examples|types|kinds) of (?:\w+ )?(?:evidence|documentation)\b|^(?:the following|evidence requested|requested evidence|suggested evidence)[^.]{0,40}:$/,
  /\b(?:would|could|may) (?:be )?(?:help|assist|probative|useful|relevant|acceptable)\w*\b/,
]

/** Requests of every notice, about the response and not the case. */
export const NOT_A_REQUEST =
  /\b(?:(?:requests?|asks?) (?:for )?nothing\b|(?:standards|criteria) do not readily apply[^,;]*, [^,;]{3,40} may (?:submit|provide) comparable\b|comparable (?:kind |evidence )may be submitted\b|(?:none|nothing) is (?:requested|needed|asked|required)|evidence of your choosing|evidence (?:that |which )?(?:you|he|she|the petitioner) (?:believe|wish|think|feel)(?:s|es)?|may submit other evidence|all (?:of )?(?:the )?(?:requested|materials|evidence)|response (?:to|must)|this (?:letter|notice|page)|(?<!\b(?:signed|dated|certified|notari[sz]ed) )originals?(?! (?:of (?:the )?form|signatures?|(?:signed )?letters?|on letterhead)\b)|^send to\b|everything|duplicate copies|either all|withdraw (?:the|your) petition|listed on the following|respond with|\b(?:items|evidence|documents|materials) (?:that (?:is|are) )?(?:listed|named|described|requested|set out|identified) (?:under|in|at|below|above)\b|may (?:rebut|answer|address|contest|respond to|reply to) (?:each|any|all|every|them|these|those|either|both)\b|attached pages?|attached page\(s\)|evidence requested (?:on|in|below))\b/

/** A list that tells what was filed. */
export const SUMMARY =
  /\b(?:you|petitioner|beneficiary|he|she|counsel)\b(?: (?:have|has|also|initially))* (?:submitted|provided|sent|filed|included|furnished|enclosed|offered|presented)\b|\b(?:record|filing|petition|submission|initial (?:filing|submission|evidence))\b[^.;]{0,40}\b(?:includes?|included|contains?|contained|consists?|consisted|is made up)\b|\bthe following (?:evidence|documents?|documentation|exhibits)? ?(?:was|were|has been|have been)? ?(?:submitted|received|filed|provided|considered|reviewed)\b|\b(?:was|were) (?:submitted|filed|received)\b/
