import { IS_LANGUAGE } from './languages.ts'
import { has, termsOf } from './terms.ts'

/** With a capital at its head and one mark at its end. */
export function ended(text: string): string {
  const bare = text.trim().replace(/[\s;,:–—-]+$/, '')
  const headed = /^\p{Ll}+(?=[\s,’.;:]|$)/u.test(bare) ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare
  return /[.!?]["”’)]*$/.test(headed) ? headed : `${headed}.`
}

/** Without the marks at its end. */
export const bare = (text: string): string => text.replace(/[\s.;,:!?]+$/, '')

/** "Clearance of the device", "For the investigation", "Two-year fellowship": a word that only heads what follows. */
const isCommon = (text: string): boolean =>
  /^(?:For|By|To|With|In|At|On|Of|From|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)\b/.test(text) ||
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)? (?:of|for|to|by|with|on|in|instead|without|from|at) /u.test(text)

/** The words as they stand inside a sentence: small at their head, unless they begin with a name. */
export function inner(text: string): string {
  const [first] = termsOf(text)
  const isName =
    IS_LANGUAGE.has(/^\p{L}+/u.exec(text)?.[0] ?? '') ||
    (has(first, 'ProperNoun', 'Acronym', 'Place', 'Person') && !has(first, 'Determiner', 'Verb') && !isCommon(text))
  return /^\p{Lu}\p{Ll}*(?=[\s,.:-]|$)/u.test(text) && !/^I\b/.test(text) && !isName
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence does not begin with a figure: "A total of 26 schools". */
export const headed = (text: string): string =>
  text.replace(/^(?=(?!(?:19|20)\d\d\b)\d[\d,]* \p{Ll}+s\b)/u, 'A total of ')

/** The sentence as it was before it was given a head. */
export const unheaded = (text: string): string => text.replace(/^A total of (?=\d)/u, '')
