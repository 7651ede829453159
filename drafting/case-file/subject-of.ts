/** "M.S. Supply Chain Management", "MSc in Logistics", "Ed.D. Early Childhood": the degree once more, before its subject. */
const DEGREE =
  /^(?:Ph\.?D|Ed\.?D|Dr\.?P\.?H|M\.?Sc|M\.?S|M\.?A|M\.?Ed|M\.?Eng|M\.?Tech|M\.?P\.?H|M\.?B\.?A|M\.?Phil|B\.?Sc|B\.?S|B\.?A|B\.?Ed|B\.?Eng|B\.?Tech|B\.?E)\.?,?\s+(?:(?:in|of)\s+)?(?=\p{Lu})/u

/** What was studied, without the degree that people type before it: the form has a field of its own for that. */
export const subjectOf = (major: string): string => major.replace(DEGREE, '')
