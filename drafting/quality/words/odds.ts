/** What nobody may say who decides nothing: how the petition will end. */
export const ODDS: readonly RegExp[] = [
  /\b(?:will|shall|must|is (?:certain|sure|bound|guaranteed) to|is (?:very |highly |most )?likely to) (?:surely |certainly |undoubtedly )?be (?:approved|granted)\b/iu,
  /\b(?:approval|success) (?:rate|odds|probability|chance)s?\b/iu,
  /\b(?:chance|odds|probability|likelihood) of (?:approval|success|being (?:approved|granted))\b/iu,
  /\bguarante(?:e|es|ed) (?:of )?(?:an? )?(?:approval|success)\b/iu,
  /\b(?:approval|the outcome) is (?:certain|guaranteed|assured)\b/iu,
]
