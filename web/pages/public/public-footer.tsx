import { Link } from 'react-router'
import { OPERATOR, SOCIAL } from '../../content/site.ts'
import { Brand } from '../../shell/brand.tsx'

const OWN = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/cookies', label: 'Cookies' },
]

const YEAR = new Date().getFullYear()

export function PublicFooter() {
  const owner = OPERATOR.name === '' ? 'Waiverly' : OPERATOR.name
  return (
    <footer className="foot-p">
      <div className="wrap-p">
        <div className="cols">
          <div className="who-p">
            <Brand to="/" />
            <p className="law">
              <b>Waiverly is not a law firm.</b> We give no legal advice, we do not assess your chances, and using
              Waiverly creates no attorney-client relationship. You decide, you sign, you file. Waiverly is not part of,
              or endorsed by, any government agency.
            </p>
          </div>
          <nav aria-label="Product">
            <ul>
              <li>
                <Link to="/#how">How it works</Link>
              </li>
              <li>
                <Link to="/all-plans">All plans</Link>
              </li>
              <li>
                <Link to="/resources">Resource Center</Link>
              </li>
            </ul>
          </nav>
          <nav aria-label="Company">
            <ul>
              {OWN.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {SOCIAL.length > 0 && (
            <nav aria-label="Elsewhere">
              <ul>
                {SOCIAL.map(({ name, address }) => (
                  <li key={name}>
                    <a href={address} target="_blank" rel="noreferrer">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <p className="end">
          © {YEAR} {owner}
        </p>
      </div>
    </footer>
  )
}
