import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { Toasts } from '../ui/toast.tsx'

/** Around every page: toasts, scroll, and the focus, which goes to the new page's content as it would on a full load. */
export function Root() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const loading = useNavigation().state === 'loading'
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      {loading && <div className="page-loading" aria-hidden="true" />}
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
