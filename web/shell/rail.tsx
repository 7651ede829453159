import { t } from '@lingui/core/macro'
import {
  Compass,
  FileText,
  LayoutDashboard,
  ListChecks,
  LogOut,
  MailQuestion,
  ReceiptText,
  Settings2,
  TextQuote,
  User,
  Users,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { usePendingRfe } from '../api/pending-rfe.ts'
import { LanguageButton } from '../language/language-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ThemeToggle } from '../ui/theme.tsx'
import { useLogOut } from './use-log-out.tsx'

const PLACES = [
  { to: '/dashboard', label: t`Dashboard`, icon: LayoutDashboard },
  { to: '/personal-info', label: t({ context: 'of the applicant', message: 'Profile' }), icon: User },
  { to: '/facts', label: t`Your facts`, icon: TextQuote },
  { to: '/proposed-endeavor', label: t`Proposed endeavors`, icon: Compass },
  { to: '/recommender', label: t`Recommenders`, icon: Users },
  { to: '/petition-letter', label: t`Petition letter`, icon: FileText },
  { to: '/plans', label: t`Plans & Billing`, icon: ReceiptText },
  { to: '/account-settings', label: t`Account Settings`, icon: Settings2 },
]

/** What comes with a request for evidence. */
const ANSWER = [
  { to: '/rfe-analysis', label: t`RFE analysis`, icon: ListChecks },
  { to: '/rfe-response', label: t`RFE response`, icon: MailQuestion },
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
      <nav className="rail" aria-label={t`Sidebar`}>
        {(pending ? [...PLACES, ...ANSWER] : PLACES).map(({ to, label, icon }) => (
          <Link key={to} to={to} aria-label={label} title={label} aria-current={pathname === to ? 'page' : undefined}>
            <Icon of={icon} />
          </Link>
        ))}
        <ThemeToggle folded />
        <LanguageButton folded />
        <button type="button" aria-label={t`Log Out`} title={t`Log Out`} onClick={() => void leave()}>
          <Icon of={LogOut} />
        </button>
      </nav>
      {question}
    </>
  )
}
