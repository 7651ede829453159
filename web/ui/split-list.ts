const LINES = /[\n\r\t]/
const PAUSES = /[;,；，、]/
/** Marks of Chinese and Japanese that stand between the entries of a list and in no name. */
const BETWEEN = /[、；，]/
const OPENS = '（(【['
const CLOSES = '）)】]'

/** Where the bracket that opens here is closed; -1 where it is not. */
function closeOf(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const sign = text.charAt(at)
    if (OPENS.includes(sign)) depth++
    else if (CLOSES.includes(sign) && --depth === 0) return at
  }
  return -1
}

/**
 * What stands between marks. One within brackets belongs to its entry: "Calculus (I, II)". A bracket that nothing closes
 * holds nothing together, unless the text is still being typed.
 */
function partsAt(mark: RegExp, text: string, isTyped = false): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (OPENS.includes(sign)) {
      const close = closeOf(text, at)
      if (close === -1 && isTyped) break
      if (close !== -1) at = close
    } else if (mark.test(sign)) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

/**
 * What parts a pasted list. Only the strongest of lines, semicolons and commas does, so that "Statics, with exercises" stays
 * whole in a list of lines; where the marks of Chinese stand, one list mixes them, the Western ones too.
 */
function partsOf(text: string): string[] {
  if (LINES.test(text)) return text.split(LINES).flatMap((line) => partsAt(/、/, line))
  if (BETWEEN.test(text)) return partsAt(PAUSES, text)
  const parts = partsAt(/;/, text)
  return parts.length > 1 ? parts : partsAt(/,/, text)
}

const tidied = (parts: readonly string[]): string[] =>
  parts
    .map((entry) => entry.replace(/^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((entry) => /[\p{L}\p{N}]/u.test(entry))

/** The entries of a list that was pasted as one text; bullets and numbers before an entry go. */
export const splitList = (text: string): string[] => tidied(partsOf(text.trim()))

/** While one types, each mark ends an entry: those before the last mark, and what is still being typed. */
export function splitTyped(text: string): { done: string[]; rest: string } {
  const parts = partsAt(PAUSES, text, true)
  const rest = parts.pop() ?? ''
  return { done: tidied(parts), rest: rest.trimStart() }
}

/** By what two entries are one: capitals, spaces and the width of letters do not tell them apart. */
const sameness = (entry: string) => entry.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()

/** A list and what is put into it, but for what it has already, in these capitals or others. */
export function withFresh(list: readonly string[], words: readonly string[]): string[] {
  const had = new Set(list.map(sameness))
  const next = [...list]
  for (const word of words.map((each) => each.trim())) {
    if (word === '' || had.has(sameness(word))) continue
    had.add(sameness(word))
    next.push(word)
  }
  return next
}
