import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { JobFollower } from '../tasks/job-follower.tsx'
import { IconButton } from '../ui/button.tsx'
import { DeletionBanner } from './deletion-banner.tsx'
import { Header } from './header.tsx'
import { isWideWork, Rail } from './rail.tsx'
import { Sidebar } from './sidebar.tsx'

/** The frame of every signed-in page. */
export function AppShell() {
  const [drawer, setDrawer] = useState(false)
  const wide = isWideWork(useLocation().pathname)
  return (
    <>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <Header onMenu={() => setDrawer(true)} />
      <DeletionBanner />
      <div className={wide ? 'shell shell-wide' : 'shell'}>
        {wide ? <Rail /> : <Sidebar />}
        <main className="main" id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <JobFollower />
      {drawer && <Drawer onClose={() => setDrawer(false)} />}
    </>
  )
}

/**
 * The sidebar on a small screen: a modal that closes on the way to any page, also one that is then not left, on Escape and on
 * a press beside it.
 */
function Drawer({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => box.current?.showModal(), [])
  useEffect(() => {
    if (key !== opened.current) onClose()
  }, [key, onClose])
  return (
    // A link is pressed by its keys too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={box}
      className="side-drawer"
      aria-label={t`Menu`}
      closedby="any"
      onClose={onClose}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onClose()
      }}
    >
      <Sidebar />
      <IconButton icon={X} label={t`Close menu`} onClick={onClose} />
    </dialog>
  )
}
