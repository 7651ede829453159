import { useEffect, type RefObject } from 'react'

/** Holds toasts above the bar of a form wherever they would lie over its buttons, while there are any. */
export function useClearOfBar(box: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useEffect(() => {
    const toasts = box.current
    if (toasts === null || shown.length === 0) return
    const place = () => {
      toasts.style.removeProperty('--clear')
      const bar = document.querySelector('.formbar')?.getBoundingClientRect()
      const { top, bottom } = toasts.getBoundingClientRect()
      if (bar && bar.top < bottom && bar.bottom > top)
        toasts.style.setProperty('--clear', `${window.innerHeight - bar.top}px`)
    }
    place()
    const grows = new ResizeObserver(place)
    grows.observe(document.body)
    grows.observe(toasts)
    const off = new AbortController()
    for (const event of ['scroll', 'resize'] as const)
      window.addEventListener(event, place, { signal: off.signal, passive: true })
    return () => {
      grows.disconnect()
      off.abort()
    }
  }, [box, shown])
}
