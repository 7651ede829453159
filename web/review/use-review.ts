import { plural, t } from '@lingui/core/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { BETWEEN_SENTENCES } from '../language/locale.ts'
import { focusCurrent, inView } from './in-view.ts'
import { paceOfSentences } from './pace.ts'
import { pointsOf, settledBy, type Settled, type Step } from './presses.ts'
import { itemsOf, placeOf, type Item, type Place, type Point } from './points.ts'
import type { QueueState, ReviewQueue } from './queue.ts'
import type { Review, Writing } from './review-context.ts'

/** Sentences that were begun and left, by document and point. */
const begun = new Map<string, string>()

const isAt = (a: Place, b: Place): boolean => a.block === b.block && a.sentence === b.sentence

/** The sentence that an address names; where it was settled or says something else by now, the one that comes next. */
function currentOf(left: readonly Item[], points: readonly Point[], at: string, place: Place | null): Item | undefined {
  const named = left.find(({ id }) => id === at) ?? left.find((item) => place !== null && isAt(item, place))
  if (named !== undefined) return named
  const order = [...new Set(points.map(placeOf))]
  const from = points.find(({ id }) => id === at) ?? place
  const rank = from === null ? -1 : order.indexOf(placeOf(from))
  return (rank < 0 ? undefined : left.find((item) => order.indexOf(placeOf(item)) > rank)) ?? left[0]
}

/** The sentence after one, or before it; past the end it goes on at the other. */
export function neighborOf(
  left: readonly Item[],
  from: Item | undefined,
  skip: readonly Item[],
  back = false,
): Item | undefined {
  const order = back ? left.toReversed() : left
  const at = order.findIndex(({ id }) => id === from?.id)
  const turned = at < 0 ? order : [...order.slice(at + 1), ...order.slice(0, at + 1)]
  return turned.find(({ id }) => skip.every((one) => one.id !== id))
}

