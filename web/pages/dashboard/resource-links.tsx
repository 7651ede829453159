import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'

const LINKS = [
  { to: '/resources/niw-requirements', label: 'NIW requirements' },
  { to: '/resources/common-mistakes', label: 'Common mistakes' },
  { to: '/resources/diy-vs-attorney', label: 'On your own or with an attorney' },
]

export function ResourceLinks() {
  return (
    <section aria-labelledby="resource-links">
      <h2 id="resource-links">
        <Link to="/resources">Resource Center</Link>
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
