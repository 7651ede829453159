import type { Block } from '#domain/document.ts'
import type { CaseFile } from '../case-file.ts'
import { namesOf } from '../quality/names.ts'
import { RUN, shingled } from '../quality/overlap.ts'
import { linesOf } from '../quality/reading.ts'

/**
 * Tells of a sentence whether other letters say it already: whether they share a run of words that the packet would show as
 * the same in both. Names and titles are not counted.
 */
export function saidElsewhere(letters: readonly (readonly Block[])[], caseFile: CaseFile): (text: string) => boolean {
  if (letters.length === 0) return () => false
  const names = namesOf(caseFile)
  const said = letters.map((blocks) => shingled(linesOf({ blocks: [...blocks] }), names).runs)
  return (text) => {
    const words = names.tokens(text).flatMap(({ isName, text: word }) => (isName ? [] : [word]))
    return words.some((_, at) => {
      const run = words.slice(at, at + RUN)
      return run.length === RUN && said.some((runs) => runs.has(run.join(' ')))
    })
  }
}
