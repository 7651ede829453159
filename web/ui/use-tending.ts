import { useEffect, type RefObject } from 'react'

/** Tends toasts as long as there are any; how, is fetched with the first. */
export function useTending(box: RefObject<HTMLElement | null>, areShown: boolean): void {
  useEffect(() => {
    const toasts = box.current
    if (toasts === null || !areShown) return
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
  }, [box, areShown])
}
