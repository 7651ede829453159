import type { Block } from '#domain/document.ts'
import type { Told } from '../builtin/told.ts'
import type { CaseFile } from '../case-file.ts'
import { namesOf } from '../quality/names.ts'
import { RUN, shingled } from '../quality/overlap.ts'
import { linesOf } from '../quality/reading.ts'

/**
 * Tells of a fact whether other letters say it already: whether one of their sentences is its statement, or shares a run of
 * words with it that the packet would show as the same in both. Names and titles are not counted. Undefined where there are no
 * other letters.
 */
export function saidElsewhere(
  letters: readonly (readonly Block[])[],
  caseFile: CaseFile,
): ((told: Told) => boolean) | undefined {
  if (letters.length === 0) return undefined
  const names = namesOf(caseFile)
  const lines = letters.map((blocks) => linesOf({ blocks: [...blocks] }))
  const said = lines.map((own) => shingled(own, names).runs)
  const cards = new Set(
    lines.flat().flatMap(({ sentence: { made } }) => (made !== undefined && 'card' in made ? [made.card] : [])),
  )
  return ({ text, card }) => {
    if (card !== undefined && cards.has(card.id)) return true
    const words = names.tokens(text).flatMap(({ isName, text: word }) => (isName ? [] : [word]))
    return words.some((_, at) => {
      const run = words.slice(at, at + RUN)
      return run.length === RUN && said.some((runs) => runs.has(run.join(' ')))
    })
  }
}
