import { speaksOfProposal } from '../case-file/proposals.ts'
import type { CaseFile } from '../case-file.ts'

/**
 * Whether a source may be put beside a sentence to prove it. An endeavor proves only what it proposes itself; the fact of
 * one holds nothing else.
 */
export function mayProve(
  source: string,
  words: string,
  { facts, profile }: Pick<CaseFile, 'facts' | 'profile'>,
  /** The endeavor that the document is about; the selected one where it names none. */
  endeavor?: number | null,
): boolean {
  const fact = facts.find(({ id }) => id === source)
  if (fact?.section !== 'endeavors') return true
  const own = endeavor ?? profile.endeavors.find(({ is_selected }) => is_selected)?.id
  return fact.entry === own && speaksOfProposal(words)
}
