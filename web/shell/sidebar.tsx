import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { ProgressSection } from '#domain/section.ts'
import { BookOpen, LayoutDashboard, LogOut, ReceiptText, Settings2, TextQuote } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { isOpen, useFacts } from '../api/facts.ts'
import { usePendingRfe } from '../api/pending-rfe.ts'
import { useDoneSections } from '../api/progress.ts'
import { LanguageButton } from '../language/language-button.tsx'
import { Dot } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { ThemeToggle } from '../ui/theme.tsx'
import { isOfProfile, PROFILE_STEPS } from './profile-steps.tsx'
import { useLogOut } from './use-log-out.tsx'

const PLACES = [
  { to: '/dashboard', label: t`Dashboard`, icon: LayoutDashboard },
  { to: '/plans', label: t`Plans & Billing`, icon: ReceiptText },
  { to: '/account-settings', label: t`Account Settings`, icon: Settings2 },
]
/** `with`: pages that belong to it. */
const WORK: readonly { to: string; label: string; section: ProgressSection; with?: readonly string[] }[] = [
  { to: '/proposed-endeavor', label: t`Proposed endeavors`, section: 'Proposed Endeavor' },
  {
    to: '/recommender',
    label: t`Recommenders`,
    section: 'Recommender',
    with: ['/recommender-config', '/letter-packet'],
  },
  { to: '/petition-letter', label: t`Petition letter`, section: 'Petition Letter' },
]
/** What comes with a request for evidence. */
const ANSWER: typeof WORK = [
  { to: '/rfe', label: t`RFE notice`, section: 'RFE' },
  { to: '/rfe-analysis', label: t`RFE analysis`, section: 'RFE Analysis' },
  { to: '/rfe-response', label: t`RFE response`, section: 'RFE Response' },
]

/** Everything of the product in one list; the drawer of a small screen shows the same. */
export function Sidebar() {
  const done = useDoneSections()
  const { pending } = usePendingRfe()
  const work = pending ? [...WORK, ...ANSWER] : WORK
  const { leave, question } = useLogOut()
  const { pathname } = useLocation()
  const count = PROFILE_STEPS.length
  const steps = PROFILE_STEPS.filter((step) => done.has(step.section)).length
  const next = PROFILE_STEPS.find((step) => !done.has(step.section)) ?? PROFILE_STEPS[0]
  return (
    <>
      <nav className="side" aria-label={t`Sidebar`}>
        <ul>
          {PLACES.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink to={to}>
                <Icon of={icon} />
                {label}
              </NavLink>
            </li>
          ))}
          {/* Where there is room it stands in the header. */}
          <li className="narrow">
            <NavLink to="/resources">
              <Icon of={BookOpen} />
              <Trans>Resource Center</Trans>
            </NavLink>
          </li>
        </ul>
        <p className="over" id="side-case">
          <Trans>My Application</Trans>
        </p>
        <ul aria-labelledby="side-case">
          <li>
            <Link
              to={next?.path ?? '/personal-info'}
              aria-current={isOfProfile(pathname) && !work.some(({ to }) => to === pathname) ? 'page' : undefined}
            >
              <Dot
                state={steps === count ? 'done' : steps > 0 ? 'part' : undefined}
                percent={Math.round((100 * steps) / count)}
              />
              <Trans>
                Profile
                <span className="tail">
                  {steps} of {count}
                </span>
              </Trans>
            </Link>
          </li>
          <li>
            <Link to="/facts" aria-current={pathname === '/facts' ? 'page' : undefined}>
              <Icon of={TextQuote} />
              <Trans>Your facts</Trans>
              <FactsLeft />
            </Link>
          </li>
          {work.map(({ to, label, section, with: others = [] }) => (
            <li key={to}>
              <Link to={to} aria-current={[to, ...others].includes(pathname) ? 'page' : undefined}>
                <Dot state={done.has(section) ? 'done' : undefined} />
                {label}
                {done.has(section) && (
                  <span className="sr">
                    <Trans>, complete</Trans>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <div className="foot">
          <ThemeToggle />
          <LanguageButton />
          <button type="button" onClick={() => void leave()}>
            <Icon of={LogOut} />
            <Trans>Log Out</Trans>
          </button>
        </div>
      </nav>
      {question}
    </>
  )
}

/** How many facts wait, once a page has asked for them; a page that needs none of them asks for none. */
function FactsLeft() {
  const { data = [] } = useFacts({ enabled: false })
  const count = data.filter(isOpen).length
  if (count === 0) return null
  return (
    <span className="tail">
      <Plural value={count} one="# to look at" other="# to look at" />
    </span>
  )
}
