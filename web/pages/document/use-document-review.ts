import { NOT_YOUR_NAME } from '#domain/drafted-document.ts'
import { isEditable } from '#domain/editable.ts'
import { calledName } from '#domain/filing-name.ts'
import { isNameOf } from '#domain/name-of-person.ts'
import { useCallback, useMemo, useState } from 'react'
import { useApplication } from '../../api/application.ts'
import { knownDocument, refetchDocument, reviewDocument, saveParagraph, type DocumentView } from '../../api/document.ts'
import { countsAfter, statesOf, type Place, type Point } from '../../review/points.ts'
import type { Known, Port } from '../../review/queue.ts'
import { plainSentence, printedSentence } from '../../review/sentence-text.ts'
import { tellOvertaken, tellRefused } from '../../review/tell.ts'
import { useReviewQueue } from '../../review/use-queue.ts'
import { useReviewWalk } from '../../review/use-review.ts'
import { chosenSentence } from './chosen-sentence.ts'

export const pointsIn = (open: DocumentView['open']): Point[] =>
  open.map(({ id, kind, block, sentence, text, waived, asked_of }) => ({
    id,
    kind,
    block,
    sentence,
    text,
    answer: waived,
    waitsFor: kind === 'missing' ? null : asked_of,
  }))

const known = (id: number): Known | undefined => {
  const document = knownDocument(id)
  return document && { version: document.version, blocks: document.blocks, points: pointsIn(document.open) }
}

const portOf = (id: number): Omit<Port, 'keep'> => ({
  known: () => known(id),
  review: (base_version, batch) => reviewDocument(id, { base_version, ...batch }),
  edit: (base_version, block) => saveParagraph(id, base_version, block),
  reload: () => refetchDocument(id),
  overtaken: tellOvertaken,
  refused: tellRefused,
})

/** The document as it is shown with presses that the server has not answered, and the review of it. */
export function useDocumentReview(
  drafted: DocumentView,
  { key, at, onAt }: { key: string; at: string | null; onAt: (point: string | null) => void },
) {
  const { id } = drafted
  const port = useMemo(() => portOf(id), [id])
  const before = useMemo(() => pointsIn(drafted.open), [drafted.open])
  const { queue, state, shown, typed, inName } = useReviewQueue(key, port, before, 'applicant')
  const application = useApplication()
  /** What is done once somebody has given their name. */
  const [asking, setAsking] = useState<((name: string) => void) | null>(null)
  const withName = useCallback(
    (then: (name: string) => void) =>
      void inName(
        then,
        () => setAsking(() => then),
        (name) => application.data === undefined || application.data === null || isNameOf(name, application.data),
      ),
    [inName, application.data],
  )
  const document = useMemo((): DocumentView => {
    if (shown === before) return drafted
    const answers = new Map(shown.map((point) => [point.id, point.answer]))
    const open = drafted.open.map((point) => ({ ...point, waived: answers.get(point.id) ?? null }))
    return { ...drafted, open, states: countsAfter(drafted.states, before, shown, drafted.blocks) }
  }, [drafted, before, shown])

  const sentenceAt = ({ block, sentence }: Place) => {
    const there = drafted.blocks.find((one) => one.kind !== 'page-break' && one.id === block)
    return there === undefined ? null : chosenSentence(there, sentence)
  }
  const review = useReviewWalk({
    key,
    queue,
    state,
    points: shown,
    at,
    onAt,
    withName,
    printedAt: (place) => {
      const sentence = sentenceAt(place)
      return sentence === null ? '' : printedSentence(sentence)
    },
    wordsAt: (place) => {
      const sentence = sentenceAt(place)
      return sentence === null ? '' : plainSentence(sentence)
    },
    isEditable: ({ block }) => drafted.blocks.some((one) => isEditable(one) && one.id === block),
  })
  const states = useMemo(() => statesOf(shown), [shown])
  const naming =
    asking === null
      ? null
      : {
          suggested: application.data ? calledName(application.data) : '',
          refused: async (given: string) =>
            application.data && !isNameOf(given, application.data) ? NOT_YOUR_NAME : undefined,
          onNamed: (given: string) => {
            queue.nameAs(given)
            setAsking(null)
            asking(given)
          },
          onClose: () => setAsking(null),
        }
  return { document, review, queue, state, states, typed, naming }
}
