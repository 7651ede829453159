import { holdsMark } from '../case-file/drafting-marks.ts'
import { isOfResume } from '../case-file/recommender-resumes.ts'
import type { Run } from '../drafted.ts'
import { sumOf, type Llm, type Usage } from '../llm.ts'
import { Correspondence } from './correspondence.ts'
import type { Scrutiny } from './held-sentences.ts'
import { secondReadingSystem } from './second-reading.ts'
import { briefed, type Briefing } from './briefing.ts'
import type { Writing } from '../writing.ts'

/** The two correspondences of one document: with the drafter, and with a reader who knows nothing of the drafting. */
export interface Desk extends Scrutiny {
  usage(): Usage
}

export function deskOf(
  briefing: Briefing,
  { caseFile, voice }: Pick<Writing, 'caseFile' | 'voice'>,
  run: Run,
  llm: Llm,
): Desk {
  const drafter = new Correspondence(llm, briefed(briefing), run.signal, run.paid)
  const reader = new Correspondence(llm, { system: secondReadingSystem, material: '' }, run.signal, run.paid)
  const shown = new Set(briefing.caseFile.facts)
  const facts = caseFile.facts.filter(
    (fact) => shown.has(fact) || (fact.section !== 'endeavors' && !isOfResume(fact) && !holdsMark(fact.value)),
  )
  return {
    caseFile,
    readable: { ...caseFile, facts },
    voice,
    drafter,
    reader,
    usage: () => sumOf([drafter.usage, reader.usage]),
  }
}
