import type { Block, Sentence } from '#domain/document.ts'
import type { CaseFile } from '../case-file.ts'
import type { Target } from './target.ts'
import { isTold, leans, withSentences } from './rows.ts'
import { NAMED_BY } from './instruction-data.ts'

/** True of a sentence that also speaks of another entry, which is not to go with it. */
export function speaksOfOthers({ entry: left }: Target, { sources }: Sentence, { facts }: CaseFile): boolean {
  if (left === undefined) return false
  return facts.some(
    ({ id, section, entry }) =>
      sources.includes(id) && section in NAMED_BY && (section !== left.section || entry !== left.entry),
  )
}

/** The section without the sentences about something, and without those that lean on them. */
export function leftOut(blocks: readonly Block[], isAbout: (sentence: Sentence) => boolean): Block[] {
  const gone = new Set<Sentence>()
  for (const block of blocks) {
    const rows = isTold(block) ? [block.sentences] : block.kind === 'list' ? block.items : []
    for (const row of rows) {
      let before = false
      for (const sentence of row) {
        before = isAbout(sentence) || (before && leans(sentence))
        if (before) gone.add(sentence)
      }
    }
  }
  return withSentences(blocks, (sentence) => !gone.has(sentence))
}
