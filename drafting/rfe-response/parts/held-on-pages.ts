import type { Block } from '#domain/document.ts'
import type { Composer } from '../../builtin/composer.ts'
import { plain } from '../../builtin/phrase.ts'
import type { CaseFile } from '../../case-file.ts'
import { speaksOfItsEntry } from '../../grounding/speaks-of.ts'
import { wantsWork } from '../../rfe-analysis/says.ts'
import * as phrasing from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'
import { isWhole, withoutSalutation } from '../record.ts'
import { inExhibit } from './filed.ts'
import { paperOf } from './papers.ts'
import { put } from './put.ts'

/** Out of its passage such a sentence means nothing. */
const LEANS = /\b(?:it|its|them|they|their|this|these|those)\b/iu

export const citesPaper = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'paragraph' &&
      block.sentences.some(({ inlines }) => inlines.some(({ kind }) => kind === 'exhibit')),
  )

const MOST_READ = 2

/** What the analysis read on the point off the pages of exhibits, where nothing that was told names a paper. */
export function heldOnPages(
  write: Composer,
  { issue }: PlannedIssue,
  caseFile: CaseFile,
  { told, from }: { told: Set<string>; from: number },
): void {
  let count = 0
  for (const { text: held, exhibit: number, page, url } of issue.have) {
    // A number may have become another paper's since.
    const exhibit = caseFile.exhibits.find((one) => (url === null ? one.number === number : one.file.url === url))
    const sheet = caseFile.pages.find((one) => one.exhibit === exhibit?.number && one.page === page)
    const text = withoutSalutation(held)
    const isFit = isWhole(text) && !LEANS.test(text) && sheet?.by === 'text' && !told.has(text)
    if (count === MOST_READ || exhibit === undefined || sheet === undefined || !isFit) continue
    // Only words by which somebody wants the work add to papers that are told.
    if (citesPaper(write.blocks.slice(from)) && !wantsWork(text)) continue
    if (exhibit.section === 'rfe_background' || !speaksOfItsEntry(exhibit, caseFile)) continue
    told.add(text)
    put(write, phrasing.PAPER_SAYS, { paper: paperOf(exhibit), quoted: inExhibit({ text, page: sheet }, exhibit) })
    count++
  }
}

/** A letter that somebody has written is not asked for. */
export const ASKS_INTEREST = /^(?:a letter from a prospective user|letters or agreements of customers)/iu
export const asksLetter = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'paragraph' &&
      block.sentences.some(({ inlines }) =>
        inlines.some((one) => one.kind === 'missing' && ASKS_INTEREST.test(one.what)),
      ),
  )
export const quotesWish = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'paragraph' &&
      block.sentences.some(
        (sentence) => sentence.inlines.some(({ kind }) => kind === 'exhibit') && wantsWork(plain(sentence)),
      ),
  )
export function withoutHeld(blocks: readonly Block[]): Block[] {
  if (!quotesWish(blocks)) return [...blocks]
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'paragraph') return [block]
    const sentences = block.sentences.filter(
      ({ inlines }) => !inlines.some((one) => one.kind === 'missing' && ASKS_INTEREST.test(one.what)),
    )
    return sentences.length === 0 ? [] : [{ ...block, sentences }]
  })
}
