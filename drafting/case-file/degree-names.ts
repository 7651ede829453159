/** How papers write the degrees of the form's list; a doctorate of a profession is both. */
const FORMS: readonly [string, RegExp][] = [
  ['Doctoral', /\bdoctor(?:ate|al)?\b|\bph\.? ?d\b|\bdr\. ?(?:rer|phil|ing)\b|博士/iu],
  [
    'Professional Degree',
    /\bdoctor of (?:general |dental |veterinary )?(?:medicine|law|jurisprudence|pharmacy|dental|surgery|nursing practice)|\bjuris doctor\b|\b(?:m\.?d|j\.?d|d\.?d\.?s|pharm\.?d|d\.?v\.?m)\.?(?![\p{L}.])|\bphysician\b|\bphysician’s\b/iu,
  ],
  [
    "Master's",
    /\bmaster(?:[’']?s)?(?: degree)? (?:of|in|degree)\b|\bmaster[’']s\b|\bmagist(?:er|re?|ra)\b|\blaurea magistrale\b|\bm\.?(?:sc|eng|phil)\b|硕士/iu,
  ],
  ["Bachelor's", /\bbachelor(?:[’']?s)?\b|\bbaccalaureate\b|\bb\.?(?:sc|eng|tech)\b|\blicenciatura\b|学士/iu],
  ["Associate's", /\bassociate(?:[’']?s)? (?:of|in|degree)\b|\bassociate[’']s\b/iu],
]

/** The degrees that a paper speaks of, as the form calls them. */
export const degreesIn = (text: string): string[] =>
  FORMS.flatMap(([degree, form]) => (form.test(text) ? [degree] : []))

/** The form’s degrees that papers name by a word of their own. */
export const NAMED_DEGREES: ReadonlySet<string> = new Set(FORMS.map(([degree]) => degree))
