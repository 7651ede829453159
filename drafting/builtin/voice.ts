import { sentencesOfFrame } from '../proof/frames.ts'
import type { Person } from './person.ts'
import { possessiveOf } from './person.ts'
import { filled, words, type Phrase, type Slots } from './phrase.ts'
import { seedOf, shuffled } from './seed.ts'

/** Slots that every frame may use of the person it speaks of; verbs follow the pronoun's number. */
export function personSlots(person: Person): Slots {
  const { plural } = person
  return {
    name: words(person.short, person.sources),
    full: words(person.full, person.sources),
    'name’s': words(possessiveOf(person.short), person.sources),
    she: person.subject,
    her: person.possessive,
    them: person.object,
    herself: person.reflexive,
    is: plural ? 'are' : 'is',
    was: plural ? 'were' : 'was',
    has: plural ? 'have' : 'has',
    does: plural ? 'do' : 'does',
    s: plural ? '' : 's',
    es: plural ? '' : 'es',
  }
}

/** Picks frames: each at most once in a document, in an order of its own for each seed, so that no two read alike. */
export class Voice {
  private readonly used = new Set<string>()
  private readonly seed: number
  private readonly always: Slots

  constructor(seed: number, always: Slots) {
    this.seed = seed
    this.always = always
  }

  private inOrder(bank: readonly string[]): readonly string[] {
    return shuffled(bank, seedOf(this.seed, bank[0] ?? ''))
  }

  /** The sentences of the next frame whose slots are all held; none where the bank is spent or the facts lack. */
  say(bank: readonly string[], slots: Slots = {}): Phrase[] {
    const all = { ...this.always, ...slots }
    for (const frame of this.inOrder(bank)) {
      if (this.used.has(frame)) continue
      const sentences = sentencesOfFrame(frame).map((sentence) => filled(sentence, all))
      if (sentences.some((sentence) => sentence === undefined)) continue
      this.used.add(frame)
      return sentences.filter((sentence) => sentence !== undefined)
    }
    return []
  }

  /** The sentences of the first frame whose slots are all held, however often it was used: the form of an entry. */
  state(bank: readonly string[], slots: Slots = {}): Phrase[] {
    const all = { ...this.always, ...slots }
    for (const frame of bank) {
      const sentences = sentencesOfFrame(frame).map((sentence) => filled(sentence, all))
      if (sentences.every((sentence) => sentence !== undefined)) return sentences
    }
    return []
  }
}
