import { useEffect } from 'react'
import { pointElement, type ShownPoint } from './reading.ts'

/** Brings the entry of a point that was pressed in the text into view and gives it the focus, also where it is folded away. */
export function useFocusOn(pressed: ShownPoint | null): void {
  useEffect(() => {
    if (pressed === null) return
    // After a sheet at the foot has opened, which takes the focus first.
    const frame = requestAnimationFrame(() => {
      const entry = document.getElementById(pointElement(pressed.id))
      const folded = entry?.closest('details')
      if (folded) folded.open = true
      entry?.focus({ preventScroll: true })
      entry?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [pressed])
}
