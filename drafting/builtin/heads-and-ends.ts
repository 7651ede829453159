/** With a capital at its head and one mark at its end. */
export function ended(text: string): string {
  const bare = text.trim().replace(/[\s;,:–—-]+$/, '')
  const headed = /^\p{Ll}+(?=[\s,’.;:]|$)/u.test(bare) ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare
  return /[.!?]["”’)]*$/.test(headed) ? headed : `${headed}.`
}

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence of an earlier draft without the head that it was given before a figure. */
export const unheaded = (text: string): string => text.replace(/^A total of (?=\d)/u, '')
