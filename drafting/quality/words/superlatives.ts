/** Rankings: true of somebody, and therefore in need of a source that says so. */
export const SUPERLATIVES: readonly RegExp[] = [
  /\bthe only (?:person|one|researcher|scientist|engineer|physician|teacher|artist|company|laboratory|method|system|expert|student)\b/giu,
  /\bone of (?:the )?(?:very )?(?:few|only|best|top|leading|foremost|most)\b/giu,
  /\bthe (?:very )?(?:best|finest|foremost|greatest|brightest|strongest|largest|biggest|highest|fastest)\b/giu,
  /\bthe most (?:\p{L}+ly )?(?!of\b|part\b|recent\b|common\b)\p{L}+\b/giu,
  /\bthe first (?:person|one|researcher|scientist|engineer|in the|of its kind|to)\b/giu,
  /\bfirst of its kind\b/giu,
  /\b(?:world|internationally|globally|nationally)[- ](?:class|leading|renowned|famous|recognized|acclaimed)\b/giu,
  /\b(?:renowned|unprecedented|unmatched|unrivall?ed|unsurpassed|unequall?ed|peerless)\b/giu,
  /\bsecond to none\b/giu,
  /\b(?:top|upper) (?:\d+|one|two|five|ten) ?(?:percent|%)/giu,
  /\b(?:outstanding|extraordinary|brilliant|genius|visionary|stellar)\b/giu,
  /\bleading (?:expert|authority|figure|scientist|researcher|engineer)s?\b/giu,
]
