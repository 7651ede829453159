/** Two papers of a filing that tell the same thing otherwise, in lower case: a finding, though nothing is denied. */

const PAPER = String.raw`(?:petition|letters?|cover letter|print-?outs?|r[ée]sum[ée]|curriculum vitae|cv|plan|forms?|statement|profile|exhibits? [\w-]+|tab [\w-]+|database|report|transcript|diploma|certificate|evaluation|brief|list|table|appendix|tax returns?)`
const SAYS = String.raw`(?:states?|says?|shows?|lists?|gives?|reflects?|reports?|indicates?|counts?|contains?|records?|puts?|speaks? of|describes?|reads?|names?|dates?|claims?|mentions?|projects?)`
const SOURCE = String.raw`(?:\b${PAPER}\b|\byou(?:r \w+)? ${SAYS}|\bpetitioner ${SAYS}|\baccording to\b)`
const FIGURE = String.raw`(?<![\d-])\d[\d,]*(?:\.\d+)?(?![\d-])`
const AGAINST = String.raw`(?:[,;]? (?:while|whereas)|[,;] (?:but|yet|though|although)|[,;.]? however,?)`

export const CONFLICTS: readonly RegExp[] = [
  new RegExp(
    String.raw`${SOURCE}[^.;]{0,120}${FIGURE}[^.;]{0,60}${AGAINST} [^.;]{0,60}\b${PAPER}\b[^.;]{0,60}\b${SAYS}\b[^.;]{0,60}${FIGURE}`,
  ),
  new RegExp(
    String.raw`^(?:while|whereas|although|though) [^.;]{0,60}${SOURCE}[^.;]{0,120}${FIGURE}[^.;]{0,60}, [^.;]{0,40}\b${PAPER}\b[^.;]{0,60}\b${SAYS}\b[^.;]{0,60}${FIGURE}`,
  ),
  new RegExp(String.raw`\b${SAYS} one [\w ]{2,40}?(?:,|;)? (?:and|while|whereas|but) [^.;]{0,60}\b${SAYS} another\b`),
  /\bdated\b[^.;]{0,40}\b(?:19|20)\d\d\b[^.;]{0,30}(?:yet|but|although|while|though) (?:it |the \w+ )?(?:describes?|refers?|speaks?|mentions?|tells?|reports?)\b/,
]

const ENDEAVOR = String.raw`(?:proposed )?(?:endeavou?r|undertaking)`

/** That the endeavor is another than the one that was filed, whoever says so: Matter of Izummi, 22 I&N Dec. 169 (Assoc. Comm'r 1998). */
export const ENDEAVOR_CHANGED = new RegExp(
  [
    String.raw`\b(?:your|his|her|the(?: \w+'s)?|this) ${ENDEAVOR} (?:(?:has|had|was|is|appears? to have|seems to have) )?(?:been )?(?:since |now )?(?:materially |substantially |significantly |since )?(?:changed|shifted|altered|replaced|(?:a )?(?:new|different|another)(?: one)?) (?:after|since|from|than|between|in the (?:response|rebuttal)|with the)\b`,
    String.raw`\b(?:you|he|she|petitioner|response|rebuttal|plan|letter|statement) (?:ha(?:s|ve) )?(?:since |now |thereby |materially )*(?:changed|altered|replaced|abandoned|changes|alters|replaces|abandons) (?:your|his|her|the) ${ENDEAVOR}\b(?!,)`,
    String.raw`\b(?:has|have) (?:been )?materially (?:changed|altered)\b|\b(?:is|are|amounts? to|constitutes?) a material (?:change|alteration)\b`,
    String.raw`\b(?:is|are) not (?:the|that) (?:${ENDEAVOR}|one) (?:that|which|on which|for which|of|described|stated|proposed|as)\b[^.;]{0,40}\b(?:filed|filing|petition|initially|originally)\b`,
  ].join('|'),
)
