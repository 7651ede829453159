import type { Block, Cell } from '#domain/document.ts'
import { exhibitLabel, isOfResponse, isUnnumbered } from '#domain/exhibit-number.ts'
import { inlinesOf } from '../../builtin/inlines.ts'
import type { Composer } from '../../builtin/composer.ts'
import type { CaseFile, Exhibit } from '../../case-file.ts'
import { lastPage } from '../../case-file/pages.ts'
import { isUnread } from '../../rfe-case/uploaded-exhibits.ts'

/** The headings under which each exhibit is cited, in their order. */
function citedUnder(blocks: readonly Block[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  let heading = ''
  for (const block of blocks) {
    // That a paper is enclosed is no use of it.
    if (block.kind === 'heading') heading = block.section === 'transmittal' ? '' : block.text
    for (const { inlines } of inlinesOf({ blocks: [block] }))
      for (const inline of inlines) {
        if (inline.kind !== 'exhibit' || heading === '') continue
        const under = found.get(inline.number) ?? []
        if (!under.includes(heading)) found.set(inline.number, [...under, heading])
      }
  }
  return found
}

const text = (words: string): Cell => [{ kind: 'text', text: words }]

const UNKNOWN_NUMBER = 'exhibit number in the filing'
const NOT_GIVEN = 'the petition letter at hand names no number for it'

export const INDEX = {
  filed: 'Exhibits filed with the petition',
  fresh: 'Exhibits submitted with this response',
  rest: 'Part of the record',
}

export const UNREAD =
  'no words could be read off this paper; read it yourself, and check what it says before anything cites it'

const numberOf = ({ number }: Exhibit): Cell => text(isUnnumbered(number) ? '–' : `Ex. ${exhibitLabel(number)}`)

/** A paper by its title; that nobody knows its number here is asked once, where there is room for the question. */
function titleOf(paper: Exhibit, isFirst: boolean, caseFile: CaseFile): Cell {
  const title: Cell = isUnread(paper, caseFile)
    ? [{ kind: 'verify', text: paper.title, reason: UNREAD }]
    : text(paper.title)
  if (!isFirst) return title
  return [...title, ...text(' '), { kind: 'verify', text: UNKNOWN_NUMBER, reason: NOT_GIVEN }]
}

/** What was filed and what is new, in two parts: the first series keeps the petition's numbers. */
export function indexOfExhibits(write: Composer, caseFile: CaseFile): void {
  if (caseFile.exhibits.length === 0) return
  const cited = citedUnder(write.blocks)
  write.block({ kind: 'page-break' })
  write.heading(1, 'Index of Exhibits')
  for (const [caption, isIn] of [
    [INDEX.filed, ({ number }: Exhibit) => !isOfResponse(number)],
    [INDEX.fresh, ({ number }: Exhibit) => isOfResponse(number)],
  ] as const) {
    const papers = caseFile.exhibits.filter(isIn)
    if (papers.length === 0) continue
    const first = papers.find(({ number }) => isUnnumbered(number))
    write.table(
      caption,
      [
        { heading: 'No.', share: 0.09, align: 'left' },
        { heading: 'Title', share: 0.42, align: 'left' },
        { heading: 'Type', share: 0.17, align: 'left' },
        { heading: 'Pages', share: 0.08, align: 'right' },
        { heading: 'Cited under', share: 0.24, align: 'left' },
      ],
      papers.map((paper) => [
        numberOf(paper),
        titleOf(paper, paper === first, caseFile),
        text(paper.type),
        text(String(lastPage(caseFile, paper.number) ?? '–')),
        // Nothing asks for every paper: what no answer calls on is told as no part of one.
        text((cited.get(paper.number) ?? [INDEX.rest]).join('; ')),
      ]),
    )
  }
}
