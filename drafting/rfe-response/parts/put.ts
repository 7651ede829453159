import type { Composer } from '../../builtin/composer.ts'
import { lawSlots } from '../../builtin/law.ts'
import { filled, type Slots } from '../../builtin/phrase.ts'
import { sentencesOfFrame } from '../../proof/frames.ts'

const LAW = lawSlots()

/**
 * Adds a frame that carries the answer's form. Unlike those of the argument it may come back: a notice has as many issues
 * as its officer likes. Sentences of one frame stand apart only where a citation closes the first.
 */
export function put(write: Composer, bank: readonly string[], slots: Slots = {}, exhibits: number[] = []): void {
  if (write.say(bank, slots, exhibits)) return
  const at = write.blocks.length % Math.max(1, bank.length)
  const sentences = sentencesOfFrame(bank[at] ?? '').map((frame) => filled(frame, { ...LAW, ...slots }))
  for (const [rank, sentence] of sentences.entries())
    if (sentence !== undefined) write.add(sentence, rank === sentences.length - 1 ? exhibits : [])
}
