/** Marks that a copy may write otherwise. */
const SAME: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
}

interface Letters {
  text: string
  /** Where each letter comes from. */
  from: number[]
  to: number[]
}

/** A text as copies are compared: without case, with one kind of quotation mark and dash, white space folded. */
function lettersOf(text: string): Letters {
  const letters: Letters = { text: '', from: [], to: [] }
  let at = 0
  for (const sign of text) {
    const end = at + sign.length
    const isSpace = /\s/u.test(sign)
    const same = isSpace ? ' ' : (SAME[sign] ?? sign.normalize('NFKC').toLowerCase())
    if (!isSpace || (letters.text !== '' && !letters.text.endsWith(' '))) {
      letters.text += same
      for (const _ of same.split('')) {
        letters.from.push(at)
        letters.to.push(end)
      }
    }
    at = end
  }
  return letters
}

export interface Stretch {
  start: number
  end: number
}

/** Where a text holds these words, letter by letter but for typography, case and line breaks; undefined where it does not. */
export function placeIn(text: string, words: string): Stretch | undefined {
  const wanted = lettersOf(words).text.trimEnd()
  if (wanted === '') return undefined
  const letters = lettersOf(text)
  const at = letters.text.indexOf(wanted)
  if (at < 0) return undefined
  return { start: letters.from[at] ?? 0, end: letters.to[at + wanted.length - 1] ?? text.length }
}

/** Where each of these sentences of a text is, in their order; one that the text does not hold as it is has no place. */
export function placesOf(text: string, sentences: readonly string[]): (Stretch | undefined)[] {
  const letters = lettersOf(text)
  let from = 0
  return sentences.map((sentence) => {
    const wanted = lettersOf(sentence).text.trimEnd()
    const at = letters.text.indexOf(wanted, from)
    if (wanted === '' || at < 0) return undefined
    from = at + wanted.length
    return { start: letters.from[at] ?? 0, end: letters.to[from - 1] ?? text.length }
  })
}

export const overlaps = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end
