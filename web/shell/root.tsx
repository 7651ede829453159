import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { LineBar } from './line-bar.tsx'
import { Toasts } from '../ui/toast.tsx'

/** Around every page: toasts, scroll, and the focus, which goes to the new page's content as it would on a full load. */
export function Root() {
  const { pathname, search } = useLocation()
  const before = useRef<string | null>(null)
  const loading = useNavigation().state === 'loading'
  useEffect(() => {
    // Within a page (a tab, a form of its own) the focus stays where it is, unless what had it went away.
    const stays = before.current === pathname && document.activeElement !== document.body
    const first = before.current === null
    before.current = pathname
    if (!first && !stays) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, search])
  return (
    <>
      {loading && <div className="page-loading" aria-hidden="true" />}
      <LineBar />
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
