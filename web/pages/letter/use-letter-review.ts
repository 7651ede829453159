import type { LinkedLetter } from '#domain/letter-link.ts'
import { useCallback, useMemo, useState } from 'react'
import { knownLetter, nameWriter, newestLetter, reviewLetter, saveWords } from '../../api/linked-letter.ts'
import { statesOf, type Place, type Point } from '../../review/points.ts'
import type { Port } from '../../review/queue.ts'
import { plainSentence, printedSentence } from '../../review/sentence-text.ts'
import { tellOvertaken, tellRefused } from '../../review/tell.ts'
import { useReviewQueue } from '../../review/use-queue.ts'
import { useReviewWalk } from '../../review/use-review.ts'
import { sentencesOf } from '../document/block-words.tsx'
import { blockOf, draftsOf } from './linked.ts'
import { whyNoName } from './use-writers-name.ts'

const pointsIn = (open: LinkedLetter['open']): Point[] =>
  open.map(({ id, kind, block, sentence, text, confirmed }) => ({ id, kind, block, sentence, text, answer: confirmed }))

const portOf = (token: string): Omit<Port, 'keep'> => ({
  known: () => {
    const letter = knownLetter(token)
    return letter && { version: letter.version, blocks: letter.blocks, points: pointsIn(letter.open) }
  },
  review: (base_version, batch) => reviewLetter(token, { base_version, ...batch }),
  edit: (base_version, block) => saveWords(token, base_version, block),
  reload: () => newestLetter(token),
  overtaken: tellOvertaken,
  refused: tellRefused,
})

/** Where one is in the review of a letter is kept for the window: its address holds the token alone. */
const placeKey = (token: string): string => `${draftsOf(token)}/review-at`

/** The letter as it is shown with presses that the server has not answered, and its writer's review of it. */
export function useLetterReview(token: string, read: LinkedLetter) {
  const key = `${draftsOf(token)}/review`
  const port = useMemo(() => portOf(token), [token])
  const before = useMemo(() => pointsIn(read.open), [read.open])
  const { queue, state, shown, typed } = useReviewQueue(key, port, before, 'recommender')
  const [at, setAt] = useState<string | null>(() => sessionStorage.getItem(placeKey(token)))
  const onAt = useCallback(
    (point: string | null) => {
      setAt(point)
      if (point === null) sessionStorage.removeItem(placeKey(token))
      else sessionStorage.setItem(placeKey(token), point)
    },
    [token],
  )
  /** What is done once the writer has given their name. */
  const [asking, setAsking] = useState<((name: string) => void) | null>(null)
  const by = read.writer?.name ?? null
  const withName = useCallback(
    (then: (given: string) => void) => (by === null ? setAsking(() => then) : then(by)),
    [by],
  )
  const letter = useMemo((): LinkedLetter => {
    if (shown === before) return read
    const answers = new Map(shown.map((point) => [point.id, point.answer]))
    return { ...read, open: read.open.map((point) => ({ ...point, confirmed: answers.get(point.id) ?? null })) }
  }, [read, before, shown])
  const sentenceAt = ({ block, sentence }: Place) => {
    const there = blockOf(read, block)
    return there === null ? undefined : sentencesOf(there)[sentence]
  }
  const wordsIn = (place: Place, words: typeof plainSentence) => {
    const sentence = sentenceAt(place)
    if (sentence !== undefined) return words(sentence)
    return shown.find(({ block, sentence: index }) => block === place.block && index === place.sentence)?.text ?? ''
  }
  const review = useReviewWalk({
    key,
    queue,
    state,
    points: shown,
    at: read.signed === null ? at : null,
    onAt,
    withName,
    printedAt: (place) => wordsIn(place, printedSentence),
    wordsAt: (place) => wordsIn(place, plainSentence),
    isEditable: ({ block }) => blockOf(read, block) !== null,
  })
  const states = useMemo(() => statesOf(shown), [shown])
  const naming =
    asking === null
      ? null
      : {
          // Who holds the link types their own name: one that stands there already says nothing of who pressed.
          suggested: '',
          refused: async (given: string) => {
            try {
              await nameWriter(token, given)
              return undefined
            } catch (error) {
              return whyNoName(error)
            }
          },
          onNamed: (given: string) => {
            queue.nameAs(given)
            setAsking(null)
            asking(given)
          },
          onClose: () => setAsking(null),
        }
  return { letter, review, queue, state, states, typed, naming, isOn: at !== null && read.signed === null, start: onAt }
}
