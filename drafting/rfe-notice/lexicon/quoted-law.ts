/** Sentences of Matter of Dhanasar, of the Policy Manual and of the regulations that notices repeat without quotation marks. In lower case. */
export const QUOTED_LAW: readonly RegExp[] = [
  /\bsubjective assurance that the alien\b|\binclusion of the term (?:prospective|\[quoted\])|\bno demonstrable prior achievements?\b|\bcannot suffice to state that\b|\bpast record justifies projections\b|\bnational benefit so great as to\b|\beven assuming (?:they|those|it) (?:are|is) unique\b|\bmust also considerably outweigh\b/,
  /^in that (?:case|decision|matter),? (?:the|it|we)\b|\bneither congress nor\b|\bcongress (?:has )?(?:not|never) defined\b|\bnot enough to (?:show|prove|establish) that (?:a|an) (?:person|individual|alien|petitioner)\b/,
  /\bgenerali[sz]ed conclusory statements that do not identify a specific impact\b/,
  /\bforecasting feasibility\b|\bmay ultimately fail, in whole or in part\b|\bnotwithstanding this inherent uncertainty\b|\bmore likely than not to ultimately succeed\b/,
  /\bspecific endeavor that the (?:foreign national|individual|person|noncitizen|petitioner) proposes\b|\bshifts the focus\b|\bfocuses on the specific endeavor\b/,
  /\bshortage of (?:\w+[ .]+){0,3}workers\b[^;]*\b(?:labor certification process|department of labor)\b(?!.*\b(?:you|the petitioner) )/,
  /\bone-time achievement\b[^;]*\b(?:three|ten)\b|\bcomparable evidence may be submitted\b/,
  /\bcongress clearly sought\b|\bprotect the domestic labor supply\b|\bbenefits inherent in the labor certification process\b|\bin performing this analysis\b|\btaken together, indicate that\b/,
  /\bprospective impact solely in geographic\b|\bwe look for broader implications\b|\bmay have national importance\b|\bmay well be (?:understood|considered|of national importance)\b|\bundertaking (?:or endeavor )?may\b|\brather than simply listing\b/,
  /\bmerit may be (?:demonstrated|shown|established) in\b|\bin determining whether the proposed endeavor\b|\bto determine whether (?:he or she|the (?:person|individual|petitioner|foreign national)|you are)\b/,
  /\bdegree of expertise significantly above that ordinarily encountered in the sciences\b|\bany united states academic or professional degree\b|\bshall be considered the equivalent\b|\bdid not rise to the level of having national importance\b/,
  /\bclassroom (?:teaching )?activities\b|\bevidence that may be favorable\b|\baccompanied by clear evidence\b|\basks for clear evidence\b|\bas their focus one geographic area\b|\bmay properly be considered\b|\b(?:evidence may include|include) letter\(?s?\)? from prospective employer|\bprearranged commitments such as contracts\b|\bmeeting the minimum requirement\b|\bathletes performing at the major league level\b|\bby providing at least three types\b/,
  /\bpast achievements and (?:to )?corroborates? projections\b|\bbroadly enhance societal welfare\b|^there is no (?:provision|requirement) in the (?:regulations?|statute|act|law)\b|^evidence (?:of|that|which)\b[^.]*\b(?:after|since)\b[^.]*\bcannot (?:establish|show)\b[^.]*\b(?:eligible|eligibility)\b/,
  /\bassertions of counsel\b|\bgoing on record without\b|\bnot presumptive evidence\b|\bincumbent (?:on|upon) the petitioner\b|\bdoubt cast on any aspect\b|\bmaterial changes to a petition\b|\bnew set of facts\b/,
]
