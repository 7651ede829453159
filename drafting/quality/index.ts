import type { CaseFile } from '../case-file.ts'
import type { Finding } from './finding.ts'
import { read, type DocumentToRead } from './reading.ts'
import { RULES } from './rules.ts'

export type { Finding } from './finding.ts'
export type { DocumentToRead } from './reading.ts'

/**
 * What is to be said of a document beyond what its sources hold: by itself, and beside the newest versions of the
 * applicant's other documents. What weighs most comes first; the same thing is said once.
 */
export function qualityOf(document: DocumentToRead, caseFile: CaseFile, others: readonly DocumentToRead[]): Finding[] {
  const reading = read(document, caseFile, others)
  const found = new Map<string, Finding>()
  for (const { id, severity, kinds, find } of RULES) {
    if (kinds !== undefined && !kinds.includes(document.kind)) continue
    for (const { text, block } of find(reading)) {
      const key = `${id} ${text}`
      if (!found.has(key)) found.set(key, { rule: id, severity, text, block })
    }
  }
  return [...found.values()].sort((a, b) => Number(b.severity === 'must') - Number(a.severity === 'must'))
}
