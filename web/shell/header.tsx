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
  const username = useMe()?.username
  const { data: progress } = useQuery(progressQuery)
  const inApplication = !APART.some((path) => pathname.startsWith(path))
  return (
    <header className="top">
      <button type="button" className="burger" aria-label="Open menu" onClick={onMenu}>
        <Icon of={Menu} />
      </button>
      <Brand to="/dashboard" />
      <nav aria-label="Main">
        <Link to={progress ? furthestStep(doneIn(progress)) : '/dashboard'} aria-current={inApplication || undefined}>
          My Application
        </Link>
        <NavLink to="/plans">Plans &amp; Billings</NavLink>
        <NavLink to="/resources">Resource Center</NavLink>
      </nav>
      <Link className="who" to="/account-settings">
        <span className="avatar" aria-hidden="true">
          {(username ?? 'Guest').slice(0, 2).toUpperCase()}
        </span>
        <span>{username ?? 'Guest'}</span>
        <span className="sr">Account settings</span>
      </Link>
    </header>
  )
}
