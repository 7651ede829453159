import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '../../shell/brand.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PublicFooter } from './public-footer.tsx'
import './public-page.css'

/** A page that anybody may read. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return <PublicFrame>{children}</PublicFrame>
}

/** What stands around the pages that anybody may read. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <header className="wrap-p lh">
        <Brand to="/" />
        <nav aria-label={t`Main`}>
          <Link to="/#how">
            <Trans>How it works</Trans>
          </Link>
          <Link to="/#pricing">
            <Trans>Pricing</Trans>
          </Link>
          <Link to="/resources">
            <Trans>Resource Center</Trans>
          </Link>
        </nav>
        <LinkButton to="/login" look="quiet" className="of-visitor">
          <Trans>Log In</Trans>
        </LinkButton>
        <LinkButton to="/register" className="of-visitor">
          <Trans>Sign up</Trans>
        </LinkButton>
        <LinkButton to="/dashboard" className="of-member">
          <Trans>Dashboard</Trans>
        </LinkButton>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </>
  )
}
