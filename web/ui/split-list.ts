/** What parts a pasted list: its lines or columns, else its semicolons, else its commas. */
const PARTS = [/[\n\r\t]/, /[;；]/, /[,，、]/]

/**
 * The entries of a list that was typed or pasted as one text. Only the strongest mark parts it, so that "Statics, with
 * exercises" stays whole in a list of lines; bullets and numbers before an entry go.
 */
export function splitList(text: string): string[] {
  const mark = PARTS.find((part) => part.test(text.trim()))
  return (mark === undefined ? [text] : text.split(mark))
    .map((entry) => entry.replace(/^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((entry) => /[\p{L}\p{N}]/u.test(entry))
}
