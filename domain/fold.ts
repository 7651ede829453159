/** Letters that are letters of their own, and do not come apart into a base and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Words as they are compared: without marks, case, and what stands between them. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The other way in which umlauts are written without marks: Müller, Mueller. */
export const foldSpelled = (text: string): string =>
  fold(text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${letter}e`))
