import { contentWords } from './passages.ts'
import type { Entry } from './portrait.ts'

const PASSAGES: Record<string, string[]> = {
  academicprojects: ['project_name', 'research_domain', 'background', 'goal', 'challenge', 'solution', 'impact'],
  professionalprojects: ['project_name', 'department', 'background', 'goal', 'challenge', 'solution', 'impact'],
  professionalhistory: ['job_title', 'job_summary', 'required_skills'],
  futureplan: ['plan_title', 'area_of_focus', 'current_progress', 'plans', 'expected_outcomes', 'impact'],
  evidence: ['name', 'domain', 'brief_introduction'],
  academichistory: ['major', 'courses'],
}

export const textOf = (entry: Entry): string =>
  (PASSAGES[entry.section] ?? []).map((field) => entry.value(field)).join(' ')

/** How much of an endeavor's subject an entry shares, 0 to 1; a rare word weighs more than one that every entry has. */
function closenessTo(endeavor: string, all: readonly Entry[]): (entry: Entry) => number {
  const subject = new Set(contentWords(endeavor))
  const texts = all.map((other) => new Set(contentWords(textOf(other))))
  const weight = (word: string) => 1 / (1 + texts.filter((text) => text.has(word)).length)
  const weights = [...subject].map((word) => ({ word, weighs: weight(word) }))
  const total = weights.reduce((sum, { weighs }) => sum + weighs, 0)
  return (entry) => {
    const own = new Set(contentWords(textOf(entry)))
    const shared = weights.filter(({ word }) => own.has(word)).reduce((sum, { weighs }) => sum + weighs, 0)
    return total === 0 ? 0 : shared / total
  }
}

/** Entries with the nearest to the endeavor first; equal ones keep their order. */
export function nearestFirst<T extends Entry>(entries: readonly T[], endeavor: string): T[] {
  const near = closenessTo(endeavor, entries)
  return entries
    .map((entry, index) => ({ entry, index, near: near(entry) }))
    .sort((a, b) => b.near - a.near || a.index - b.index)
    .map(({ entry }) => entry)
}
