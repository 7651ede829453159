import type { CorpusSentence, FABRICATIONS } from '../case.ts'

type Voice = CorpusSentence['voice']

/** Sentences that the case file bears out, all of one voice. */
export const truths = (voice: Voice, texts: string[]): CorpusSentence[] =>
  texts.map((text) => ({ text, voice, kind: 'true' }))

/** Fabrications of one kind and voice, each with what is wrong in it. */
export const fabricated = (
  kind: (typeof FABRICATIONS)[number],
  voice: Voice,
  sentences: [text: string, note: string][],
): CorpusSentence[] => sentences.map(([text, note]) => ({ text, voice, kind, note }))
