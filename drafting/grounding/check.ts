import type { CaseFile } from '../case-file.ts'
import type { Finding } from './claim.ts'
import { pieceReading, readingOf, type Reading, type Told } from './reading.ts'
import { NOWHERE, RULES } from './rules/index.ts'
import type { Rule } from './rules/rule.ts'

const findingsOf = (rules: readonly Rule[], reading: Reading): Finding[] =>
  onceEach(rules.flatMap(({ id, find }) => find(reading).map((found) => ({ ...found, rule: id }))))

/** Several rules may find the same words, each for its reason: the first is told. */
function onceEach(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ kind, start, end, text }) => {
    const key = `${kind} ${start} ${end} ${text}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** What in a sentence the record contradicts, in the order of its text. */
export function check(told: Told, caseFile: CaseFile): { findings: Finding[]; reading: Reading } {
  const reading = readingOf(told, caseFile)
  const findings = findingsOf(RULES, reading)
  return { findings: findings.sort((a, b) => a.start - b.start || b.end - a.end), reading }
}

/** The names, figures, dates and quotations of a text that no source holds: for cells and lines, which are no sentences. */
export const checkPiece = (text: string, caseFile: CaseFile): Finding[] =>
  findingsOf(NOWHERE, pieceReading(text, caseFile))
