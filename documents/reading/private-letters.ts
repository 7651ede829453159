/** Signs of Word's symbol fonts, which files name by numbers of their own (U+F0xx), and what they look like. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf06c': '●',
  '\uf06e': '■',
  '\uf06f': '□',
  '\uf0a8': '□',
  '\uf071': '❑',
  '\uf076': '❖',
  '\uf0d8': '➢',
  '\uf0e0': '→',
  '\uf0e8': '➔',
  '\uf0fc': '✓',
  '\uf0fb': '✗',
  '\uf0fe': '☑',
  '\uf0fd': '☒',
  '\uf02d': '-',
}
const PRIVATE = /\p{Co}/gu
/** Adobe's small capitals and old-style figures: a letter or figure of another cut, moved to this place. */
const [SMALL_CAPITALS, OLD_FIGURES, MOVED] = [/[\uf761-\uf77a]/, /[\uf730-\uf739]/, 0xf700]

function shownAs(letter: string): string {
  const code = letter.charCodeAt(0) - MOVED
  if (SMALL_CAPITALS.test(letter)) return String.fromCharCode(code).toUpperCase()
  return OLD_FIGURES.test(letter) ? String.fromCharCode(code) : (SYMBOLS[letter] ?? letter)
}

/** Ligatures, Arabic and Hebrew letters by their shapes, and a few signs that are letters of another block. */
const SHAPES = /[\ufb00-\ufdff\ufe70-\ufefc\u00b5\u037e\u0eb3]/g

/** Letters as everybody writes them, where a file has them by their shape or by a number of its font. */
export const withSharedLetters = (text: string): string =>
  text.replace(PRIVATE, shownAs).replace(SHAPES, (shape) => shape.normalize('NFKC'))

/** What is left of them has no meaning without its font. */
export const withoutPrivateLetters = (text: string): string => text.replace(PRIVATE, '')

/** Word's square bullet, where its font was lost; a section's number follows no bullet. */
export const LOST_BULLET = /^§[ \t]+(?=\p{L})/gmu
