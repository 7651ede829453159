import { useEffect } from 'react'

/** Asks before the window is closed while a press is still on its way. Within the product it is sent to its end. */
export function LeaveUnsent({ isUnsent }: { isUnsent: boolean }) {
  useEffect(() => {
    if (!isUnsent) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsent])
  return null
}
