import { useEffect, type RefObject } from 'react'

/** Holds toasts clear of what is pressed on the page, while there are any; how, is fetched with the first. */
export function useClearOfButtons(box: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useEffect(() => {
    const toasts = box.current
    if (toasts === null || shown.length === 0) return
    let isGone = false
    let letGo = () => {
      isGone = true
    }
    void import('./clear-of-buttons.ts').then(
      ({ holdClear }) => {
        if (!isGone) letGo = holdClear(toasts)
      },
      // Where it cannot be fetched, they stand at the foot of the window.
      () => undefined,
    )
    return () => letGo()
  }, [box, shown])
}
