import type { BackgroundKind, NoticeReading } from '#domain/rfe.ts'
import { pageWithoutMarked } from '../case-file/drafting-marks.ts'
import type { FiledPaper, RfeCase } from '../rfe.ts'

/** A page of the notice or of a paper that was filed before it: a source of whoever quotes or names it, like `N2`. */
export interface RecordPage {
  id: string
  paper: 'notice' | BackgroundKind
  section: 'rfenotice' | 'rfe_background'
  /** The notice's number, or the paper's position among those that were filed. */
  entry: number
  page: number
  /** `Notice, page 2`; `Petition letter, page 4`. */
  place: string
  text: string
  /** What was read off it as a whole: words that a page's foot or a line's end divides. */
  quotes: readonly string[]
  by: 'text' | 'ocr'
  url: string | null
  /** Of a letter that was saved too late to be the one that was filed. */
  isLater?: boolean
}

/** As a response calls them. */
const PAPER_NAMES: Record<BackgroundKind, string> = {
  endeavor: 'Endeavor statement',
  recommendation: 'Recommendation letter',
  petition_letter: 'Petition letter',
  response_letter: 'Earlier response letter',
  initial_response: 'Draft response',
}

/** Ids stay the same when other papers come or go. */
const PREFIX: Record<BackgroundKind, string> = {
  endeavor: 'S',
  recommendation: 'L',
  petition_letter: 'P',
  response_letter: 'Q',
  initial_response: 'I',
}

/** The form of every id of such a page: `N2`, `P4`, `L1p3`. */
export const RECORD_ID = /^(?:[NSPQI]\d+|L\d+p\d+)$/

/** Of several papers of a kind each has a number of its own. */
function filedPages(paper: FiledPaper, entry: number, rank: number): RecordPage[] {
  const { kind, url, isLater = false } = paper
  const isOfSeveral = kind === 'recommendation'
  const numbered = isOfSeveral ? `${PAPER_NAMES[kind]} ${rank}` : PAPER_NAMES[kind]
  const name = isLater ? `${numbered} saved after the filing` : numbered
  // What a draft asks for or doubts is no word of the filing.
  return paper.pages.map(pageWithoutMarked).flatMap((text, at): RecordPage[] =>
    text.trim() === ''
      ? []
      : [
          {
            id: isOfSeveral ? `${PREFIX[kind]}${rank}p${at + 1}` : `${PREFIX[kind]}${at + 1}`,
            paper: kind,
            section: 'rfe_background',
            entry,
            page: at + 1,
            place: `${name}, page ${at + 1}`,
            text,
            quotes: [],
            by: 'text',
            url,
            isLater,
          },
        ],
  )
}

/** Everything that was read of the notice, word for word, by the page on which it begins. */
function quotesOn({ issues, conceded, wrong_standard }: NoticeReading): Map<number, string[]> {
  const found = [
    ...issues.flatMap(({ heading, quote, page, further, requests }) => [
      { quote, page },
      ...further,
      ...requests,
      ...(heading === null ? [] : [{ quote: heading, page }]),
    ]),
    ...conceded,
    ...wrong_standard,
  ]
  const byPage = new Map<number, string[]>()
  for (const { quote, page } of found) byPage.set(page, [...(byPage.get(page) ?? []), quote])
  return byPage
}

export function recordPages({ notice, filed }: RfeCase, reading: NoticeReading): RecordPage[] {
  const quotes = quotesOn(reading)
  const ranks = new Map<BackgroundKind, number>()
  return [
    ...notice.pages.flatMap((text, at): RecordPage[] =>
      text.trim() === ''
        ? []
        : [
            {
              id: `N${at + 1}`,
              paper: 'notice',
              section: 'rfenotice',
              entry: notice.id,
              page: at + 1,
              place: `Notice, page ${at + 1}`,
              text,
              quotes: quotes.get(at + 1) ?? [],
              by: notice.by,
              url: notice.url,
            },
          ],
    ),
    ...filed.flatMap((paper, at) => {
      const rank = (ranks.get(paper.kind) ?? 0) + 1
      ranks.set(paper.kind, rank)
      return filedPages(paper, at + 1, rank)
    }),
  ]
}
