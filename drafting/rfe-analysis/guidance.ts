import type { Made } from '#domain/document.ts'
import { cite } from '../authorities/library.ts'
import { joined, plain, words, type Phrase } from '../builtin/phrase.ts'
import { sentencesOfFrame } from '../proof/frames.ts'

const PLACE = /\{([^{}@]+)(?:@([^{}]+))?\}/

/** A sentence of guidance with the places of the law that it names; a place that the library lacks is a mistake in the sentence. */
export function guided(frame: string): Phrase {
  const parts: Phrase[] = []
  let rest = frame
  for (let place = PLACE.exec(rest); place !== null; place = PLACE.exec(rest)) {
    const inline = cite(place[1] ?? '', place[2])
    parts.push(words(rest.slice(0, place.index)), { inlines: [inline], sources: [inline.id] })
    rest = rest.slice(place.index + place[0].length)
  }
  const slots: Extract<Made, { frame: string }>['slots'] = Object.fromEntries(
    [...frame.matchAll(new RegExp(PLACE, 'g'))].map(([, id = '', pin]) => {
      const source = pin === undefined ? id : `${id}@${pin}`
      return [source, { text: '', sources: [cite(id, pin).id] }]
    }),
  )
  return { ...joined(...parts, words(rest)), made: { frame, slots } }
}

/** Each sentence of such words by itself. */
export const guidedSentences = (bank: readonly string[]): Phrase[] => bank.flatMap(sentencesOfFrame).map(guided)

export const guidedText = (frame: string): string => plain(guided(frame))
