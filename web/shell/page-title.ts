import { useEffect } from 'react'

const PRODUCT = 'Waiverly'

/** Says in the window's title where one is. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? PRODUCT : `${title} · ${PRODUCT}`
  }, [title])
}
