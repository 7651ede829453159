import { isOfResume } from '../case-file/recommender-resumes.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import { passages } from './passages.ts'
import { searchable } from './fold.ts'
import type { Voice } from './reading.ts'
import { speaksOfSelf } from './speaks-of-self.ts'

interface Variants {
  hasResumes: boolean
  known: Map<string, CaseFile>
}

const held = new WeakMap<CaseFile, Variants>()

const naming = (fact: Fact, name: string): Fact[] => {
  const named = passages(fact.value).filter((text) => searchable(text).includes(name))
  return named.length === 0 ? [] : [{ ...fact, value: named.join('\n') }]
}

/**
 * The case file as far as recommenders' resumes bear on one sentence: that of the letter's own writer, whole where the
 * sentence speaks of the writer, and otherwise the passages that name the applicant; no other.
 */
export function resumesHeard(text: string, voice: Voice, whole: CaseFile): CaseFile {
  const variants = held.get(whole) ?? { hasResumes: whole.facts.some(isOfResume), known: new Map<string, CaseFile>() }
  held.set(whole, variants)
  if (!variants.hasResumes) return whole
  const speaker = typeof voice === 'object' ? voice.referee : undefined
  const isOfSelf = speaker !== undefined && speaksOfSelf(text, whole)
  const key = `${speaker} ${isOfSelf}`
  const name = searchable(whole.profile.application.last_name)
  const known = variants.known.get(key) ?? {
    ...whole,
    facts: whole.facts.flatMap((fact) => {
      if (!isOfResume(fact)) return [fact]
      if (fact.entry !== speaker) return []
      return isOfSelf ? [fact] : naming(fact, name)
    }),
  }
  variants.known.set(key, known)
  return known
}
