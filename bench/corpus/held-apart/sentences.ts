import type { CorpusSentence, Kind } from '../case.ts'

/** Sentences of one voice by kind; what stands after ` ~~ ` is the note that says what the case file does not hold. */
export const sentences = (
  voice: CorpusSentence['voice'],
  byKind: Partial<Record<Kind, readonly string[]>>,
): CorpusSentence[] =>
  Object.entries(byKind).flatMap(([kind, lines]) =>
    lines.map((line) => {
      const [text = '', note] = line.split(' ~~ ')
      return { text, voice, kind: kind as Kind, ...(note === undefined ? {} : { note }) }
    }),
  )
