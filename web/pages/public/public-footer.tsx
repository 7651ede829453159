import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { OPERATOR, SOCIAL } from '../../content/site.ts'
import { LanguageButton } from '../../language/language-button.tsx'
import { Brand } from '../../shell/brand.tsx'

const OWN = [
  { to: '/about', label: t`About` },
  { to: '/contact', label: t({ context: 'page', message: 'Contact' }) },
  { to: '/privacy', label: t`Privacy` },
  { to: '/terms', label: t`Terms` },
  { to: '/cookies', label: t`Cookies` },
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
              <Trans>
                <b>Waiverly is not a law firm.</b> We give no legal advice, we do not assess your chances, and using
                Waiverly creates no attorney-client relationship. You decide, you sign, you file. Waiverly is not part
                of, or endorsed by, any government agency.
              </Trans>
            </p>
          </div>
          <nav aria-label={t`Product`}>
            <ul>
              <li>
                <Link to="/#how">
                  <Trans>How it works</Trans>
                </Link>
              </li>
              <li>
                <Link to="/all-plans">
                  <Trans>All plans</Trans>
                </Link>
              </li>
              <li>
                <Link to="/resources">
                  <Trans>Resource Center</Trans>
                </Link>
              </li>
            </ul>
          </nav>
          <nav aria-label={t`Company`}>
            <ul>
              {OWN.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {SOCIAL.length > 0 && (
            <nav aria-label={t`Elsewhere`}>
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
        <div className="end">
          <span>
            © {YEAR} {owner}
          </span>
          <LanguageButton />
        </div>
      </div>
    </footer>
  )
}
