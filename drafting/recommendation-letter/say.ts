import { filled, type Slots } from '../builtin/phrase.ts'
import { personSlots } from '../builtin/voice.ts'
import { sentencesOfFrame } from '../proof/frames.ts'
import type { Letter } from './letter.ts'

/**
 * Adds the next frame of a bank whose slots are all held. Each writer begins at another frame, and so does each time that a
 * section is written in other words. False where the record lacks what the frames need.
 */
export function say({ write, portrait, share, variation, turns }: Letter, bank: readonly string[], slots: Slots = {}) {
  const all = { ...personSlots(portrait.person), ...slots }
  const used = turns.get(bank) ?? 0
  for (let step = 0; step < bank.length; step++) {
    const frame = bank[(share.rank + variation.seed + used + step) % bank.length] ?? ''
    const sentences = sentencesOfFrame(frame).map((sentence) => filled(sentence, all))
    if (sentences.includes(undefined)) continue
    for (const sentence of sentences) if (sentence !== undefined) write.add(sentence)
    turns.set(bank, used + 1)
    return true
  }
  return false
}
