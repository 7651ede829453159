import type { CorpusSentence, Kind } from '../../case.ts'

/** Sentences of one kind in one voice. */
export const of = (kind: Kind, voice: CorpusSentence['voice'], texts: string[]): CorpusSentence[] =>
  texts.map((text) => ({ text, voice, kind }))
