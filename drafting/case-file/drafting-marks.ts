import { sentencesOf } from '../builtin/passages.ts'

/** A mark that a draft left in a text, closed or not; its words may hold brackets of their own. */
const MARK = /\[\s*(?:missing|verify)\s*:(?:[^[\]\n]|\[[^[\]\n]*\])*\]?/giu

/** The sign of a sentence that nobody has confirmed yet: at its end, before or after its stop. Elsewhere it is a footnote's or an author's. */
const UNCONFIRMED =
  /(?<=[\p{Ll}\d%)”"’][.!?]["”’)]?\s?)†(?=\s*$|\s+["“(]?[\p{Lu}\d])|(?<=[\p{Ll}\d)%”])†(?=[.!?](?:\s|$))/gmu

/** Stands for a mark while its line is split: no letter, no stop, and no bullet of a list, as signs for private use are. */
const PLACE = '[\uFFFE]'

/** True where a draft has marked something in this text as missing or to be verified. */
export const holdsMark = (text: string): boolean => text.search(MARK) >= 0 || text.search(UNCONFIRMED) >= 0

/** As a draft's foot explains that sign. A published paper has daggers too, but not this line. */
const FOOT = /†\s*not confirmed yet/iu

/** True of a page that a drafter wrote and nobody has settled. */
export const isDraftPage = (page: string): boolean => page.search(MARK) >= 0 || FOOT.test(page)

/** A dagger after a stop belongs to the sentence before it. */
const withPlaces = (line: string): string =>
  line
    .replace(MARK, PLACE)
    .replace(UNCONFIRMED, '\uFFFF')
    .replace(/([.!?]["”’)]?\s?)\uFFFF/gu, `${PLACE}$1`)
    .replaceAll('\uFFFF', PLACE)

/** A passage without its marked sentences: nobody has vouched for them, so that they are no source for anything. */
export function withoutMarked(text: string): string {
  if (!holdsMark(text)) return text
  const lines = text.split('\n').map((line) => {
    const placed = withPlaces(line)
    return placed.includes(PLACE)
      ? sentencesOf(placed)
          .filter((sentence) => !sentence.includes(PLACE))
          .join(' ')
      : line
  })
  return lines.filter((line) => line !== '').join('\n')
}

/** The same of a page, whose lines break wherever the sheet ends: a paragraph that holds a mark is read as one line. */
export const pageWithoutMarked = (page: string): string =>
  holdsMark(page)
    ? page
        .split(/\n\s*\n/u)
        .map((paragraph) => (holdsMark(paragraph) ? withoutMarked(paragraph.replace(/\s+/gu, ' ')) : paragraph))
        .filter((paragraph) => paragraph !== '')
        .join('\n\n')
    : page

/** A title without its marks; of a title the rest still names the thing. */
export const titleWithoutMarks = (title: string): string =>
  holdsMark(title) ? title.replace(MARK, ' ').replace(UNCONFIRMED, '').replace(/\s+/gu, ' ').trim() : title
