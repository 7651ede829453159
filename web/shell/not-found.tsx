import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { LinkButton } from '../ui/button.tsx'
import { Brand } from './brand.tsx'
import { usePageTitle } from './page-title.ts'
import { mayBeSignedIn } from './require-user.ts'

const OF_ALL = [
  { to: '/resources', label: t`Resource Center` },
  { to: '/contact', label: t({ context: 'page', message: 'Contact' }) },
]
const OF_A_VISITOR = [{ to: '/login', label: t`Log In` }, { to: '/all-plans', label: t`All plans` }, ...OF_ALL]
const OF_AN_APPLICANT = [
  { to: '/personal-info', label: t`My Application` },
  { to: '/plans', label: t`Plans & Billing` },
  { to: '/account-settings', label: t`Account Settings` },
  ...OF_ALL,
]

export function NotFound() {
  usePageTitle(t`Page not found`)
  const known = mayBeSignedIn()
  return (
    <>
      <header className="bare">
        <Brand to="/" />
      </header>
      <main className="state" id="main" tabIndex={-1}>
        <h1>
          <Trans>Page not found</Trans>
        </h1>
        <p>
          <Trans>There is nothing at this address. It may have been mistyped, or the page may have moved.</Trans>
        </p>
        <LinkButton look="primary" to={known ? '/dashboard' : '/'}>
          {known ? t`Go to the dashboard` : t`Go to the start`}
        </LinkButton>
        <nav className="likely" aria-labelledby="likely">
          <h2 id="likely">
            <Trans>Or look here</Trans>
          </h2>
          <ul>
            {(known ? OF_AN_APPLICANT : OF_A_VISITOR).map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </>
  )
}
