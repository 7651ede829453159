import { READ_OF_PAPER, READ_OF_PAPERS, READ_PAGES } from '#domain/limits.ts'
import type { ReadFile } from './store.ts'

/**
 * The papers of a filing as far as they are read for a document, in their order: so many pages and characters of each, and so
 * many characters of all. One that is cut says so, so that its owner is told.
 */
export function boundedReading<T extends ReadFile>(papers: readonly T[]): T[] {
  let left = READ_OF_PAPERS
  return papers.map((paper) => {
    let own = Math.min(READ_OF_PAPER, left)
    const pages: string[] = []
    for (const page of paper.pages.slice(0, READ_PAGES)) {
      if (page.length > own) break
      pages.push(page)
      own -= page.length
      left -= page.length
    }
    return pages.length === paper.pages.length ? paper : { ...paper, pages, reason: 'long' }
  })
}
