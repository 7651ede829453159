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
        Skip to content
      </a>
      <header className="wrap-p lh">
        <Brand to="/" />
        <nav aria-label="Main">
          <Link to="/#how">How it works</Link>
          <Link to="/#pricing">Pricing</Link>
          <Link to="/resources">Resource Center</Link>
        </nav>
        <LinkButton to="/login" look="quiet">
          Log In
        </LinkButton>
        <LinkButton to="/register">Sign up</LinkButton>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </>
  )
}
