import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Reading goes on where a link within the page led, for the keyboard too. */
export function useFocusAtHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.focus({ preventScroll: true })
  }, [hash])
}
