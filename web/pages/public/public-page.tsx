import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '../../shell/brand.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import './landing.css'

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
        <LinkButton to="/login" look="quiet">
          Log In
        </LinkButton>
        <LinkButton to="/register">Sign up</LinkButton>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot-p">
        <div className="wrap-p">
          <p className="law">
            <b>Waiverly is not a law firm.</b> We give no legal advice, we do not assess your chances, and using
            Waiverly creates no attorney-client relationship. You decide, you sign, you file. Waiverly is not part of,
            or endorsed by, any government agency.
          </p>
          <nav aria-label="Legal">
            <Link to="/all-plans">Plans</Link>
            <Link to="/resources">Resource Center</Link>
            <Link to="/terms">Terms</Link>
            <Link to="/privacy">Privacy</Link>
            <Link to="/contact">Contact</Link>
          </nav>
        </div>
      </footer>
    </>
  )
}
