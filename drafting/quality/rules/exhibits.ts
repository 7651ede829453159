import type { Block, Inline } from '#domain/document.ts'
import { exhibitLabel, exhibitNumber, isOfResponse } from '#domain/exhibit-number.ts'
import { blockText } from '#domain/document-text.ts'
import { inlinesOf } from '../../builtin/inlines.ts'
import { speaksOfItsEntry } from '../../grounding/speaks-of.ts'
import { isListedInFiling, ownWordsOf } from '../exhibits-named.ts'
import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'

type Cited = Extract<Inline, { kind: 'exhibit' }> & { block: string | null; part: string }

const isList = (block: Block): block is Extract<Block, { kind: 'table' }> =>
  block.kind === 'table' && /^(?:list of )?exhibits$/iu.test(block.caption)

const idOf = (block: Block): string | null => ('id' in block ? block.id : null)

/** The exhibits that the text cites, each with the part it is cited in, `V.B`; the list itself cites none. */
function citedIn(blocks: readonly Block[]): Cited[] {
  let [whole, part] = ['', '']
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' && block.level === 1) part = whole = /^[IVX]+(?=\.)/u.exec(block.text)?.[0] ?? ''
    if (block.kind === 'heading' && block.level === 2) {
      const letter = /^[A-Z](?=\.)/u.exec(block.text)?.[0]
      part = letter === undefined ? whole : `${whole}.${letter}`
    }
    if (isList(block)) return []
    return inlinesOf({ blocks: [block] }).flatMap(({ inlines }) =>
      inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [{ ...inline, block: idOf(block), part }] : [])),
    )
  })
}

const TYPED = /\b(?:Exhibit|Ex\.)[ \u00a0]((?:R-?)?\d+)/gu

/** No number without a paper, and no page that the paper does not have. */
function* findDangling({ document, caseFile, blocks }: Reading): Generator<Found> {
  const pages = Map.groupBy(caseFile.pages, ({ exhibit }) => exhibit)
  for (const { number, page, block } of citedIn(document.blocks)) {
    if (!caseFile.exhibits.some((exhibit) => exhibit.number === number))
      yield { block, text: `Ex. ${exhibitLabel(number)} is cited, and the filing has no such exhibit.` }
    else if (page !== undefined && !(pages.get(number) ?? []).some((held) => held.page === page))
      yield { block, text: `Page ${page} of Ex. ${exhibitLabel(number)} is cited, and no such page was read.` }
  }
  // A number that is typed as a word is none that opens.
  for (const { id, block } of blocks)
    if (block.kind === 'paragraph' || block.kind === 'quote')
      for (const [typed, label = ''] of ownWordsOf(block, caseFile).matchAll(TYPED)) {
        const number = exhibitNumber(label)
        if (!caseFile.exhibits.some((exhibit) => exhibit.number === number) && !isListedInFiling(number, caseFile))
          yield { block: id, text: `${typed.replaceAll('\u00a0', ' ')} is cited, and the filing has no such exhibit.` }
      }
}
export const danglingExhibits: Rule = { id: 'dangling-exhibits', severity: 'must', find: findDangling }

function* findUnused({ document, caseFile }: Reading): Generator<Found> {
  const cited = new Set(citedIn(document.blocks).map(({ number }) => number))
  // Of what was filed before, a response calls only on what answers the notice.
  const isAsked = (number: number) => document.kind === 'petition_letter' || isOfResponse(number)
  for (const exhibit of caseFile.exhibits) {
    const { number, title } = exhibit
    if (!isAsked(number) || cited.has(number)) continue
    // What is to be done about it is another thing where the wrong paper was put there.
    yield {
      block: null,
      text: speaksOfItsEntry(exhibit, caseFile)
        ? `Ex. ${exhibitLabel(number)} (${title}) proves no sentence of the letter.`
        : `Ex. ${exhibitLabel(number)} is listed as “${title}”, and its pages tell of something else.`,
    }
  }
}
export const unusedExhibits: Rule = {
  id: 'unused-exhibits',
  severity: 'must',
  kinds: ['petition_letter', 'rfe_response'],
  find: findUnused,
}

const PARTS = /\b[IVX]+(?:\.[A-Z])?\b/gu

const textOf = (cell: Inline[] | undefined): string =>
  blockText({ kind: 'lines', id: '', align: 'left', lines: cell === undefined ? [] : [cell] }).replaceAll('\u00a0', ' ')

/** The list names every paper once, in order, by its title, with its pages and the parts that cite it. */
function* findList({ document, caseFile }: Reading): Generator<Found> {
  const { exhibits, pages } = caseFile
  const list = document.blocks.find(isList)
  if (list === undefined) {
    if (exhibits.length > 0) yield { block: null, text: 'The letter has no list of its exhibits.' }
    return
  }
  const { id, columns, rows } = list
  if (rows.length !== exhibits.length)
    yield { block: id, text: `The list has ${rows.length} exhibits, and the filing ${exhibits.length}.` }
  const column = (form: RegExp) => columns.findIndex(({ heading }) => form.test(heading))
  const [titles, counts, places] = [column(/title/iu), column(/^pages$/iu), column(/cited/iu)]
  const cited = Map.groupBy(citedIn(document.blocks), ({ number }) => number)
  for (const [index, { number, title }] of exhibits.entries()) {
    const row = rows[index]
    if (row === undefined) continue
    const [shown, called, count] = [textOf(row[0]), textOf(row[titles]), textOf(row[counts])]
    if (!new RegExp(`\\b${exhibitLabel(number)}$`, 'u').test(shown))
      yield {
        block: id,
        text: `Row ${index + 1} of the list is ${shown || 'empty'} and not Ex. ${exhibitLabel(number)}.`,
      }
    else if (titles >= 0 && called !== title)
      yield { block: id, text: `Ex. ${exhibitLabel(number)} is “${title}”, and the list calls it “${called}”.` }
    const held = pages.filter(({ exhibit }) => exhibit === number).length
    if (/^\d+$/u.test(count) && held > 0 && Number(count) !== held)
      yield { block: id, text: `Ex. ${exhibitLabel(number)} has ${held} pages, and the list counts ${count}.` }
    const told = [...textOf(row[places]).matchAll(PARTS)].map(([part]) => part)
    const isFine = told.some((part) => part.includes('.'))
    const found = [
      ...new Set((cited.get(number) ?? []).map(({ part }) => (isFine ? part : (part.split('.')[0] ?? '')))),
    ]
    if (places >= 0 && !sameParts(told, found))
      yield {
        block: id,
        text: `The list says that Ex. ${exhibitLabel(number)} is cited in ${told.join(', ') || 'no part'}; it is cited in ${found.join(', ') || 'none'}.`,
      }
  }
}

const sameParts = (told: readonly string[], found: readonly string[]): boolean => {
  const parts = found.filter((part) => part !== '')
  return told.length === parts.length && told.every((part) => parts.includes(part))
}

export const exhibitList: Rule = {
  id: 'exhibit-list',
  severity: 'must',
  kinds: ['petition_letter'],
  find: findList,
}
