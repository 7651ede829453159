import type { CorpusSentence } from '../../case.ts'

/** Sentences of one kind in one voice; a pair is a sentence and a note on it. */
export const say = (
  kind: CorpusSentence['kind'],
  voice: CorpusSentence['voice'],
  ...sentences: (string | [text: string, note: string])[]
): CorpusSentence[] =>
  sentences.map((sentence) =>
    typeof sentence === 'string'
      ? { text: sentence, voice, kind }
      : { text: sentence[0], voice, kind, note: sentence[1] },
  )
