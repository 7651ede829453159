/** Words that keep their capital within a sentence: languages, countries, forms. */
const PROPER =
  /^(?:English|American|Arabic|Bengali|Brazilian|British|Canadian|Chinese|Dutch|French|German|Hindi|Indian|Italian|Japanese|Korean|Mexican|Persian|Portuguese|Russian|Spanish|Turkish|Ukrainian|Vietnamese|United States|Federal Register|Congress|Form|Appendix|Part|Exhibit|Google|Department|Dhanasar|Matter of)\b/u

/** The beginning of a sentence within another: small, unless it is a name or an acronym. */
export const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}|^A /u.test(text) && !PROPER.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
