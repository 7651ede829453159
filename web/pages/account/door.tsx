import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Brand } from '../../shell/brand.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { Icon } from '../../ui/icon.tsx'
import './account.css'

/** The frame of the pages before the login. */
export function Door({
  title,
  intro,
  icon,
  tone,
  children,
}: {
  title: string
  intro?: ReactNode
  /** For a page that tells how something went. */
  icon?: LucideIcon
  tone?: 'error'
  children?: ReactNode
}) {
  usePageTitle(title)
  return (
    <div className="door">
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <header>
        <Brand to="/" />
      </header>
      <main id="main" tabIndex={-1}>
        {icon && (
          <span className={tone ? `glyph glyph-${tone}` : 'glyph'}>
            <Icon of={icon} size="l" />
          </span>
        )}
        <h1>{title}</h1>
        {intro !== undefined && <p>{intro}</p>}
        {children}
      </main>
      <footer>
        <Trans>Waiverly is not a law firm and gives no legal advice.</Trans>
      </footer>
    </div>
  )
}
