import { useSyncExternalStore } from 'react'

/** The widths at which the outline and what stands beside the text have columns of their own. */
const WIDTHS = { outline: '(min-width: 84.0625rem)', beside: '(min-width: 64.0625rem)' }

export function useWide(what: keyof typeof WIDTHS): boolean {
  const query = WIDTHS[what]
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}
