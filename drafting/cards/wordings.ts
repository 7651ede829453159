/** Ways in which a typed sentence is worded as a statement that names its subject. Each is a proposal until somebody confirms it. */

/** With the full stop that a sentence, or what is quoted as one, ends in. */
export const ended = (text: string): string => (/[.!?]["”’)]?$/u.test(text) ? text : `${text.replace(/[,;:]$/u, '')}.`)

const small = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Behind a point of a list, without its stop, begins another thing. */
const isApart = (before: string): boolean => !/[.!?:;,…]["'’)]*$/u.test(before)

/** Somebody's sentences as they were typed, a list's points each in marks of its own; marks inside are single ones. */
export function quoted(sentences: readonly string[], head: string): string {
  const parts = sentences.map((one) => one.replace(/["“”]([^"“”]*)["“”]/gu, '‘$1’').replace(/["“”]/gu, ''))
  const text = parts.reduce((all, part) => (isApart(all) ? `${all}”; “${part}` : `${all} ${part}`))
  return `${head}: “${text}”`
}

/** Whether a statement is somebody’s words with who says so before them. */
export const isQuoted = (text: string): boolean => /^[^“”]+: “.*”$/su.test(text)

/** "Built a press" with somebody who did it. */
export const doneBy = (fragment: string, subject: string): string => ended(`${subject} ${small(fragment)}`)

/** "To publish an atlas", "Publish an atlas" as what the applicant plans, or as what a work was for. */
export const meantBy = (fragment: string, head: string): string =>
  ended(`${head} to ${small(fragment.replace(/^to\s+/iu, ''))}`)
