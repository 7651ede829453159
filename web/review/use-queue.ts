import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { dropDraft, keepDraft, keepDraftNow, readDraft } from '../forms/drafts.ts'
import { shownAfter, typedIn, type Step } from './presses.ts'
import type { Answer, Point } from './points.ts'
import { reviewQueue, type Port, type QueueState, type ReviewQueue } from './queue.ts'

type Kept = Pick<QueueState, 'waiting' | 'name'>

const isStep = (step: unknown): step is Step =>
  typeof step === 'object' && step !== null && 'press' in step && typeof step.press === 'object' && step.press !== null

const isKept = (values: unknown): values is Kept =>
  typeof values === 'object' &&
  values !== null &&
  'waiting' in values &&
  Array.isArray(values.waiting) &&
  values.waiting.every(isStep)

interface OpenQueue {
  queue: ReviewQueue
  /** Done once what an earlier visit kept on this device is back: a name that was given then is not asked for again. */
  restored: Promise<void>
}

/** One for each document that was looked at: what was pressed is sent to its end, also once its page is left. */
const queues = new Map<string, OpenQueue>()

/** The queue of a document, by the key under which what is not sent yet is kept on this device. */
function queueOf(key: string, port: Omit<Port, 'keep'>): OpenQueue {
  const known = queues.get(key)
  if (known !== undefined) return known
  const queue = reviewQueue({
    ...port,
    keep: ({ waiting, name }) =>
      void (waiting.length === 0 && name === null
        ? dropDraft(key)
        : keepDraft(key, { waiting, name }, { waiting: [], name })),
  })
  const restored = readDraft(key).then(
    (draft) => {
      if (draft !== null && isKept(draft.values)) queue.restore(draft.values)
    },
    () => undefined,
  )
  const opened = { queue, restored }
  queues.set(key, opened)
  return opened
}

/** What waits is kept and sent when the page is left, hidden or reloaded. */
function useSentOnLeaving(queue: ReviewQueue, key: string): void {
  useEffect(() => {
    const leave = () => {
      const { waiting, name } = queue.state()
      if (waiting.length > 0) keepDraftNow(key, { waiting, name }, { waiting: [], name })
      queue.flush()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') queue.flush()
    }
    const again = () => {
      if (queue.state().stopped !== null) queue.retry()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', hide)
    return () => {
      queue.flush()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [queue, key])
}

/** The presses of a review, and the points as they are shown with them. */
export function useReviewQueue(key: string, port: Omit<Port, 'keep'>, points: readonly Point[], as: Answer['as']) {
  const { queue, restored } = queueOf(key, port)
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  useSentOnLeaving(queue, key)
  const { waiting } = state
  const shown = useMemo(() => shownAfter(points, waiting, as), [points, waiting, as])
  const typed = useMemo(() => typedIn(waiting), [waiting])
  /** Goes on in the name that was given; where none was, asks for it. */
  const inName = useCallback(
    async (then: (name: string) => void, ask: () => void, isTheirs: (name: string) => boolean) => {
      if (queue.state().name === null) await restored
      const { name } = queue.state()
      // A name that was kept before the profile had another one would be refused with each press.
      if (name === null || !isTheirs(name)) ask()
      else then(name)
    },
    [queue, restored],
  )
  return { queue, state, shown, typed, inName }
}
