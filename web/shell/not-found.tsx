import { Link } from 'react-router'
import { LinkButton } from '../ui/button.tsx'
import { Brand } from './brand.tsx'
import { usePageTitle } from './page-title.ts'
import { mayBeSignedIn } from './require-user.ts'

const OF_ALL = [
  { to: '/resources', label: 'Resource Center' },
  { to: '/contact', label: 'Contact' },
]
const OF_A_VISITOR = [{ to: '/login', label: 'Log In' }, { to: '/all-plans', label: 'All plans' }, ...OF_ALL]
const OF_AN_APPLICANT = [
  { to: '/personal-info', label: 'My Application' },
  { to: '/plans', label: 'Plans & Billing' },
  { to: '/account-settings', label: 'Account Settings' },
  ...OF_ALL,
]

export function NotFound() {
  usePageTitle('Page not found')
  const known = mayBeSignedIn()
  return (
    <>
      <header className="bare">
        <Brand to="/" />
      </header>
      <main className="state" id="main" tabIndex={-1}>
        <h1>Page not found</h1>
        <p>There is nothing at this address. It may have been mistyped, or the page may have moved.</p>
        <LinkButton look="primary" to={known ? '/dashboard' : '/'}>
          {known ? 'Go to the dashboard' : 'Go to the start'}
        </LinkButton>
        <nav className="likely" aria-labelledby="likely">
          <h2 id="likely">Or look here</h2>
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
