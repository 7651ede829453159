import { leavesPastOut, speaksOfProposal } from '../case-file/proposals.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import { heardBy } from '../rfe-case/heard.ts'
import type { Voice } from './reading.ts'
import { resumesHeard } from './resumes-heard.ts'

/** Somebody's letter says what its writer says: it bears out a sentence that names it, and no other. */
const isLetter = ({ field, section }: Exhibit): boolean => field === 'signed_letter' || section === 'rfe_background'

const variants = new WeakMap<CaseFile, Map<string, CaseFile>>()

function without(caseFile: CaseFile, letters: readonly Exhibit[], proposals: boolean): CaseFile {
  const key = `${proposals ? 'proposals' : ''} ${letters.map(({ number }) => number).join(' ')}`
  const known = variants.get(caseFile) ?? new Map<string, CaseFile>()
  variants.set(caseFile, known)
  const numbers = new Set(letters.map(({ number }) => number))
  const files = new Set(letters.map(({ file }) => file.url))
  const variant = known.get(key) ?? {
    ...caseFile,
    profile: { ...caseFile.profile, uploads: caseFile.profile.uploads.filter(({ url }) => !files.has(url)) },
    pages: caseFile.pages.filter(({ exhibit }) => !numbers.has(exhibit)),
    facts: proposals
      ? caseFile.facts.filter(({ section, field }) => section !== 'endeavors' || field === 'title')
      : caseFile.facts,
  }
  known.set(key, variant)
  return variant
}

interface Hearings {
  /** What the sentence may draw on. */
  caseFile: CaseFile
  /** The same with every letter, whoever wrote it: what a letter holds, nobody made up. */
  anywhere: CaseFile
}

/**
 * The case file as one sentence may draw on it: the pages of a letter only where the sentence names that letter, and what an
 * endeavor proposes only where the sentence is about the proposal.
 */
export function hearings(text: string, named: readonly string[], voice: Voice, whole: CaseFile): Hearings {
  const caseFile = resumesHeard(text, voice, heardBy(named, whole))
  const cited = new Set(named.flatMap((id) => /^E(R?\d+)(?:p\d+)?$/u.exec(id)?.[1] ?? []))
  const read = new Set(caseFile.pages.map(({ exhibit }) => exhibit))
  const letters = caseFile.exhibits.filter(
    (exhibit) => isLetter(exhibit) && read.has(exhibit.number) && !cited.has(String(exhibit.number)),
  )
  const proposed = caseFile.facts.filter(({ section, field }) => section === 'endeavors' && field !== 'title')
  const isOfProposal = speaksOfProposal(text) || (leavesPastOut(text) && proposed.some(({ id }) => named.includes(id)))
  const proposals = voice !== 'endeavor' && proposed.length > 0 && !isOfProposal
  return {
    caseFile: letters.length === 0 && !proposals ? caseFile : without(caseFile, letters, proposals),
    anywhere: proposals ? without(caseFile, [], proposals) : caseFile,
  }
}
