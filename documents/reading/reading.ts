import type { ReadBy, UnreadReason } from '#domain/case-file.ts'
import { LOST_BULLET, withSharedLetters } from './private-letters.ts'

/** What could be read of an upload. */
export interface Reading {
  /** Page by page; a page without words is the empty string. A file without pages (.docx) is one page. */
  pages: string[]
  by: ReadBy
  /** Why words may be wanting; null where none are. */
  reason: UnreadReason | null
  /** How many pages the file has, words or not; null where it could not be opened. */
  count: number | null
}

export const unread = (reason: UnreadReason, count: number | null = null): Reading => ({
  pages: [],
  by: 'none',
  reason,
  count,
})

interface Failed {
  failed: 'broken' | 'protected' | 'xfa'
}

interface Pages {
  pages: string[]
  /** The pages of the whole file. */
  length: number
  cut: boolean
}

/** What a file itself says, without any picture being looked at. */
export type Read = Pages | Failed

/** The same, held against a second reader. */
export interface CheckedPages extends Pages {
  /** By their places: pages whose words are none, and pages of which some words are lost. */
  garbled: number[]
  lost: number[]
  /** The letters and figures of each page. */
  counts: number[]
}

export type CheckedRead = CheckedPages | Failed

/** Beyond this an upload is an archive and no longer a paper that somebody reads. */
export const MAX_PAGES = 400
export const MAX_CHARACTERS = 1_500_000

/** Control characters, which a database refuses or a page cannot show; tabs and line ends stay. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g

/** The words of a page as they are kept: in one spelling, without what carries no meaning. */
export const tidyPage = (text: string): string =>
  withSharedLetters(text.toWellFormed())
    .normalize('NFC')
    .replace(/\r\n?|\f|\v/g, '\n')
    .replace(CONTROL, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(LOST_BULLET, '▪ ')
    .trim()

/** As many whole pages as the limits allow. */
export function withinLimits(pages: readonly string[]): { pages: string[]; cut: boolean } {
  let characters = 0
  const kept: string[] = []
  for (const page of pages.slice(0, MAX_PAGES)) {
    characters += page.length
    if (characters > MAX_CHARACTERS) break
    kept.push(page)
  }
  return { pages: kept, cut: kept.length < pages.length }
}

/** A file that has no pages. */
export const onePage = (text: string): Read => ({ length: 1, ...withinLimits([tidyPage(text)]) })
