/** With a capital at its head and one mark at its end. */
export function ended(text: string): string {
  const bare = text.trim().replace(/[\s;,:–—-]+$/, '')
  const headed = /^\p{Ll}+(?=[\s,’.;:]|$)/u.test(bare) ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare
  return /[.!?]["”’)]*$/.test(headed) ? headed : `${headed}.`
}

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence does not begin with a figure: "A total of 26 schools". */
export const headed = (text: string): string =>
  text.replace(/^(?=(?!(?:19|20)\d\d\b)\d[\d,]* \p{Ll}+s\b)/u, 'A total of ')

/** The sentence as it was before it was given a head. */
export const unheaded = (text: string): string => text.replace(/^A total of (?=\d)/u, '')
