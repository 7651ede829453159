import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { LineBar } from './line-bar.tsx'
import { leaveErrors, Toasts } from '../ui/toast.tsx'

/**
 * Where one was on a page is known by its place in the history; the first page of each full load has none but `default`, and
 * would be scrolled to where the one before it was left, whatever its address says.
 */
const placeOf = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? pathname + search + hash : key

/** Around every page: toasts, scroll, and the focus, which goes to the new page's content as it would on a full load. */
export function Root() {
  const { pathname, search } = useLocation()
  const before = useRef<string | null>(null)
  const loading = useNavigation().state === 'loading'
  useEffect(() => {
    // Within a page (a tab, a form of its own) the focus stays where it is, unless what had it went away.
    const stays = before.current === pathname && document.activeElement !== document.body
    const first = before.current === null
    if (!first && before.current !== pathname) leaveErrors()
    before.current = pathname
    // A page that is opened for one of its fields has put the focus there already.
    const isInField = document.activeElement?.matches('#main :is(input, select, textarea)') === true
    if (!first && !stays && !isInField) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, search])
  return (
    <>
      {loading && <div className="page-loading" aria-hidden="true" />}
      <LineBar />
      <Outlet />
      <Toasts />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}
