import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ProgressSection } from '#domain/section.ts'
import { Link, useLocation } from 'react-router'
import { useDoneSections } from '../api/progress.ts'

/** The seven steps of the profile. */
export const PROFILE_STEPS: readonly { section: ProgressSection; label: string; path: string }[] = [
  { section: 'Personal Info', label: t`Personal Info`, path: '/personal-info' },
  { section: 'Education', label: t`Education`, path: '/education-info' },
  { section: 'Academic Project', label: t`Education Project`, path: '/scientific-project' },
  { section: 'Employment', label: t`Employment`, path: '/employment-info' },
  { section: 'Professional Project', label: t`Employment Project`, path: '/project-info' },
  { section: 'Evidence', label: t`Evidence`, path: '/evidence' },
  { section: 'Future Plan', label: t`Future Plans`, path: '/future-plans' },
]

/** Whether a page belongs to the profile: one of its steps, the notice beside them, or what brings entries in. */
export const isOfProfile = (pathname: string): boolean =>
  PROFILE_STEPS.some(({ path }) => path === pathname) || pathname === '/rfe' || pathname === '/import'

/** How far one may go: a step up to the current one, the next one, or the one after the last completed. */
export function reachable(current: number, done: readonly boolean[]): number {
  return Math.max(current, done.lastIndexOf(true)) + 1
}

/**
 * The pages of the profile that may be opened from a step; from elsewhere one stands before the first that is not done.
 */
export function openPages(
  done: ReadonlySet<string>,
  from = PROFILE_STEPS.findIndex((step) => !done.has(step.section)),
): ReadonlySet<string> {
  const last = reachable(
    from,
    PROFILE_STEPS.map((step) => done.has(step.section)),
  )
  return new Set(PROFILE_STEPS.slice(0, last + 1).map((step) => step.path))
}

/** The step before a page; of a page that is none (RFE), the overview. */
export const stepBefore = (pathname: string): string =>
  PROFILE_STEPS[PROFILE_STEPS.findIndex((step) => step.path === pathname) - 1]?.path ?? '/dashboard'

/** The bar over each step: which of seven this is, and links to those that may be opened. */
export function ProfileSteps() {
  const { pathname } = useLocation()
  const sections = useDoneSections()
  const current = PROFILE_STEPS.findIndex((step) => step.path === pathname)
  const open = openPages(sections, current)
  const [place, count] = [current + 1, PROFILE_STEPS.length]
  return (
    <nav aria-label={t`Profile steps`}>
      <ol className="steps">
        {PROFILE_STEPS.map(({ section, label, path }, index) => {
          const done = sections.has(section)
          return (
            <li key={path} className={[done && 'done', index === current && 'now'].filter(Boolean).join(' ')}>
              {open.has(path) ? (
                <Link to={path} aria-current={index === current ? 'step' : undefined}>
                  {label}
                  {done && (
                    <span className="sr">
                      <Trans>, complete</Trans>
                    </span>
                  )}
                </Link>
              ) : (
                <span className="s">{label}</span>
              )}
            </li>
          )
        })}
      </ol>
      {current >= 0 && (
        <p className="stepno">
          <b>
            <Trans>
              Step {place} of {count}
            </Trans>
          </b>{' '}
          <span>{PROFILE_STEPS[current]?.label}</span>
        </p>
      )}
    </nav>
  )
}
