import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { doneIn, progressQuery } from '../api/progress.ts'
import { useMe } from '../api/session.ts'
import { Icon } from '../ui/icon.tsx'
import { Brand } from './brand.tsx'
import { furthestStep } from './furthest-step.ts'

/** Pages with a place of their own in the header; all others belong to the application. */
const APART = ['/plans', '/cart', '/order-confirmation', '/account-settings', '/resources']

export function Header({ onMenu }: { onMenu: () => void }) {
  const { pathname } = useLocation()
  const username = useMe()?.username ?? t`Guest`
  const { data: progress } = useQuery(progressQuery)
  const inApplication = !APART.some((path) => pathname.startsWith(path))
  return (
    <header className="top">
      <button type="button" className="burger" aria-label={t`Open menu`} onClick={onMenu}>
        <Icon of={Menu} />
      </button>
      <Brand to="/dashboard" />
      <nav aria-label={t`Main`}>
        <Link to={progress ? furthestStep(doneIn(progress)) : '/dashboard'} aria-current={inApplication || undefined}>
          <Trans>My Application</Trans>
        </Link>
        <NavLink to="/plans">
          <Trans>Plans &amp; Billings</Trans>
        </NavLink>
        <NavLink to="/resources">
          <Trans>Resource Center</Trans>
        </NavLink>
      </nav>
      <Link className="who" to="/account-settings">
        <span className="avatar" aria-hidden="true">
          {username.slice(0, 2).toUpperCase()}
        </span>
        <span>{username}</span>
        <span className="sr">
          <Trans>Account settings</Trans>
        </span>
      </Link>
    </header>
  )
}
