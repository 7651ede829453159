import type { Block } from '#domain/document.ts'
import { plain } from '../../builtin/phrase.ts'
import type { CaseFile } from '../../case-file.ts'
import { isAfterFiling, tellsOfLater } from '../filing.ts'

interface Answered {
  isProved: boolean
  cites: boolean
  isLater: boolean
  asked: string[]
}

/** What an answer has come to so far. */
export function read(blocks: readonly Block[], caseFile: CaseFile): Answered {
  const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat(2) : []))
  const inlines = [...sentences.flatMap((sentence) => sentence.inlines), ...rows]
  const cited = inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.number] : []))
  const papers = caseFile.exhibits.filter(({ number }) => cited.includes(number))
  const quotes = sentences.some(({ sources }) => sources.some((id) => /^[PSL]\d/u.test(id)))
  return {
    isProved: papers.length > 0 || quotes,
    cites: papers.length > 0,
    isLater:
      papers.some((paper) => isAfterFiling(caseFile, paper)) ||
      sentences.some(
        ({ inlines: own, sources }) =>
          sources.some((id) => /^[FEIQ]\d/u.test(id)) && tellsOfLater(plain({ inlines: own }), caseFile),
      ),
    asked: inlines.flatMap((inline) => (inline.kind === 'missing' ? [inline.what] : [])),
  }
}
