import type { CorpusSentence, Kind } from '../../case.ts'

type Voice = CorpusSentence['voice']

/** True sentences of one voice. */
export const told = (voice: Voice, ...texts: string[]): CorpusSentence[] =>
  texts.map((text) => ({ text, voice, kind: 'true' }))

/** Fabrications of one kind: the sentence, its voice, and what is untrue in it. */
export const untold = (kind: Exclude<Kind, 'true'>, ...lies: [Voice, string, string][]): CorpusSentence[] =>
  lies.map(([voice, text, note]) => ({ text, voice, kind, note }))
