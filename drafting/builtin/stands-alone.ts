/** "Each closed day cost the county $210,000" points back at nothing: a time is known without the sentence before. */
const LEANS_AT_START =
  /^(It|They|This|That|These|Those|Them|He|She|Its|Their|Then|There|Both|Each(?! (?:[a-z]+ )?(?:day|week|month|season|winter|summer|year)\b)|Many|None|No one there|Some|All|Another|Other|The (latter|former|other|same|difference|improvement|rest)|So|But|And|Also|However|Therefore|Thus)\b/
const LEANS_SOON = /\b(it|them|they|its|their|then|also|both|such|there|these|those|either|another|other|same)\b/i

/** "Three recyclers have adopted it." */
const LEANS_AT_END = /\b(?:it|them|this|so|both)[.!?]$/i

/** True where a sentence can be told without the one before it: nothing in its first clause, nor its last word, points back. */
export const standsAlone = (text: string): boolean =>
  !LEANS_AT_START.test(text) &&
  !LEANS_AT_END.test(text) &&
  !LEANS_SOON.test((text.split(/[,;]/)[0] ?? text).split(/\s+/).slice(0, 9).join(' '))
