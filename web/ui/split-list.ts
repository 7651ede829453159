const LINES = /[\n\r\t]/
const PAUSES = /[;,；，、]/
/** Marks of Chinese and Japanese that stand between the entries of a list and in no name. */
const BETWEEN = /[、；，]/
/** The mark within brackets belongs to one entry: "データ構造（C、C++）". */
const BRACKETED = '(?![^（(【\\[]*[）)】\\]])'

/**
 * What parts a pasted list. Only the strongest of lines, semicolons and commas does, so that "Statics, with exercises" stays
 * whole in a list of lines; where the marks of Chinese stand, one list mixes them, the Western ones too.
 */
function partsOf(text: string): string[] {
  if (LINES.test(text)) return text.split(LINES).flatMap((line) => line.split(outside('、')))
  if (BETWEEN.test(text)) return text.split(outside(PAUSES.source))
  return text.split(text.includes(';') ? ';' : ',')
}

const outside = (mark: string) => new RegExp(mark + BRACKETED, 'u')

const tidied = (parts: readonly string[]): string[] =>
  parts
    .map((entry) => entry.replace(/^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((entry) => /[\p{L}\p{N}]/u.test(entry))

/** The entries of a list that was pasted as one text; bullets and numbers before an entry go. */
export const splitList = (text: string): string[] => tidied(partsOf(text.trim()))

/** While one types, each mark ends an entry: those before the last mark, and what is still being typed. */
export function splitTyped(text: string): { done: string[]; rest: string } {
  const parts = text.split(PAUSES)
  const rest = parts.pop() ?? ''
  return { done: tidied(parts), rest: rest.trimStart() }
}
