import type { CaseIndex } from './case-index.ts'
import { senseOf } from './lexicon/lexicon.ts'
import { opens, type Acquaintance } from './names.ts'

const known = new WeakMap<CaseIndex, Acquaintance>()

/** What the case file tells of a word at a sentence's head: written small elsewhere, or part of a name there. */
export function acquaintanceOf(index: CaseIndex): Acquaintance {
  const held = known.get(index)
  if (held !== undefined) return held
  const ordinary = new Set<string>()
  const proper = new Set<string>()
  for (const { tokens, text } of index.propositions)
    for (const { capital, folded, start } of tokens)
      if (!capital) ordinary.add(folded)
      else if (start > 0 && !opens(text, start)) proper.add(folded)
  const acquaintance: Acquaintance = (word) =>
    // An address writes every name small.
    ordinary.has(word) && (senseOf(word).known || !proper.has(word))
      ? 'ordinary'
      : proper.has(word)
        ? 'proper'
        : undefined
  known.set(index, acquaintance)
  return acquaintance
}
