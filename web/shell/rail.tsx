import {
  Compass,
  FileText,
  LayoutDashboard,
  ListChecks,
  LogOut,
  MailQuestion,
  ReceiptText,
  Settings2,
  User,
  Users,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { usePendingRfe } from '../api/pending-rfe.ts'
import { Icon } from '../ui/icon.tsx'
import { useLogOut } from './use-log-out.tsx'

const PLACES = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/personal-info', label: 'Profile', icon: User },
  { to: '/proposed-endeavor', label: 'Proposed endeavors', icon: Compass },
  { to: '/recommender', label: 'Recommenders', icon: Users },
  { to: '/petition-letter', label: 'Petition letter', icon: FileText },
  { to: '/plans', label: 'Plans & Billing', icon: ReceiptText },
  { to: '/account-settings', label: 'Account Settings', icon: Settings2 },
]

/** What comes with a request for evidence. */
const ANSWER = [
  { to: '/rfe-analysis', label: 'RFE analysis', icon: ListChecks },
  { to: '/rfe-response', label: 'RFE response', icon: MailQuestion },
]

/** Pages that need the width for themselves; the sidebar is folded to its icons there. */
export const isWideWork = (pathname: string): boolean => pathname.startsWith('/documents/')

/** The sidebar folded to icons. What they mean is their name and shown when pointed at. */
export function Rail() {
  const { pathname } = useLocation()
  const { pending } = usePendingRfe()
  const { leave, question } = useLogOut()
  return (
    <>
      <nav className="rail" aria-label="Sidebar">
        {(pending ? [...PLACES, ...ANSWER] : PLACES).map(({ to, label, icon }) => (
          <Link key={to} to={to} aria-label={label} title={label} aria-current={pathname === to ? 'page' : undefined}>
            <Icon of={icon} />
          </Link>
        ))}
        <button type="button" aria-label="Log Out" title="Log Out" onClick={() => void leave()}>
          <Icon of={LogOut} />
        </button>
      </nav>
      {question}
    </>
  )
}
