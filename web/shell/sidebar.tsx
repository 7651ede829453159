import { BookOpen, LayoutDashboard, LogOut, ReceiptText, Settings2 } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { useDoneSections } from '../api/progress.ts'
import { Dot } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { ThemeToggle } from '../ui/theme.tsx'
import { PROFILE_STEPS } from './profile-steps.tsx'
import { useLogOut } from './use-log-out.tsx'

const PLACES = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/plans', label: 'Plans & Billing', icon: ReceiptText },
  { to: '/account-settings', label: 'Account Settings', icon: Settings2 },
]
const WORK = [
  { to: '/proposed-endeavor', label: 'Proposed endeavors', section: 'Proposed Endeavor' },
  { to: '/recommender', label: 'Recommenders', section: 'Recommender' },
  { to: '/petition-letter', label: 'Petition letter', section: 'Petition Letter' },
]

/** Everything of the product in one list; the drawer of a small screen shows the same. */
export function Sidebar() {
  const done = useDoneSections()
  const { leave, question } = useLogOut()
  const { pathname } = useLocation()
  const steps = PROFILE_STEPS.filter((step) => done.has(step.section)).length
  const next = PROFILE_STEPS.find((step) => !done.has(step.section)) ?? PROFILE_STEPS[0]
  const inProfile = PROFILE_STEPS.some((step) => step.path === pathname)
  return (
    <>
      <nav className="side" aria-label="Sidebar">
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
              Resource Center
            </NavLink>
          </li>
        </ul>
        <p className="over" id="side-case">
          My Application
        </p>
        <ul aria-labelledby="side-case">
          <li>
            <NavLink to={next?.path ?? '/personal-info'} aria-current={inProfile ? 'page' : undefined}>
              <Dot
                state={steps === PROFILE_STEPS.length ? 'done' : steps > 0 ? 'part' : undefined}
                percent={Math.round((100 * steps) / PROFILE_STEPS.length)}
              />
              Profile
              <span className="tail">
                {steps} of {PROFILE_STEPS.length}
              </span>
            </NavLink>
          </li>
          {WORK.map(({ to, label, section }) => (
            <li key={to}>
              <NavLink to={to}>
                <Dot state={done.has(section) ? 'done' : undefined} />
                {label}
                {done.has(section) && <span className="sr">, complete</span>}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="foot">
          <ThemeToggle />
          <button type="button" onClick={() => void leave()}>
            <Icon of={LogOut} />
            Log Out
          </button>
        </div>
      </nav>
      {question}
    </>
  )
}
