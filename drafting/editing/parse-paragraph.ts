import type { Inline, Sentence } from '#domain/document.ts'
import { anchorsOf, madeOf } from './alignment.ts'
import { carried } from './carried.ts'
import { recognized, type Recognized } from './recognized.ts'
import { sentencePlaces } from './sentence-ends.ts'
import { sentenceWords } from './sentence-words.ts'
import { curled, typed, type Typed } from './typed.ts'
import { typedMarks } from './typed-marks.ts'
import { readAgain, readAnew, type Reader, type TypedReading } from './typed-reading.ts'

interface Stretch {
  start: number
  end: number
}

/** A sentence of a typed paragraph. Places are those in the text as it was typed. */
export interface TypedSentence extends TypedReading {
  start: number
  end: number
  /** True where it is an earlier sentence word for word, which then stays as it was. */
  isKept: boolean
  /** Where a mark begins in it that nothing closes. */
  unclosed: readonly Stretch[]
  /** Where each letter of its inlines stands; an inline that is no text counts as one. None of a kept sentence. */
  letters: readonly Stretch[]
}

interface Piece {
  inline: Inline
  letters: Stretch[]
}

/** The inlines of a stretch of typed text, with the place of each of their letters. */
function inlinesAt(text: string, { start, end }: Stretch, marks: readonly Recognized[]): Piece[] {
  const pieces: Piece[] = []
  const words = (from: number, to: number): void => {
    const letters = Array.from({ length: to - from }, (_, index) => ({ start: from + index, end: from + index + 1 }))
    if (to > from) pieces.push({ inline: { kind: 'text', text: text.slice(from, to) }, letters })
  }
  let at = start
  for (const mark of marks.filter((one) => one.start >= start && one.end <= end)) {
    words(at, mark.start)
    for (const inline of mark.inlines) {
      const length = inline.kind === 'text' ? inline.text.length : 1
      pieces.push({ inline, letters: Array.from({ length }, () => ({ start: mark.start, end: mark.end })) })
    }
    at = mark.end
  }
  words(at, end)
  return pieces
}

/** The stretches of a text between those that are taken. */
function gapsOf(length: number, taken: readonly Stretch[]): Stretch[] {
  const edges = [0, ...taken.flatMap(({ start, end }) => [start, end]), length]
  return Array.from({ length: edges.length / 2 }, (_, gap) => ({
    start: edges[gap * 2] ?? 0,
    end: edges[gap * 2 + 1] ?? 0,
  }))
}

const WHOLE = { text: 'exhibit', exhibit: 'exhibit', authority: 'citation', missing: 'mark', verify: 'mark' } as const

/** Where a stretch of the tidied text stands in what was typed. */
const asTyped = ({ at }: Typed, { start, end }: Stretch): Stretch => ({
  start: at[start] ?? 0,
  end: (at[end - 1] ?? 0) + 1,
})

/** The sentences of a stretch in which nothing stands as it stood; `old` are those that stood there. */
function freshSentences(
  given: Typed,
  gap: Stretch,
  old: readonly Sentence[],
  { marks, unclosed }: { marks: readonly Recognized[]; unclosed: readonly Stretch[] },
  reader: Reader,
): TypedSentence[] {
  const { text } = given
  const inside = marks.filter(({ start, end }) => start >= gap.start && end <= gap.end)
  const wholes = inside.map(({ start, end, inlines }) => ({
    start,
    end,
    kind: WHOLE[inlines[0]?.kind ?? 'text'],
  }))
  const stretches = sentencePlaces(text, gap, wholes)
  const origins = madeOf(
    stretches.map(({ start, end }) => text.slice(start, end)),
    old.map(sentenceWords),
  )
  const around = old.flatMap(({ sources }) => sources)
  return stretches.map((stretch, index): TypedSentence => {
    const pieces = inlinesAt(text, stretch, inside)
    const origin = old[origins[index] ?? -1]
    const plain = pieces.map(({ inline }) => inline)
    const inlines = origin === undefined ? plain : carried(plain, origin)
    return {
      ...asTyped(given, stretch),
      ...readAnew(inlines, [...(origin?.sources ?? []), ...around], reader),
      isKept: false,
      unclosed: unclosed
        .filter(({ start }) => start >= stretch.start && start < stretch.end)
        .map(({ start }) => asTyped(given, { start, end: stretch.end })),
      letters: pieces.flatMap(({ letters }) => letters.map((letter) => asTyped(given, letter))),
    }
  })
}

/**
 * A paragraph as it was typed, sentence by sentence. What stands there word for word as before stays as it was, with
 * its inlines and sources; what is new or changed is read, and rests on what of the case file holds it.
 */
export function readParagraph(raw: string, before: readonly Sentence[], reader: Reader): TypedSentence[] {
  const given = typed(raw)
  const known = before.flatMap(({ inlines }) => inlines)
  const { closed, unclosed } = typedMarks(given.text, known)
  const read = { marks: recognized(given.text, known), unclosed }
  // A mark that was put around a sentence, or runs into it, makes another sentence of it.
  const anchors = anchorsOf(
    before.map((sentence) => curled(sentenceWords(sentence))),
    given.text,
  ).filter(
    (anchor) =>
      !closed.some(
        ({ start, end }) => start < anchor.end && end > anchor.start && (start < anchor.start || end > anchor.end),
      ),
  )
  const fresh = gapsOf(given.text.length, anchors).flatMap((gap, index) => {
    const [from, to] = [anchors[index - 1]?.index ?? -1, anchors[index]?.index ?? before.length]
    return freshSentences(given, gap, before.slice(from + 1, to), read, reader)
  })
  const kept = anchors.flatMap(({ index, start, end }): TypedSentence[] => {
    const sentence = before[index]
    if (sentence === undefined) return []
    const reading = readAgain(sentence, reader)
    return [{ ...asTyped(given, { start, end }), ...reading, sentence, isKept: true, unclosed: [], letters: [] }]
  })
  return [...fresh, ...kept].sort((a, b) => a.start - b.start)
}

export const parseParagraph = (text: string, before: readonly Sentence[], reader: Reader): Sentence[] =>
  readParagraph(text, before, reader).map(({ sentence }) => sentence)
