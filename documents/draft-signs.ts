import type { ReadBy } from '#domain/case-file.ts'
import { COVER_LABEL } from './wording.ts'

/** What shows that a file is one of our own drafts: the page, from 1, and its words. */
export interface DraftSign {
  page: number
  words: string
}

const COVER = new RegExp(COVER_LABEL.replace(/[, ]+/g, '[\\s,.]+'), 'iu')
/** As we print it, and with the brackets that a reader of pictures takes for others. */
const MARK = {
  text: /\[\s?(?:Missing|Verify)\s?:[^\]\n]{0,60}\]?/u,
  ocr: /[[({|]\s?(?:Missing|Verify)\s?:[^\])}|\n]{0,60}[\])}|]?/u,
}
/** Our running head ends in it. In a paper’s own text it says nothing: agencies publish drafts. */
const HEAD = /(?:^|\s)DRAFT$/u
const LINES_OF_HEAD = 3

const headOf = (page: string): string | undefined => {
  const lines = page.split('\n').filter((line) => line.trim() !== '')
  return [...lines.slice(0, LINES_OF_HEAD), ...lines.slice(-LINES_OF_HEAD)].find((line) => HEAD.test(line.trim()))
}

/**
 * The first sign in a file's pages that it is a draft of our own, with its sheet for the reader or with what is still open. Of a
 * letter that is said to be signed, the head that says DRAFT is one as well.
 */
export function draftSignIn(pages: readonly string[], by: ReadBy, isSigned: boolean): DraftSign | undefined {
  for (const [at, text] of pages.entries()) {
    const words =
      COVER.exec(text)?.[0] ??
      MARK[by === 'ocr' ? 'ocr' : 'text'].exec(text)?.[0] ??
      (isSigned ? headOf(text) : undefined)
    if (words !== undefined) return { page: at + 1, words: words.replace(/\s+/g, ' ').trim() }
  }
  return undefined
}
