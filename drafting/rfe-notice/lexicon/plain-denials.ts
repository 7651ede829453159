/** How officers deny a point of the waiver without a word of the record, each named by what is denied; in lower case. */
const DENIALS: Readonly<Record<string, RegExp>> = {
  /** Matter of Dhanasar, 26 I&N Dec. at 889: a specific endeavor, and no occupation. */
  occupationInstead:
    /\b(?:duties|occupation|profession|job|position|role|career|work) [^;]{0,60}\b(?:rather than|instead of|and not) (?:an?|any|the|your|his|her) (?:\w+ )?(?:specific |particular |proposed )?endeavou?r\b/,
  noSuchEndeavor:
    /\b(?:does|do|would|is|are) not (?:\w+ )?(?:constitute|amount to|represent|qualify as|an?) [^;]{0,30}\bendeavou?r\b[^;]{0,20}\b(?:merit|importance|significance)\b/,
  notOfItself:
    /^(?:however, |moreover, |further, )?(?:your|his|her|(?:the )?(?:self-)?petitioner's|the beneficiary's) [^;]{3,80}\b(?:alone|by itself|by themselves|in itself|without more|standing alone)\b[^;]{0,20}\b(?:does|do|is|are|can) ?not (?:establish|show|demonstrate|prove|make|suffice|sufficient|enough)\b/,
  lettersOfOneCircle:
    /\b(?:letters?|testimonials?|recommendations?) [^;]{0,30}\b(?:only|all|solely|exclusively) (?:come |came |written )?(?:from|by) [^;]{0,40}\b(?:know|knew|colleagues|supervisors?|collaborators|co-?authors|friends|advis[eo]rs)\b/,
}
/** "Not only from colleagues", "whether the duties ...": nothing is denied. */
const NOT_DENIED = /\bnot (?:only|all|solely|exclusively|merely)\b|\bwhether\b|\?\W*$/

/** A finding whatever stands around it. */
export const isPlainDenial = (own: string): boolean =>
  !NOT_DENIED.test(own) && Object.values(DENIALS).some((pattern) => pattern.test(own))
