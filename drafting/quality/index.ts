import type { CaseFile } from '../case-file.ts'
import type { Finding } from './finding.ts'
import { read, type DocumentToRead } from './reading.ts'
import { coverNote } from './rules/cover-note.ts'
import { eb1Words, neverArgued, neverCited } from './rules/never.ts'
import { rightPins } from './rules/petition-parts.ts'
import { planAsFact } from './rules/plan-as-fact.ts'
import { repeats } from './rules/repeats.ts'
import { superlatives } from './rules/superlatives.ts'
import { titledNames } from './rules/titled-names.ts'
import { RULES } from './rules.ts'

export type { Finding } from './finding.ts'
export type { DocumentToRead } from './reading.ts'

/**
 * What a text has to be that goes to an officer. An analysis goes to nobody: it names what is no argument, quotes plans as
 * they stand, says the same of several points, and its advice and law are the product's own: a test of another classification is named
 * there in the officer's words, or as what is not asked.
 */
const OF_FILING: ReadonlySet<string> = new Set(
  [titledNames, planAsFact, neverArgued, neverCited, eb1Words, superlatives, repeats, rightPins, coverNote].map(
    ({ id }) => id,
  ),
)

/**
 * What is to be said of a document beyond what its sources hold: by itself, and beside the newest versions of the
 * applicant's other documents. What weighs most comes first; the same thing is said once.
 */
export function qualityOf(document: DocumentToRead, caseFile: CaseFile, others: readonly DocumentToRead[]): Finding[] {
  const reading = read(document, caseFile, others)
  const found = new Map<string, Finding>()
  for (const { id, severity, kinds, find } of RULES) {
    if (kinds !== undefined && !kinds.includes(document.kind)) continue
    if (document.kind === 'rfe_analysis' && OF_FILING.has(id)) continue
    for (const { text, block } of find(reading)) {
      const key = `${id} ${text}`
      if (!found.has(key)) found.set(key, { rule: id, severity, text, block })
    }
  }
  return [...found.values()].sort((a, b) => Number(b.severity === 'must') - Number(a.severity === 'must'))
}
