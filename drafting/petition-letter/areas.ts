/** The areas in which Dhanasar, at 889, says that merit may lie, and the words that name them. */
const MERIT_AREAS: readonly (readonly [string, RegExp])[] = [
  ['business', /\bbusiness(?:es)?\b/iu],
  ['entrepreneurialism', /\bentrepreneur\p{L}*/iu],
  ['science', /\b(?:sciences?|scientific)\b/iu],
  ['technology', /\b(?:technolog(?:y|ies|ical)|engineering)\b/iu],
  ['culture', /\b(?:culture|cultural)\b/iu],
  ['health', /\b(?:health|healthcare|medicine|medical|nursing)\b/iu],
  ['education', /\b(?:education|educational|teaching)\b/iu],
]

/** The areas, two at most, that the applicant names in the field, the plan's focus or a title; nothing is concluded from other words. */
export const meritAreas = (named: readonly string[]): string[] =>
  MERIT_AREAS.filter(([, form]) => named.some((text) => form.test(text)))
    .map(([area]) => area)
    .slice(0, 2)
