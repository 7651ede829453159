import type { Block, Inline } from '#domain/document.ts'
import { exhibitNumber, isUnnumbered } from '#domain/exhibit-number.ts'
import type { CaseFile } from '../case-file.ts'
import { lastPage } from '../case-file/pages.ts'

type Table = Extract<Block, { kind: 'table' }>

const wordsOf = (cell: readonly Inline[] = []): string =>
  cell.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')

/**
 * True of a cell in a list of exhibits that tells what the product itself counted: the pages of the paper in its row, or
 * the headings of this document under which it is cited. No entry holds these, and none has to.
 */
export function isReckoned(
  { columns, rows }: Table,
  row: number,
  column: number,
  headings: ReadonlySet<string>,
  caseFile: CaseFile,
): boolean {
  const cells = rows[row] ?? []
  const label = /^Ex\. (.+)$/u.exec(wordsOf(cells[0]).replaceAll('\u00a0', ' '))?.[1]
  // One without a number of the filing stands in its row by its title.
  const title = wordsOf(cells[1]).trim()
  const exhibit = caseFile.exhibits.find(({ number, title: own }) =>
    label === undefined ? isUnnumbered(number) && own === title : number === exhibitNumber(label),
  )
  if (exhibit === undefined) return false
  const [heading, text] = [columns[column]?.heading ?? '', wordsOf(cells[column])]
  if (heading === 'Pages') return text === String(lastPage(caseFile, exhibit.number) ?? '')
  return heading.startsWith('Cited ') && text.split('; ').every((place) => headings.has(place))
}

export const headingsOf = (blocks: readonly Block[]): Set<string> =>
  new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])))
