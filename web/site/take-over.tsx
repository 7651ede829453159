import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { doAgain, doneIn, type Done } from './done.ts'

/** Stands before the app: its layout effects are the first of all, so that theirs find the app in the page. */
function Before({ swap }: { swap: () => void }) {
  useLayoutEffect(swap, [swap])
  return null
}

/** Stands behind the app: its effects are the last, when forms listen to what is typed. */
function Behind({ then }: { then: () => void }) {
  const [, settle] = useState(false)
  // Before a change is drawn at once, effects are run: theirs do not wait until the frame was painted.
  useLayoutEffect(() => queueMicrotask(() => flushSync(() => settle(true))), [])
  useEffect(then, [then])
  return null
}

/**
 * Puts the app in the place of a page that was built ahead, in one frame and with what was done there meanwhile. The app is
 * drawn aside and a little at a time, so that whoever types does not wait for it; it is called when the app has all that it draws.
 */
export function takeOver(root: HTMLElement, app: ReactNode): void {
  const place = root.cloneNode(false) as HTMLElement
  let done: Done | undefined
  const swap = () => {
    if (done) return
    done = doneIn(root)
    root.replaceWith(place)
  }
  let again = () => {
    again = () => undefined
    if (done) doAgain(place, done)
  }
  startTransition(() =>
    createRoot(place).render(
      <>
        <Before swap={swap} />
        {app}
        <Behind then={() => again()} />
      </>,
    ),
  )
}
