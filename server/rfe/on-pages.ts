import { sentencesOf } from '#drafting/builtin/passages.ts'

/** Letters and figures alone: a line's end may part a word, and a page's type has other marks than a text. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')

/** So much of a sentence tells it from others; the rest may stand on the next page. */
const BEGINNING = 60

/**
 * The words of a document by the pages of its PDF: each sentence on the page on which it begins, a paragraph with its
 * sentences together as far as they share a page. Where none is found on a page, all stand on one.
 */
export function onPages(paragraphs: readonly string[], pdf: readonly string[]): string[] {
  const printed = pdf.map(bare)
  const pages = pdf.map((): string[] => [])
  let page = 0
  let isFound = false
  for (const paragraph of paragraphs) {
    const parts = new Map<number, string[]>()
    for (const sentence of sentencesOf(paragraph)) {
      const beginning = bare(sentence).slice(0, BEGINNING)
      const found = printed.findIndex((text, at) => at >= page && text.includes(beginning))
      if (found >= 0) {
        page = found
        isFound = true
      }
      parts.set(page, [...(parts.get(page) ?? []), sentence])
    }
    for (const [at, sentences] of parts) pages[at]?.push(sentences.join(' '))
  }
  return isFound ? pages.map((words) => words.join('\n\n')) : [paragraphs.join('\n\n')]
}
