import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'

const LINKS = [
  { to: '/resources/niw-requirements', label: t`NIW requirements` },
  { to: '/resources/common-mistakes', label: t`Common mistakes` },
  { to: '/resources/diy-vs-attorney', label: t`On your own or with an attorney` },
]

export function ResourceLinks() {
  return (
    <section aria-labelledby="resource-links">
      <h2 id="resource-links">
        <Link to="/resources">
          <Trans>Resource Center</Trans>
        </Link>
      </h2>
      <ul>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <Icon of={ArrowRight} size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
