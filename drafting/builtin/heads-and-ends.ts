export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence of an earlier draft without the head that it was given before a figure. */
export const unheaded = (text: string): string => text.replace(/^A total of (?=\d)/u, '')