/** Where a person is in a review, and what they do there. `at` is null where no review goes on. */
export function useReviewWalk({
  key,
  queue,
  state,
  points,
  at,
  onAt,
  withName,
  printedAt,
  wordsAt,
  isEditable,
}: {
  /** Tells documents apart. */
  key: string
  queue: ReviewQueue
  state: QueueState
  points: readonly Point[]
  at: string | null
  /** Goes to a point, or ends the review. */
  onAt: (point: string | null) => void
  /** Asks once who it is that confirms. */
  withName: (then: (name: string) => void) => void
  /** A sentence as it is printed, and as it is typed. */
  printedAt: (place: Place) => string
  wordsAt: (place: Place) => string
  isEditable: (place: Place) => boolean
}): Review {
  const left = useMemo(() => itemsOf(points), [points])
  const [place, setPlace] = useState<Place | null>(null)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [said, setSaid] = useState('')
  const item = at === null ? undefined : currentOf(left, points, at, place)
  const now = { at, left, item, points, state, withName, onAt, printedAt, wordsAt, isEditable }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })

  const walk = useMemo(() => {
    const lookAt = (next: Item | undefined) => {
      setPlace(next === undefined ? null : { block: next.block, sentence: next.sentence })
      if (latest.current.at !== null) latest.current.onAt(next?.id ?? 'done')
    }
    /** Goes on to the next sentence, and says how many are left and which it is. */
    const goOn = (words: string, touched: readonly Item[]) => {
      const { left: open, item: from } = latest.current
      paceOfSentences.note(Date.now(), touched.length)
      const rest = open.filter(({ id }) => touched.every((one) => one.id !== id))
      const isHere = from === undefined || touched.some(({ id }) => id === from.id)
      const next = isHere ? neighborOf(open, from, touched) : from
      const how =
        rest.length === 0
          ? t`That was the last one.`
          : plural(rest.length, { one: '# sentence left.', other: '# sentences left.' })
      const inBar = document.activeElement?.closest('.footbar') != null
      const then = inBar && next !== undefined ? [latest.current.wordsAt(next)] : []
      setSaid([words, how, ...then].join(BETWEEN_SENTENCES))
      setWriting(null)
      if (isHere) lookAt(next)
    }
    const settle = (items: readonly Item[], as: Settled, words: string) =>
      latest.current.withName((name) => {
        queue.press({ kind: 'settle', points: pointsOf(items), as, name })
        goOn(words, items)
      })
    const confirm = (items: readonly Item[]) =>
      settle(items, 'confirmed', plural(items.length, { one: 'Confirmed.', other: '# sentences confirmed.' }))
    return {
      look: (next: Item) => {
        setWriting(null)
        lookAt(next)
      },
      move: (back: boolean) => lookAt(neighborOf(latest.current.left, latest.current.item, [], back)),
      confirm: (one: Item) => confirm([one]),
      confirmParagraph: () => {
        const { left: open, item: here } = latest.current
        if (here === undefined) return
        const all = open.filter(({ block }) => block === here.block)
        const seen = inView(all)
        const hidden = all.filter((one) => one.id !== here.id && !seen.includes(one)).length
        if (hidden > 0)
          setSaid(
            plural(hidden, {
              one: 'The sources of # sentence of this paragraph are not in view. Scroll to them first.',
              other: 'The sources of # sentences of this paragraph are not in view. Scroll to them first.',
            }),
          )
        else confirm(all)
      },
      leaveOut: (one: Item) => settle([one], 'left_out', t`Left out.`),
      write: (one: Item) => {
        if (!latest.current.isEditable(one))
          return setSaid(t`This line follows from your profile and is changed there.`)
        setWriting({ item: one, text: latest.current.wordsAt(one) })
      },
      typedIn: ({ item: { id }, text }: Writing) => begun.get(`${key} ${id}`) ?? text,
      type: ({ item: { id } }: Writing, text: string) => void begun.set(`${key} ${id}`, text),
      save: ({ item: one, text: before }: Writing, text: string) =>
        latest.current.withName((name) => {
          begun.delete(`${key} ${one.id}`)
          if (text === before && one.state === 'open') return confirm([one])
          const { block, sentence } = one
          const printed = latest.current.printedAt(one)
          queue.press({
            kind: 'edit',
            place: { block, sentence },
            points: one.points,
            before: [printed],
            after: text,
            name,
          })
          goOn(t`Saved and confirmed.`, [one])
        }),
      leave: (box: Writing, text: string) => {
        if (text === box.text) begun.delete(`${key} ${box.item.id}`)
        setWriting(null)
      },
      undo: () => {
        const step = queue.undo()
        setWriting(null)
        if (step === undefined) return setSaid(t`There is nothing to undo.`)
        setSaid(t`Undone. It is open again.`)
        const place = placeUndone(step, latest.current.points)
        if (place === undefined) return
        setPlace(place)
        if (latest.current.at !== null) latest.current.onAt(step.press.points[0] ?? 'done')
      },
      takeBack: (ids: readonly string[]) => {
        const first = latest.current.points.find(({ id }) => id === ids[0])
        if (first === undefined) return
        queue.press({ kind: 'settle', points: ids, as: 'open', name: first.answer?.by ?? '' }, settledBy(first.answer))
        setSaid(t`It is open again.`)
      },
      end: () => {
        setWriting(null)
        queue.flush()
        latest.current.onAt(null)
      },
      wordsOf: (one: Place) => latest.current.wordsAt(one),
      isEditable: (one: Place) => latest.current.isEditable(one),
    }
  }, [queue, key])

  // Whoever comes to a sentence by the keyboard hears it: it takes the focus.
  const isOn = at !== null
  const id = item?.id
  const isWriting = writing !== null
  useEffect(() => {
    if (!isOn || isWriting) return
    const frame = requestAnimationFrame(focusCurrent)
    return () => cancelAnimationFrame(frame)
  }, [isOn, id, isWriting])

  const history = state.history
  return useMemo(
    () => ({
      ...walk,
      item,
      left,
      settled: settledIn(history, points),
      isSaved: state.waiting.length === 0,
      canUndo: history.length > 0,
      writing: left.some(({ id }) => id === writing?.item.id) ? writing : null,
      said,
    }),
    [walk, item, left, history, points, state.waiting.length, writing, said],
  )
}

/** How many sentences presses were about. */
function settledIn(history: readonly Step[], points: readonly Point[]): number {
  const places = new Map(points.map((point) => [point.id, placeOf(point)]))
  const about = history.flatMap(({ press }) =>
    press.kind === 'edit' ? [`typed ${placeOf(press.place)}`] : press.points.map((id) => places.get(id) ?? id),
  )
  return new Set(about).size
}

function placeUndone({ press }: Step, points: readonly Point[]): Place | undefined {
  if (press.kind === 'edit') return press.place
  return points.find(({ id }) => id === press.points[0])
}
