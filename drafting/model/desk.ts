import { holdsMark } from '../case-file/drafting-marks.ts'
import { isOfResume } from '../case-file/recommender-resumes.ts'
import type { Run } from '../drafted.ts'
import { sumOf, type Llm, type Usage } from '../llm.ts'
import type { Verifier } from '../verifier/calibration.ts'
import { conversationWith, verify } from '../verifier/verify.ts'
import type { Writing } from '../writing.ts'
import { briefed, type Briefing } from './briefing.ts'
import { Correspondence } from './correspondence.ts'
import type { Scrutiny } from './held-sentences.ts'

/** Who writes, and who reads what was written without knowing how it came to be. */
export interface Hands {
  llm: Llm
  /** The model that writes, in a conversation of its own, where no other is named. */
  verifier?: Verifier | undefined
}

/** The two correspondences of one document: with the drafter, and with the verifier. */
export interface Desk extends Scrutiny {
  usage(): Usage
}

export function deskOf(
  briefing: Briefing,
  { caseFile, voice }: Pick<Writing, 'caseFile' | 'voice'>,
  run: Run,
  { llm, verifier = { llm } }: Hands,
): Desk {
  const drafter = new Correspondence(llm, briefed(briefing), run.signal, run.paid)
  const reading = conversationWith({ ...run, llm: verifier.llm })
  const shown = new Set(briefing.caseFile.facts)
  const facts = caseFile.facts.filter(
    (fact) => shown.has(fact) || (fact.section !== 'endeavors' && !isOfResume(fact) && !holdsMark(fact.value)),
  )
  return {
    caseFile,
    readable: { ...caseFile, facts },
    voice,
    drafter,
    verifiedBy: verifier.llm,
    verify: (claims) => verify(claims, reading),
    usage: () => sumOf([drafter.usage, reading.verifier.usage]),
  }
}
