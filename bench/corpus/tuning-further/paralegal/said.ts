import type { CorpusSentence, Kind } from '../../case.ts'

export type Voice = CorpusSentence['voice']

/** Sentences of one kind in one voice; a fabrication comes with a word on what is wrong with it. */
export const said = (kind: Kind, voice: Voice, ...texts: (string | [text: string, note: string])[]): CorpusSentence[] =>
  texts.map((given) =>
    typeof given === 'string' ? { text: given, voice, kind } : { text: given[0], voice, kind, note: given[1] },
  )
