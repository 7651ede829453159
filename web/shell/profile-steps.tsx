import type { ProgressSection } from '#domain/section.ts'
import { Link, useLocation } from 'react-router'
import { useDoneSections } from '../api/progress.ts'

/** The seven steps of the profile. */
export const PROFILE_STEPS: readonly { section: ProgressSection; label: string; path: string }[] = [
  { section: 'Personal Info', label: 'Personal Info', path: '/personal-info' },
  { section: 'Education', label: 'Education', path: '/education-info' },
  { section: 'Academic Project', label: 'Education Project', path: '/scientific-project' },
  { section: 'Employment', label: 'Employment', path: '/employment-info' },
  { section: 'Professional Project', label: 'Employment Project', path: '/project-info' },
  { section: 'Evidence', label: 'Evidence', path: '/evidence' },
  { section: 'Future Plan', label: 'Future Plans', path: '/future-plans' },
]

/** How far one may go: a step up to the current one, the next one, or the one after the last completed. */
export function reachable(current: number, done: readonly boolean[]): number {
  return Math.max(current, done.lastIndexOf(true)) + 1
}

/** The step before a page; of a page that is none (RFE), the overview. */
export const stepBefore = (pathname: string): string =>
  PROFILE_STEPS[PROFILE_STEPS.findIndex((step) => step.path === pathname) - 1]?.path ?? '/dashboard'

/** The bar over each step: which of seven this is, and links to those that may be opened. */
export function ProfileSteps() {
  const { pathname } = useLocation()
  const sections = useDoneSections()
  const current = PROFILE_STEPS.findIndex((step) => step.path === pathname)
  const done = PROFILE_STEPS.map((step) => sections.has(step.section))
  const last = reachable(current, done)
  return (
    <nav aria-label="Profile steps">
      <ol className="steps">
        {PROFILE_STEPS.map(({ label, path }, index) => (
          <li key={path} className={[done[index] && 'done', index === current && 'now'].filter(Boolean).join(' ')}>
            {index <= last ? (
              <Link to={path} aria-current={index === current ? 'step' : undefined}>
                {label}
                {done[index] && <span className="sr">, complete</span>}
              </Link>
            ) : (
              <span className="s">{label}</span>
            )}
          </li>
        ))}
      </ol>
      {current >= 0 && (
        <p className="stepno">
          <b>
            Step {current + 1} of {PROFILE_STEPS.length}
          </b>{' '}
          <span>{PROFILE_STEPS[current]?.label}</span>
        </p>
      )}
    </nav>
  )
}
