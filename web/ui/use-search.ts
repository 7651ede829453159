import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The search of the page's address, and how to change it. React Router hands each change the search as it was last drawn, so that
 * of two changes between two drawings the first would be lost; here the second goes on from the first.
 */
export function useSearch(): [URLSearchParams, (change: (next: URLSearchParams) => void) => void] {
  const [search, setSearch] = useSearchParams()
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const change = useCallback(
    (work: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(latest.current)
      work(next)
      latest.current = next
      setSearch(next, { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )
  return [search, change]
}
