import { useEffect, type RefObject } from 'react'

/** Tends toasts while there are any; how, is fetched with the first. */
export function useTending(box: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useEffect(() => {
    const toasts = box.current
    if (toasts === null || shown.length === 0) return
    let isGone = false
    let letGo = () => {
      isGone = true
    }
    void import('./tend-toasts.ts').then(
      ({ tend }) => {
        if (!isGone) letGo = tend(toasts)
      },
      // Where it cannot be fetched, they stand at the foot of the window.
      () => undefined,
    )
    return () => letGo()
  }, [box, shown])
}
